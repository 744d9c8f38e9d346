import { illegal, type OptionSpec, type Options, type Setup, type Violation } from '@pentapolis/kernel';
import { BONUS_DISTRICTS, type DistrictId } from './cards.ts';
import { BONUS_CHARACTERS, type CharacterId, castWith, rankOf } from './cast.ts';

export const MOST_SEATS = 8;

const CROWNS = ['random', ...Array.from({ length: MOST_SEATS }, (_, seat) => `seat${seat + 1}`)];

/** Everything that is agreed before play. */
export interface Choices {
  readonly characters: readonly CharacterId[];
  readonly districts: readonly DistrictId[];
  readonly ballRoom: boolean;
  /** Districts of a complete city. [CIT-OPTION-1] */
  readonly length: 7 | 8;
  /** [CIT-OPTION-2] */
  readonly assassin: 'deadly' | 'gentle';
  /** [CIT-OPTION-3] `random` or `seat1`..`seat8` */
  readonly crown: string;
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    id: 'characters',
    kind: 'subset',
    choices: BONUS_CHARACTERS,
    default: [],
    defaultAt: { 8: ['artist'] }, // [CIT-CAST-4]
    rule: 'CIT-CAST-2',
  },
  { id: 'districts', kind: 'subset', choices: BONUS_DISTRICTS, default: [], rule: 'CIT-OPTION-4' },
  { id: 'ballRoom', kind: 'flag', default: false, rule: 'CIT-OPTION-5' },
  { id: 'length', kind: 'choice', choices: ['8', '7'], default: '8', rule: 'CIT-OPTION-1' },
  { id: 'assassin', kind: 'choice', choices: ['deadly', 'gentle'], default: 'deadly', rule: 'CIT-OPTION-2' },
  { id: 'crown', kind: 'choice', choices: CROWNS, default: 'random', rule: 'CIT-OPTION-3' },
];

/** Options that `readOptions` accepted, under their own types. */
export function choicesFrom(options: Options): Choices {
  return {
    characters: (options.characters as readonly CharacterId[]).slice(),
    districts: (options.districts as readonly DistrictId[]).slice(),
    ballRoom: options.ballRoom as boolean,
    length: options.length === '7' ? 7 : 8,
    assassin: options.assassin as Choices['assassin'],
    crown: options.crown as string,
  };
}

/** Refuses tables that can't be played, with the rule that says so. */
export function validate({ seats, options }: Setup): Violation | undefined {
  // [CIT-SETUP-1]
  if (!Number.isInteger(seats) || seats < 2 || seats > MOST_SEATS)
    return illegal('CIT-SETUP-1', 'refusal.seats', { min: 2, max: MOST_SEATS });
  const { characters, assassin, crown } = choicesFrom(options);
  const ninth = characters.filter((id) => rankOf(id) === 9);
  // [CIT-CAST-3] one of a rank
  if (ninth.length > 1) return illegal('CIT-CAST-3', 'refusal.oneOfRank', { characters: ninth });
  // [CIT-CAST-4] eight players need nine characters, two and three play with eight
  if (seats === 8 && ninth.length === 0) return illegal('CIT-CAST-4', 'refusal.needNinth');
  if (seats < 4 && ninth.length > 0) return illegal('CIT-CAST-4', 'refusal.noNinth', { characters: ninth });
  // [CIT-CAST-5]
  if (seats < 5 && characters.includes('queen')) return illegal('CIT-CAST-5', 'refusal.queenNeedsFive');
  // [CIT-CAST-6]
  if (seats === 2 && characters.includes('emperor')) return illegal('CIT-CAST-6', 'refusal.noEmperorAtTwo');
  // [CIT-OPTION-2]
  if (assassin === 'gentle' && !castWith(characters).includes('assassin'))
    return illegal('CIT-OPTION-2', 'refusal.noAssassin');
  // [CIT-OPTION-3]
  if (crown !== 'random' && Number(crown.slice(4)) > seats)
    return illegal('CIT-OPTION-3', 'refusal.noSuchCrown', { seats });
  return undefined;
}
