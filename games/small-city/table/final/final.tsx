import type { Speaker } from '@pentapolis/kernel';
import { FinalCount, type FinalProps, Glyph, levelSeats, SeatMark, seatColumns } from '@pentapolis/kit';
import { TITLES, titleFor, type View } from '../../rules/index.ts';
import { SIGNS } from '../art/signs.data.ts';
import { finalRows, promisesCount } from './rows.ts';
import '../art/art.css';
import './final.css';

/** The final count, line by line, with every promise laid open; alone, the title that was earned. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const { mode } = view.choices;
  return (
    <section className="smc smc-final">
      {view.seats === 1 ? <SoloTitle view={view} say={say} /> : undefined}
      <FinalCount
        caption={say.term('phase.over')}
        columns={seatColumns(view.seats, say, (seat) => ({
          note: view.players[seat]?.out ? (
            <small className="smc-final-out">{say.term('small-city.out')}</small>
          ) : undefined,
        }))}
        rows={finalRows(view).map(({ part, points }) => ({
          id: part,
          name: say.term(`small-city.final.${part === 'base' ? `base.${mode}` : part}`),
          points,
        }))}
        total={say.term(`small-city.final.total.${mode}`)}
        ranking={ranking}
        say={say}
        comfort={comfort}
      >
        {view.seats > 1 ? <Ties view={view} say={say} /> : undefined}
      </FinalCount>
      <h3>{say.term('small-city.promises')}</h3>
      <ul className="smc-final-promises">
        {view.players.map(({ promise = 0, specials = [] }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <SeatMark seat={seat} size={14} />
            <span>
              {promise === 0
                ? say.term('small-city.promises.none')
                : say.term('small-city.final.kept', {
                    promise,
                    kept: view.scores[seat]?.kept ?? false,
                    points: view.scores[seat]?.promise ?? 0,
                  })}
              {specials.length === 0
                ? ''
                : ` ${say.term('small-city.final.special', { promises: [...specials], points: view.scores[seat]?.specials ?? 0 })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Seats with the same total: what came first among them. [SMC-END-2] */
function Ties({ view, say }: { readonly view: View; readonly say: Speaker }) {
  const totals = view.scores.map(({ total }, seat) => (view.players[seat]?.out ? undefined : total));
  return levelSeats(totals).map((seats) => (
    <p key={seats.join()}>
      {say.term('small-city.final.tie', {
        mode: view.choices.mode,
        seats: [...seats],
        pollution: seats.map((seat) => view.players[seat]?.pollution ?? 0),
        votes: seats.map((seat) => view.scores[seat]?.votes ?? 0),
        money: seats.map((seat) => view.players[seat]?.money ?? 0),
        promises: promisesCount(view),
      })}
    </p>
  ));
}

function SoloTitle({ view, say }: { readonly view: View; readonly say: Speaker }) {
  const total = view.scores[0]?.total ?? 0;
  const title = view.players[0]?.out === true ? undefined : titleFor(total);
  return (
    <div className="smc-final-title" data-title={title ?? ''}>
      <Glyph d={SIGNS.hall} size={40} />
      <p>
        {title === undefined
          ? say.term('small-city.final.noTitle')
          : say.term('small-city.final.title', { title })}
      </p>
      <ol>
        {TITLES.map(([least, name]) => (
          <li key={name} data-reached={total >= least && title !== undefined} data-mine={name === title}>
            {say.number(least)} {say.term(`title.${name}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
