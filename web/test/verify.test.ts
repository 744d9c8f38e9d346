import { RULES } from '@pentapolis/catalogue';
import {
  type AnyGame,
  chainLink,
  commit,
  commitment,
  isViolation,
  matchKey,
  occupantDigest,
  openMatch,
  prepare,
  result,
  type StartEvent,
  startEvent,
} from '@pentapolis/kernel';
import type { ReplayFile } from '@pentapolis/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { openReplayFile } from '../src/replay/open-file.ts';
import { inSlices } from '../src/replay/slices.ts';
import * as pieces from '../src/replay/verify.ts';
import type { Luck } from '../src/state/luck.ts';

const COMMITTED = [commitment('a'), commitment('b')];

/** Does the work that pauses at once. */
function whole<T>(work: Iterator<void, T>): T {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
  }
}
const verify = (...all: Parameters<typeof pieces.verify>) => whole(pieces.verify(...all));
const momentsOfFile = (...all: Parameters<typeof pieces.momentsOfFile>) =>
  whole(pieces.momentsOfFile(...all));

let game: AnyGame;
let file: ReplayFile;
beforeAll(async () => {
  ({ game } = await RULES.akropolis());
  const options = Object.fromEntries(game.meta.options.map((spec) => [spec.id, spec.default]));
  const start = startEvent(game, { seats: 2, options }, 'the seed', ['a', 'b'], game.meta.version, {
    match: 'this-match',
    saltCommitments: COMMITTED,
    occupants: [occupantDigest('n0', 'Ada'), occupantDigest('n1', 'Bo', 'master')],
  });
  const match = openMatch(game, start);
  const key = matchKey('the seed', ['a', 'b']);
  while (match.status === 'running') {
    const [seat] = game.deciding(match.state) as [number];
    const [action] = game.legalActions(match.state, seat);
    const step = prepare(match, { kind: 'act', seat, action }, key);
    if (isViolation(step)) throw new Error(step.key);
    commit(match, step);
  }
  const chain: string[] = [];
  for (const event of match.log) chain.push(chainLink(chain.at(-1) ?? '', event));
  const end = result(match);
  file = {
    format: 'pentapolis-replay/1',
    game: 'akropolis',
    version: game.meta.version,
    names: ['Ada', 'Bo'],
    occupants: [{ nonce: 'n0' }, { nonce: 'n1', level: 'master' }],
    events: match.log,
    chain,
    seed: 'the seed',
    ...(end === undefined ? {} : { result: end }),
  };
});

const ALL_HOLD = {
  chain: true,
  commitment: true,
  salts: true,
  draws: true,
  rules: true,
  result: true,
  names: true,
};

/** The file with one event changed and its chain made to fit again: only rules and luck can tell. */
function forge(at: number, change: object): ReplayFile {
  const events = file.events.map((event, seq) => (seq === at ? { ...event, ...change } : event)) as never[];
  const chain: string[] = [];
  for (const event of events) chain.push(chainLink(chain.at(-1) ?? '', event));
  return { ...file, events, chain };
}

describe('verify', () => {
  it('finds nothing wrong with a genuine file', () => {
    expect(verify(game, file)).toEqual(ALL_HOLD);
  });

  it('sees a changed, dropped or reordered event in the chain', () => {
    const events = file.events.filter((_, at) => at !== 5);
    expect(verify(game, { ...file, events }).chain).toBe(false);
    expect(verify(game, { ...file, chain: file.chain.toReversed() }).chain).toBe(false);
  });

  it('sees a seed that was not the promised one', () => {
    const found = verify(game, { ...file, seed: 'another seed' });
    expect(found.commitment).toBe(false);
    expect(found.draws).toBe(false);
  });

  it('sees luck that the seed did not give', () => {
    const [start] = file.events;
    const [order, ...rest] = (start as unknown as StartEvent).outcomes as unknown as readonly [
      readonly number[],
      ...number[],
    ];
    const outcomes = [order.toReversed(), ...rest];
    expect(verify(game, forge(0, { outcomes }))).toMatchObject({ chain: true, draws: false });
  });

  it('sees a move against the rules and a result that does not follow', () => {
    expect(verify(game, forge(3, { action: { tile: 'T01', q: 30, r: 0, rotation: 0 } })).rules).toBe(false);
    expect(verify(game, { ...file, result: { ranking: [2, 1], scores: [0, 1] } })).toEqual({
      ...ALL_HOLD,
      result: false,
    });
  });
});

