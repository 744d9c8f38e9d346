import type { Seat, Speaker } from '@pentapolis/kernel';
import { Glyph, SeatMark } from '@pentapolis/kit';
import { ECONOMY_GAINS, INDUSTRY_GAINS, type State, TOURISM_GAINS } from '../../rules/index.ts';
import { CubeSign } from '../art/cube.tsx';
import { ROW_SIGNS, SIGNS } from '../art/signs.data.ts';
import type { Aiming } from '../board/use-aim.ts';
import { spaceKey } from '../model/keys.ts';

interface CouncilProps {
  readonly state: State;
  readonly aim: Aiming;
  readonly say: Speaker;
  /** Tells why a row is closed to the viewer. */
  readonly why?: ((row: number) => void) | undefined;
}

const LINES = [1, 2, 3, 4] as const;

/** The City Council: four rows of four columns, what each gives, and whose discs are where. */
export function Council({ state, aim, say, why }: CouncilProps) {
  const waiting = discsAt(state, 0, 0);
  const asked = [...aim.targets, ...aim.picks].some((key) => key.startsWith('k:'));
  const words = say.term('small-city.council.waiting', { seats: waiting.map(({ seat }) => seat) });
  return (
    <section className="smc-council" aria-label={say.term('small-city.council')}>
      <div className="smc-council-head">
        <span className="smc-council-title">
          {say.term('small-city.council')}
          {waiting.length === 0 ? undefined : (
            <span className="smc-council-waiting" title={words}>
              {waiting.map(({ seat, disc }) => (
                <SeatMark key={`${seat}.${disc}`} seat={seat} size={12} />
              ))}
              <span className="kit-unseen">{words}</span>
            </span>
          )}
        </span>
        {LINES.map((column) => (
          <span key={column} title={say.term('small-city.council.cost', { column })}>
            <span aria-hidden="true">{say.term('small-city.council.column', { column })}</span>
            <span className="kit-unseen">{say.term('small-city.council.cost', { column })}</span>
          </span>
        ))}
      </div>
      {LINES.map((row) => (
        <div key={row} className="smc-council-row">
          <span className="smc-council-name">
            <Glyph d={ROW_SIGNS[row] ?? ''} size={16} />
            {say.term(`row.${row}`)}
          </span>
          {LINES.map((column) => (
            <Space key={column} {...{ state, aim, say, row, column }} why={asked ? why : undefined} />
          ))}
        </div>
      ))}
    </section>
  );
}

function discsAt(
  state: State,
  row: number,
  column: number,
): { readonly seat: Seat; readonly disc: number }[] {
  return state.players.flatMap(({ rows, columns }, seat) =>
    [0, 1].flatMap((disc) => (rows[disc] === row && columns[disc] === column ? [{ seat, disc }] : [])),
  );
}

interface SpaceProps extends CouncilProps {
  readonly row: number;
  readonly column: number;
}

function Space({ state, aim, say, row, column, why }: SpaceProps) {
  const key = spaceKey(row, column);
  const discs = discsAt(state, row, column);
  const open = aim.targets.has(key) || aim.picks.includes(key);
  const words = `${say.term(`row.${row}`)} ${column}: ${gainWords(row, column, say)}${discs.length === 0 ? '' : `. ${say.list(discs.map(({ seat }) => say.seat(seat)))}`}`;
  const face = (
    <>
      <span className="smc-gain" aria-hidden="true">
        <Gain row={row} column={column} say={say} />
      </span>
      <span className="smc-discs" aria-hidden="true">
        {discs.map(({ seat, disc }) => (
          <SeatMark key={`${seat}.${disc}`} seat={seat} size={16} />
        ))}
      </span>
    </>
  );
  if (!open && why !== undefined)
    return (
      <button
        type="button"
        className="smc-space"
        aria-disabled="true"
        aria-label={words}
        title={words}
        onClick={() => why(row)}
      >
        {face}
      </button>
    );
  if (!open)
    return (
      <span className="smc-space" title={words}>
        {face}
        <span className="kit-unseen">{words}</span>
      </span>
    );
  return (
    <button
      type="button"
      className="smc-space smc-lit"
      aria-pressed={aim.picks.includes(key)}
      aria-label={words}
      title={words}
      onClick={() => aim.press(key)}
    >
      {face}
    </button>
  );
}

function Gain({ row, column, say }: Pick<SpaceProps, 'row' | 'column' | 'say'>) {
  switch (row) {
    case 1:
      return INDUSTRY_GAINS[column - 1]?.map(({ colour, count }, at) => (
        <span key={colour}>
          {at > 0 ? '/ ' : ''}
          {count}
          <CubeSign colour={colour} size={14} />
        </span>
      ));
    case 2:
      return (
        <span>{say.term(column === 4 ? 'small-city.gain.any' : 'small-city.gain.tile', { column })}</span>
      );
    case 3:
      return <span>{say.term('small-city.gain.either', { amount: ECONOMY_GAINS[column - 1] ?? 0 })}</span>;
    default:
      return (
        <span>
          {TOURISM_GAINS[column - 1]}
          <Glyph d={SIGNS.citizen} size={14} />
        </span>
      );
  }
}

function gainWords(row: number, column: number, say: Speaker): string {
  switch (row) {
    case 1:
      return (INDUSTRY_GAINS[column - 1] ?? [])
        .map(({ colour, count }) => say.term('small-city.cubes', { count, colour }))
        .join(say.term('small-city.or'));
    case 2:
      return say.term(column === 4 ? 'small-city.gain.anyWords' : 'small-city.gain.tileWords', { column });
    case 3:
      return say.term('small-city.gain.eitherWords', { amount: ECONOMY_GAINS[column - 1] ?? 0 });
    default:
      return say.term('small-city.gain.citizens', { count: TOURISM_GAINS[column - 1] ?? 0 });
  }
}
