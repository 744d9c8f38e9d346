import {
  type AnyGame,
  type AnyMatch,
  canonicalJson,
  chainLink,
  commitment,
  type Fact,
  type Frame,
  factsFor,
  fold,
  frame,
  isViolation,
  type LogEvent,
  matchKey,
  namesHold,
  openMatch,
  prepare,
  result,
  type StartEvent,
  saltsHold,
  setupRefusal,
  startEvent,
} from '@pentapolis/kernel';
import type { TableModule } from '@pentapolis/kit';
import type { ReplayFile } from '@pentapolis/wire';
import { type Moment, moment } from '../net/pacer.ts';
import type { Luck } from '../state/luck.ts';
import { type Eyes, viewerOf } from './eyes.ts';

/** In the order in which they are shown; the last five are about this device's own part. */
export const CHECKS = [
  'chain',
  'commitment',
  'salts',
  'draws',
  'rules',
  'result',
  'names',
  'match',
  'promise',
  'seen',
  'salt',
] as const;
export type Check = (typeof CHECKS)[number];

/** What holds of a replay file. Absent: it can't be told of this file, or not by this device. */
export type Findings = Readonly<Partial<Record<Check, boolean>>>;

/** A match this device took part in. */
export interface OwnPart {
  readonly match: string;
  /** What it was promised and added; absent when it holds no promise. */
  readonly luck?: Luck | undefined;
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
const outcomesOf = (event: LogEvent) => (event.kind === 'act' ? (event.outcomes ?? []) : []);

function* chainHolds({ events, chain }: ReplayFile): Generator<void, boolean> {
  if (chain.length !== events.length) return false;
  for (const [index, event] of events.entries()) {
    if (event.seq !== index || chainLink(chain[index - 1] ?? '', event) !== chain[index]) return false;
    yield;
  }
  return true;
}

/** Plays the log again by the rules and draws all its luck again from the revealed seed. */
function* follow(
  game: AnyGame,
  { events, seed }: ReplayFile,
): Generator<void, { match?: AnyMatch; draws: boolean; rules: boolean }> {
  const start = events[0] as StartEvent;
  const key = matchKey(seed, start.salts);
  try {
    if (setupRefusal(game, start) !== undefined) return { draws: false, rules: false };
    let draws = same(
      startEvent(game, start.setup, seed, start.salts, start.version).outcomes,
      start.outcomes,
    );
    const match: AnyMatch = openMatch(game, start);
    for (const event of events.slice(1)) {
      if (event.kind === 'start') return { draws, rules: false };
      const step = prepare(match, event, key);
      if (isViolation(step)) return { draws, rules: false };
      draws &&= same(outcomesOf(step.event), outcomesOf(event));
      fold(match, event);
      yield;
    }
    return { match, draws, rules: true };
  } catch {
    return { draws: false, rules: false };
  }
}

/**
 * What this device alone can tell: whether the file is that of the match it took part in, and its luck the one that was
 * promised to it before it told what it added. Who took part and holds no promise finds it broken.
 */
function ownFindings(start: StartEvent, { match, luck }: OwnPart): Findings {
  const matches = start.match === undefined ? {} : { match: start.match === match };
  if (luck === undefined) return { ...matches, promise: false };
  const { commitment: promised, salts, seen, late = false } = luck;
  const isThere = ({ seat, salt }: Luck['salts'][number]): boolean =>
    seat === undefined ? start.salts.includes(salt) : start.salts[seat] === salt;
  return {
    ...matches,
    promise: start.commitment === promised,
    ...(seen === undefined ? {} : { seen: same(start.saltCommitments ?? [], seen) }),
    ...(late || salts.length === 0 ? {} : { salt: salts.every(isThere) }),
  };
}

/**
 * Examines a file on this device, pausing after every event; nothing is sent anywhere.
 * @param own the match it has to be, if this device took part in it
 */
export function* verify(game: AnyGame, file: ReplayFile, own?: OwnPart): Generator<void, Findings> {
  const start = file.events[0] as StartEvent;
  const { match, draws, rules } = yield* follow(game, file);
  const end = match?.status === 'finished' ? result(match) : undefined;
  const salts = saltsHold(start);
  const names = namesHold(start, file.names, file.occupants);
  return {
    chain: yield* chainHolds(file),
    commitment: commitment(file.seed) === start.commitment,
    ...(salts === undefined ? {} : { salts }),
    draws,
    rules,
    result: rules && same(end ?? '', file.result ?? ''),
    ...(names === undefined ? {} : { names }),
    ...(own === undefined ? {} : ownFindings(start, own)),
  };
}

/**
 * Every moment of a file through one pair of eyes, worked out on this device, pausing after each. Ends where the log stops
 * following the rules.
 */
export function* momentsOfFile(
  game: AnyGame,
  { events, times }: ReplayFile,
  eyes: Eyes,
  everything?: TableModule<unknown, unknown>['everything'],
): Generator<void, Moment[]> {
  const match: AnyMatch = openMatch(game, events[0] as StartEvent);
  const viewer = viewerOf(eyes);
  const see = (): Frame => {
    if (eyes !== 'everything' || everything === undefined) return frame(match, viewer);
    const seats = match.asked.map((_, seat) => game.observe(match.state, seat));
    return frame(match, viewer, everything(game.observe(match.state, viewer), seats));
  };
  const moments: Moment[] = [moment(0, see(), times?.[0])];
  for (const event of events.slice(1)) {
    const at = times?.[event.seq];
    let facts: readonly Fact[];
    try {
      facts = factsFor(match, fold(match, event), viewer);
    } catch {
      break;
    }
    const before = (moments.at(-1) as Moment).frame;
    moments.push({ n: moments.length, frame: see(), before, facts, at, foreseen: false });
    yield;
  }
  return moments;
}
