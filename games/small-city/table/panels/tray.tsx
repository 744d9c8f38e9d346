import type { Seat, Speaker } from '@pentapolis/kernel';
import { Glyph } from '@pentapolis/kit';
import { cubeCounts, waitingInHall } from '../../rules/borough.ts';
import {
  deckOf,
  isKept,
  isSpecialKept,
  kitOf,
  PROMISE_VALUE,
  SPECIAL_BROKEN,
  type State,
  tallyOf,
} from '../../rules/index.ts';
import { CubeSign } from '../art/cube.tsx';
import { CitizenSign } from '../art/people.tsx';
import { SIGNS, type SignName } from '../art/signs.data.ts';
import type { Aiming } from '../board/use-aim.ts';
import { cubeKey } from '../model/keys.ts';

interface TrayProps {
  readonly state: State;
  /** The viewer, whose things these are. */
  readonly seat: Seat;
  readonly aim: Aiming;
  readonly say: Speaker;
}

/** What is mine besides the borough: citizens that wait, materials, promises. */
export function Tray({ state, seat, aim, say }: TrayProps) {
  const player = state.players[seat];
  const borough = state.boroughs[seat];
  if (player === undefined || borough === undefined) return undefined;
  const founded = borough.side !== '';
  const stock = cubeCounts(borough);
  const asked = state.phase === 'income' || state.waiting.length > 0 ? state.waiting : [];
  const people: readonly (readonly [SignName, string, number])[] = [
    ['hall', 'hall', founded ? waitingInHall(state, seat).length : 3],
    ['office', 'reserve', player.reserve],
    ['crowd', 'pool', player.pool],
    ['grave', 'dead', borough.graves.length],
  ];
  return (
    <div className="smc-things">
      <section className="smc-group" aria-label={say.term('small-city.people')}>
        <h3>
          <CitizenSign seat={seat} size={18} />
          {say.term('small-city.people')}
        </h3>
        <dl>
          {people.map(([sign, name, count]) => (
            <div key={name}>
              <dt>
                <Glyph d={SIGNS[sign]} size={16} />
                {say.term(`small-city.people.${name}`)}
              </dt>
              <dd>{say.number(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="smc-group" aria-label={say.term('small-city.materials')}>
        <h3>
          <Glyph d={SIGNS.cube} size={18} />
          {say.term('small-city.materials')}
        </h3>
        <dl>
          {stock.map((count, colour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: colours keep their places
            <div key={colour}>
              <dt>
                <CubeSign colour={colour} size={16} />
                {say.term(`cube.${colour}`)}
              </dt>
              <dd>
                {say.number(count)}
                <small title={say.term('small-city.bank', { count: state.materials[colour] ?? 0 })}>
                  /{say.number(state.materials[colour] ?? 0)}
                </small>
              </dd>
            </div>
          ))}
        </dl>
        {asked.length === 0 ? undefined : (
          <ul className="smc-waiting" data-rove aria-label={say.term('small-city.waiting')}>
            {asked.map(({ colour }, item) => {
              const key = cubeKey(item);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: they wait in a row
                <li key={item}>
                  <button
                    type="button"
                    className="smc-cube-button"
                    aria-pressed={aim.picks.includes(key)}
                    aria-label={say.term('small-city.waiting.cube', { colour })}
                    onClick={() => aim.press(key)}
                  >
                    <CubeSign colour={colour} size={26} />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      <section className="smc-group smc-promises" aria-label={say.term('small-city.promises')}>
        <h3>
          <Glyph d={SIGNS.promise} size={18} />
          {say.term('small-city.promises')}
        </h3>
        <Promises state={state} seat={seat} say={say} />
      </section>
    </div>
  );
}

/** The promises of the viewer, and whether they are kept as things stand. */
export function Promises({ state, seat, say }: Pick<TrayProps, 'state' | 'seat' | 'say'>) {
  const player = state.players[seat];
  if (player === undefined || player.promise === 0 || state.boroughs[seat]?.side === '')
    return <p>{say.term('small-city.promises.none')}</p>;
  const tallies = state.boroughs.every(({ side }) => side !== '')
    ? state.players.map((_, other) => tallyOf(state, other))
    : [];
  const value = PROMISE_VALUE[deckOf(kitOf(state.components).components, player.promise)];
  const own = tallyOf(state, seat);
  return (
    <ul className="smc-promise-list">
      <PromiseLine
        promise={player.promise}
        kept={isKept(player.promise, own)}
        good={value.kept}
        bad={value.broken}
        say={say}
      />
      {player.specials.map((promise) => (
        <PromiseLine
          key={promise}
          promise={promise}
          kept={tallies.length > 0 && isSpecialKept(promise, tallies, seat)}
          good={0}
          bad={SPECIAL_BROKEN}
          say={say}
        />
      ))}
    </ul>
  );
}

interface PromiseLineProps {
  readonly promise: number;
  readonly kept: boolean;
  readonly good: number;
  readonly bad: number;
  readonly say: Speaker;
}

function PromiseLine({ promise, kept, good, bad, say }: PromiseLineProps) {
  return (
    <li className="smc-promise" data-kept={kept}>
      <b>{say.term(`promise.${promise}`)}</b>
      <span>{say.term('small-city.promise.worth', { good, bad })}</span>
      <span className="smc-promise-now">
        {say.term(kept ? 'small-city.promise.kept' : 'small-city.promise.open')}
      </span>
    </li>
  );
}
