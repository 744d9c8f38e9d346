import { type PadProps, RuleLink, usePad } from '@pentapolis/kit';
import { useId } from 'react';
import { professionOf, sizeOf } from '../../rules/buildings.ts';
import type { GameKind } from '../../rules/options.ts';
import { BuildingPicture } from '../art/building-art.tsx';
import { ArtDefs } from '../art/defs.tsx';
import {
  END_CARDS,
  mostOf,
  newPad,
  type PadPlayer,
  pad,
  padRows,
  padTotals,
  sizesFrom,
} from './pad-state.ts';
import '../art/art.css';
import '../panels/panels.css';
import './pad.css';

const GAMES: readonly GameKind[] = ['first', 'grand', 'advanced'];

/** The score pad: what everybody built and has left, added up by the rules. */
export function Pad({ say, showRule, draft }: PadProps) {
  const id = useId();
  const [state, dispatch] = usePad(pad, newPad, draft);
  const totals = padTotals(state);
  const nameOf = (player: number): string =>
    state.players[player]?.name || say.term('cite.pad.player', { player: player + 1 });
  const change = (player: number, changed: Partial<PadPlayer>): void =>
    dispatch({ kind: 'change', player, change: changed });
  const columns = state.players.map((player, at) => ({ player, at, key: `${id} ${at}` }));
  return (
    <section className="cte cte-pad">
      <ArtDefs />
      <p>{say.term('cite.pad.intro')}</p>
      <div className="cte-pad-choices">
        <label>
          {say.term('option.game')}{' '}
          <select
            value={state.game}
            onChange={({ target }) =>
              dispatch({ kind: 'game', game: GAMES.find((game) => game === target.value) ?? 'first' })
            }
          >
            {GAMES.map((game) => (
              <option key={game} value={game}>
                {say.term(`option.game.${game}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.term('cite.pad.seats')}{' '}
          <select
            value={state.players.length}
            onChange={({ target }) => dispatch({ kind: 'seats', seats: Number(target.value) })}
          >
            <option value={3}>{say.number(3)}</option>
            <option value={4}>{say.number(4)}</option>
          </select>
        </label>
        <RuleLink rule="CTE-END-3" say={say} showRule={showRule} />
        <RuleLink rule="CTE-END-4" say={say} showRule={showRule} />
      </div>
      <div className="cte-pad-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{say.term('cite.pad.name')}</th>
              {columns.map(({ player, at, key }) => (
                <th key={key} scope="col" data-first={totals[at]?.rank === 1 && (totals[at]?.cases ?? 0) > 0}>
                  <input
                    className="cte-pad-name"
                    aria-label={say.term('cite.pad.player', { player: at + 1 })}
                    placeholder={nameOf(at)}
                    maxLength={24}
                    value={player.name}
                    onChange={({ target }) => change(at, { name: target.value })}
                  />
                  <small>{say.term(`profession.${professionOf(at).id}`)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {padRows(state).map((building) => (
              <tr key={building}>
                <th scope="row">
                  <BuildingPicture id={building} owner={0} size={24} /> {say.term(`building.${building}`)}
                  <small> {say.term('cite.cases', { cases: sizeOf(building) })}</small>
                </th>
                {columns.map(({ player, at, key }) => {
                  const most = mostOf(state, at, building);
                  return (
                    <td key={key}>
                      {most === 0 ? (
                        '–'
                      ) : (
                        <CountField
                          label={`${say.term(`building.${building}`)}, ${nameOf(at)}`}
                          value={Math.min(player.built[building] ?? 0, most)}
                          most={most}
                          change={(count) => dispatch({ kind: 'built', player: at, id: building, count })}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">{say.term('cite.pad.resources')}</th>
              {columns.map(({ player, at, key }) => (
                <td key={key}>
                  <CountField
                    label={`${say.term('cite.pad.resources')}, ${nameOf(at)}`}
                    value={player.resources}
                    most={9999}
                    change={(resources) => change(at, { resources })}
                  />
                </td>
              ))}
            </tr>
            {state.game === 'advanced'
              ? END_CARDS.map((card) => (
                  <tr key={card.id}>
                    <th scope="row">
                      {card.name[say.language]} <small>{card.text[say.language]}</small>
                    </th>
                    {columns.map(({ player, at, key }) => (
                      <td key={key}>
                        <Check
                          label={`${card.name[say.language]}, ${nameOf(at)}`}
                          on={player.cards.includes(card.id)}
                          change={(on) =>
                            change(at, {
                              cards: on
                                ? [...player.cards, card.id]
                                : player.cards.filter((other) => other !== card.id),
                            })
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))
              : undefined}
            {state.game === 'advanced' ? (
              <tr>
                <th scope="row">{say.term('cite.pad.surrounded')}</th>
                {columns.map(({ player, at, key }) => (
                  <td key={key}>
                    <input
                      className="cte-pad-sizes"
                      aria-label={`${say.term('cite.pad.surrounded')}, ${nameOf(at)}`}
                      inputMode="numeric"
                      // Half a size is none yet, so the words are the field's own.
                      defaultValue={player.surrounded.join(' ')}
                      onChange={({ target }) => change(at, { surrounded: sizesFrom(target.value) })}
                    />
                  </td>
                ))}
              </tr>
            ) : undefined}
            <tr>
              <th scope="row">{say.term('cite.pad.guilty')}</th>
              {columns.map(({ player, at, key }) => (
                <td key={key}>
                  <Check
                    label={`${say.term('cite.pad.guilty')}, ${nameOf(at)}`}
                    on={player.guilty}
                    change={(guilty) => change(at, { guilty })}
                  />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say.term('cite.pad.finished')}</th>
              {columns.map(({ player, at, key }) => (
                <td key={key}>
                  <Check
                    label={`${say.term('cite.pad.finished')}, ${nameOf(at)}`}
                    on={player.finished}
                    change={(on) => dispatch({ kind: 'finished', player: at, on })}
                  />
                </td>
              ))}
            </tr>
          </tbody>
          <tfoot>
            {(['buildings', 'cards', 'converted'] as const).map((part) => (
              <tr key={part}>
                <th scope="row">{say.term(`cite.final.${part}`)}</th>
                {columns.map(({ at, key }) => (
                  <td key={key}>{say.number(totals[at]?.[part])}</td>
                ))}
              </tr>
            ))}
            <tr className="cte-pad-total">
              <th scope="row">{say.term('cite.final.cases')}</th>
              {columns.map(({ at, key }) => (
                <td key={key} data-first={totals[at]?.rank === 1 && (totals[at]?.cases ?? 0) > 0}>
                  {say.number(totals[at]?.cases)}
                  <small> {say.term('cite.pad.left', { left: totals[at]?.left ?? 0 })}</small>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say.term('cite.pad.rank')}</th>
              {columns.map(({ at, key }) => (
                <td key={key}>{say.number(totals[at]?.rank)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  change(value: number): void;
}

function CountField({ label, value, most, change }: CountFieldProps) {
  if (most === 1) return <Check label={label} on={value === 1} change={(on) => change(on ? 1 : 0)} />;
  return (
    <input
      type="number"
      aria-label={label}
      min={0}
      max={most}
      value={value}
      onChange={({ target }) => change(Math.max(0, Math.min(most, Math.trunc(target.valueAsNumber || 0))))}
    />
  );
}

function Check({
  label,
  on,
  change,
}: {
  readonly label: string;
  readonly on: boolean;
  change(on: boolean): void;
}) {
  return (
    <label className="cte-pad-check">
      <input
        type="checkbox"
        aria-label={label}
        checked={on}
        onChange={({ target }) => change(target.checked)}
      />
    </label>
  );
}
