import type { Result, Speaker } from '@pentapolis/kernel';
import { SeatMark } from '@pentapolis/kit';
import { useWords } from '../text/words.tsx';

/** Who won, and everybody's place and points, best first. */
export function Podium({ result, say }: { readonly result: Result; readonly say: Speaker }) {
  const words = useWords();
  const seats = result.ranking
    .map((rank, seat) => ({ seat, rank, score: result.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const winners = seats.filter(({ rank }) => rank === 1).map(({ seat }) => say.seat(seat));
  return (
    <section className="podium">
      <h3>{words('turn.won', { names: winners, count: winners.length })}</h3>
      <ol>
        {seats.map(({ seat, rank, score }) => (
          <li key={seat} data-rank={rank}>
            <span className="podium-rank numbers">{words('final.rank', { rank })}</span>
            <SeatMark seat={seat} size={22} />
            <span className="name">{say.seat(seat)}</span>
            <span className="podium-score numbers">{words('lobby.points', { points: score })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