/** The same match as if it had been drawn from another seed or with other salts: all of it fits together. */
function redrawn(seed: string, salts: readonly string[], record: object = {}): ReplayFile {
  const { setup, version, match, saltCommitments, occupants } = file.events[0] as StartEvent;
  const start = startEvent(game, setup, seed, salts, version, {
    ...(match === undefined ? {} : { match }),
    ...(saltCommitments === undefined ? {} : { saltCommitments }),
    ...(occupants === undefined ? {} : { occupants }),
    ...record,
  });
  const abandon = { seq: 1, kind: 'abandon' } as const;
  const chain = [chainLink('', start)];
  chain.push(chainLink(chain[0] as string, abandon));
  const { result: _, ...rest } = file;
  return { ...rest, seed, events: [start, abandon], chain };
}

describe('what only a device that took part can tell', () => {
  /** Bo's device, which told what it added when it had seen what both had committed to. */
  const luck: Luck = {
    commitment: commitment('the seed'),
    salts: [{ seat: 1, salt: 'b' }],
    seen: COMMITTED,
    settled: true,
  };
  const own = { match: 'this-match', luck };
  const OWN = { match: true, promise: true, seen: true, salt: true };

  it('holds for the genuine file', () => {
    expect(verify(game, file, own)).toEqual({ ...ALL_HOLD, ...OWN });
  });

  it('a swapped seed is red, though everything in the file fits together', () => {
    const swapped = redrawn('another seed', ['a', 'b']);
    expect(verify(game, swapped)).toEqual(ALL_HOLD);
    expect(verify(game, swapped, own)).toEqual({ ...ALL_HOLD, ...OWN, promise: false });
  });

  it('a swapped salt of one’s own is red', () => {
    const swapped = redrawn('the seed', ['a', 'c'], { saltCommitments: [COMMITTED[0], commitment('c')] });
    expect(verify(game, swapped, own)).toEqual({ ...ALL_HOLD, ...OWN, seen: false, salt: false });
  });

  it('a salt that was told and dropped is red', () => {
    expect(verify(game, redrawn('the seed', ['a', '']), own)).toEqual({ ...ALL_HOLD, ...OWN, salt: false });
  });

  it('a salt that came too late is not: nobody had heard it', () => {
    const { seen: _, ...unsent } = luck;
    const found = verify(game, redrawn('the seed', ['a', '']), { ...own, luck: { ...unsent, late: true } });
    expect(found).toEqual({ ...ALL_HOLD, match: true, promise: true });
  });

  it('a host who puts another salt in place of the one all had seen is red', () => {
    const chosen = redrawn('the seed', ['better', 'b'], {
      saltCommitments: [commitment('better'), COMMITTED[1]],
    });
    expect(verify(game, chosen)).toEqual(ALL_HOLD);
    expect(verify(game, chosen, own)).toEqual({ ...ALL_HOLD, ...OWN, seen: false });
  });

  it('a salt that does not belong to its commitment is red for everybody', () => {
    expect(verify(game, redrawn('the seed', ['better', 'b']))).toEqual({ ...ALL_HOLD, salts: false });
  });

  it('a match taken part in without a promise is red', () => {
    expect(verify(game, file, { match: 'this-match' })).toEqual({ ...ALL_HOLD, match: true, promise: false });
  });

  it('the file of another match is red when it is held against one’s own', () => {
    const foreign = redrawn('their seed', ['a', 'x'], {
      match: 'their-match',
      saltCommitments: ['a', 'x'].map(commitment),
    });
    expect(verify(game, foreign, own)).toEqual({
      ...ALL_HOLD,
      match: false,
      promise: false,
      seen: false,
      salt: false,
    });
  });

  it('a file that leaves the new members out does not escape', () => {
    const { setup } = file.events[0] as StartEvent;
    const start = startEvent(game, setup, 'another seed', ['a', 'b']);
    const { occupants: _, ...rest } = file;
    const found = verify(game, { ...rest, events: [start], chain: [chainLink('', start)] }, own);
    expect(found).toMatchObject({ promise: false, seen: false });
  });

  it('what an earlier release kept, a salt without its seat, is found in an old file', () => {
    const { setup } = file.events[0] as StartEvent;
    const start = startEvent(game, setup, 'the seed', ['a', 'b']);
    const old = { ...file, events: [start], chain: [chainLink('', start)] };
    const kept: Luck = { commitment: commitment('the seed'), salts: [{ salt: 'b' }], settled: true };
    expect(verify(game, old, { match: 'this-match', luck: kept })).toMatchObject({
      promise: true,
      salt: true,
    });
    const other = { ...kept, salts: [{ salt: 'mine' }] };
    expect(verify(game, old, { match: 'this-match', luck: other })).toMatchObject({ salt: false });
    expect(verify(game, old)).not.toHaveProperty('names');
    expect(verify(game, old)).not.toHaveProperty('salts');
  });
});

