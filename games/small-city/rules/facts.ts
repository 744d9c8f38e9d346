import type { Seat } from '@pentapolis/kernel';
import type { Laying, Purse } from './action.ts';
import type { CardId } from './cards.ts';
import type { Side } from './components.ts';
import type { TileId } from './tiles.ts';

type Numbers = readonly number[];
type To = readonly Seat[];

type OpeningFact =
  | ({ readonly kind: 'founded'; readonly seat: Seat; readonly side: Side } & Laying)
  | { readonly kind: 'promised'; readonly seat: Seat; readonly promise: number; readonly to: To };

type SelectFact =
  | {
      readonly kind: 'roundBegins';
      readonly round: number;
      readonly host: Seat;
      readonly order: readonly Seat[];
    }
  | {
      readonly kind: 'proposed';
      readonly seat: Seat;
      readonly cell: number;
      readonly toward: 'east' | 'south';
    }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly agree: boolean }
  /** Where the Mayor stands, or `cell` -1 when nothing is blocked. [SMC-MAYOR-6] */
  | { readonly kind: 'visits'; readonly host: Seat; readonly cell: number; readonly toward: 'east' | 'south' }
  | {
      readonly kind: 'rondel';
      readonly cards: readonly CardId[];
      readonly mayor: boolean;
      readonly reveals: true;
    }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly card: CardId; readonly price: number }
  | {
      readonly kind: 'gained';
      readonly seat: Seat;
      readonly what: Purse;
      readonly amount: number;
      readonly why: 'supporter' | 'economy';
    }
  | {
      readonly kind: 'calmed';
      readonly seat: Seat;
      readonly what: Purse | 'pollution';
      readonly amount: number;
    }
  | { readonly kind: 'expanded'; readonly seat: Seat; readonly step: number }
  | {
      readonly kind: 'merged';
      readonly seat: Seat;
      readonly one: number;
      readonly other: number;
      readonly tile: TileId;
      readonly at: number;
      readonly turn: number;
      readonly price: number;
    }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly what: string };

type BuildFact =
  /** A plan was handed in: nothing of it. */
  | { readonly kind: 'planned'; readonly seat: Seat }
  | { readonly kind: 'ownPlan'; readonly seat: Seat; readonly steps: string; readonly to: To }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly at: number;
      readonly turn: number;
      readonly price: number;
      readonly cubes: Numbers;
      readonly free: boolean;
      readonly reveals?: true;
    }
  | {
      readonly kind: 'upgraded';
      readonly seat: Seat;
      readonly from: TileId;
      readonly tile: TileId;
      readonly cell: number;
      readonly at: number;
      readonly turn: number;
      readonly reveals: true;
    }
  | {
      readonly kind: 'demolished';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly cell: number;
      readonly price: number;
      readonly reveals: true;
    }
  | { readonly kind: 'enlarged'; readonly seat: Seat; readonly step: number; readonly reveals: true }
  /** A plan is carried out: it had no steps, or has none left. */
  | { readonly kind: 'noSteps' | 'planDone'; readonly seat: Seat; readonly reveals: true }
  | { readonly kind: 'movedIn'; readonly seat: Seat; readonly cell: number }
  | {
      readonly kind: 'onDuty';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly from: number;
      readonly cell: number;
      /** Where it was part of a secret plan. */
      readonly reveals?: true;
    }
  /** A citizen goes home: to City Hall, or past it to the Career Center. */
  | {
      readonly kind: 'wentHome';
      readonly seat: Seat;
      readonly borough: Seat;
      readonly cell: number;
      readonly hall: boolean;
      readonly why: 'police' | 'demolition' | 'stuck' | 'fire' | 'out';
    }
  /** A step of a plan can't be carried out any more. [SMC-BUILD-6] */
  | { readonly kind: 'forestalled'; readonly seat: Seat; readonly step: string; readonly reveals: true }
  | { readonly kind: 'leftOut'; readonly seat: Seat };

