import type { Action, ActionKind, CharacterId, DistrictId, Target } from '../../rules/index.ts';

/**
 * Something on the table that can be pressed, as a short name: `c:king` a character, `s:2` a seat, `h:market` a card of
 * the own hand, `o:market` one of the cards on offer, `d:2:market` a district (`+` for one with the Artist's gold),
 * `n:3` the card at a place of a row, where several are chosen.
 */
export type Key = string;

export const characterKey = (id: CharacterId): Key => `c:${id}`;
export const seatKey = (seat: number): Key => `s:${seat}`;
export const handKey = (card: DistrictId): Key => `h:${card}`;
export const offerKey = (card: DistrictId): Key => `o:${card}`;
export const placeKey = (at: number): Key => `n:${at}`;
export const districtKey = ({ seat, card, beautified }: Target): Key =>
  `d:${seat}:${card}${beautified === true ? '+' : ''}`;

/** Kinds of which several cards are chosen before they are sent. */
export const SEVERAL: readonly ActionKind[] = ['keep', 'redraw'];

/** What is pressed, in this order, to mean this action; [] where a button is enough. `own` is the seat that acts. */
export function keysOf(action: Action, own: number): readonly Key[] {
  switch (action.kind) {
    case 'draft':
      return action.bury === undefined
        ? [characterKey(action.keep)]
        : [characterKey(action.keep), characterKey(action.bury)];
    case 'murder':
    case 'bewitch':
    case 'rob':
      return [characterKey(action.character)];
    case 'swapHands':
    case 'look':
    case 'crown':
      return [seatKey(action.seat)];
    case 'build':
    case 'laboratory':
    case 'museum':
    case 'payCard':
      return [handKey(action.card)];
    case 'take':
    case 'pick':
      return [offerKey(action.card)];
    case 'destroy':
    case 'armory':
      return [districtKey(action)];
    case 'exchange':
      return [
        districtKey({
          seat: own,
          card: action.own,
          ...(action.ownBeautified === true ? { beautified: true } : {}),
        }),
        districtKey(action),
      ];
    case 'beautify':
      return [districtKey({ seat: own, card: action.card })];
    default:
      return [];
  }
}
