import { fastChance } from '@pentapolis/kernel';
import type { Reply } from '@pentapolis/wire';
import { describe, expect, test } from 'vitest';
import { info, join, make, post, promise, request, tokenOf } from './support/api.ts';
import { type Client, connect } from './support/client.ts';
import { playToTheEnd } from './support/play.ts';
import { type Started, start } from './support/start.ts';

interface TwoPeople {
  readonly server: Started;
  readonly id: string;
  readonly ada: Client;
  readonly bob: Client;
  readonly adas: string;
  readonly bobs: string;
}

/** Ada and Bob at one table, both watching; more seats as given. */
async function twoPeople(server: Started, more: readonly object[] = [], options = {}): Promise<TwoPeople> {
  const { url } = server;
  const mine = await make(url, {
    seats: [{ fill: 'you', name: 'Ada' }, { fill: 'open' }, ...(more as [])],
    options,
  });
  const yours = await join(url, mine.match.id, 'Bob');
  const [ada, bob] = await Promise.all([connect(url), connect(url)]);
  const { id } = mine.match;
  await Promise.all([ada.watch(id, [tokenOf(mine)]), bob.watch(id, [tokenOf(yours)])]);
  return { server, id, ada, bob, adas: tokenOf(mine), bobs: tokenOf(yours) };
}

/** What a reply refuses with. */
function refusal(reply: Reply<object>): string {
  if (reply.ok) throw new Error(`not refused: ${JSON.stringify(reply)}`);
  return 'violation' in reply ? `${reply.violation.violation} ${reply.violation.rule}` : reply.error.key;
}

const chance = () => fastChance(3);

