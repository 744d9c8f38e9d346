import type { Seat } from '@pentapolis/kernel';
import { type CharacterId, rankIn } from './cast.ts';
import { CHARACTER_POWERS } from './characters/registry.ts';
import { payTax } from './characters/tax-collector.ts';
import { cityOf } from './city.ts';
import { hostOf } from './crown.ts';
import { POWER, powerWith } from './districts/registry.ts';
import { goldOf, payTo } from './gold.ts';
import type { Table } from './powers.ts';
import { actingAs, castOf, DONE, hasDone, NOBODY, noTurn, type State } from './state.ts';

/** What a Witch has used of her own before her victim is called, and may not use again on the same turn. */
const CARRIED = DONE.laboratory | DONE.smithy | DONE.museum;

/** [CIT-HOSPITAL-1] [CIT-OPTION-2] Whether `seat` would still take an action if it were the murdered one. */
export function isSpared(state: State, seat: Seat): boolean {
  return state.choices.assassin === 'gentle' || powerWith(cityOf(state, seat).cards, 'spares') !== undefined;
}

/** [CIT-CALL-2] The called character answers: it is shown, robbed, crowned and has its turn. */
export function answer(state: State, seat: Seat, character: CharacterId, table: Table): void {
  const rank = rankIn(castOf(state), character);
  const murdered = state.murdered === rank;
  const bewitched = state.bewitched === rank;
  state.revealed |= 1 << rank;
  // [CIT-HOSPITAL-1] [CIT-WITCH-3] nothing but an action
  Object.assign(state.turn, noTurn(), { seat, rank, mode: murdered || bewitched ? 'actionOnly' : 'full' });
  table.emit?.({ kind: 'revealed', seat, character, reveals: true });
  beRobbed(state, seat, table);
  const host = hostOf(state, seat);
  if (!murdered) CHARACTER_POWERS[character].answered?.(state, seat, table);
  if (host === undefined) begin(state, table);
  else state.stack.push({ kind: 'salute', seat, other: host, cards: [] });
}

/** [CIT-THIEF-3] All its gold, before it has a turn; nothing to a Thief who robs itself. */
function beRobbed(state: State, seat: Seat, { emit }: Table): void {
  const { thief, robbed, turn } = state;
  if (robbed !== turn.rank || thief === seat) return;
  const gold = goldOf(state, seat);
  payTo(state, seat, thief, gold);
  emit?.({ kind: 'robbed', seat, by: thief, gold });
}

/** The turn proper begins. */
export function begin(state: State, table: Table): void {
  const { seat, mode } = state.turn;
  if (mode !== 'actionOnly') CHARACTER_POWERS[actingAs(state)!].begin?.(state, seat, table);
}

/** The action of the turn is over: [CIT-MERCHANT-2] [CIT-ARCHITECT-1] follow, or [CIT-WITCH-3] the turn stops. */
export function acted(state: State, table: Table): void {
  const { turn } = state;
  if (turn.mode === 'actionOnly') turn.done |= DONE.stop;
  else CHARACTER_POWERS[actingAs(state)!].acted?.(state, turn.seat, table);
}

/** Ends the turn in progress. @returns whether another goes on at once, which is a Witch's */
export function endTurn(state: State, table: Table): boolean {
  const { seat, rank, mode } = state.turn;
  table.emit?.({ kind: 'ended', seat });
  if (mode !== 'actionOnly') {
    if (actingAs(state) === 'witch' && state.bewitched > 0) {
      // [CIT-WITCH-1] her turn is not over but stopped
      state.witch = seat;
      state.witchDone = state.turn.done & CARRIED;
    } else settleTurn(state, seat, table);
  }
  Object.assign(state.turn, noTurn());
  if (mode !== 'actionOnly' || state.bewitched !== rank || state.witch === NOBODY) return false;
  takeOver(state, rank, table);
  return true;
}

/** [CIT-TURN-9] Tax, then Poor House and Park, then the Alchemist's gold. */
function settleTurn(state: State, seat: Seat, table: Table): void {
  if (hasDone(state, DONE.built)) payTax(state, seat, table);
  settleDistricts(state, seat, table);
  CHARACTER_POWERS[actingAs(state)!].turnEnded?.(state, seat, table);
}

function settleDistricts(state: State, seat: Seat, table: Table): void {
  for (const card of cityOf(state, seat).cards.slice()) POWER[card]?.turnEnded?.(state, seat, table);
}

/** [CIT-WITCH-3] She goes on with her turn as the character she named, her action behind her. */
function takeOver(state: State, rank: number, table: Table): void {
  const seat = state.witch;
  const done = state.witchDone | DONE.action;
  state.witch = NOBODY;
  state.witchDone = 0;
  Object.assign(state.turn, noTurn(), { seat, rank, mode: 'witch', done });
  table.emit?.({ kind: 'tookOver', seat, character: actingAs(state)! });
  begin(state, table);
  acted(state, table);
}

/** [CIT-WITCH-4] Nobody holds the character she named: her turn is over. */
export function releaseWitch(state: State, table: Table): void {
  const { witch } = state;
  if (witch === NOBODY) return;
  state.witch = NOBODY;
  state.witchDone = 0;
  settleDistricts(state, witch, table);
}