type CitizenFact =
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: Numbers;
      readonly toward: Numbers;
      readonly mate: boolean;
    }
  | { readonly kind: 'allMoved'; readonly seat: Seat }
  | { readonly kind: 'housed'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'arrived'; readonly seat: Seat; readonly count: number };

type IncomeFact =
  | { readonly kind: 'earned'; readonly seat: Seat; readonly tourists: number; readonly commerce: number }
  | {
      readonly kind: 'sold';
      readonly seat: Seat;
      readonly colour: number;
      readonly cell: number;
      readonly money: number;
    }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly money: number; readonly votes: number }
  | {
      readonly kind: 'gave';
      readonly seat: Seat;
      readonly colour: number;
      readonly cell: number;
      readonly votes: number;
    }
  | { readonly kind: 'traded'; readonly seat: Seat }
  | {
      readonly kind: 'stored';
      readonly seat: Seat;
      readonly colour: number;
      /** The factory space it was made on, `[borough, cell]`; [-1, -1] from the Council. */
      readonly from: Numbers;
      /** Where it is now, `[borough, cell]`; [-1, -1] when it went back to the reserve. */
      readonly toward: Numbers;
    }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly residences: number; readonly university: number };

type SmokeFact =
  | {
      readonly kind: 'polluted';
      readonly seat: Seat;
      readonly citizens: number;
      readonly factories: number;
      readonly parks: number;
      readonly rise: number;
      readonly total: number;
    }
  | { readonly kind: 'mustDie'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'nobodyDies'; readonly seat: Seat }
  | { readonly kind: 'died'; readonly seat: Seat; readonly owner: Seat; readonly cell: number }
  | { readonly kind: 'buried'; readonly seat: Seat; readonly owner: Seat; readonly cell: number }
  | { readonly kind: 'out'; readonly seat: Seat };

type CouncilFact =
  | {
      readonly kind: 'invested';
      readonly seat: Seat;
      readonly from: number;
      readonly row: number;
      readonly column: number;
      readonly pay: Purse | 'promise';
      readonly price: number;
    }
  | { readonly kind: 'newcomers'; readonly seat: Seat; readonly count: number; readonly hall: number }
  | { readonly kind: 'received'; readonly seat: Seat; readonly colour: number; readonly count: number }
  | { readonly kind: 'nothingToRaise'; readonly seat: Seat }
  | { readonly kind: 'drewSpecials'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'sawSpecials';
      readonly seat: Seat;
      readonly cards: Numbers;
      readonly to: To;
      readonly reveals: true;
    }
  | { readonly kind: 'keptSpecial'; readonly seat: Seat; readonly under: number }
  | { readonly kind: 'choseSpecial'; readonly seat: Seat; readonly promise: number; readonly to: To };

type EndFact =
  | { readonly kind: 'revenue'; readonly seat: Seat; readonly amount: number; readonly total: number }
  | { readonly kind: 'counted'; readonly seat: Seat; readonly citizens: number }
  | { readonly kind: 'hostNext'; readonly host: Seat; readonly card: boolean }
  | {
      readonly kind: 'promises';
      readonly seat: Seat;
      readonly promise: number;
      readonly kept: boolean;
      readonly specials: Numbers;
      readonly points: number;
      readonly reveals: true;
    }
  | { readonly kind: 'over'; readonly round: number };

/** Everything a log tells of a match of Small City. Cells are numbers of the seat's own board. */
export type SmallCityFact = (
  | OpeningFact
  | SelectFact
  | BuildFact
  | CitizenFact
  | IncomeFact
  | SmokeFact
  | CouncilFact
  | EndFact
) & {
  readonly [argument: string]: string | number | boolean | readonly (string | number)[] | undefined;
};

export type FactKind = SmallCityFact['kind'];
export type Emit = ((fact: SmallCityFact) => void) | undefined;
