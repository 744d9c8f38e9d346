import type { Fact, Seat } from '@pentapolis/kernel';
import type { BuildingId } from './buildings.ts';
import type { CardId } from './cards.ts';
import type { Clause } from './deals/clauses.ts';
import type { Amounts, Resource } from './resources.ts';

/** A card with its names in the set in play, so that it can be told without the set. */
export interface NamedCard {
  readonly card: CardId;
  readonly cardEn: string;
  readonly cardFr: string;
}

/** What each kind of Fact tells. */
export interface FactArgs {
  /** A turn began; Production follows. */
  turnBegan: { turn: number };
  placed: {
    seat: Seat;
    building: BuildingId;
    x: number;
    y: number;
    turned: boolean;
    cost: number;
    gold: number;
  };
  moved: {
    seat: Seat;
    building: BuildingId;
    fromX: number;
    fromY: number;
    x: number;
    y: number;
    turned: boolean;
  };
  lifted: { seat: Seat; building: BuildingId; x: number; y: number };
  finished: { seat: Seat };
  /** Somebody who had finished is back. [CTE-TURN-3] */
  recalled: { seat: Seat };
  tookGold: { seat: Seat };
  produced: { seat: Seat; amounts: Amounts };
  guildWorked: { seat: Seat; cases: number };
  harvested: { seat: Seat; harvest: number };
  bought: { seat: Seat; amounts: Amounts; cases: number };
  transformed: {
    seat: Seat;
    of: Seat;
    workshop: BuildingId;
    times: number;
    resource: Resource;
    count: number;
  };
  marketUsed: { seat: Seat; of: Seat; amounts: Amounts; resource: Resource };
  fleaUsed: { seat: Seat; of: Seat; resource: Resource };
  banked: { seat: Seat; amounts: Amounts };
  offered: { seat: Seat; offer: number; answers: number; clauses: readonly Clause[] };
  signed: { seat: Seat; offer: number };
  declined: { seat: Seat; offer: number };
  withdrawn: { seat: Seat; offer: number };
  /** Offers nobody can sign any more. */
  expired: { offer: number };
  concluded: { offer: number; parties: readonly Seat[] };
  gave: { seat: Seat; other: Seat; amounts: Amounts };
  gaveCard: { seat: Seat; other: Seat } & NamedCard;
  /** A clause fell due and was paid, all of it or part. */
  paid: { seat: Seat; other: Seat; amounts: Amounts; contract: number };
  fellBehind: { seat: Seat; other: Seat; amounts: Amounts; contract: number };
  caughtUp: { seat: Seat; other: Seat; contract: number };
  clauseKept: { seat: Seat; other: Seat; contract: number; clause: number };
  /** A building that was promised does not stand as promised. */
  breached: { seat: Seat; other: Seat; contract: number; clause: number };
  /** [CTE-PORT-1] [CTE-CANAL-1] */
  drewCards: { seat: Seat; count: number; source: 'port' | 'canal' | 'invest' };
  /** Which they are, for who drew them. */
  drewFaces: { seat: Seat; cards: readonly CardId[] };
  keptCard: { seat: Seat; count: number };
  keptFace: { seat: Seat; cards: readonly CardId[]; returned: readonly CardId[] };
  played: { seat: Seat } & NamedCard;
  gained: { seat: Seat; amounts: Amounts };
  swapped: { seat: Seat; amounts: Amounts; taken: Amounts };
  rightsGained: { seat: Seat; cases: number };
  linked: { seat: Seat; ax: number; ay: number; bx: number; by: number };
  again: { seat: Seat; building: BuildingId; x: number; y: number };
  borrowed: { seat: Seat; workshop: BuildingId };
  discarded: { seat: Seat } & NamedCard;
  /** Hands lie open at the end. */
  showed: { seat: Seat; cards: readonly CardId[] };
  accused: { accusation: number; seat: Seat; contract: number; clause: number };
  voted: { seat: Seat; accused: Seat; accusation: number; guilty: boolean };
  judged: { seat: Seat; contract: number; clause: number; guilty: boolean };
  /** All is built, or the last turn is over. */
  ended: { reason: 'built' | 'turns' | 'harvests'; seats: readonly Seat[] };
}

export type FactKind = keyof FactArgs;

export type CiteFact = Fact & { readonly kind: FactKind };

export type Emit = (fact: CiteFact) => void;

/** Tells a Fact; builds nothing when nobody listens. */
export function tell<K extends FactKind>(
  emit: Emit | undefined,
  kind: K,
  args: FactArgs[K],
  more: { readonly to?: readonly Seat[]; readonly reveals?: true } = {},
): void {
  emit?.({ kind, ...args, ...more } as unknown as CiteFact);
}