describe('names', () => {
  it('that were changed are red, and so are bots of another level', () => {
    expect(verify(game, { ...file, names: ['Ada', 'Cy'] })).toEqual({ ...ALL_HOLD, names: false });
    const occupants = [{ nonce: 'n0' }, { nonce: 'n1', level: 'citizen' }];
    expect(verify(game, { ...file, occupants })).toEqual({ ...ALL_HOLD, names: false });
  });

  it('that were deleted leave the rest as it was', () => {
    const forgotten = { ...file, names: ['', 'Bo'], occupants: [{}, { nonce: 'n1', level: 'master' }] };
    expect(verify(game, forgotten)).toEqual(ALL_HOLD);
    expect(verify(game, { ...forgotten, names: ['Eve', 'Bo'] }).names).toBe(false);
  });
});

describe('momentsOfFile', () => {
  it('tells the match from the set-up to the end through any eyes', () => {
    const moments = momentsOfFile(game, file, 1);
    expect(moments).toHaveLength(file.events.length);
    expect(moments[1]?.before).toBe(moments[0]?.frame);
    expect(moments.at(-1)?.frame.status).toBe('finished');
    expect(moments.at(-1)?.frame.result).toEqual(file.result);
  });

  it('ends where the log stops following the rules', () => {
    expect(
      momentsOfFile(game, forge(3, { action: { tile: 'T01', q: 30, r: 0, rotation: 0 } }), 0),
    ).toHaveLength(3);
  });
});

describe('openReplayFile', () => {
  const open = (text: string) => openReplayFile(text, async () => game.meta);

  it('opens what a match that was not over had shown, and refuses one of later rules', async () => {
    const shown = {
      format: 'pentapolis-shown/1',
      game: 'akropolis',
      version: 1,
      names: [],
      options: {},
      histories: [],
    };
    expect(await open(JSON.stringify(shown))).toEqual(shown);
    expect(await open(JSON.stringify({ ...shown, version: 99 }))).toMatchObject({
      key: 'file.problem.newer',
    });
    expect(await open(JSON.stringify({ ...shown, seed: 's' }))).toMatchObject({ args: { field: 'seed' } });
  });

  it('reads a file back from its text', async () => {
    expect(await open(JSON.stringify(file))).toEqual(file);
  });

  it.each<[string, () => string, object]>([
    ['no JSON', () => 'hello', { key: 'file.notJson' }],
    ['null', () => 'null', { key: 'file.problem.format' }],
    ['another format', () => JSON.stringify({ ...file, format: 'pgn' }), { key: 'file.problem.format' }],
    [
      'a later format',
      () => JSON.stringify({ ...file, format: 'pentapolis-replay/2' }),
      { key: 'file.problem.newer', args: { found: 'pentapolis-replay/2' } },
    ],
    [
      'a game this page does not know',
      () => JSON.stringify({ ...forge(0, { game: 'go' }), game: 'go' }),
      { key: 'file.noGame' },
    ],
    [
      'a later version of the game',
      () => JSON.stringify({ ...forge(0, { version: 99 }), version: 99 }),
      { key: 'file.problem.newer', args: { found: 'akropolis 99' } },
    ],
    [
      'a version of the game nobody plays',
      () => JSON.stringify({ ...forge(0, { version: 0 }), version: 0 }),
      { key: 'file.problem.version', args: { version: 0 } },
    ],
    [
      'what it does not understand',
      () => JSON.stringify(forge(3, { clock: 1 })),
      { key: 'file.problem.unknown', args: { field: 'events[3].clock' } },
    ],
  ])('refuses %s', async (_, text, why) => {
    expect(await open(text())).toMatchObject(why);
  });
});

describe('in slices', () => {
  it('comes to what it comes to at once', async () => {
    expect(await inSlices(pieces.verify(game, file))).toEqual(verify(game, file));
    expect(await inSlices(pieces.momentsOfFile(game, file, 0))).toEqual(momentsOfFile(game, file, 0));
  });

  it('pauses after every event', () => {
    expect([...pieces.momentsOfFile(game, file, 0)]).toHaveLength(file.events.length - 1);
    expect([...pieces.verify(game, file)].length).toBe(2 * file.events.length - 1);
  });

  it('lets the page work in between, and is given up when nobody waits for it any more', async () => {
    let pieces = 0;
    function* endless(): Generator<void, never> {
      for (;;) {
        pieces++;
        yield;
      }
    }
    const abort = new AbortController();
    setTimeout(() => abort.abort());
    await expect(inSlices(endless(), abort.signal)).rejects.toThrow('aborted');
    const before = pieces;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(pieces).toBe(before);
  });
});
