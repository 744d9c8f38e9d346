import type { Seat } from '@pentapolis/kernel';
import type { DistrictId } from './cards.ts';
import type { CharacterId } from './cast.ts';
import type { Choices } from './options.ts';
import type { CityScore } from './scoring.ts';
import type { PendingKind, TurnMode } from './state.ts';

/** A district as everybody sees it. */
export interface ViewDistrict {
  readonly card: DistrictId;
  /** It carries the Artist's gold. */
  readonly beautified: boolean;
  /** Round in which it was built. */
  readonly since: number;
  /** A Wizard built it. [CIT-QUARRY-1] */
  readonly byWizard?: true;
}

/** One seat, as the viewer sees it. */
export interface ViewSeat {
  readonly gold: number;
  readonly handSize: number;
  /** The viewer's own hand, sorted; absent for others. */
  readonly hand?: readonly DistrictId[];
  /** Cards the viewer knows this seat to hold (it saw them, or gave them away); [] for the viewer itself. */
  readonly known: readonly DistrictId[];
  readonly city: readonly ViewDistrict[];
  /** Cards under its Museum, `hidden` those the viewer never saw. [] without a Museum. */
  readonly museum: readonly (DistrictId | 'hidden')[];
  /** Characters it has revealed this round, by rank. */
  readonly revealed: readonly CharacterId[];
  /** The viewer's own characters, revealed or not, by rank; absent for others. */
  readonly characters?: readonly CharacterId[];
  /**
   * As if the match ended now. While it runs, without what hands and Museums are worth. [CIT-SECRET-5]
   */
  readonly score: CityScore;
}

/** What became of a character this round. */
export interface ViewCall {
  readonly character: CharacterId;
  /** `faceUp`: out of the round, for all to see. `waiting`: not called yet. `silent`: nobody answered, who knows why. */
  readonly status: 'faceUp' | 'waiting' | 'silent' | 'revealed';
  /** Who answered. */
  readonly seat?: Seat;
  readonly murdered?: true;
  readonly bewitched?: true;
  readonly robbed?: true;
}

/** A step of the draft the viewer took itself, in this round. Others' steps show nothing but who and when. */
export interface ViewDraftStep {
  readonly step: number;
  /** What was passed to it. */
  readonly seen: readonly CharacterId[];
  readonly kept: CharacterId;
  readonly buried?: CharacterId;
}

export interface ViewDraft {
  /** Who chooses, step by step, and whether that step buries a card by choice. */
  readonly order: readonly { readonly seat: Seat; readonly buries: boolean }[];
  /** Steps taken. */
  readonly done: number;
  /** Characters still being passed on; 0 when the draft is over. */
  readonly left: number;
  /** What the viewer chooses from now; absent when it is not choosing. */
  readonly offered?: readonly CharacterId[];
  /** The viewer's own steps: all it has seen, kept, buried and passed on. */
  readonly own: readonly ViewDraftStep[];
}

/** The turn in progress. */
export interface ViewTurn {
  readonly seat: Seat;
  readonly character: CharacterId;
  readonly mode: TurnMode;
  readonly acted: boolean;
  readonly incomeTaken: boolean;
  readonly powerUsed: boolean;
  readonly laboratoryUsed: boolean;
  readonly smithyUsed: boolean;
  readonly museumUsed: boolean;
  /** Something was built on this turn, under the limit or not. */
  readonly built: boolean;
  /** The Warlord or the Diplomat has struck: nothing is left but to end the turn. */
  readonly closing: boolean;
  readonly builds: number;
  /** How many may be built under the limit on this turn. */
  readonly buildLimit: number;
  readonly spent: number;
  readonly beautified: number;
  readonly redrawn: number;
  /** With whom hands were swapped on this turn; absent = with no one. */
  readonly swapped?: Seat;
}

/** A question that interrupts the turn, the innermost last. */
export interface ViewPending {
  readonly kind: PendingKind;
  readonly seat: Seat;
  readonly other?: Seat;
  /** How many cards it is about. */
  readonly count: number;
  /** The cards, where the viewer may know them. */
  readonly cards?: readonly DistrictId[];
}

/** All that a viewer knows and has ever learnt, see CIT-SECRET. Spectators get what everybody at the table sees. */
export interface View {
  /** Of the rules the match is played by. */
  readonly version: number;
  /** The seat that looks; -1 for a spectator. */
  readonly viewer: Seat;
  readonly choices: Choices;
  /** The characters of this match, by rank. */
  readonly cast: readonly CharacterId[];
  readonly phase: 'draft' | 'turns' | 'over';
  readonly round: number;
  readonly crown: Seat;
  /** Districts that make a city complete now. */
  readonly goal: number;
  /** The match ends with this round. */
  readonly ending: boolean;
  /** Seats that earn four points for having been first. */
  readonly firsts: readonly Seat[];
  readonly bell: boolean;
  readonly deck: {
    readonly size: number;
    /** Cards the viewer knows the place of, counted from the top (0 = next). */
    readonly known: readonly { readonly at: number; readonly card: DistrictId }[];
    /** After a search: what was found, and how many of those cards still lie on top, in an order unknown. */
    readonly searched: readonly DistrictId[];
    readonly searchedLeft: number;
  };
  readonly seats: readonly ViewSeat[];
  readonly draft: ViewDraft;
  /** Every character of the match, by rank, as this round treated it. */
  readonly calls: readonly ViewCall[];
  /** Rank called last, 0 while drafting. */
  readonly called: number;
  /** Who robs the robbed character; absent when nobody was named. */
  readonly thief?: Seat;
  /** The Witch who waits for her victim to be called. */
  readonly witch?: Seat;
  readonly witchDone: number;
  readonly taxer?: Seat;
  /** Whose city no Warlord or Diplomat may touch this round. */
  readonly guarded?: Seat;
  readonly queen?: Seat;
  /** Seats that built this round. */
  readonly builders: readonly Seat[];
  /** Seats that would have answered had they been the murdered character when it was called. */
  readonly spared: readonly Seat[];
  readonly turn?: ViewTurn;
  readonly pending: readonly ViewPending[];
}
