import { type Chance, commitment, fastChance } from '@pentapolis/kernel';
import type { Reply, Seated } from '@pentapolis/wire';
import { describe, expect, test } from 'vitest';
import { isAlone, seatsHeld } from '../src/http/files.ts';
import { hashToken } from '../src/secrets.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { info, join, make, post, request, tokenOf } from './support/api.ts';
import { type Client, connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { start } from './support/start.ts';

function refusal(reply: Reply<object>): string {
  if (reply.ok) throw new Error(`not refused: ${JSON.stringify(reply)}`);
  return 'violation' in reply ? reply.violation.rule : reply.error.key;
}

const bot = { fill: 'bot', level: 'master' } as const;
const resign = { kind: 'resign' } as const;

async function watching(url: string, { match, tokens }: Seated): Promise<Client> {
  const client = await connect(url);
  await client.watch(
    match.id,
    tokens.map(({ token }) => token),
  );
  return client;
}

/** Ada, Bo and Cy at one table, all of them watching. */
async function three(url: string) {
  const ada = await make(url, {
    seats: [{ fill: 'you', name: 'Ada' }, { fill: 'open' }, { fill: 'open' }],
    options: { powers: [] },
  });
  const { id } = ada.match;
  const bo = await join(url, id, 'Bo');
  const cy = await join(url, id, 'Cy');
  const clients = await Promise.all([ada, bo, cy].map((seated) => watching(url, seated)));
  return { id, tokens: [ada, bo, cy].map(tokenOf) as [string, string, string], clients, bo };
}

/** The steps sent since so many packets had come, without the channels they came by. */
function stepsSince({ raw }: Client, packets: number): string[] {
  return raw.slice(packets).flatMap((packet) => /^2\["step",\d+,(.*)$/.exec(packet)?.[1] ?? []);
}

async function playOneRound(id: string, clients: readonly Client[], tokens: readonly string[], by: number[]) {
  const chance: Chance = fastChance(9);
  for (const seat of by) {
    const client = clients[seat] as Client;
    await client.until(() => client.as(seat).frame.decision !== undefined, `a question to seat ${seat}`);
    expect(await client.playAny(id, tokens[seat] as string, seat, chance)).toMatchObject({ ok: true });
  }
}

describe('who has left', () => {
  test('looks on from that very step, on every screen, without asking [PEN-LEAVE-3]', async () => {
    const { url } = await start();
    const { id, tokens, clients, bo: seated } = await three(url);
    const [, bo] = clients as [Client, Client];
    const tab = await watching(url, seated);
    const eve = await connect(url);
    await eve.watch(id);
    const onlookers = [eve, bo, tab];
    const before = onlookers.map(({ raw }) => raw.length);

    expect(await bo.move(id, tokens[1], resign)).toMatchObject({ ok: true });
    for (const screen of [bo, tab]) {
      await screen.until(() => screen.held.has('spectator'), 'looking on');
      expect([...screen.held.keys()]).toEqual(['spectator']);
    }
    await eve.until(() => eve.info?.spectators === 3, 'the leaver counts as a spectator');
    await playOneRound(id, clients, tokens, [0, 2]);
    await eve.until(() => (eve.as('spectator').frame.view as { round: number }).round === 2);
    const [leave, ...after] = stepsSince(eve, before[0] as number);
    expect(leave).toContain('match.resigned');
    for (const [at, screen] of onlookers.entries()) {
      await screen.until(() => screen.as('spectator').n === eve.as('spectator').n);
      expect(screen.as('spectator').frame).toEqual(eve.as('spectator').frame);
      if (at > 0) expect(stepsSince(screen, before[at] as number)).toEqual(after);
    }
  });

  test('has no eyes and no voice by the old token, also after a restart [PEN-LEAVE-3]', async () => {
    const server = await start();
    const { id, tokens, clients } = await three(server.url);
    const [, bo] = clients as [Client, Client];
    const { asked = 0 } = bo.as(1).frame;
    await bo.move(id, tokens[1], resign, 'bye');

    const check = async (url: string): Promise<void> => {
      const client = await connect(url);
      const old = { match: id, token: tokens[1] };
      await client.watch(id, [tokens[1]]);
      expect([...client.held.keys()]).toEqual(['spectator']);
      const mixed = await client.ask('watch', { match: id, tokens: [tokens[1], tokens[2]] });
      expect(mixed).toMatchObject({ seats: [2], viewers: [{ viewer: 2 }] });
      expect(refusal(await client.ask('chat', { ...old, text: 'hello' }))).toBe('api.hasLeft');
      expect(refusal(await client.ask('tail', { ...old, after: 0 }))).toBe('api.hasLeft');
      const act = { kind: 'act', decision: asked, action: { kind: 'choose', card: 1 } } as const;
      for (const move of [act, { kind: 'undo' }, { kind: 'answer', agree: true }, resign] as const)
        expect(refusal(await client.move(id, tokens[1], move))).toBe('PEN-LEAVE-1');
      expect(await client.move(id, tokens[1], resign, 'bye')).toMatchObject({ ok: true });
      const headers = { authorization: `Bearer ${tokens[1]}` };
      const history = await request(`${url}/api/matches/${id}/history?viewer=1`, { headers });
      expect([history.status, history.body.error.key]).toEqual([403, 'api.hasLeft']);
      const again = await post(`${url}/api/matches/${id}/rematch`, {
        seats: [{ token: tokens[1], saltCommitment: commitment('again') }],
      });
      expect(again.body.error.key).toBe('api.notOver');
    };
    await check(server.url);
    await server.close();
    await check((await start({ dataDir: server.dataDir })).url);
  });

  test('has no eyes in a match that broke either [PEN-LEAVE-3]', () => {
    const seats = [{ filled: 'bot', name: 'Ada', level: 'master', insteadOf: 'Ada' }, { filled: 'person' }];
    const tokens = ['ada', 'bo'].map((token, seat) => ({ seat, hash: hashToken(token), creator: false }));
    const stored = { record: { seats }, tokens } as unknown as StoredMatch;
    expect(seatsHeld(stored, ['ada'])).toEqual([]);
    expect(seatsHeld(stored, ['bo', 'ada', 'bo'])).toEqual([1]);
    expect(seatsHeld(stored, ['bo', 'cy'])).toBeUndefined();
    expect([isAlone(stored, []), isAlone(stored, [1])]).toEqual([false, true]);
  });

  test('keeps the other seats of the device [PEN-LEAVE-3]', async () => {
    const { url } = await start();
    const mine = await make(url, { seats: [{ fill: 'you', name: 'Ada' }, { fill: 'you', name: 'Bo' }, bot] });
    const { id } = mine.match;
    const [adas, bos] = mine.tokens.map(({ token }) => token) as [string, string];
    const screen = await watching(url, mine);
    expect(await screen.move(id, adas, resign)).toMatchObject({ ok: true });
    await screen.until(() => !screen.held.has(0));
    expect([...screen.held.keys()]).toEqual([1]);
    await playToTheEnd(id, [{ client: screen, seat: 1, token: bos }]);
    expect(screen.as(1).frame.result?.ranking[0]).toBe(3);
  });

  test('is a spectator at the end too, and may sit down in the rematch [PEN-LEAVE-3]', async () => {
    const { url } = await start();
    const ada = await make(url);
    const { id } = ada.match;
    const bo = await join(url, id, 'Bo');
    const screen = await watching(url, bo);
    await screen.move(id, tokenOf(bo), resign);
    await screen.until(() => screen.held.get('spectator')?.frame.status === 'finished');
    expect(refusal(await screen.ask('chat', { match: id, token: tokenOf(bo), text: 'again?' }))).toBe(
      'api.hasLeft',
    );
    const again = await post(`${url}/api/matches/${id}/rematch`, {
      seats: [{ token: tokenOf(bo), saltCommitment: commitment('again') }],
    });
    expect(again.body).toMatchObject({ tokens: [{ seat: 0 }], match: { seats: [{ name: 'Bo' }, {}] } });
  });

  test('sees nothing of whoever takes the seat of an open match that was given back', async () => {
    const { url } = await start();
    const mine = await make(url, {
      seats: [{ fill: 'you', name: 'Ada' }, { fill: 'open' }, { fill: 'open' }],
    });
    const bo = await join(url, mine.match.id, 'Bo');
    const old = await watching(url, bo);
    const screen = await watching(url, mine);
    expect(await old.move(mine.match.id, tokenOf(bo), resign)).toMatchObject({ ok: true });
    const cy = await join(url, mine.match.id, 'Cy', 1);
    const di = await join(url, mine.match.id, 'Di');
    expect(di.match.status).toBe('running');
    const eve = await connect(url);
    await eve.watch(mine.match.id);
    const before = old.raw.length;
    await screen.watch(mine.match.id, [tokenOf(mine)]);
    const clients = [screen, await watching(url, cy), await watching(url, di)];
    await playOneRound(mine.match.id, clients, [mine, cy, di].map(tokenOf), [0, 1, 2]);
    await eve.until(() => eve.as('spectator').n === 3, 'what everybody may see');
    await expect.poll(() => stepsSince(old, before)).toEqual(stepsSince(eve, 0));
  });
});

describe('when the last person has left', () => {
  test('the match is abandoned, bots do not play on alone [PEN-LEAVE-4]', async () => {
    const { url } = await start({ botDelayMs: 60_000 });
    const mine = await make(url, { seats: [{ fill: 'you', name: 'Ada' }, bot, bot] });
    const { id } = mine.match;
    const screen = await watching(url, mine);
    expect(await screen.move(id, tokenOf(mine), resign)).toMatchObject({ ok: true });
    expect(await info(url, id)).toMatchObject({
      status: 'abandoned',
      deciding: [],
      seats: [{ filled: 'person', name: 'Ada' }, { filled: 'bot' }, { filled: 'bot' }],
    });
    await screen.until(() => screen.held.get('spectator')?.frame.status === 'abandoned');
    const { events } = (await request(`${url}/api/matches/${id}/replay`)).body;
    expect(events.at(-1)).toEqual({ seq: 1, kind: 'leave', seat: 0, reason: 'resigned', deserted: true });
  });

  test('one after the other, on one screen or on several [PEN-LEAVE-4]', async () => {
    const { url } = await start();
    const mine = await make(url, {
      seats: [{ fill: 'you', name: 'Ada' }, { fill: 'you', name: 'Bo' }, { fill: 'open' }, bot, bot],
    });
    const { id } = mine.match;
    const cy = await join(url, id, 'Cy');
    const screen = await watching(url, mine);
    const other = await watching(url, cy);
    await screen.move(id, mine.tokens[0]?.token ?? '', resign);
    await other.move(id, tokenOf(cy), resign);
    expect((await info(url, id)).status).toBe('running');
    await screen.move(id, mine.tokens[1]?.token ?? '', resign);
    expect((await info(url, id)).status).toBe('abandoned');
  });

  test('one player being left, the match is over and has its result [PEN-LEAVE-2]', async () => {
    const { url } = await start();
    const mine = await make(url, { seats: [{ fill: 'you', name: 'Ada' }, bot] });
    const screen = await watching(url, mine);
    await screen.move(mine.match.id, tokenOf(mine), resign);
    expect(await info(url, mine.match.id)).toMatchObject({
      status: 'finished',
      result: { ranking: [2, 1] },
    });
  });
});
