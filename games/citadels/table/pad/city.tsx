import type { Speaker } from '@pentapolis/kernel';
import { Icon, NumberField, RuleLink } from '@pentapolis/kit';
import type { Dispatch } from 'react';
import type { SheetScore } from '../../rules/index.ts';
import { Built } from './built.tsx';
import {
  holds,
  LEAST_PLAYERS,
  MOST_LETTERS,
  type PadInput,
  type PadPlayer,
  type PadState,
} from './pad-state.ts';
import { Palette } from './palette.tsx';

interface CityProps {
  readonly state: PadState;
  /** What the open city counts; absent while the sheet is wrong. */
  readonly score: SheetScore['players'][number] | undefined;
  readonly say: Speaker;
  showRule(id: string): void;
  readonly dispatch: Dispatch<PadInput>;
}

/** The open player's city and what is left of it, to be entered. */
export function City({ state, score, say, showRule, dispatch }: CityProps) {
  const at = state.open;
  const player = state.players[at]!;
  const change = (changes: Partial<Omit<PadPlayer, 'city'>>): void =>
    dispatch({ kind: 'change', at, change: changes });
  return (
    <fieldset className="kit-pad-block cit-pad-city">
      <legend>{say.term('citadels.pad.city', { seat: at })}</legend>
      <div className="kit-pad-tools">
        <label>
          {say.term('citadels.pad.name')}
          <input
            value={player.name}
            placeholder={say.seat(at)}
            maxLength={MOST_LETTERS}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <Check
          label={say.term('citadels.pad.first')}
          on={player.first}
          change={(first) => change({ first })}
        />
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
          <Check
            label={say.term('citadels.pad.hauntedLast')}
            on={player.hauntedLast}
            change={(hauntedLast) => change({ hauntedLast })}
          />
        ) : undefined}
        {state.players.length > LEAST_PLAYERS ? (
          <button type="button" className="button" onClick={() => dispatch({ kind: 'removePlayer', at })}>
            <Icon name="cross" />
            {say.term('citadels.pad.remove', { seat: at })}
          </button>
        ) : undefined}
      </div>
      <Built
        city={player.city}
        label={say.term('citadels.pad.city', { seat: at })}
        say={say}
        beautify={(place) => dispatch({ kind: 'beautify', at, place })}
        raze={(place) => dispatch({ kind: 'raze', at, place })}
      />
      <p className="cit-pad-stands">
        <span role="status">
          {score === undefined
            ? ''
            : say.term('citadels.pad.stands', {
                seat: at,
                districts: player.city.length,
                goal: state.goal,
                points: score.total,
                rank: score.rank,
              })}
        </span>
        {player.city.length === 0 ? undefined : (
          <span className="kit-pad-note">
            {say.term('citadels.pad.beauty')} <RuleLink rule="CIT-ARTIST-1" say={say} showRule={showRule} />
          </span>
        )}
      </p>
      <Palette state={state} say={say} build={(id) => dispatch({ kind: 'build', at, id })} />
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly on: boolean;
  change(on: boolean): void;
}

function Check({ label, on, change }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      {label}
    </label>
  );
}
