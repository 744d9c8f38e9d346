import type { Seat, Speaker } from '@pentapolis/kernel';
import { Glyph, SeatMark } from '@pentapolis/kit';
import { guestsOf } from '../../rules/borough.ts';
import { boardOf, type State, TITLES } from '../../rules/index.ts';
import { BoroughArt } from '../art/borough-art.tsx';
import { UNIT } from '../art/outline.ts';
import { CitizenSign } from '../art/people.tsx';
import { SIGNS } from '../art/signs.data.ts';
import type { Aiming } from '../board/use-aim.ts';
import { cellOf, edgeOf } from '../model/keys.ts';
import { outlookOf } from '../model/outlook.ts';
import { Figure } from './parts.tsx';

interface BoroughsProps {
  readonly state: State;
  readonly own: Seat | undefined;
  readonly shown: Seat;
  readonly aim: Aiming;
  readonly say: Speaker;
  show(seat: Seat): void;
}

/** Everybody's borough, small: press one to look at it. Tourists of the viewer are counted on it. */
export function Boroughs({ state, own, shown, aim, say, show }: BoroughsProps) {
  if (state.seats === 1) return <Ladder state={state} say={say} />;
  const reachable = new Set(
    [...aim.targets].flatMap((key) => {
      if (edgeOf(key) !== undefined) return [state.host];
      const place = cellOf(key);
      return aim.picks.length > 0 && place !== undefined ? [place.borough] : [];
    }),
  );
  return (
    <ul
      className="smc-boroughs"
      data-rove
      data-seats={state.seats}
      aria-label={say.term('small-city.boroughs')}
    >
      {state.players.map((player, seat) => {
        const rise = outlookOf(state, seat).rise;
        const hidden = state.phase === 'build' && seat !== own;
        const guests = own === undefined || own === seat ? 0 : guestsOf(state, own, seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <button
              type="button"
              className="smc-thumb"
              aria-pressed={seat === shown}
              data-lit={reachable.has(seat) && seat !== shown}
              data-out={player.out}
              aria-label={say.term('small-city.look', { seat })}
              onClick={() => show(seat)}
            >
              <Thumb state={state} seat={seat} />
              <span className="smc-thumb-words">
                <span className="smc-thumb-name">
                  <SeatMark seat={seat} size={14} />
                  <b>{seat === own ? say.term('small-city.mine') : say.seat(seat)}</b>
                  {state.host === seat && state.round > 0 ? (
                    <span title={say.term('small-city.hosts')}>
                      <Glyph d={SIGNS.host} size={15} />
                      <span className="kit-unseen">{say.term('small-city.hosts')}</span>
                    </span>
                  ) : undefined}
                </span>
                <span className="smc-thumb-figures">
                  <Figure
                    sign="votes"
                    shown={say.number(player.votes)}
                    label={say.term('small-city.votes.count', { votes: player.votes })}
                  />
                  <Figure
                    sign="money"
                    shown={say.number(player.money)}
                    label={say.term('small-city.dollars', { money: player.money })}
                  />
                  <Figure
                    sign="smoke"
                    shown={`${say.number(player.pollution)}${rise === undefined ? '' : `+${say.number(rise)}`}`}
                    label={say.term('small-city.pollution.count', {
                      pollution: player.pollution,
                      rise: rise ?? 0,
                    })}
                  />
                  {guests > 0 && own !== undefined ? (
                    <span className="smc-figure" title={say.term('small-city.guests', { count: guests })}>
                      <CitizenSign seat={own} size={16} />
                      <span aria-hidden="true">{say.number(guests)}</span>
                      <span className="kit-unseen">{say.term('small-city.guests', { count: guests })}</span>
                    </span>
                  ) : undefined}
                </span>
                {hidden ? (
                  <span className="smc-thumb-screen" data-ready={player.planned}>
                    <Glyph d={SIGNS.screen} size={14} />
                    {say.term(player.planned ? 'small-city.planned' : 'small-city.planning')}
                  </span>
                ) : undefined}
                {player.out ? (
                  <span className="smc-thumb-screen">{say.term('small-city.out')}</span>
                ) : undefined}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Thumb({ state, seat }: { readonly state: State; readonly seat: Seat }) {
  const { width, height } = boardOf(state, seat).spec;
  return (
    <svg
      className="smc-thumb-art"
      viewBox={`-14 -14 ${width * UNIT + 28} ${height * UNIT + 28}`}
      aria-hidden="true"
    >
      <BoroughArt state={state} seat={seat} plain />
    </svg>
  );
}

/** Alone: the titles that can be reached, and where the score stands now. */
function Ladder({ state, say }: Pick<BoroughsProps, 'state' | 'say'>) {
  const player = state.players[0];
  const score = (player?.votes ?? 0) - (player?.pollution ?? 0);
  return (
    <section className="smc-ladder" aria-label={say.term('small-city.titles')}>
      <p>{say.term('small-city.titles.now', { score })}</p>
      <ol>
        {TITLES.map(([least, title]) => (
          <li key={title} data-reached={score >= least}>
            <b>{say.number(least)}</b> {say.term(`title.${title}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
