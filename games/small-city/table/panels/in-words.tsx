import type { Seat, Speaker } from '@pentapolis/kernel';
import { boroughOf, cardPrice, NOBODY, type State } from '../../rules/index.ts';
import { outlookOf } from '../model/outlook.ts';
import { boroughText, cellText } from '../model/places.ts';
import { Promises } from './tray.tsx';

interface InWordsProps {
  readonly state: State;
  readonly own: Seat | undefined;
  readonly say: Speaker;
}

/** The whole table as text: the round, the rondel, every borough with its people, the Council, one's own promises. */
export function InWords({ state, own, say }: InWordsProps) {
  return (
    <div className="smc smc-words">
      <h3>{say.term('small-city.words')}</h3>
      <p>
        {say.term('small-city.words.round', { round: state.round, phase: state.phase, host: state.host })}
      </p>
      {state.rondel.length === 0 ? undefined : (
        <>
          <h4>{say.term('small-city.rondel')}</h4>
          <ol>
            {state.rondel.map((card, place) => {
              const taker = state.takers[place] ?? NOBODY;
              const price = cardPrice(state, place);
              return (
                <li key={card}>
                  {say.term(`card.${card}`)}
                  {taker !== NOBODY
                    ? `, ${say.seat(taker)}`
                    : price === undefined || state.phase !== 'claim'
                      ? ''
                      : `, ${say.term('small-city.rondel.price', { price })}`}
                </li>
              );
            })}
          </ol>
        </>
      )}
      {state.players.map((player, seat) => {
        const { rise, votes } = outlookOf(state, seat);
        const { who, cube } = boroughOf(state, seat);
        const cells = who.flatMap((one, cell) => (one !== NOBODY || (cube[cell] ?? 0) > 0 ? [cell] : []));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <section key={seat}>
            <h4>{say.seat(seat)}</h4>
            <p>
              {say.term('small-city.words.seat', {
                votes: player.votes,
                money: player.money,
                pollution: player.pollution,
                reserve: player.reserve,
                rows: player.rows,
                columns: player.columns,
              })}
            </p>
            {rise === undefined ? undefined : (
              <p>{say.term('small-city.words.outlook', { rise, votes: votes ?? 0 })}</p>
            )}
            <p>{boroughText(state, seat, say)}</p>
            <ul>
              {cells.map((cell) => (
                <li key={cell}>{cellText(state, seat, cell, say)}</li>
              ))}
            </ul>
          </section>
        );
      })}
      {own === undefined ? undefined : (
        <>
          <h4>{say.term('small-city.promises')}</h4>
          <Promises state={state} seat={own} say={say} />
        </>
      )}
    </div>
  );
}
