import { Icon, type PadProps, RuleLink, usePad } from '@pentapolis/kit';
import { useId } from 'react';
import { MODES } from '../../rules/index.ts';
import { MOST_PLAYERS, newPad, pad } from './pad-state.ts';
import { Sheet } from './sheet.tsx';
import { Totals } from './totals.tsx';
import '../art/art.css';
import './pad.css';

/** The score pad: what was counted at the table, added up by the rules; it asks only for what the promises need. */
export function Pad({ say, showRule, draft }: PadProps) {
  const [state, dispatch] = usePad(pad, newPad, draft);
  const id = useId();
  const nameOf = (player: number): string =>
    state.players[player]?.name || say.term('small-city.pad.player', { player: player + 1 });
  return (
    <section className="smc smc-pad">
      <p>{say.term('small-city.pad.intro')}</p>
      <p className="smc-pad-line">
        <label htmlFor={id}>{say.term('small-city.pad.mode')}</label>
        <select
          id={id}
          value={state.mode}
          disabled={state.players.length === 1}
          onChange={({ target }) =>
            dispatch({ kind: 'mode', mode: MODES.find((mode) => mode === target.value) ?? 'basic' })
          }
        >
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {say.term(`option.mode.${mode}`)}
            </option>
          ))}
        </select>
        <RuleLink rule="SMC-SHEET-1" say={say} showRule={showRule} />
      </p>
      <div className="smc-pad-sheets">
        {state.players.map((_, player) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
          <Sheet key={player} {...{ state, player, dispatch, say }} name={nameOf(player)} />
        ))}
      </div>
      {state.players.length < MOST_PLAYERS ? (
        <button type="button" className="button" onClick={() => dispatch({ kind: 'add' })}>
          <Icon name="plus" size={18} />
          {say.term('small-city.pad.add')}
        </button>
      ) : undefined}
      <Totals state={state} nameOf={nameOf} say={say} />
    </section>
  );
}
