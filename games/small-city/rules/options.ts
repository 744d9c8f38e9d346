import { illegal, type OptionSpec, type Options, type Setup, type Violation } from '@pentapolis/kernel';

export const MOST_SEATS = 4;

/** `basic`, or what an advanced game is played for. [SMC-ADVANCED-1] */
export const MODES = ['basic', 'votes', 'economic', 'citizens', 'cultural'] as const;
export type Mode = (typeof MODES)[number];

/** [SMC-SOLO-5] */
export const DIFFICULTIES = ['citizen', 'mayor', 'governor', 'senator', 'president'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Everything that is agreed before play. */
export interface Choices {
  readonly mode: Mode;
  readonly boards: 'choose' | 'easy' | 'expert';
  /** Has no part at larger tables. */
  readonly difficulty: Difficulty;
  readonly opposite: 'firstRound' | 'never';
  readonly councilTiles: 'exact' | 'orSmaller';
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    id: 'mode',
    kind: 'choice',
    choices: MODES,
    default: 'basic',
    rule: 'SMC-ADVANCED-1',
    seats: { min: 2, max: MOST_SEATS },
  },
  {
    id: 'difficulty',
    kind: 'choice',
    choices: DIFFICULTIES,
    default: 'mayor',
    rule: 'SMC-SOLO-5',
    seats: { min: 1, max: 1 },
  },
  {
    id: 'boards',
    kind: 'choice',
    choices: ['choose', 'easy', 'expert'],
    default: 'choose',
    rule: 'SMC-OPTION-1',
  },
  {
    id: 'opposite',
    kind: 'choice',
    choices: ['firstRound', 'never'],
    default: 'firstRound',
    rule: 'SMC-OPTION-2',
    seats: { min: 4, max: 4 },
  },
  {
    id: 'councilTiles',
    kind: 'choice',
    choices: ['exact', 'orSmaller'],
    default: 'exact',
    rule: 'SMC-OPTION-3',
  },
];

/** Options that `readOptions` accepted, under their own types. */
export function choicesFrom(options: Options): Choices {
  return {
    mode: options.mode as Mode,
    boards: options.boards as Choices['boards'],
    difficulty: options.difficulty as Difficulty,
    opposite: options.opposite as Choices['opposite'],
    councilTiles: options.councilTiles as Choices['councilTiles'],
  };
}

/** Refuses tables that can't be played. All option sets can, where `readOptions` takes them. */
export function validate({ seats }: Setup): Violation | undefined {
  // [SMC-SETUP-1]
  return Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS
    ? undefined
    : illegal('SMC-SETUP-1', 'refusal.seats', { min: 1, max: MOST_SEATS });
}
