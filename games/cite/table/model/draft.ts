import type { Seat } from '@pentapolis/kernel';
import { BUILDINGS, type BuildingId } from '../../rules/buildings.ts';
import { CARD_IDS, type CardId } from '../../rules/cards.ts';
import type { Clause, ClauseKind, Offer } from '../../rules/deals/clauses.ts';
import { canLend } from '../../rules/deals/terms.ts';
import { piecesLeft } from '../../rules/placement.ts';
import { lastTurn, others, turnOf } from '../../rules/turns.ts';
import type { View } from '../../rules/view.ts';

/** A deal in the making. */
export interface Draft {
  readonly clauses: readonly Clause[];
  /** The offer it counters, 0 = none. */
  readonly answers: number;
}

/** Names of clauses as the composer lists them; two of the kinds read in two ways. */
export type ClauseChoice =
  | Exclude<ClauseKind, 'place' | 'refrain'>
  | 'placeBeside'
  | 'placeAt'
  | 'refrain'
  | 'leaveFree';

export const CLAUSE_CHOICES: readonly ClauseChoice[] = [
  'give',
  'pay',
  'lend',
  'placeBeside',
  'placeAt',
  'refrain',
  'leaveFree',
  'card',
  'permit',
  'text',
];

/** Clauses that make sense at this table. */
export function choicesFor(view: View): ClauseChoice[] {
  return CLAUSE_CHOICES.filter(
    (choice) =>
      (choice !== 'card' || view.choices.game === 'advanced') &&
      (choice !== 'permit' || view.choices.interdistrict),
  );
}

/** Buildings a seat owns that a clause may name, each once. */
export const ownedBy = (view: View, seat: Seat): BuildingId[] =>
  BUILDINGS.filter((id) => view.buildings.some(({ building, owner }) => building === id && owner === seat));

/** Buildings a seat has or may still have. */
export const everOf = (view: View, seat: Seat): BuildingId[] =>
  BUILDINGS.filter((id) => ownedBy(view, seat).includes(id) || piecesLeft(view, seat, id) > 0);

export const unbuiltOf = (view: View, seat: Seat): BuildingId[] =>
  BUILDINGS.filter((id) => piecesLeft(view, seat, id) > 0);

/** Promises of place concern what is still to come; on the first turn also what may still be moved. */
export const promisableOf = (view: View, seat: Seat): BuildingId[] =>
  view.phase === 'first' ? everOf(view, seat) : unbuiltOf(view, seat);

export const lendableOf = (view: View, seat: Seat): BuildingId[] => ownedBy(view, seat).filter(canLend);

/** Cards of a seat that can be named by the viewer. */
export function nameableCards(view: View, seat: Seat): CardId[] {
  const { known } = view.hands[seat] ?? { known: [] };
  return known.filter(({ open }) => seat === view.viewer || open).map(({ card }) => card);
}

const firstShop = (view: View, seat: Seat): BuildingId =>
  ownedBy(view, seat).find((id) => id === 'largeShop') ?? ownedBy(view, seat)[0] ?? 'smallShop';

/** A new clause, as likely as can be guessed; every part of it can be changed. */
export function newClause(view: View, choice: ClauseChoice, from: Seat, to: Seat): Clause {
  const parties = { from, to };
  const [now, last] = [turnOf(view, from), lastTurn(view)];
  const next = Math.min(now + 1, last);
  switch (choice) {
    case 'give':
      return { kind: 'give', ...parties, amounts: {} };
    case 'card':
      return { kind: 'card', ...parties, card: nameableCards(view, from)[0] ?? (CARD_IDS[0] as CardId) };
    case 'pay':
      return { kind: 'pay', ...parties, amounts: {}, first: next, last };
    case 'lend':
      return {
        kind: 'lend',
        ...parties,
        building: lendableOf(view, from)[0] ?? 'market',
        times: 1,
        first: turnOf(view, to),
        last,
      };
    case 'placeBeside':
      return {
        kind: 'place',
        ...parties,
        building:
          promisableOf(view, from).find((id) => id === 'mill') ?? promisableOf(view, from)[0] ?? 'mill',
        beside: { owner: to, building: firstShop(view, to) },
        by: next,
      };
    case 'placeAt':
      return {
        kind: 'place',
        ...parties,
        building: promisableOf(view, from)[0] ?? 'mill',
        at: { x: 0, y: 0, turned: false },
        by: next,
      };
    case 'refrain':
      return { kind: 'refrain', ...parties, building: unbuiltOf(view, from)[0] ?? 'mill', until: next };
    case 'leaveFree':
      return { kind: 'refrain', ...parties, cells: [{ x: 0, y: 0 }], until: next };
    case 'permit':
      return {
        kind: 'permit',
        ...parties,
        building: unbuiltOf(view, to)[0] ?? 'smallShop',
        x: 0,
        y: 0,
        turned: false,
      };
    case 'text':
      return { kind: 'text', ...parties, text: '' };
  }
}

/** The deal one begins with: I give, you give. */
export function newDraft(view: View, own: Seat, partner = others(view, own)[0] ?? own): Draft {
  return {
    clauses: [newClause(view, 'give', own, partner), newClause(view, 'give', partner, own)],
    answers: 0,
  };
}

export const counterDraft = (offer: Offer): Draft => ({ clauses: offer.clauses, answers: offer.id });

/** The clause from somebody else's side: whatever named things of `from` is chosen anew. */
export function withParties(view: View, clause: Clause, from: Seat, to: Seat): Clause {
  const clear = from === to ? (others(view, from)[0] ?? from) : to;
  switch (clause.kind) {
    case 'card':
      return newClause(view, 'card', from, clear);
    case 'lend': {
      const lendable = lendableOf(view, from);
      const building = lendable.includes(clause.building)
        ? clause.building
        : (lendable[0] ?? clause.building);
      return { ...clause, from, to: clear, building };
    }
    case 'place':
      return clause.beside === undefined || clause.beside.owner === clear
        ? { ...clause, from, to: clear }
        : { ...clause, from, to: clear, beside: { owner: clear, building: firstShop(view, clear) } };
    default:
      return { ...clause, from, to: clear };
  }
}

/** Parts that would say nothing are left out before a deal is offered. */
export const saidClauses = ({ clauses }: Draft): Clause[] =>
  clauses.filter((clause) => {
    if (clause.kind === 'give' || clause.kind === 'pay') return Object.keys(clause.amounts).length > 0;
    return clause.kind !== 'text' || clause.text.trim() !== '';
  });
