import { SeatMark } from '@pentapolis/kit';
import type { BoardProps } from '../board/board-props.ts';

/** After the last year: everybody's fortune by rank. */
export function Over({ props }: { readonly props: BoardProps }) {
  const { frame, say } = props;
  const { view } = frame;
  const seats = view.seats
    .map((_, seat) => seat)
    .sort((a, b) => (view.ranking[a] ?? 0) - (view.ranking[b] ?? 0));
  return (
    <div className="ctx-operating">
      <p className="ctx-why">{say.term('citytrixx.phase.over')}</p>
      <ol className="ctx-runs">
        {seats.map((seat) => (
          <li key={seat} data-now={view.ranking[seat] === 1}>
            <b>{view.ranking[seat]}</b>
            <SeatMark seat={seat} size={16} />
            <span className="ctx-run-name">{say.seat(seat)}</span>
            <strong>{say.number(view.seats[seat]?.fortune)}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
}
