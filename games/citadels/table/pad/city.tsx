import type { Speaker } from '@pentapolis/kernel';
import { Icon, NumberField } from '@pentapolis/kit';
import { type Dispatch, useId, useState } from 'react';
import { COLOURS, DISTRICT_ROWS, type DistrictId } from '../../rules/index.ts';
import { Emblem, Sigil } from '../art/emblem.tsx';
import { colourOf, costOf } from '../art/emblems.ts';
import { copiesLeft, holds, LEAST_PLAYERS, MOST_LETTERS, type PadInput, type PadState } from './pad-state.ts';

interface CityProps {
  readonly state: PadState;
  readonly at: number;
  readonly name: string;
  readonly say: Speaker;
  readonly dispatch: Dispatch<PadInput>;
}

/** One player's city and what is left of it, to be entered. */
export function City({ state, at, name, say, dispatch }: CityProps) {
  const player = state.players[at]!;
  const change = (changes: Extract<PadInput, { kind: 'change' }>['change']): void =>
    dispatch({ kind: 'change', at, change: changes });
  return (
    <fieldset className="kit-pad-block cit-pad-city">
      <legend>{name}</legend>
      <div className="kit-pad-tools">
        <label>
          {say.term('citadels.pad.name')}
          <input
            value={player.name}
            placeholder={name}
            maxLength={MOST_LETTERS}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={player.first}
            onChange={({ target }) => change({ first: target.checked })}
          />
          {say.term('citadels.pad.first')}
        </label>
        <NumberField
          label={say.term('citadels.pad.gold')}
          value={player.gold}
          onChange={(gold) => change({ gold })}
        />
        {holds(player, 'mapRoom') ? (
          <NumberField
            label={say.term('citadels.pad.hand')}
            value={player.hand}
            onChange={(hand) => change({ hand })}
          />
        ) : undefined}
        {holds(player, 'museum') ? (
          <NumberField
            label={say.term('citadels.pad.museum')}
            value={player.museum}
            onChange={(museum) => change({ museum })}
          />
        ) : undefined}
        {holds(player, 'hauntedCity') ? (
          <label>
            <input
              type="checkbox"
              checked={player.hauntedLast}
              onChange={({ target }) => change({ hauntedLast: target.checked })}
            />
            {say.term('citadels.pad.hauntedLast')}
          </label>
        ) : undefined}
        {state.players.length > LEAST_PLAYERS ? (
          <button
            type="button"
            className="button"
            data-look="icon"
            aria-label={say.term('citadels.pad.remove', { name })}
            onClick={() => dispatch({ kind: 'removePlayer', at })}
          >
            <Icon name="cross" />
          </button>
        ) : undefined}
      </div>
      <ol className="cit-pad-built" aria-label={say.term('citadels.pad.city', { name })}>
        {player.city.map(({ id, beautified }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a city may hold a name twice
          <li key={place} className="cit-pad-district" data-colour={colourOf(id)}>
            <Face district={id} say={say} beautified={beautified} />
            <button
              type="button"
              className="cit-pad-sign"
              aria-pressed={beautified}
              aria-label={say.term('citadels.pad.beautify', { district: id })}
              onClick={() => dispatch({ kind: 'beautify', at, place })}
            >
              +1
            </button>
            <button
              type="button"
              className="cit-pad-sign"
              aria-label={say.term('citadels.pad.raze', { district: id })}
              onClick={() => dispatch({ kind: 'raze', at, place })}
            >
              <Icon name="cross" size={16} />
            </button>
          </li>
        ))}
        {player.city.length === 0 ? (
          <li className="kit-pad-note">{say.term('citadels.pad.noCity')}</li>
        ) : undefined}
      </ol>
      <Palette state={state} say={say} name={name} build={(id) => dispatch({ kind: 'build', at, id })} />
    </fieldset>
  );
}

interface PaletteProps {
  readonly state: PadState;
  readonly name: string;
  readonly say: Speaker;
  build(id: DistrictId): void;
}

/** Letters as one looks for them: without case and accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All districts of the box by colour; Enter in the search field builds the only one that is left. */
function Palette({ state, name, say, build }: PaletteProps) {
  const id = useId();
  const [sought, seek] = useState('');
  const found = DISTRICT_ROWS.filter((row) =>
    folded(say.term(`district.${row.id}`)).includes(folded(sought.trim())),
  );
  const [only] = found.filter((row) => copiesLeft(state, row.id) > 0);
  return (
    <details className="cit-pad-palette">
      <summary>{say.term('citadels.pad.build', { name })}</summary>
      <label htmlFor={id}>
        {say.term('citadels.pad.seek')}
        <input
          id={id}
          type="search"
          value={sought}
          onChange={({ target }) => seek(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || sought.trim() === '' || only === undefined) return;
            event.preventDefault();
            build(only.id);
            seek('');
          }}
        />
      </label>
      {COLOURS.map((colour) => {
        const rows = found.filter((row) => row.colour === colour);
        return rows.length === 0 ? undefined : (
          <section key={colour} aria-label={say.term(`citadels.family.${colour}`)}>
            <h3>
              <Sigil colour={colour} /> {say.term(`citadels.family.${colour}`)}
            </h3>
            <ul className="cit-pad-built">
              {rows.map((row) => {
                const left = copiesLeft(state, row.id);
                return (
                  <li key={row.id}>
                    <button
                      type="button"
                      className="cit-pad-district"
                      data-colour={colour}
                      disabled={left === 0}
                      aria-label={say.term('citadels.pad.buildOne', {
                        district: row.id,
                        left,
                        cost: row.cost,
                      })}
                      onClick={() => build(row.id)}
                    >
                      <Face district={row.id} say={say} />
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </details>
  );
}

interface FaceProps {
  readonly district: DistrictId;
  readonly beautified?: boolean;
  readonly say: Speaker;
}

function Face({ district, beautified = false, say }: FaceProps) {
  return (
    <>
      <span className="cit-plaque" data-colour={colourOf(district)}>
        <Emblem district={district} size={20} />
      </span>
      <span>{say.term(`district.${district}`)}</span>
      <b>
        {say.number(costOf(district))}
        {beautified ? '+1' : ''}
      </b>
    </>
  );
}
