import { Icon, NumberField, PadPlayers, type PadProps, Popover, usePad } from '@pentapolis/kit';
import { useId } from 'react';
import { ArtDefs } from '../art/defs.tsx';
import { CityEditor } from './city-editor.tsx';
import { NumberEntry } from './number-entry.tsx';
import { MAX_PLAYERS, newPad, type PadInput, type PadState, pad } from './pad-state.ts';
import { RulingsForm } from './rulings-form.tsx';
import { Totals } from './totals.tsx';
import '../art/art.css';
import '../panels/buttons.css';
import '@pentapolis/kit/pad.css';
import './pad.css';

/** The score pad: cities as they lie on the table, or plain figures, added up by the rules. */
export function Pad({ say, showRule, draft }: PadProps) {
  const [state, dispatch] = usePad(pad, newPad, draft);
  const nameOf = (player: number): string =>
    state.players[player]?.name || say.term('akropolis.pad.player', { player: player + 1 });
  return (
    <section className="akr akr-pad">
      <ArtDefs />
      <p className="akr-faint">{say.term('akropolis.pad.intro')}</p>
      <div className="akr-pad-players">
        <PadPlayers
          label={say.term('akropolis.pad.players')}
          players={state.players.map((_, player) => ({ name: nameOf(player) }))}
          open={state.open}
          choose={(player) => dispatch({ kind: 'open', player })}
          add={
            state.players.length < MAX_PLAYERS
              ? { label: say.term('akropolis.pad.addPlayer'), run: () => dispatch({ kind: 'add' }) }
              : undefined
          }
        />
        <Popover className="akr-button" trigger={say.term('akropolis.pad.rulings')}>
          <RulingsForm rulings={state.rulings} dispatch={dispatch} say={say} showRule={showRule} />
        </Popover>
      </div>
      <PlayerSheet state={state} dispatch={dispatch} say={say} nameOf={nameOf} />
      <Totals state={state} nameOf={nameOf} say={say} />
    </section>
  );
}

interface PlayerSheetProps {
  readonly state: PadState;
  dispatch(input: PadInput): void;
  readonly say: PadProps['say'];
  nameOf(player: number): string;
}

/** The entries of the player whose sheet is open. */
function PlayerSheet({ state, dispatch, say, nameOf }: PlayerSheetProps) {
  const id = useId();
  const player = state.players[state.open];
  if (player === undefined) return undefined;
  return (
    <div className="akr-pad-sheet">
      <div className="akr-pad-fields">
        <label>
          {say.term('akropolis.pad.name')}
          <input
            value={player.name}
            placeholder={nameOf(state.open)}
            maxLength={24}
            onChange={({ target }) => dispatch({ kind: 'change', change: { name: target.value } })}
          />
        </label>
        <fieldset>
          <legend>{say.term('akropolis.pad.by')}</legend>
          {(['city', 'numbers'] as const).map((by) => (
            <label key={by}>
              <input
                type="radio"
                name={`${id}-by`}
                checked={player.by === by}
                onChange={() => dispatch({ kind: 'change', change: { by } })}
              />
              {say.term(by === 'city' ? 'akropolis.pad.byCity' : 'akropolis.pad.byNumbers')}
            </label>
          ))}
        </fieldset>
        <NumberField
          label={say.term('akropolis.score.stones')}
          value={player.stones}
          onChange={(stones) => dispatch({ kind: 'change', change: { stones } })}
        />
        {state.players.length > 1 ? (
          <button
            type="button"
            className="akr-button"
            onClick={() => dispatch({ kind: 'remove', player: state.open })}
          >
            <Icon name="cross" />
            {say.term('akropolis.pad.remove', { name: nameOf(state.open) })}
          </button>
        ) : undefined}
      </div>
      {player.by === 'city' ? (
        <CityEditor
          key={state.open}
          cells={player.cells}
          rulings={state.rulings}
          dispatch={dispatch}
          say={say}
        />
      ) : (
        <NumberEntry lines={player.lines} dispatch={dispatch} say={say} />
      )}
    </div>
  );
}
