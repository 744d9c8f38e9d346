import {
  type ActEvent,
  type AnyGame,
  type AnyMatch,
  type Chance,
  canonicalJson,
  commit,
  commitment,
  type Fact,
  factsFor,
  fastChance,
  fold,
  frame,
  isViolation,
  type LogEvent,
  matchKey,
  type Outcome,
  openMatch,
  prepare,
  replay,
  type Seat,
  type Setup,
  type StartEvent,
  startEvent,
  type Viewer,
} from '@pentapolis/kernel';

/** Changes tried in search of another world. */
const TRIES = 3_000;
/** Changes at least. */
const CHANGES = 3;

const pickFrom = <T>(items: readonly T[], chance: Chance): T => items[chance.pick(items.length)] as T;

/** Kinds of action come up equally often, however many there are of each. */
function pickAction(actions: readonly unknown[], chance: Chance): unknown {
  const kindOf = (action: unknown): unknown => (action as { readonly kind?: string }).kind;
  const kind = pickFrom([...new Set(actions.map(kindOf))], chance);
  return pickFrom(
    actions.filter((action) => kindOf(action) === kind),
    chance,
  );
}

/** The log of a match that goes on: moves at random, until they are enough. */
export function someLog(
  game: AnyGame,
  setup: Setup,
  seed: string,
  enough: (match: AnyMatch) => boolean,
): LogEvent[] {
  const salts = Array.from({ length: setup.seats }, (_, seat) => `salt ${seat} of ${seed}`);
  const match: AnyMatch = openMatch(game, startEvent(game, setup, seed, salts));
  const key = matchKey(seed, salts);
  const chance = fastChance(7);
  while (!enough(match)) {
    const seat = pickFrom(game.deciding(match.state), chance);
    const action = pickAction(game.legalActions(match.state, seat), chance);
    const step = prepare(match, { kind: 'act', seat, action }, key);
    if (isViolation(step)) throw new Error(step.key);
    commit(match, step);
  }
  return match.log;
}

/** Whether `other` holds something that `seat` does not know, as far as a few guesses of it tell. */
export function holdsSecrets({ game, state }: AnyMatch, seat: Seat, other: Seat): boolean {
  const view = game.observe(state, seat);
  const shown = canonicalJson(game.observe(state, other));
  return [1, 2, 3].some(
    (luck) => canonicalJson(game.observe(game.determinize(view, fastChance(luck)), other)) !== shown,
  );
}

/**
 * All that these viewers have been shown and told, moment by moment, by the kernel alone.
 * @throws where the log breaks a rule
 */
function* shownTo(game: AnyGame, log: readonly LogEvent[], viewers: readonly Viewer[]): Generator<string> {
  const match: AnyMatch = openMatch(game, log[0] as StartEvent);
  const moment = (facts: readonly Fact[]): string =>
    canonicalJson(viewers.map((viewer) => [frame(match, viewer), factsFor(match, facts, viewer)]));
  yield moment([]);
  for (const event of log.slice(1)) yield moment(fold(match, event));
}

function isShown(
  game: AnyGame,
  log: readonly LogEvent[],
  viewers: readonly Viewer[],
  shown: readonly string[],
) {
  let at = 0;
  try {
    for (const moment of shownTo(game, log, viewers)) if (moment !== shown[at++]) return false;
    return at === shown.length;
  } catch {
    return false; // not by the rules
  }
}

const luckOf = (event: LogEvent): readonly Outcome[] =>
  event.kind === 'start' || event.kind === 'act' ? (event.outcomes ?? []) : [];

function changedOutcome(outcome: Outcome, chance: Chance): Outcome {
  if (typeof outcome === 'number') return outcome + (chance.pick(2) === 0 ? 1 : -1);
  if (outcome.length < 2) return outcome;
  const order = [...outcome];
  const [one, other] = [chance.pick(order.length), chance.pick(order.length)];
  [order[one], order[other]] = [order[other] as number, order[one] as number];
  return order;
}

/** The log with one draw, or one move, another, whatever the rules say to it. */
function changed(game: AnyGame, log: readonly LogEvent[], chance: Chance): LogEvent[] {
  const lucky = log.filter((event) => luckOf(event).length > 0);
  if (chance.pick(4) > 0) {
    const event = pickFrom(lucky, chance);
    const luck = luckOf(event);
    const draw = chance.pick(luck.length);
    const outcomes = luck.with(draw, changedOutcome(luck[draw] as Outcome, chance));
    return log.with(event.seq, { ...event, outcomes } as LogEvent);
  }
  const event = pickFrom(log.slice(1), chance) as ActEvent;
  const { state } = replay(game, log, event.seq - 1);
  return log.with(event.seq, {
    ...event,
    action: pickFrom(game.legalActions(state, event.seat), chance),
  } as LogEvent);
}

/**
 * Another world than that of `log`: luck, moves, seed and salts are others, and yet all that these viewers have been shown
 * and told is the same.
 * @param enough whether the two differ as much as they are to
 * @throws Error when no such world is found
 */
export function otherWorld(
  game: AnyGame,
  log: readonly LogEvent[],
  viewers: readonly Viewer[],
  seed: string,
  enough: (world: readonly LogEvent[]) => boolean,
): readonly LogEvent[] {
  const shown = [...shownTo(game, log, viewers)];
  const start = log[0] as StartEvent;
  const salts = start.salts.map((_, seat) => `salt ${seat} of ${seed}`);
  const chance = fastChance(log.length);
  let world: readonly LogEvent[] = log.with(0, { ...start, commitment: commitment(seed), salts });
  let changes = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const other = changed(game, world, chance);
    if (canonicalJson(other) === canonicalJson(world) || !isShown(game, other, viewers, shown)) continue;
    world = other;
    if (++changes >= CHANGES && enough(world)) return world;
  }
  throw new Error(`${game.meta.id}: ${changes} changes that ${viewers} can't see are not enough`);
}
