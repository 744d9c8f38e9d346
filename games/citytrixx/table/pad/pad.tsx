import { Icon, NumberField, type PadProps, Reason, usePad } from '@pentapolis/kit';
import type { CompanyId } from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';
import {
  absentCompanies,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  newPad,
  type PadInput,
  type PadState,
  pad,
  padScore,
} from './pad-state.ts';
import { Totals } from './totals.tsx';
import '../art/art.css';
import '../panels/help.css';
import '@pentapolis/kit/pad.css';

/** The final scoring sheet for people with the box, added up by the rules. */
export function Pad({ say, showRule, draft }: PadProps) {
  const [state, dispatch] = usePad(pad, newPad, draft);
  const nameOf = (player: number): string =>
    state.players[player]?.name.trim() || say.term('citytrixx.pad.player', { player: player + 1 });
  const score = padScore(state, nameOf);
  return (
    <section className="ctx kit-pad">
      <p>{say.term('citytrixx.pad.intro')}</p>
      <Companies state={state} dispatch={dispatch} say={say} nameOf={nameOf} />
      <Players state={state} dispatch={dispatch} say={say} nameOf={nameOf} />
      {'rule' in score ? (
        <div className="ctx-help" role="status">
          <Reason refusal={score} say={say} showRule={showRule} />
        </div>
      ) : (
        <Totals score={score} say={say} />
      )}
      <p className="kit-pad-note">{say.term('citytrixx.pad.ties')}</p>
    </section>
  );
}

interface SheetProps {
  readonly state: PadState;
  dispatch(input: PadInput): void;
  readonly say: PadProps['say'];
  nameOf(player: number): string;
}

function Companies({ state, dispatch, say, nameOf }: SheetProps) {
  return (
    <fieldset className="kit-pad-block">
      <legend>{say.term('citytrixx.pad.companies')}</legend>
      <ul>
        {state.companies.map(({ id, value, dividend, president }, at) => (
          <li key={id}>
            <span className="kit-pad-name">
              <Plate company={id} size="large" />
              {say.term(`citytrixx.country.${id}`)}
            </span>
            <NumberField
              label={say.term('citytrixx.pad.value')}
              value={value}
              onChange={(next) => dispatch({ kind: 'company', at, change: { value: next } })}
            />
            <NumberField
              label={say.term('citytrixx.pad.dividend')}
              value={dividend}
              onChange={(next) => dispatch({ kind: 'company', at, change: { dividend: next } })}
            />
            <label>
              {say.term('citytrixx.pad.president')}
              <select
                value={president ?? ''}
                onChange={({ target }) =>
                  dispatch({
                    kind: 'company',
                    at,
                    change: { president: target.value === '' ? undefined : Number(target.value) },
                  })
                }
              >
                <option value="">{say.term('citytrixx.pad.unknown')}</option>
                {state.players.map((_, player) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
                  <option key={player} value={player}>
                    {nameOf(player)}
                  </option>
                ))}
              </select>
            </label>
            {at === 0 ? undefined : (
              <button
                type="button"
                className="button"
                data-look="icon"
                aria-label={say.term('citytrixx.pad.up', { company: id })}
                onClick={() => dispatch({ kind: 'up', at })}
              >
                <Icon name="up" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="kit-pad-tools">
        {absentCompanies(state).map((id) => (
          <button
            key={id}
            type="button"
            className="button"
            onClick={() => dispatch({ kind: 'addCompany', id })}
          >
            <Icon name="plus" />
            {say.term('citytrixx.pad.addCompany', { name: say.term(`citytrixx.country.${id}`) })}
          </button>
        ))}
      </p>
    </fieldset>
  );
}

function Players({ state, dispatch, say, nameOf }: SheetProps) {
  return (
    <fieldset className="kit-pad-block">
      <legend>{say.term('citytrixx.pad.players')}</legend>
      <ul>
        {state.players.map(({ name, cash, company, shares }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
          <li key={at}>
            <label>
              {say.term('citytrixx.pad.name')}
              <input
                value={name}
                placeholder={nameOf(at)}
                maxLength={24}
                onChange={({ target }) => dispatch({ kind: 'player', at, change: { name: target.value } })}
              />
            </label>
            <label>
              {say.term('citytrixx.pad.start')}
              <select
                value={company ?? ''}
                onChange={({ target }) =>
                  dispatch({
                    kind: 'player',
                    at,
                    change: { company: target.value === '' ? undefined : (target.value as CompanyId) },
                  })
                }
              >
                <option value="">{say.term('citytrixx.pad.unknown')}</option>
                {state.companies.map(({ id }) => (
                  <option key={id} value={id}>
                    {say.term(`citytrixx.country.${id}`)}
                  </option>
                ))}
              </select>
            </label>
            {state.companies.map(({ id }) => (
              <NumberField
                key={id}
                label={say.term('citytrixx.pad.sharesOf', { company: id })}
                sign={<Plate company={id} />}
                value={shares[id] ?? 0}
                most={6}
                onChange={(count) => dispatch({ kind: 'shares', at, company: id, count })}
              />
            ))}
            <NumberField
              label={say.term('citytrixx.pad.cash')}
              value={cash}
              most={9999}
              onChange={(next) => dispatch({ kind: 'player', at, change: { cash: next } })}
            />
            {state.players.length > LEAST_PLAYERS ? (
              <button
                type="button"
                className="button"
                data-look="icon"
                aria-label={say.term('citytrixx.pad.remove', { name: nameOf(at) })}
                onClick={() => dispatch({ kind: 'removePlayer', at })}
              >
                <Icon name="cross" />
              </button>
            ) : undefined}
          </li>
        ))}
      </ul>
      {state.players.length < MOST_PLAYERS ? (
        <button type="button" className="button" onClick={() => dispatch({ kind: 'addPlayer' })}>
          <Icon name="plus" />
          {say.term('citytrixx.pad.addPlayer')}
        </button>
      ) : undefined}
    </fieldset>
  );
}
