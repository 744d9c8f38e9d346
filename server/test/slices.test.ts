import { GAME_IDS, RULES } from '@pentapolis/catalogue';
import {
  type AnyGame,
  type AnyMatch,
  type Command,
  commit,
  commitment,
  defaultOptions,
  fastChance,
  isViolation,
  matchKey,
  openMatch,
  prepare,
  startEvent,
  undoable,
  type Viewer,
} from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import { describe, expect, test } from 'vitest';
import { atOnce, createSlices } from '../src/slices.ts';
import { storedEvent } from '../src/store/events.ts';
import type { EventText } from '../src/store/store.ts';
import { Chronicle } from '../src/table/chronicle.ts';
import { follow, type StoredLog } from '../src/table/follow.ts';

/** Work of `pieces` short pieces that each take `pieceMs` of a clock that only they move. */
function virtual(pieceMs: number) {
  let nowMs = 0;
  const spans: number[] = [];
  const turns: (() => void)[] = [];
  const slices = createSlices({ now: () => nowMs, nextTurn: (begin) => void turns.push(begin) });
  function* work(pieces: number, name: string): Generator<void, string> {
    for (let done = 0; done < pieces; done++) {
      nowMs += pieceMs;
      yield;
    }
    return name;
  }
  /** Goes round the event loop until nothing waits, noting how long each turn took. */
  async function goRound(): Promise<void> {
    for (let begin = turns.shift(); begin !== undefined; begin = turns.shift()) {
      const before = nowMs;
      begin();
      await new Promise(setImmediate);
      spans.push(nowMs - before);
    }
  }
  return { slices, work, goRound, spans };
}

describe('long work', () => {
  test('of one who asks for much makes others wait for one turn', async () => {
    const turns: (() => void)[] = [];
    const slices = createSlices({ nextTurn: (begin) => void turns.push(begin) });
    const served: string[] = [];
    const ask = (who: string) => slices.turn(who).then(() => void served.push(who));
    const all = [...Array.from({ length: 100 }, () => ask('flooder')), ask('ada'), ask('bo')];
    for (let begin = turns.shift(); begin !== undefined; begin = turns.shift()) {
      begin();
      await new Promise(setImmediate);
    }
    await Promise.all(all);
    expect(served.slice(0, 4)).toEqual(['flooder', 'ada', 'bo', 'flooder']);
    expect(served).toHaveLength(102);
  });

  test('takes one slice of a turn, however much of it waits', async () => {
    const { slices, work, goRound, spans } = virtual(2);
    const all = Promise.all(['a', 'b', 'c'].map((name) => slices.run(work(100, name))));
    await goRound();
    expect(await all).toEqual(['a', 'b', 'c']);
    expect(Math.max(...spans)).toBeLessThanOrEqual(6);
    expect(spans.reduce((sum, span) => sum + span)).toBe(600);
  });

  test('short work that comes later does not wait for the end of it', async () => {
    const { slices, work, goRound } = virtual(2);
    const order: string[] = [];
    const ended = [
      slices.run(work(500, 'long')),
      slices.run(work(3, 'short')),
      slices.turn().then(() => 'turn'),
    ];
    for (const end of ended) void end.then((name) => order.push(name));
    await goRound();
    expect(order).toEqual(['turn', 'short', 'long']);
  });

  test('that fails fails for who asked for it alone', async () => {
    const { slices, work, goRound } = virtual(2);
    function* failing(): Generator<void, string> {
      yield;
      throw new Error('no');
    }
    const [failed, done] = [slices.run(failing()), slices.run(work(20, 'done'))];
    failed.catch(() => undefined);
    await goRound();
    await expect(failed).rejects.toThrow('no');
    expect(await done).toBe('done');
  });
});

