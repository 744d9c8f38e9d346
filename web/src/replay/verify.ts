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
  openMatch,
  prepare,
  result,
  type StartEvent,
  startEvent,
} from '@pentapolis/kernel';
import type { TableModule } from '@pentapolis/kit';
import type { ReplayFile } from '@pentapolis/wire';
import { type Moment, moment } from '../net/pacer.ts';
import type { Luck } from '../state/own-match.ts';
import { type Eyes, viewerOf } from './eyes.ts';

export const CHECKS = ['chain', 'commitment', 'salt', 'draws', 'rules', 'result'] as const;
export type Check = (typeof CHECKS)[number];

/** What holds of a replay file. `salt` can be told only by a device that added one. */
export type Findings = Readonly<Record<Exclude<Check, 'salt'>, boolean>> & { readonly salt?: boolean };

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
const outcomesOf = (event: LogEvent) => (event.kind === 'act' ? (event.outcomes ?? []) : []);

function chainHolds({ events, chain }: ReplayFile): boolean {
  return (
    chain.length === events.length &&
    events.every(
      (event, index) => event.seq === index && chainLink(chain[index - 1] ?? '', event) === chain[index],
    )
  );
}

/** Plays the log again by the rules and draws all its luck again from the revealed seed. */
function follow(
  game: AnyGame,
  { events, seed }: ReplayFile,
): { match?: AnyMatch; draws: boolean; rules: boolean } {
  const start = events[0] as StartEvent;
  const key = matchKey(seed, start.salts);
  try {
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
    }
    return { match, draws, rules: true };
  } catch {
    return { draws: false, rules: false };
  }
}

/**
 * Examines a file on this device; nothing is sent anywhere.
 * @param luck what this device was promised and added, if it took part
 */
export function verify(game: AnyGame, file: ReplayFile, luck?: Luck): Findings {
  const start = file.events[0] as StartEvent;
  const { match, draws, rules } = follow(game, file);
  const end = match?.status === 'finished' ? result(match) : undefined;
  return {
    chain: chainHolds(file),
    commitment: commitment(file.seed) === start.commitment,
    ...(luck === undefined ? {} : { salt: start.salts.includes(luck.salt) }),
    draws,
    rules,
    result: rules && same(end ?? '', file.result ?? ''),
  };
}

/**
 * Every moment of a file through one pair of eyes, worked out on this device. Ends where the log stops following the
 * rules.
 */
export function momentsOfFile(
  game: AnyGame,
  { events }: ReplayFile,
  eyes: Eyes,
  everything?: TableModule<unknown, unknown>['everything'],
): Moment[] {
  const match: AnyMatch = openMatch(game, events[0] as StartEvent);
  const viewer = viewerOf(eyes);
  const see = (): Frame => {
    if (eyes !== 'everything' || everything === undefined) return frame(match, viewer);
    const seats = match.asked.map((_, seat) => game.observe(match.state, seat));
    return frame(match, viewer, everything(game.observe(match.state, viewer), seats));
  };
  const moments: Moment[] = [moment(0, see())];
  for (const event of events.slice(1)) {
    let facts: readonly Fact[];
    try {
      facts = factsFor(match, fold(match, event), viewer);
    } catch {
      break;
    }
    const before = (moments.at(-1) as Moment).frame;
    moments.push({ n: moments.length, frame: see(), before, facts, foreseen: false });
  }
  return moments;
}