describe('playing', () => {
  test('a move sent again is answered again and played once, also after a restart', async () => {
    const server = await start();
    const { id, ada, adas } = await twoPeople(server);
    const move = ada.anyMove(0, chance());
    const first = await ada.move(id, adas, move, 'move-1');
    expect(first).toEqual({ ok: true, n: 1 });
    expect(await ada.move(id, adas, move, 'move-1')).toEqual(first);
    const [again, twice] = await Promise.all([
      ada.move(id, adas, move, 'move-1'),
      ada.move(id, adas, move, 'move-1'),
    ]);
    expect([again, twice]).toEqual([first, first]);
    await server.close();

    const next = await start({ dataDir: server.dataDir });
    const client = await connect(next.url);
    await client.watch(id, [adas]);
    expect(client.as(0).n).toBe(1);
    expect(await client.move(id, adas, move, 'move-1')).toEqual(first);
    expect(client.as(0).n).toBe(1);
  });

  test('two copies of one move at the same time are one move', async () => {
    const { id, ada, adas } = await twoPeople(await start());
    const move = ada.anyMove(0, chance());
    const replies = await Promise.all([1, 2, 3].map(() => ada.move(id, adas, move, 'same')));
    expect(replies).toEqual([
      { ok: true, n: 1 },
      { ok: true, n: 1 },
      { ok: true, n: 1 },
    ]);
  });

  test('the same id of another seat is another move', async () => {
    const { id, ada, adas, bob, bobs } = await twoPeople(await start());
    expect((await ada.move(id, adas, ada.anyMove(0, chance()), 'same')).ok).toBe(true);
    expect((await bob.move(id, bobs, bob.anyMove(1, chance()), 'same')).ok).toBe(true);
    await bob.until(() => bob.as(1).facts.some(({ kind }) => kind === 'turnedUp'));
  });

  test('refusals say which rule and change nothing', async () => {
    const { id, ada, adas, bob, bobs } = await twoPeople(await start());
    const act = (action: unknown, decision = 0) => ({ kind: 'act', decision, action }) as never;
    expect(refusal(await ada.move(id, adas, act({ kind: 'choose', card: 99 })))).toBe('illegal HSH-PLAY-1');
    expect(refusal(await ada.move(id, adas, act('nonsense')))).toBe('illegal HSH-PLAY-2');
    expect(refusal(await ada.move(id, adas, ada.anyMove(0, chance()), 'bad id'))).toBe('api.invalid');
    expect(refusal(await ada.move(id, adas, { ...ada.anyMove(0, chance()), decision: 7 } as never))).toBe(
      'unavailable PEN-TURN-2',
    );
    expect((await ada.playAny(id, adas, 0)).ok).toBe(true);
    expect(refusal(await ada.move(id, adas, act({ kind: 'choose', card: 1 }, 1)))).toBe('illegal PEN-TURN-1');
    expect(refusal(await ada.move(id, 'x'.repeat(32), act({ kind: 'peek' })))).toBe('api.token');
    expect(refusal(await ada.move('nothing', adas, act({ kind: 'peek' })))).toBe('api.noMatch');
    expect(refusal(await bob.move(id, bobs, { kind: 'answer', agree: true }))).toBe('unavailable PEN-UNDO-4');
    expect(refusal(await bob.move(id, bobs, { kind: 'undo' }))).toBe('illegal PEN-UNDO-1');
    expect(ada.as(0).n).toBe(1);
    expect(bob.as(1).n).toBe(1);
  });

  test('both may answer at the same time; neither answer spoils the other', async () => {
    const { id, ada, adas, bob, bobs } = await twoPeople(await start());
    const replies = await Promise.all([ada.playAny(id, adas, 0), bob.playAny(id, bobs, 1)]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('who moves too often has to wait', async () => {
    const { id, ada, adas } = await twoPeople(await start({ limits: { movesPerMinute: 2 } }));
    const replies = await Promise.all([1, 2, 3].map((at) => ada.move(id, adas, { kind: 'undo' }, `m${at}`)));
    expect(replies.map(refusal).sort()).toEqual(['api.tooMany', 'illegal PEN-UNDO-1', 'illegal PEN-UNDO-1']);
  });
});

describe('taking back', () => {
  test('is free while nobody acted and nothing was shown', async () => {
    const { id, ada, adas, bob } = await twoPeople(await start());
    await ada.playAny(id, adas, 0);
    const before = ada.as(0).frame;
    expect(before.undoable).toEqual({ to: 1, needs: [] });
    expect(await ada.move(id, adas, { kind: 'undo' })).toEqual({ ok: true, n: 2 });
    await bob.until(() => bob.as(1).n === 2);
    expect(ada.as(0).frame.decision).toBeDefined();
    expect(ada.as(0).facts.at(-1)).toMatchObject({ kind: 'match.undone', seat: 0 });
  });

  test('otherwise those concerned are asked: consent takes it back, refusal lets it stand', async () => {
    const { id, ada, adas, bob, bobs } = await twoPeople(await start(), [], { powers: [] });
    await ada.playAny(id, adas, 0);
    await bob.playAny(id, bobs, 1);
    await ada.until(() => ada.as(0).frame.undoable?.needs.length === 1);
    const shown = structuredClone(ada.as(0).frame.view);

    expect((await ada.move(id, adas, { kind: 'undo' })).ok).toBe(true);
    await bob.until(() => bob.as(1).frame.undo !== undefined);
    expect((await bob.move(id, bobs, { kind: 'answer', agree: false })).ok).toBe(true);
    await ada.until(() => ada.as(0).frame.undo === undefined);
    expect(ada.as(0).frame.view).toEqual(shown);
    expect(ada.as(0).facts.at(-1)?.kind).toBe('match.undoRefused');

    expect((await ada.move(id, adas, { kind: 'undo' })).ok).toBe(true);
    await bob.until(() => bob.as(1).frame.undo !== undefined);
    expect((await bob.move(id, bobs, { kind: 'answer', agree: true })).ok).toBe(true);
    await ada.until(() => (ada.as(0).frame.view as { round: number; chosen: number }).chosen === -1);
    expect(ada.as(0).frame.deciding).toEqual([0, 1]);
  });

  test('bots agree while nothing was shown, and refuse afterwards', async () => {
    const server = await start({ botDelayMs: 300 });
    const mine = await make(server.url, {
      seats: [{ fill: 'you' }, { fill: 'bot', level: 'master' }, { fill: 'bot', level: 'master' }],
      options: { powers: [] },
    });
    const { id } = mine.match;
    const token = tokenOf(mine);
    const ada = await connect(server.url);
    await ada.watch(id, [token]);
    await ada.until(() => ada.as(0).frame.deciding.length === 1, 'both bots have chosen');
    await ada.playAny(id, token, 0);
    await ada.until(() => (ada.as(0).frame.view as { round: number }).round === 2);
    expect((await ada.move(id, token, { kind: 'undo' })).ok).toBe(true);
    await ada.until(() => ada.as(0).facts.some(({ kind }) => kind === 'match.undoRefused'), 'refusal');
  });

  test('a bot waits while people are asked, and plays on when they don’t answer', async () => {
    const server = await start({ undoPatienceMs: 400, botDelayMs: 50 });
    const { id, ada, adas, bob, bobs } = await twoPeople(server, [{ fill: 'bot', level: 'master' }], {
      powers: [],
    });
    await ada.playAny(id, adas, 0);
    await bob.playAny(id, bobs, 1);
    await ada.until(() => (ada.as(0).frame.view as { round: number }).round === 2);
    await ada.move(id, adas, { kind: 'undo' });
    await ada.until(
      () => ada.as(0).facts.some(({ kind }) => kind === 'match.undoRefused'),
      'refusal of the bot',
    );
    await playToTheEnd(id, [
      { client: ada, seat: 0, token: adas },
      { client: bob, seat: 1, token: bobs },
    ]);
  });
});

describe('leaving', () => {
  test('of two people one resigns: the other has won', async () => {
    const { server, id, ada, adas, bob, bobs } = await twoPeople(await start());
    expect((await bob.move(id, bobs, { kind: 'resign' })).ok).toBe(true);
    await ada.until(() => ada.as(0).frame.status === 'finished');
    expect(ada.as(0).frame.result?.ranking).toEqual([1, 2]);
    const late = { kind: 'act', decision: 0, action: { kind: 'choose', card: 1 } } as const;
    expect(refusal(await ada.move(id, adas, late))).toBe('illegal PEN-MATCH-1');
    await ada.until(() => ada.info?.status === 'finished');
    expect((await info(server.url, id)).seats[1]).toMatchObject({ filled: 'person', name: 'Bob' });
  });

  test('of more a bot plays the seat on, under the leaver’s name, and ranks last', async () => {
    const { id, ada, bob, bobs } = await twoPeople(await start(), [{ fill: 'you', name: 'Cy' }]);
    expect((await bob.move(id, bobs, { kind: 'resign' }, 'bye')).ok).toBe(true);
    expect((await bob.move(id, bobs, { kind: 'resign' }, 'bye')).ok).toBe(true);
    const late = { kind: 'act', decision: 0, action: { kind: 'choose', card: 1 } } as const;
    expect(refusal(await bob.move(id, bobs, late))).toBe('illegal PEN-LEAVE-1');
    await ada.until(() => ada.info?.seats[1]?.filled === 'bot');
    expect(ada.info?.seats[1]).toEqual({ filled: 'bot', name: 'Bob', level: 'master', insteadOf: 'Bob' });
    await ada.until(() => !ada.as(0).frame.deciding.includes(1), 'the bot plays Bob’s seat');
    expect(ada.as(0).frame.left).toEqual([1]);
  });

  test('whoever leaves an open match frees the seat; without people it is given up', async () => {
    const { url } = await start();
    const mine = await make(url, { seats: [{ fill: 'you' }, { fill: 'open' }, { fill: 'open' }] });
    const { id } = mine.match;
    const yours = await join(url, id, 'Bob');
    const [ada, bob] = await Promise.all([connect(url), connect(url)]);
    await Promise.all([ada.watch(id, [tokenOf(mine)]), bob.watch(id, [tokenOf(yours)])]);
    expect(await bob.move(id, tokenOf(yours), { kind: 'resign' })).toEqual({ ok: true, n: 0 });
    await ada.until(() => ada.info?.seats[1]?.filled === 'open');
    expect(refusal(await bob.move(id, tokenOf(yours), { kind: 'resign' }))).toBe('api.token');
    await bob.watch(id, [tokenOf(yours)]);
    expect(bob.info?.spectators).toBe(1);
    expect(refusal(await ada.move(id, tokenOf(mine), { kind: 'undo' }))).toBe('api.notRunning');
    await join(url, id, 'Eve', 1);
    expect((await ada.move(id, tokenOf(mine), { kind: 'resign' })).ok).toBe(true);
    expect((await info(url, id)).status).toBe('open');
  });

  test('the last person to leave an open match gives it up', async () => {
    const { url } = await start();
    const mine = await make(url);
    const ada = await connect(url);
    await ada.watch(mine.match.id, [tokenOf(mine)]);
    await ada.move(mine.match.id, tokenOf(mine), { kind: 'resign' });
    expect((await info(url, mine.match.id)).status).toBe('abandoned');
  });

  test('matches nobody touches are given up', async () => {
    const server = await start();
    const open = await make(server.url);
    const { id } = await twoPeople(server);
    await server.close();
    await new Promise((resolve) => setTimeout(resolve, 30));
    const later = await start({ dataDir: server.dataDir, idleMs: 1 });
    await expect.poll(async () => (await info(later.url, id)).status).toBe('abandoned');
    await expect.poll(async () => (await info(later.url, open.match.id)).status).toBe('abandoned');
    expect((await request(`${later.url}/api/matches/${id}/replay`)).body.events.at(-1).kind).toBe('abandon');
  });
});

describe('rematch', () => {
  test('seats the same people one place on, each as they ask', async () => {
    const { server, id, ada, adas, bob, bobs } = await twoPeople(await start(), [
      { fill: 'bot', level: 'apprentice' },
    ]);
    const again = `${server.url}/api/matches/${id}/rematch`;
    const ask = async (token: string) =>
      post(again, { seats: [{ token, salt: 'again' }], commitment: await promise(server.url) });
    expect((await ask(adas)).body.error.key).toBe('api.notOver');
    await playToTheEnd(id, [
      { client: ada, seat: 0, token: adas },
      { client: bob, seat: 1, token: bobs },
    ]);
    expect((await ask('x'.repeat(32))).body.error.key).toBe('api.token');
    const first = await ask(bobs);
    expect(first.status).toBe(201);
    expect(first.body.match).toMatchObject({
      status: 'open',
      seats: [{ filled: 'person', name: 'Bob' }, { filled: 'bot', level: 'apprentice' }, { filled: 'open' }],
    });
    await ada.until(() => ada.info?.rematch === first.body.match.id, 'others hear of the rematch');
    const second = await ask(adas);
    expect(second.body.tokens).toMatchObject([{ seat: 2 }]);
    expect(second.body.match).toMatchObject({
      id: first.body.match.id,
      status: 'running',
      seats: [{}, {}, { name: 'Ada' }],
    });
    expect((await ask(adas)).body.error.key).toBe('api.rematchTaken');
  });
});

describe('people', () => {
  test('presence, spectators and the beginning are told', async () => {
    const { url } = await start();
    const mine = await make(url);
    const { id } = mine.match;
    const [ada, eve] = await Promise.all([connect(url), connect(url)]);
    await ada.watch(id, [tokenOf(mine)]);
    await eve.watch(id);
    await ada.until(() => ada.info?.spectators === 1 && 'online' in (ada.info.seats[0] ?? {}));
    expect(ada.info?.seats[0]).toMatchObject({ online: true });
    expect(ada.held.size).toBe(0);
    await join(url, id, 'Bob');
    await ada.until(() => ada.info?.status === 'running', 'the beginning');
    await ada.watch(id, [tokenOf(mine)]);
    expect(ada.as(0).n).toBe(0);
    eve.close();
    await ada.until(() => ada.info?.spectators === 0, 'the spectator has gone');
    await ada.ask('unwatch', { match: id });
    expect((await info(url, id)).seats[0]).toMatchObject({ online: false });
    expect(await ada.ask('unwatch', { match: id })).toMatchObject({
      ok: false,
      error: { key: 'api.notWatching' },
    });
  });

  test('chat is told to all, kept, cleaned, and nobody speaks as somebody else', async () => {
    const server = await start({ limits: { chatSent: 3 } });
    const { id, ada, adas, bob } = await twoPeople(server);
    const eve = await connect(server.url);
    await eve.watch(id);
    expect(await ada.ask('chat', { match: id, token: adas, text: ' Hi\u202e <b>all</b>\n' })).toEqual({
      ok: true,
    });
    expect(await eve.ask('chat', { match: id, name: 'Ada', text: 'hello' })).toEqual({ ok: true });
    expect(await eve.ask('chat', { match: id, token: 'x'.repeat(32), text: 'x' })).toMatchObject({
      error: { key: 'api.token' },
    });
    expect(await eve.ask('chat', { match: id, name: 'Eve', text: '\u200b' })).toMatchObject({
      error: { key: 'api.text' },
    });
    expect(await eve.ask('chat', { match: id, name: 'Eve', text: 'x'.repeat(501) })).toMatchObject({
      error: { key: 'api.text' },
    });
    await bob.until(() => bob.chat.length === 2);
    expect(bob.chat).toMatchObject([
      { id: 1, seat: 0, name: 'Ada', text: 'Hi <b>all</b>' },
      { id: 2, name: 'Ada 2', text: 'hello' },
    ]);
    expect(bob.chat[1]).not.toHaveProperty('seat');
    for (const text of ['3', '4']) await ada.ask('chat', { match: id, token: adas, text });
    const late = await connect(server.url);
    expect(await late.ask('chat', { match: id, name: 'Kim', text: 'x' })).toMatchObject({
      error: { key: 'api.notWatching' },
    });
    await late.watch(id);
    expect(late.chat.map(({ text }) => text)).toEqual(['hello', '3', '4']);
  });

  test('who looks on is called like nobody at the table, no bot, no default and nobody else who speaks', async () => {
    const server = await start();
    const { id, ada } = await twoPeople(server);
    const [eve, kim] = await Promise.all([connect(server.url), connect(server.url)]);
    await Promise.all([eve.watch(id), kim.watch(id)]);
    const asked = ['Аda', 'B O B', 'Player 1', 'Spectateur', 'eupaIinos', 'Eve', undefined] as const;
    for (const name of asked) await eve.ask('chat', { match: id, text: 'x', ...(name && { name }) });
    await eve.ask('chat', { match: id, name: 'Eve', text: 'x' });
    await kim.ask('chat', { match: id, name: 'EVE', text: 'x' });
    await ada.until(() => ada.chat.length === asked.length + 2);
    expect(ada.chat.map(({ name }) => name)).toEqual([
      ...['Аda 2', 'B O B 2', '', '', 'eupaIinos 2', 'Eve', ''],
      ...['Eve', 'EVE 2'],
    ]);
  });

  test('one socket follows a limited number of matches', async () => {
    const { url } = await start({ limits: { watched: 2 } });
    const ids = await Promise.all([1, 2, 3].map(async () => (await make(url)).match.id));
    const client = await connect(url);
    for (const match of ids.slice(0, 2)) await client.watch(match);
    await client.watch(ids[0] as string);
    expect(await client.ask('watch', { match: ids[2], tokens: [] })).toMatchObject({
      error: { key: 'api.watching', args: { most: 2 } },
    });
    await client.ask('unwatch', { match: ids[0] });
    await client.watch(ids[2] as string);
  });
});
