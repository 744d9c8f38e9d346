import type { Speaker } from '@pentapolis/kernel';
import type { CompanyId, View } from '../../rules/index.ts';
import { useLook } from '../art/set-context.ts';
import type { Aiming } from '../board/use-aim.ts';

interface TrackProps {
  readonly view: View;
  readonly aiming: Aiming;
  /** What just happened, in words. */
  readonly ticker: string;
  readonly say: Speaker;
}

interface Lying {
  readonly company: CompanyId;
  /** Space, and how many discs lie under it. */
  readonly space: number;
  readonly under: number;
}

/** Discs as they lie on the spaces: of those on one space the lowest is listed first. */
function lying({ track, companies }: View): readonly Lying[] {
  const counts = new Map<number, number>();
  return track.priority.map((company) => {
    const space = companies.find(({ id }) => id === company)?.position ?? 0;
    const under = counts.get(space) ?? 0;
    counts.set(space, under + 1);
    return { company, space, under };
  });
}

/** The share track as a departure board: spaces in a row, discs piled upon them, the lowest with priority. */
export function Track({ view, aiming, ticker, say }: TrackProps) {
  const { positions, starts } = view.track;
  const { question, aim, ahead } = aiming;
  const discs = lying(view);
  const ghosts = ahead === undefined ? [] : moved(discs, lying(ahead), view);
  const half = Math.ceil(positions.length / 2);
  const all = [...discs, ...ghosts];
  const highest = (from: number, to: number): number =>
    Math.max(0, ...all.filter(({ space }) => space >= from && space < to).map(({ under }) => under + 1));
  const taken = new Set(all.map(({ space }) => space));
  return (
    <section
      className="ctx-track"
      aria-label={say.term('citytrixx.track')}
      style={
        {
          '--ctx-spaces': positions.length,
          '--ctx-half': half,
          '--ctx-first': highest(0, half),
          '--ctx-second': highest(half, positions.length),
        } as React.CSSProperties
      }
    >
      <ol className="ctx-spaces" data-rove data-digits={question === 'start' || undefined}>
        {positions.map((value, space) => (
          <li
            key={value}
            className="ctx-space"
            data-taken={taken.has(space)}
            style={{ '--ctx-at': space } as React.CSSProperties}
          >
            {question === 'start' && starts.includes(value) ? (
              <button
                type="button"
                data-target="true"
                aria-pressed={aim.value === value}
                aria-label={say.term('citytrixx.start.here', { value, paid: 2 * value })}
                onClick={() => aiming.set({ value })}
              >
                {value}
              </button>
            ) : (
              <span>{value}</span>
            )}
          </li>
        ))}
      </ol>
      <ol className="ctx-discs" aria-label={say.term('citytrixx.priority')}>
        {discs.map((disc) => (
          <Disc key={disc.company} disc={disc} half={half} value={positions[disc.space] ?? 0} say={say} />
        ))}
      </ol>
      <div className="ctx-ghosts" aria-hidden="true">
        {ghosts.map((disc) => (
          <Disc
            key={disc.company}
            disc={disc}
            half={half}
            value={positions[disc.space] ?? 0}
            say={say}
            ghost
          />
        ))}
      </div>
      <p className="ctx-ticker" title={ticker}>
        {ticker}
      </p>
    </section>
  );
}

/** Where discs would lie that move; drawn upon what lies there now. */
function moved(now: readonly Lying[], next: readonly Lying[], { track }: View): readonly Lying[] {
  const piles = new Map<number, number>();
  for (const { space } of now) piles.set(space, (piles.get(space) ?? 0) + 1);
  return next
    .filter(({ company, space }) => now.find((disc) => disc.company === company)?.space !== space)
    .sort((a, b) => track.priority.indexOf(a.company) - track.priority.indexOf(b.company))
    .map(({ company, space }) => {
      const under = piles.get(space) ?? 0;
      piles.set(space, under + 1);
      return { company, space, under };
    });
}

interface DiscProps {
  readonly disc: Lying;
  readonly half: number;
  readonly value: number;
  readonly ghost?: boolean;
  readonly say: Speaker;
}

function Disc({ disc, half, value, ghost, say }: DiscProps) {
  const { company, space, under } = disc;
  const { colour, livery } = useLook(company);
  const style = {
    '--ctx-at': space,
    '--ctx-under': under,
    '--ctx-column': space % half,
    '--ctx-row': space < half ? 0 : 1,
  } as React.CSSProperties;
  const face = (
    <>
      <span aria-hidden="true">{company}</span>
      <span className="kit-unseen">{say.term('citytrixx.disc', { company, value })}</span>
    </>
  );
  const shared = { className: 'ctx-disc', 'data-colour': colour, 'data-livery': livery, style };
  return ghost ? (
    <span {...shared} data-ghost>
      {face}
    </span>
  ) : (
    <li {...shared}>{face}</li>
  );
}
