import { RULES } from '@pentapolis/catalogue';
import {
  type AnyGame,
  chainLink,
  commit,
  isViolation,
  matchKey,
  openMatch,
  prepare,
  result,
  type StartEvent,
  startEvent,
} from '@pentapolis/kernel';
import type { ReplayFile } from '@pentapolis/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReplayFile } from '../src/replay/read-file.ts';
import { momentsOfFile, verify } from '../src/replay/verify.ts';

let game: AnyGame;
let file: ReplayFile;
beforeAll(async () => {
  ({ game } = await RULES.akropolis());
  const options = Object.fromEntries(game.meta.options.map((spec) => [spec.id, spec.default]));
  const match = openMatch(game, startEvent(game, { seats: 2, options }, 'the seed', ['a', 'b']));
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
    events: match.log,
    chain,
    seed: 'the seed',
    ...(end === undefined ? {} : { result: end }),
  };
});

it('finds what a device added to the luck, and misses it when the server left it out', () => {
  const luck = { commitment: '', salt: 'b' };
  expect(verify(game, file, luck)).toEqual({ ...ALL_HOLD, salt: true });
  expect(verify(game, file, { ...luck, salt: 'mine' })).toEqual({ ...ALL_HOLD, salt: false });
});

const ALL_HOLD = { chain: true, commitment: true, draws: true, rules: true, result: true };

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

describe('readReplayFile', () => {
  it('reads a file back from its text', () => {
    expect(readReplayFile(JSON.stringify(file))).toEqual(file);
  });

  it.each([
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['another format', () => JSON.stringify({ ...file, format: 'pgn' })],
    ['a game this page does not know', () => JSON.stringify({ ...file, game: 'go' })],
    ['no events', () => JSON.stringify({ ...file, events: [] })],
    ['a log that does not begin', () => JSON.stringify({ ...file, events: file.events.slice(1) })],
  ])('refuses %s', (_, text) => {
    expect(readReplayFile(typeof text === 'string' ? text : text())).toBeUndefined();
  });
});