/** A match between two, or as many as the game needs, of actions drawn at random and some taken back. */
function playedLog(game: AnyGame, seats: number): StoredLog & { readonly shown: readonly string[] } {
  const chance = fastChance(11);
  const seed = 'seed';
  const salts = Array.from({ length: seats }, () => '');
  const options = defaultOptions(game.meta.options, seats);
  const start = startEvent(game, { seats, options }, seed, salts);
  const match: AnyMatch = openMatch(game, start);
  const chronicle = new Chronicle(match, 1000);
  const key = matchKey(seed, salts);
  const play = (command: Command): void => {
    const prepared = prepare(match, command, key);
    if (isViolation(prepared)) throw new Error(`${command.kind}: ${prepared.key}`);
    commit(match, prepared);
    chronicle.advance(match, prepared.facts, 1000 + match.log.length);
  };
  while (match.status === 'running' && match.log.length < 80) {
    for (const other of match.undo?.needs ?? []) play({ kind: 'answer', seat: other, agree: true });
    const deciding = game.deciding(match.state);
    const seat = deciding[chance.pick(deciding.length)] as number;
    const legal = game.legalActions(match.state, seat);
    play({ kind: 'act', seat, action: legal[chance.pick(legal.length)] });
    const back = chance.pick(9) === 0 ? undoable(match, seat) : undefined;
    if (back !== undefined) play({ kind: 'undo', seat, to: back.to });
  }
  const events: EventText[] = [];
  for (const [seq, event] of match.log.entries())
    events.push(storedEvent(events.at(-1)?.chain ?? '', event, seq === 0 ? 1000 : 1001 + seq));
  return {
    events,
    record: {
      id: 'm',
      game: game.meta.id,
      version: game.meta.version,
      name: '',
      visibility: 'public',
      options,
      seats: salts.map(() => ({ filled: 'person', name: 'Ada', salt: '' })),
      commitment: commitment(seed),
      status: match.status,
      deciding: [],
      botsTurn: false,
      createdAt: 1000,
      changedAt: 1000,
      revision: 0,
    },
    shown: viewersOf(seats).map((viewer) => chronicle.history(viewer)),
  };
}

const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

describe.each(['hush', ...GAME_IDS] as const)('a match of %s', async (id) => {
  const game: AnyGame = id === 'hush' ? hush : (await RULES[id]()).game;
  const seats = Math.max(2, game.meta.seats.min);

  test('loaded in slices has shown everybody, byte for byte, what it showed while it was played', async () => {
    const log = playedLog(game, seats);
    let pieces = 0;
    const slices = createSlices({ sliceMs: 0 });
    function* counted() {
      const following = follow(game, log);
      for (let piece = following.next(); ; piece = following.next()) {
        if (piece.done === true) return piece.value;
        pieces++;
        yield;
      }
    }
    const { live, broken, chain } = await slices.run(counted());
    expect(broken).toBeUndefined();
    expect(viewersOf(seats).map((viewer) => live?.chronicle.history(viewer))).toEqual(log.shown);
    expect(pieces).toBe(log.events.length);
    const straight = atOnce(follow(game, log));
    expect({ chain, state: live?.match.state, asked: live?.match.asked }).toEqual({
      chain: straight.chain,
      state: straight.live?.match.state,
      asked: straight.live?.match.asked,
    });
  });

  test('a snapshot made ahead and completed is the same as one made at once', () => {
    const log = playedLog(game, seats);
    const viewers = viewersOf(seats);
    for (const upTo of [1, Math.floor(log.events.length / 2), log.events.length]) {
      const early = atOnce(follow(game, log, upTo)).live?.chronicle;
      const whole = atOnce(follow(game, log)).live?.chronicle;
      for (const viewer of viewers)
        expect(whole?.snapshot(viewer, early?.snapshot(viewer))).toEqual(whole?.snapshot(viewer));
    }
  });

  test('taken back with checkpoints is the same as without', async () => {
    const { live } = atOnce(follow(game, playedLog(game, seats)));
    const match = live?.match as AnyMatch;
    const without = { ...match, path: match.path.map(({ event, learnt }) => ({ event, learnt })) };
    for (const { event } of match.path.filter((_, index) => index % 7 === 0)) {
      const { seat, seq: to } = event;
      const other = seat === 0 ? 1 : 0;
      const asked = { status: 'running', undo: { seat, to, needs: [other], agreed: [] } } as const;
      const answer: Command = { kind: 'answer', seat: other, agree: true };
      const [near, far] = [match, without].map((from) => {
        const prepared = prepare({ ...from, ...asked }, answer, new Uint8Array(32));
        if (isViolation(prepared)) throw new Error(prepared.key);
        return { state: prepared.change.state, draws: prepared.change.draws, asked: prepared.change.asked };
      });
      expect(near).toEqual(far);
    }
  });
});
