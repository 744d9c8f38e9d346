import type { Speaker } from '@pentapolis/kernel';
import { RuleLink } from '@pentapolis/kit';
import type { Choices, District } from '../../rules/index.ts';
import { flankCountsLakes } from '../../rules/rulings.ts';

interface ConditionsProps {
  readonly district: District;
  readonly choices: Choices;
  readonly say: Speaker;
  /** Given, every condition links to its rule. */
  showRule?(id: string): void;
}

/** What a colour asks for, as agreed for this match: its condition, and what doubles it. */
export function Conditions({ district, choices, say, showRule }: ConditionsProps) {
  const lines = conditionLines(district, choices);
  return (
    <span className="akr-conditions">
      {lines.map(({ key, rule, doubles }) => (
        <span key={key} className={doubles ? 'akr-condition akr-doubles' : 'akr-condition'}>
          {say.term(key)}
          {showRule ? <RuleLink rule={rule} say={say} showRule={showRule} /> : undefined}
        </span>
      ))}
    </span>
  );
}

interface ConditionLine {
  readonly key: string;
  readonly rule: string;
  readonly doubles: boolean;
}

const VARIANT_RULES: Readonly<Record<District, string>> = {
  house: 'AKR-VARIANT-2',
  market: 'AKR-VARIANT-3',
  barracks: 'AKR-VARIANT-4',
  temple: 'AKR-VARIANT-5',
  garden: 'AKR-VARIANT-6',
};

/** Which phrases describe a colour under the choices of the match, and where each is written. */
export function conditionLines(district: District, choices: Choices): readonly ConditionLine[] {
  const ruling =
    district === 'house' && choices.houses === 'byValue'
      ? '.byValue'
      : district === 'barracks' && choices.barracksEdge === 'anyEmpty'
        ? '.anyEmpty'
        : '';
  const base = {
    key: `akropolis.condition.${district}${ruling}`,
    rule:
      ruling === '.byValue'
        ? 'AKR-OPTION-1'
        : ruling === '.anyEmpty'
          ? 'AKR-OPTION-2'
          : `AKR-${district.toUpperCase()}-1`,
    doubles: false,
  };
  if (!choices.variants.includes(district)) return [base];
  return [
    base,
    {
      key: `akropolis.double.${district}${reading(district, choices)}`,
      rule: VARIANT_RULES[district],
      doubles: true,
    },
  ];
}

/** How a harder condition is read where that is not the usual way. */
function reading(district: District, choices: Choices): string {
  if (district === 'garden' && choices.lake === 'singleHexOnly') return '.singleHexOnly';
  if (district === 'barracks' && (choices.barracksEdge === 'anyEmpty' || flankCountsLakes(choices)))
    return '.anyEmpty';
  return '';
}
