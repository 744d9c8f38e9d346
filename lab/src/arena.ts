import { createPlayer, type Player } from '@pentapolis/bots';
import {
  type AnyGame,
  type AnyMatch,
  type BotKit,
  type Chance,
  commit,
  fastChance,
  isViolation,
  matchKey,
  openMatch,
  prepare,
  result,
  type Seat,
  startEvent,
} from '@pentapolis/kernel';
import { type Fault, type Plan, type Played, seatOf, setupOf } from './plan.ts';

type Kit = BotKit<unknown, unknown>;

/** Plays one match of the plan by the book: every answer is checked, every event goes through the match log. */
export function playMatch(game: AnyGame, kit: Kit, plan: Plan, match: number): Played {
  const seats = plan.players.length;
  const playerAt = (seat: Seat): number => (((seat - match) % seats) + seats) % seats;
  const seed = `simulate/${plan.seed}/${match}`;
  const salts = plan.players.map(() => '');
  const key = matchKey(seed, salts);
  const table: Chair[] = plan.players.map((_, seat) => ({
    player: createPlayer(game, kit, plan.players[playerAt(seat)] as string),
    chance: fastChance(mix(plan.seed, match, seat)),
  }));
  const running = openMatch(game, startEvent(game, setupOf(plan, seats), seed, salts));
  const faults: Fault[] = [];
  let actions = 0;
  while (running.status === 'running') {
    if (actions > game.meta.maxActions) throw new Error(`match ${match} of seed ${plan.seed} does not end`);
    const seat = seatAsked(running);
    const message = act(running, seat, table[seat] as Chair, plan, key);
    if (message === undefined) {
      actions++;
      continue;
    }
    faults.push({ match, player: playerAt(seat), seat, message });
    expel(running, seat, key);
    table[seat] = { player: createPlayer(game, kit, 'random'), chance: (table[seat] as Chair).chance };
  }
  const { ranking, scores } = result(running) ?? { ranking: [], scores: [] };
  const seatsHeld = plan.players.map((_, player) => seatOf(player, match, seats));
  return {
    match,
    seats: seatsHeld,
    ranking: seatsHeld.map((seat) => ranking[seat] as number),
    scores: seatsHeld.map((seat) => scores[seat] as number),
    actions,
    faults,
    ...(plan.record ? { record: { seed, log: running.log } } : {}),
  };
}

interface Chair {
  readonly player: Player<unknown, unknown>;
  readonly chance: Chance;
}

/** One answer. @returns what was wrong with it, if anything was */
function act(
  match: AnyMatch,
  seat: Seat,
  { player, chance }: Chair,
  plan: Plan,
  key: Uint8Array,
): string | undefined {
  let action: unknown;
  try {
    action = player({ view: match.game.observe(match.state, seat), seat }, plan.budget, chance);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const step = prepare(match, { kind: 'act', seat, action }, key);
  if (isViolation(step)) return `${JSON.stringify(action)} is refused: ${step.rule} (${step.key})`;
  commit(match, step);
  return undefined;
}

/** Whoever breaks the rules gives the match up; at larger tables a random player moves on in its place. */
function expel(match: AnyMatch, seat: Seat, key: Uint8Array): void {
  if (match.left.includes(seat)) throw new Error(`a random player breaks the rules of ${match.game.meta.id}`);
  const step = prepare(match, { kind: 'leave', seat, reason: 'resigned' }, key);
  if (isViolation(step)) throw new Error(`seat ${seat} may not leave: ${step.key}`);
  commit(match, step);
}

/** Of several seats that may act, the first the match waits for. */
function seatAsked({ game, state }: AnyMatch): Seat {
  const seats = game.deciding(state);
  const waited = seats.find((seat) => game.decision(state, seat)?.optional !== true);
  return waited ?? (seats[0] as Seat);
}

/** 32 bits out of three whole numbers, well spread (finaliser of MurmurHash3 after each). */
export function mix(...numbers: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b) + Math.floor(number / 0x100000000);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash | 0;
}
