import { Writable } from 'node:stream';
import {
  canonicalJson,
  type Fact,
  type Frame,
  factsFor,
  fold,
  frame,
  openMatch,
  patch,
  type Viewer,
} from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import type { History, ReplayFile } from '@pentapolis/wire';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { join, make, request, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { start } from './support/start.ts';

/** Frames and facts of a viewer, worked out from the log by the kernel alone. */
function shownBy(file: ReplayFile, viewer: Viewer): { frames: Frame[]; facts: Fact[] } {
  const [first, ...rest] = file.events;
  if (first?.kind !== 'start') throw new Error('no start');
  const match = openMatch(hush, first);
  const frames = [frame(match, viewer)];
  const facts: Fact[] = [];
  for (const event of rest) {
    facts.push(...factsFor(match, fold(match, event), viewer));
    frames.push(frame(match, viewer));
  }
  return { frames: structuredClone(frames), facts };
}

function replayed({ first, steps }: History): { frames: Frame[]; facts: Fact[] } {
  const frames = [first];
  for (const { c } of steps) frames.push(patch(frames.at(-1), c) as Frame);
  return { frames, facts: steps.flatMap(({ f }) => f ?? []) };
}

const distinct = (frames: readonly Frame[]): string[] =>
  frames.map(canonicalJson).filter((text, at, all) => text !== all[at - 1]);

test('nobody is sent, and no log is told, what he may not know', async () => {
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const { url } = await start({ log: pino({ level: 'trace' }, sink) });
  const mine = await make(url, {
    seats: [
      { fill: 'you', name: 'Ada', salt: 'salt-of-ada' },
      { fill: 'open' },
      { fill: 'bot', level: 'master' },
    ],
    options: { rounds: '6', powers: ['peek', 'dice'] },
  });
  const { id } = mine.match;
  const yours = await join(url, id, 'Bob');
  const [ada, bob, eve] = await Promise.all([connect(url), connect(url), connect(url)]);
  await Promise.all([ada.watch(id, [tokenOf(mine)]), bob.watch(id, [tokenOf(yours)]), eve.watch(id)]);
  await playToTheEnd(id, [
    { client: ada, seat: 0, token: tokenOf(mine) },
    { client: bob, seat: 1, token: tokenOf(yours) },
  ]);
  await eve.until(() => eve.as('spectator').frame.status === 'finished');
  const file = (await request(`${url}/api/matches/${id}/replay`)).body as ReplayFile;

  const secrets = [file.seed, 'salt-of-ada', 'outcomes'];
  const raws = { 0: ada.raw.join('\n'), 1: bob.raw.join('\n'), spectator: eve.raw.join('\n') };
  for (const raw of Object.values(raws)) {
    expect(raw.length).toBeGreaterThan(1000);
    for (const secret of [...secrets, tokenOf(mine), tokenOf(yours)]) expect(raw).not.toContain(secret);
  }
  for (const kind of ['choseCard', 'drewCard', 'peekedCard']) expect(raws.spectator).not.toContain(kind);
  for (const [seat, client] of [ada, bob].entries()) {
    const told = client.as(seat).facts.filter(({ kind }) => /^(?:choseCard|drewCard|peekedCard)$/.test(kind));
    expect(told.length).toBeGreaterThan(5);
    expect(new Set(told.map((fact) => fact.seat))).toEqual(new Set([seat]));
  }

  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const expected = shownBy(file, viewer);
    const history = (await request(`${url}/api/matches/${id}/history?viewer=${viewer}`)).body as History;
    const shown = replayed(history);
    expect(distinct(shown.frames)).toEqual(distinct(expected.frames));
    expect(shown.facts).toEqual(JSON.parse(JSON.stringify(expected.facts)));
  }
  expect(ada.as(0).facts).toEqual(shownBy(file, 0).facts);
  expect(eve.as('spectator').facts).toEqual(shownBy(file, 'spectator').facts);

  const log = logged.join('');
  expect(log).toContain('"route"');
  for (const secret of [...secrets, tokenOf(mine), tokenOf(yours), id, 'choose'])
    expect(log).not.toContain(secret);
});

test('a move that a rival cannot see is no message to him: not even its number shows', async () => {
  const { url } = await start();
  const mine = await make(url, { seats: [{ fill: 'you' }, { fill: 'open' }], options: { powers: [] } });
  const yours = await join(url, mine.match.id, 'Bob');
  const { id } = mine.match;
  const [ada, bob] = await Promise.all([connect(url), connect(url)]);
  await Promise.all([ada.watch(id, [tokenOf(mine)]), bob.watch(id, [tokenOf(yours)])]);
  await ada.playAny(id, tokenOf(mine), 0);
  await bob.until(() => bob.as(1).n === 1);
  const seen = bob.as(1).facts.map(({ kind }) => kind);
  expect(seen).toEqual(['chose']);
  expect(ada.as(0).facts.map(({ kind }) => kind)).toEqual(['chose', 'choseCard']);
});
