import type { Speaker, Violation } from '@pentapolis/kernel';
import { Reason, RuleLink } from '@pentapolis/kit';
import { rankOf } from '../../rules/cast.ts';
import { type CharacterId, type DistrictId, incomeColour } from '../../rules/index.ts';
import { Arms, Emblem, Sigil } from '../art/emblem.tsx';
import { colourOf, costOf, pointsOf } from '../art/emblems.ts';

interface Common {
  readonly say: Speaker;
  showRule(id: string): void;
}

/** Rule of a card's own text: that of its name where it has one, else what its colour is for. */
export function districtRule(id: DistrictId): string {
  return colourOf(id) === 'purple' ? `CIT-${id.toUpperCase()}-1` : 'CIT-BUILD-1';
}

interface DistrictHelpProps extends Common {
  readonly district: DistrictId;
  readonly beautified?: boolean;
  /** More to say: a price, a refusal, who owns it. */
  readonly notes?: readonly string[];
  readonly refusal?: Violation | undefined;
}

/** All there is to know about a district card. */
export function DistrictHelp({
  district,
  beautified,
  notes = [],
  refusal,
  say,
  showRule,
}: DistrictHelpProps) {
  const colour = colourOf(district);
  const points = pointsOf(district) + (beautified === true ? 1 : 0);
  return (
    <div className="cit cit-help">
      <span className="cit-plaque" data-colour={colour}>
        <Emblem district={district} size={72} />
      </span>
      <div className="cit-help-words">
        <h3>{say.term(`district.${district}`)}</h3>
        <p className="cit-help-kind">
          <Sigil colour={colour} /> {say.term(`citadels.family.${colour}`)}
        </p>
        <p>{say.term('citadels.card.worth', { cost: costOf(district), points })}</p>
        {say.has(`districtHelp.${district}`) ? <p>{say.term(`districtHelp.${district}`)}</p> : undefined}
        {beautified === true ? <p>{say.term('citadels.card.beautified')}</p> : undefined}
        {notes.map((note) => (
          <p key={note}>
            <strong>{note}</strong>
          </p>
        ))}
        {refusal === undefined ? undefined : <Reason refusal={refusal} say={say} showRule={showRule} />}
        <RuleLink rule={districtRule(district)} say={say} showRule={showRule} />
      </div>
    </div>
  );
}

interface CharacterHelpProps extends Common {
  readonly character: CharacterId;
  readonly notes?: readonly string[];
}

/** All there is to know about a character. */
export function CharacterHelp({ character, notes = [], say, showRule }: CharacterHelpProps) {
  const colour = incomeColour(character);
  return (
    <div className="cit cit-help">
      <Arms character={character} size={72} />
      <div className="cit-help-words">
        <h3>{say.term(`character.${character}`)}</h3>
        <p className="cit-help-kind">
          {say.term('citadels.rank', { rank: rankOf(character) })}
          {colour === undefined ? undefined : (
            <>
              {' · '}
              <Sigil colour={colour} /> {say.term('citadels.earns', { colour })}
            </>
          )}
        </p>
        <p>{say.term(`characterHelp.${character}`)}</p>
        {notes.map((note) => (
          <p key={note}>
            <strong>{note}</strong>
          </p>
        ))}
        <RuleLink rule={`CIT-${character.toUpperCase()}-1`} say={say} showRule={showRule} />
      </div>
    </div>
  );
}
