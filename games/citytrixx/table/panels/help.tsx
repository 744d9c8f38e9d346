import type { Speaker, Violation } from '@pentapolis/kernel';
import { Reason, RuleLink } from '@pentapolis/kit';
import type { Face } from '../../rules/index.ts';
import { Hex } from '../art/hex.tsx';
import { CardPicture } from '../art/pictures.tsx';
import { useLook } from '../art/set-context.ts';

interface Common {
  readonly say: Speaker;
  showRule(id: string): void;
}

const RULE_OF = { certificate: 'CTX-CARD-1', train: 'CTX-CARD-3', money: 'CTX-BUY-4' } as const;

interface CardHelpProps extends Common {
  readonly face: Face;
  readonly refusal?: Violation | undefined;
}

/** All there is to know about a card: what it is in the trick, in a company, and as a city of each year. */
export function CardHelp({ face, refusal, say, showRule }: CardHelpProps) {
  const { colour } = useLook(face.company);
  const { kind, rank, level, worth, removedBeforeYear } = face;
  return (
    <div className="ctx ctx-help">
      <div className="ctx-help-head" data-colour={colour}>
        <CardPicture face={face} size={72} />
        <h3>{say.term('citytrixx.card.name', { card: face.id })}</h3>
      </div>
      <p>{say.term(`citytrixx.help.${kind}`, { rank, level, worth })}</p>
      {removedBeforeYear === undefined ? undefined : (
        <p>{say.term('citytrixx.help.rusts', { year: removedBeforeYear - 1 })}</p>
      )}
      <p className="ctx-help-city">
        {say.term('citytrixx.help.city', { city: face.city })}
        {face.income.map((income, at) =>
          income === 0 ? undefined : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a year is its index
            <span key={at}>
              <Hex income={income} year={at + 1} size={28} />
              <span className="kit-unseen">{say.term('citytrixx.help.year', { year: at + 1, income })}</span>
            </span>
          ),
        )}
      </p>
      {refusal === undefined ? undefined : <Reason refusal={refusal} say={say} showRule={showRule} />}
      <RuleLink rule={RULE_OF[kind]} say={say} showRule={showRule} />
    </div>
  );
}
