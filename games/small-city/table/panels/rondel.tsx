import type { Speaker } from '@pentapolis/kernel';
import { Glyph, SeatMark } from '@pentapolis/kit';
import { type CardId, cardPrice, NOBODY, type State } from '../../rules/index.ts';
import { CARD_SIGNS, SIGNS } from '../art/signs.data.ts';
import type { Aiming } from '../board/use-aim.ts';
import { cardKey } from '../model/keys.ts';

interface RondelProps {
  readonly state: State;
  readonly aim: Aiming;
  readonly say: Speaker;
  /** Tells why a card can't be taken. */
  why(card: CardId): void;
}

/** The rondel as a ring of two rows: the upper one runs to the right, the lower one back to the left. */
export function Rondel({ state, aim, say, why }: RondelProps) {
  const { rondel } = state;
  const columns = Math.ceil(rondel.length / 2);
  const picked = rondel.find((card) => aim.picks.includes(cardKey(card)));
  return (
    <>
      <ol
        className="smc-rondel"
        data-rove
        data-count={rondel.length}
        aria-label={say.term('small-city.rondel')}
        style={{ '--smc-columns': columns } as React.CSSProperties}
      >
        {rondel.map((card, place) => {
          const lower = place >= columns;
          const column = lower ? 2 * columns - place : place + 1;
          return (
            <li
              key={card}
              style={{ '--smc-column': column, '--smc-row': lower ? 2 : 1 } as React.CSSProperties}
            >
              <Card {...{ state, aim, say, card, place, why }} />
            </li>
          );
        })}
      </ol>
      {picked === undefined || rondel.length < 10 ? undefined : (
        <p className="smc-card-note">{say.term(`cardHelp.${picked}`)}</p>
      )}
    </>
  );
}

interface CardProps extends RondelProps {
  readonly card: CardId;
  readonly place: number;
}

function Card({ state, aim, say, card, place, why }: CardProps) {
  const key = cardKey(card);
  const taker = state.takers[place] ?? NOBODY;
  const mayor = state.seats === 1 && place === 0;
  const price = cardPrice(state, place);
  const free = taker === NOBODY && !mayor;
  const open = aim.targets.has(key) || aim.picks.includes(key);
  const status =
    taker !== NOBODY
      ? say.seat(taker)
      : mayor
        ? say.term('small-city.rondel.mayor')
        : price === undefined
          ? say.term('small-city.rondel.far')
          : say.term('small-city.rondel.price', { price });
  return (
    <button
      type="button"
      className="smc-card"
      data-state={free ? (open ? 'open' : 'closed') : 'taken'}
      data-target={open}
      data-last={state.lastTaken === place}
      aria-pressed={aim.picks.includes(key)}
      aria-disabled={!open}
      aria-label={`${say.term(`card.${card}`)}: ${say.term(`cardHelp.${card}`)} ${status}`}
      title={say.term(`cardHelp.${card}`)}
      onClick={() => (open ? aim.press(key) : why(card))}
    >
      <span className="smc-card-head">
        <Glyph d={CARD_SIGNS[card] ?? ''} size={18} />
        <b>{say.term(`card.${card}`)}</b>
      </span>
      <span className="smc-card-help">{say.term(`cardHelp.${card}`)}</span>
      <span className="smc-card-status">
        {taker === NOBODY ? undefined : <SeatMark seat={taker} size={16} />}
        {mayor ? <Glyph d={SIGNS.host} size={16} /> : undefined}
        <span>{status}</span>
      </span>
    </button>
  );
}

/** Once all have chosen: who has which card. */
export function CardsTaken({ state, say }: Pick<RondelProps, 'state' | 'say'>) {
  const taken = state.players.flatMap(({ card }, seat) => (card === '' ? [] : [{ card, seat }]));
  if (taken.length === 0) return undefined;
  return (
    <ul className="smc-taken" aria-label={say.term('small-city.rondel.taken')}>
      {taken.map(({ card, seat }) => (
        <li key={seat} title={say.term(`cardHelp.${card}`)}>
          <SeatMark seat={seat} size={16} />
          <span className="kit-unseen">{say.seat(seat)}: </span>
          <Glyph d={CARD_SIGNS[card] ?? ''} size={16} />
          {say.term(`card.${card}`)}
        </li>
      ))}
    </ul>
  );
}
