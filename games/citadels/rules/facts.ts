import type { Seat } from '@pentapolis/kernel';
import type { DistrictId } from './cards.ts';
import type { CharacterId } from './cast.ts';

type Cards = readonly DistrictId[];
type To = readonly Seat[];

/** Drafting. Who holds what is told to nobody but the seat itself. [CIT-SECRET-2] */
type DraftFact =
  | {
      readonly kind: 'roundBegan';
      readonly round: number;
      readonly crown: Seat;
      readonly faceUp: readonly CharacterId[];
      readonly reveals: true;
    }
  /** What `seat` is given to choose from. */
  | {
      readonly kind: 'passed';
      readonly seat: Seat;
      readonly characters: readonly CharacterId[];
      readonly to: To;
      readonly reveals: true;
    }
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly buried: boolean }
  | {
      readonly kind: 'kept';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly bury?: CharacterId;
      readonly to: To;
    };

/** Calling. A murdered character, or one nobody holds, is `silent`: the two look the same. [CIT-CALL-3] */
type CallFact =
  | { readonly kind: 'called'; readonly character: CharacterId; readonly by: Seat }
  | {
      readonly kind: 'silent';
      readonly character: CharacterId;
      readonly reveals: true;
      readonly pause: true;
    }
  | {
      readonly kind: 'revealed';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly reveals: true;
    }
  /** The murdered character turns out at the end of the round. [CIT-ASSASSIN-4] */
  | { readonly kind: 'found'; readonly seat: Seat; readonly character: CharacterId; readonly reveals: true }
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly by: Seat; readonly gold: number }
  /** The Witch takes over the turn of `seat`. [CIT-WITCH-3] */
  | { readonly kind: 'tookOver'; readonly seat: Seat; readonly character: CharacterId }
  | {
      readonly kind: 'crowned';
      readonly seat: Seat;
      readonly from: Seat;
      readonly why: 'king' | 'emperor' | 'heir';
    }
  | { readonly kind: 'saluted'; readonly seat: Seat; readonly host: Seat }
  | { readonly kind: 'snubbed'; readonly seat: Seat; readonly host: Seat };

/** What a turn holds. */
type TurnFact =
  | { readonly kind: 'tookGold'; readonly seat: Seat; readonly gold: number }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly why: 'action' | 'architect' | 'navigator' | 'smithy' | 'park' | 'magician';
    }
  | {
      readonly kind: 'sawCards';
      readonly seat: Seat;
      readonly cards: Cards;
      readonly to: To;
      readonly reveals: true;
    }
  | { readonly kind: 'keptCards'; readonly seat: Seat; readonly count: number; readonly under: number }
  | {
      readonly kind: 'choseCards';
      readonly seat: Seat;
      readonly cards: Cards;
      readonly under: Cards;
      readonly to: To;
    }
  | { readonly kind: 'income'; readonly seat: Seat; readonly character: CharacterId; readonly gold: number }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly card: DistrictId;
      readonly price: number;
      readonly wizard: boolean;
    }
  | {
      readonly kind: 'gained';
      readonly seat: Seat;
      readonly gold: number;
      readonly why:
        | 'merchant'
        | 'navigator'
        | 'queen'
        | 'poorHouse'
        | 'throneRoom'
        | 'alchemist'
        | 'laboratory';
    }
  | {
      readonly kind: 'paid';
      readonly seat: Seat;
      readonly other: Seat;
      readonly gold: number;
      readonly why: 'tax' | 'tithe' | 'tribute';
    }
  | { readonly kind: 'ended'; readonly seat: Seat };

/** What characters do. */
type PowerFact =
  | {
      readonly kind: 'named';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly by: 'assassin' | 'thief' | 'witch';
    }
  | { readonly kind: 'swappedHands'; readonly seat: Seat; readonly other: Seat }
  | {
      readonly kind: 'gotHand';
      readonly seat: Seat;
      readonly cards: Cards;
      readonly to: To;
      readonly reveals: true;
    }
  /** Cards go under the deck unseen, by the Magician's choice or the Laboratory's. */
  | {
      readonly kind: 'putUnder';
      readonly seat: Seat;
      readonly count: number;
      readonly why: 'magician' | 'laboratory';
    }
  | { readonly kind: 'chosePutUnder'; readonly seat: Seat; readonly cards: Cards; readonly to: To }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly other: Seat }
  | {
      readonly kind: 'sawHand';
      readonly seat: Seat;
      readonly other: Seat;
      readonly cards: Cards;
      readonly to: To;
      readonly reveals: true;
    }
  | { readonly kind: 'tookCard'; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: 'gaveCard'; readonly seat: Seat; readonly other: Seat }
  /** Which card changed hands, to the two concerned. */
  | {
      readonly kind: 'cardMoved';
      readonly seat: Seat;
      readonly other: Seat;
      readonly card: DistrictId;
      readonly to: To;
      readonly reveals: true;
    }
  | {
      readonly kind: 'destroyed';
      readonly seat: Seat;
      readonly other: Seat;
      readonly card: DistrictId;
      readonly price: number;
      readonly by: 'warlord' | 'armory';
    }
  | {
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly own: DistrictId;
      readonly other: Seat;
      readonly card: DistrictId;
      readonly price: number;
    }
  | { readonly kind: 'beautified'; readonly seat: Seat; readonly card: DistrictId };

/** What districts do. */
type DistrictFact =
  | { readonly kind: 'tucked'; readonly seat: Seat }
  | { readonly kind: 'choseTucked'; readonly seat: Seat; readonly card: DistrictId; readonly to: To }
  /** Cards under a Museum that comes with an exchange, to its new owner. [CIT-MUSEUM-3] */
  | {
      readonly kind: 'sawMuseum';
      readonly seat: Seat;
      readonly cards: Cards;
      readonly to: To;
      readonly reveals: true;
    }
  | { readonly kind: 'smithed'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'reclaimed'; readonly seat: Seat; readonly card: DistrictId; readonly gold: number }
  | { readonly kind: 'searched'; readonly seat: Seat }
  | {
      readonly kind: 'sawDeck';
      readonly seat: Seat;
      readonly cards: Cards;
      readonly to: To;
      readonly reveals: true;
    }
  | { readonly kind: 'picked'; readonly seat: Seat }
  | { readonly kind: 'chosePick'; readonly seat: Seat; readonly card: DistrictId; readonly to: To }
  | { readonly kind: 'rang'; readonly seat: Seat; readonly goal: number }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly why: 'bell' | 'lighthouse' | 'graveyard' };

type EndFact =
  /** The first complete city: the match ends with this round. [CIT-END-1] */
  | { readonly kind: 'completed'; readonly seats: readonly Seat[]; readonly goal: number }
  | { readonly kind: 'roundEnded'; readonly round: number }
  | { readonly kind: 'over' };

/** Everything a log tells of a match of Citadels. */
export type CitadelsFact = (DraftFact | CallFact | TurnFact | PowerFact | DistrictFact | EndFact) & {
  readonly [argument: string]: string | number | boolean | readonly (string | number)[] | undefined;
};

export type FactKind = CitadelsFact['kind'];

export type Emit = ((fact: CitadelsFact) => void) | undefined;
