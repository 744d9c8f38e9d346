import type { Speaker } from '@pentapolis/kernel';
import { FinalCount, type FinalProps, seatColumns } from '@pentapolis/kit';
import type { View } from '../../rules/index.ts';
import { beatsArchitect } from '../../rules/ranking.ts';
import { Miniature } from '../art/miniature.tsx';
import { countRow } from './count-row.tsx';
import { type FinalSheet, finalSheet, tieNotes } from './rows.ts';
import '../art/art.css';
import './final.css';

/** The final count, line by line, under the cities that were built. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const sheet = finalSheet(view);
  if (sheet === undefined) return <p>{say.term('akropolis.score.hidden')}</p>;
  const seats = seatColumns(view.cities.length, say, (seat) => ({
    picture: view.cities[seat] === undefined ? undefined : <Miniature city={view.cities[seat]} />,
  }));
  const rival = view.architect ? [{ name: say.term(`architect.${view.choices.architect}`) }] : [];
  return (
    <section className="akr akr-final">
      <FinalCount
        caption={say.term('akropolis.phase.over')}
        columns={[...seats, ...rival]}
        rows={sheet.rows.map((row) => countRow(row, say))}
        total={say.term('akropolis.score.total')}
        ranking={ranking}
        totalPicture={(column, shown) => <Bar sheet={sheet} column={column} shown={shown} />}
        say={say}
        comfort={comfort}
      >
        <Notes view={view} sheet={sheet} say={say} />
      </FinalCount>
    </section>
  );
}

/** A total as a bar of its colours, growing line by line. Decoration: the figures say the same. */
function Bar({
  sheet,
  column,
  shown,
}: {
  readonly sheet: FinalSheet;
  readonly column: number;
  readonly shown: number;
}) {
  const longest = Math.max(1, ...sheet.totals);
  return (
    <span className="akr-final-bar" aria-hidden="true">
      {sheet.rows.map(({ id, cells }, at) => (
        <span
          key={id}
          className={`akr-${id === 'stones' || id === 'quarries' ? 'rock' : id}`}
          style={{ width: `${at < shown ? (100 * (cells[column]?.points ?? 0)) / longest : 0}%` }}
        />
      ))}
    </span>
  );
}

interface NotesProps {
  readonly view: View;
  readonly sheet: FinalSheet;
  readonly say: Speaker;
}

/** How ties were broken, and how a match against an architect went. */
function Notes({ view, sheet, say }: NotesProps) {
  const { architect } = view.choices;
  const seats = view.cities.length;
  return (
    <div className="akr-final-notes">
      {tieNotes(sheet, seats).map(({ kind, seats: tied, points }) => (
        <p key={points}>
          {say.term(kind === 'stones' ? 'akropolis.final.tie' : 'akropolis.final.shared', {
            seats: [...tied],
            points,
          })}
        </p>
      ))}
      {view.architect ? (
        <>
          <p>{say.term(`akropolis.final.${soloOutcome(sheet)}`, { architect })}</p>
          <h3>{say.term('akropolis.final.rival')}</h3>
          <p>{say.term(`akropolis.final.rival.${architect}`)}</p>
        </>
      ) : undefined}
    </div>
  );
}

/** Against an architect: won, lost, or lost although the points are equal. */
export function soloOutcome({ totals, stones }: FinalSheet): 'beaten' | 'lost' | 'lostTie' {
  const [own, rival] = [0, 1].map((at) => ({ total: totals[at] as number, stones: stones[at] as number }));
  if (own === undefined || rival === undefined) return 'lost';
  if (beatsArchitect(own, rival)) return 'beaten';
  return own.total === rival.total ? 'lostTie' : 'lost';
}
