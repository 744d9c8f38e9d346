import type { Speaker } from '@pentapolis/kernel';
import { useId, useState } from 'react';
import { cardOf } from '../../rules/cards.ts';
import { POWER } from '../../rules/districts/registry.ts';
import { COLOURS, type Colour, type DistrictId } from '../../rules/index.ts';
import { Sigil } from '../art/emblem.tsx';
import { colourOf, costOf, pointsOf } from '../art/emblems.ts';
import { Face } from './face.tsx';
import { copiesLeft, type PadState, searched } from './pad-state.ts';

interface PaletteProps {
  readonly state: PadState;
  readonly say: Speaker;
  build(id: DistrictId): void;
}

/** Whether a district changes a count by more than its cost and colour. */
function counts(id: DistrictId): boolean {
  const power = POWER[cardOf(id)];
  return pointsOf(id) !== costOf(id) || power?.score !== undefined || power?.haunted === true;
}

/** All districts of the box by colour; Enter in the search field builds the nearest by name. */
export function Palette({ state, say, build }: PaletteProps) {
  const id = useId();
  const [sought, seek] = useState('');
  const [family, choose] = useState<Colour>();
  const nameOf = (district: DistrictId): string => say.term(`district.${district}`);
  const { found, best } = searched(state, sought, nameOf);
  const seeking = sought.trim() !== '';
  return (
    <section className="cit-pad-palette" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say.term('citadels.pad.build')}</h2>
      <div className="kit-pad-tools">
        <label>
          {say.term('citadels.pad.seek')}
          <input
            type="search"
            enterKeyHint="done"
            value={sought}
            onChange={({ target }) => seek(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || best === undefined) return;
              event.preventDefault();
              build(best);
              seek('');
            }}
          />
        </label>
        <fieldset className="cit-pad-families" aria-label={say.term('citadels.pad.family')}>
          {[undefined, ...COLOURS].map((colour) => (
            <button
              key={colour ?? 'all'}
              type="button"
              className="button"
              data-colour={colour}
              aria-pressed={family === colour}
              onClick={() => choose(colour)}
            >
              {colour === undefined ? undefined : <Sigil colour={colour} />}
              {say.term(colour === undefined ? 'citadels.pad.all' : `citadels.family.${colour}`)}
            </button>
          ))}
        </fieldset>
        <span role="status" className="kit-pad-note">
          {!seeking
            ? ''
            : best === undefined
              ? say.term('citadels.pad.unknown')
              : say.term('citadels.pad.enter', { district: best })}
        </span>
      </div>
      {COLOURS.filter((colour) => seeking || family === undefined || family === colour).map((colour) => (
        <Family
          key={colour}
          colour={colour}
          districts={found.filter((district) => colourOf(district) === colour)}
          best={best}
          left={(district) => copiesLeft(state, district)}
          say={say}
          build={build}
        />
      ))}
    </section>
  );
}

interface FamilyProps {
  readonly colour: Colour;
  readonly districts: readonly DistrictId[];
  readonly best: DistrictId | undefined;
  left(id: DistrictId): number;
  readonly say: Speaker;
  build(id: DistrictId): void;
}

function Family({ colour, districts, best, left, say, build }: FamilyProps) {
  const name = say.term(`citadels.family.${colour}`);
  if (districts.length === 0) return undefined;
  return (
    <section aria-label={name}>
      <h3 data-colour={colour}>
        <Sigil colour={colour} /> {name}
      </h3>
      <ul className="cit-pad-cards">
        {districts.map((district) => {
          const copies = left(district);
          const help = counts(district) ? say.term(`districtHelp.${district}`) : '';
          const label = say.term('citadels.pad.buildOne', { district, left: copies, cost: costOf(district) });
          return (
            <li key={district}>
              <button
                type="button"
                className="cit-pad-district"
                data-colour={colour}
                data-best={district === best}
                // Not `disabled`: the one that has just been built keeps the focus.
                aria-disabled={copies === 0}
                aria-label={help === '' ? label : `${label}. ${help}`}
                onClick={() => {
                  if (copies > 0) build(district);
                }}
              >
                <Face district={district} say={say} />
                {help === '' ? undefined : <small>{help}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
