import { illegal, type OptionSpec, type Options, type Setup, type Violation } from '@pentapolis/kernel';
import { DISTRICTS, type District } from './hexes.ts';
import { VERSION } from './rulings.ts';

/** The three architects of the game for one. */
export const ARCHITECTS = ['hippodamos', 'metagenes', 'callicrates'] as const;
export type Architect = (typeof ARCHITECTS)[number];

export const MOST_SEATS = 4;

/** Who may begin: chance decides, or the table says who. */
const FIRSTS = ['random', ...Array.from({ length: MOST_SEATS }, (_, seat) => `seat${seat + 1}`)];

/** The rulings a score depends on. */
export interface Rulings {
  /** Of the rules, which settle what is no option. */
  readonly version: number;
  /** Districts whose harder condition is in play and doubles them. [AKR-VARIANT-1] */
  readonly variants: readonly District[];
  /** How the one house group that counts is chosen. [AKR-OPTION-1] */
  readonly houses: 'byHexCountThenValue' | 'byValue';
  /** Which empty neighbours are the edge, for a barracks and for its harder condition. [AKR-OPTION-2] [AKR-VARIANT-4] */
  readonly barracksEdge: 'outsideOnly' | 'anyEmpty';
  /** What a lake is. [AKR-OPTION-3] */
  readonly lake: 'anyEnclosedRegion' | 'singleHexOnly';
}

/** Everything that is agreed before play. */
export interface Choices extends Rulings {
  /** All 61 tiles with two or three players or alone. [AKR-OPTION-4] */
  readonly long: boolean;
  /** Whether tables show points before the end. [AKR-OPTION-5] */
  readonly liveScores: 'shown' | 'hidden';
  /** The rival of a game for one; has no part at larger tables. [AKR-SOLO-1] */
  readonly architect: Architect;
}

export const DEFAULT_RULINGS: Rulings = {
  version: VERSION,
  variants: [],
  houses: 'byHexCountThenValue',
  barracksEdge: 'outsideOnly',
  lake: 'anyEnclosedRegion',
};

export const OPTION_SPECS: readonly OptionSpec[] = [
  { id: 'variants', kind: 'subset', choices: DISTRICTS, default: [], rule: 'AKR-VARIANT-1' },
  { id: 'long', kind: 'flag', default: false, rule: 'AKR-OPTION-4', seats: { min: 1, max: 3 } },
  {
    id: 'houses',
    kind: 'choice',
    choices: ['byHexCountThenValue', 'byValue'],
    default: 'byHexCountThenValue',
    rule: 'AKR-OPTION-1',
  },
  {
    id: 'barracksEdge',
    kind: 'choice',
    choices: ['outsideOnly', 'anyEmpty'],
    default: 'outsideOnly',
    rule: 'AKR-OPTION-2',
  },
  {
    id: 'lake',
    kind: 'choice',
    choices: ['anyEnclosedRegion', 'singleHexOnly'],
    default: 'anyEnclosedRegion',
    rule: 'AKR-OPTION-3',
  },
  { id: 'liveScores', kind: 'choice', choices: ['shown', 'hidden'], default: 'shown', rule: 'AKR-OPTION-5' },
  {
    id: 'architect',
    kind: 'choice',
    choices: ARCHITECTS,
    default: 'hippodamos',
    rule: 'AKR-SOLO-1',
    seats: { min: 1, max: 1 },
  },
  {
    id: 'first',
    kind: 'choice',
    choices: FIRSTS,
    default: 'random',
    rule: 'AKR-OPTION-6',
    seats: { min: 2, max: MOST_SEATS },
  },
];

/** The options a score depends on: all that a score sheet may name. */
export const RULING_SPECS = OPTION_SPECS.filter(({ id }) => id in DEFAULT_RULINGS);

/** The rulings among options that `readOptions` accepted, under their own types. */
export function rulingsFrom(options: Options, version: number = VERSION): Rulings {
  return {
    version,
    variants: DISTRICTS.filter((district) => (options.variants as readonly string[]).includes(district)),
    houses: options.houses as Rulings['houses'],
    barracksEdge: options.barracksEdge as Rulings['barracksEdge'],
    lake: options.lake as Rulings['lake'],
  };
}

/** Options that `readOptions` accepted, under their own types. */
export function choicesFrom(options: Options, version: number): Choices {
  return {
    ...rulingsFrom(options, version),
    long: options.long as boolean,
    liveScores: options.liveScores as Choices['liveScores'],
    architect: options.architect as Architect,
  };
}

/** The seat the table lets begin; undefined where chance decides. Logs of before there was a choice begin with the first. */
export function firstSeat({ first = 'seat1' }: Options): number | undefined {
  return first === 'random' ? undefined : Number(String(first).slice(4)) - 1;
}

/**
 * Refuses set-ups no table can play: too few or many seats, a long game for four, which is the ordinary one, and a
 * first player who is not there.
 */
export function validate({ seats, options }: Setup): Violation | undefined {
  // [AKR-SETUP-1]
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS)
    return illegal('AKR-SETUP-1', 'refusal.seats', { min: 1, max: MOST_SEATS });
  // [AKR-OPTION-4]
  if (seats === 4 && options.long === true) return illegal('AKR-OPTION-4', 'refusal.longAtFour', {});
  // [AKR-OPTION-6]
  const first = seats === 1 ? undefined : firstSeat(options);
  if (first !== undefined && first >= seats) return illegal('AKR-OPTION-6', 'refusal.noSuchFirst', { seats });
  return undefined;
}
