import { illegal, type OptionSpec, type Setup, type Violation } from '@pentapolis/kernel';

export type GameKind = 'first' | 'grand' | 'advanced';

/** Everything that is agreed before play. */
export interface Choices {
  readonly game: GameKind;
  /** Seats on their very first match, who begin with 3 Gold. [CTE-FIRST-7] */
  readonly gift: readonly number[];
  /** Free Cases each seat begins without. [CTE-HANDI-1] */
  readonly handicaps: readonly number[];
  readonly timeIsGold: boolean;
  readonly simultaneous: boolean;
  readonly interdistrict: boolean;
}

const MOST_SEATS = 4;
const SEAT_NUMBERS = ['1', '2', '3', '4'] as const;
const HANDICAPS = ['0', '1', '2', '3', '4', '5', '6'] as const;

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    id: 'game',
    kind: 'choice',
    choices: ['first', 'grand', 'advanced'],
    default: 'first',
    rule: 'CTE-MODE-1',
  },
  { id: 'timeIsGold', kind: 'flag', default: false, rule: 'CTE-GOLD-1' },
  { id: 'simultaneous', kind: 'flag', default: false, rule: 'CTE-SIMUL-1' },
  { id: 'interdistrict', kind: 'flag', default: false, rule: 'CTE-INTER-1' },
  { id: 'gift', kind: 'subset', choices: SEAT_NUMBERS, default: [], rule: 'CTE-FIRST-7' },
  ...SEAT_NUMBERS.map(
    (number): OptionSpec => ({
      id: `handicap${number}`,
      kind: 'choice',
      choices: HANDICAPS,
      default: '0',
      rule: 'CTE-HANDI-1',
      ...(number === '4' ? { seats: { min: MOST_SEATS, max: MOST_SEATS } } : {}),
    }),
  ),
];

export function validate({ seats, options }: Setup): Violation | undefined {
  // [CTE-SETUP-1]
  if (seats !== 3 && seats !== MOST_SEATS) return illegal('CTE-SETUP-1', 'refusal.seats', { min: 3, max: 4 });
  // [CTE-SIMUL-5]
  if (options.simultaneous === true && options.timeIsGold === true)
    return illegal('CTE-SIMUL-5', 'refusal.simultaneousTimeIsGold');
  if (options.simultaneous === true && options.game === 'advanced')
    return illegal('CTE-SIMUL-5', 'refusal.simultaneousCards');
  // [CTE-FIRST-7] a gift needs somebody to receive it
  if (seats === 3 && (options.gift as readonly string[]).includes('4'))
    return illegal('CTE-FIRST-7', 'refusal.giftToNobody', { seat: 3 });
  return undefined;
}

/** Options that `readOptions` accepted, under their own types. */
export function choicesFrom({ seats, options }: Setup): Choices {
  return Object.freeze({
    game: options.game as GameKind,
    gift: Object.freeze((options.gift as readonly string[]).map((number) => Number(number) - 1)),
    handicaps: Object.freeze(
      SEAT_NUMBERS.slice(0, seats).map((number) => Number(options[`handicap${number}`])),
    ),
    timeIsGold: options.timeIsGold === true,
    simultaneous: options.simultaneous === true,
    interdistrict: options.interdistrict === true,
  });
}
