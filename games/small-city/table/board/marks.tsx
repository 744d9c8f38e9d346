import type { Seat } from '@pentapolis/kernel';
import { STRIDE } from '../../rules/geometry.ts';
import { type Board, boardOf, boroughOf, type State, spotOf } from '../../rules/index.ts';
import { corner, middle, outline, UNIT } from '../art/outline.ts';
import { cellKey, cellOf, edgeOf } from '../model/keys.ts';
import type { Aiming } from './use-aim.ts';

interface MarksProps {
  readonly state: State;
  readonly seat: Seat;
  readonly aim: Aiming;
  /** Spaces the last step touched. */
  readonly echo: readonly number[];
  readonly cursor: number | undefined;
}

/** Over a borough: what may be pressed, what is pressed, what was just done, where the keys are. */
export function Marks({ state, seat, aim, echo, cursor }: MarksProps) {
  const { targets, picks } = aim;
  const lit = [...targets].flatMap((key) => {
    const place = cellOf(key);
    return place?.borough === seat ? [place.cell] : [];
  });
  const pressed = picks.flatMap((key) => {
    const place = cellOf(key);
    return place?.borough === seat ? [place.cell] : [];
  });
  const streets = state.host === seat ? [...targets].flatMap((key) => edgeOf(key) ?? []) : [];
  const street = state.host === seat ? picks.map(edgeOf).find((edge) => edge !== undefined) : undefined;
  const proposal =
    state.host === seat && state.phase === 'mayor' && state.proposal >= 0 ? state.proposal : undefined;
  return (
    <g className="smc-marks">
      {echo.length === 0 ? undefined : <path className="smc-echo" d={outline(echo, 1, 10)} />}
      {lit.map((cell) => (
        <Mark key={cellKey(seat, cell)} cell={cell} kind="target" />
      ))}
      {pressed.map((cell) => (
        <Mark key={cellKey(seat, cell)} cell={cell} kind="picked" />
      ))}
      {streets.map((edge) => (
        <path key={edge} className="smc-street" d={streetPath(edge)} />
      ))}
      {[street, proposal].map((edge) =>
        edge === undefined ? undefined : (
          <g key={edge} className="smc-street-picked">
            <path className="smc-closed" d={outline(besides(edge), 6, 6)} />
            <path d={streetPath(edge)} />
          </g>
        ),
      )}
      {cursor === undefined ? undefined : <Mark cell={cursor} kind="cursor" />}
    </g>
  );
}

function Mark({ cell, kind }: { readonly cell: number; readonly kind: string }) {
  const { x, y } = corner(cell);
  return (
    <rect
      className="smc-mark"
      data-kind={kind}
      x={x + 5}
      y={y + 5}
      width={UNIT - 10}
      height={UNIT - 10}
      rx="14"
    />
  );
}

/** The two spaces beside a street. */
export const besides = (edge: number): readonly number[] => {
  const cell = edge >> 1;
  return [cell, cell + ((edge & 1) === 1 ? STRIDE : 1)];
};

function streetPath(edge: number): string {
  const { x, y } = corner(edge >> 1);
  return (edge & 1) === 1
    ? `M${x + 18} ${y + UNIT}H${x + UNIT - 18}`
    : `M${x + UNIT} ${y + 18}V${y + UNIT - 18}`;
}

/** The street whose middle is nearest to a point, of those given. */
export function nearestStreet(
  edges: readonly number[],
  { x, y }: { readonly x: number; readonly y: number },
): number | undefined {
  let best: number | undefined;
  let least = UNIT * UNIT;
  for (const edge of edges) {
    const at = middle(edge >> 1);
    const [dx, dy] = (edge & 1) === 1 ? [at.x - x, at.y + UNIT / 2 - y] : [at.x + UNIT / 2 - x, at.y - y];
    if (dx * dx + dy * dy < least) [best, least] = [edge, dx * dx + dy * dy];
  }
  return best;
}

/** The first space of the tile on a space, by which merges name it. */
export function tileName(state: State, seat: Seat, cell: number): number {
  const borough = boroughOf(state, seat);
  const tile = borough.tiles[borough.grid[cell] ?? -1];
  return tile === undefined ? cell : (spotOf(boardOf(state, seat), tile).cells[0] ?? cell);
}

/** What the stage fits to: the zone as it is, and a rim of what lies beyond. */
export function zoneRect(board: Board, step: number, names: number) {
  const zone = board.spec.zones[Math.min(step, board.spec.zones.length - 1)];
  const { row = 0, column = 0, width = 1, height = 1 } = zone ?? {};
  const whole = zone?.width === board.spec.width && zone.height === board.spec.height;
  const rim = whole ? 0.16 : 0.5;
  return {
    x: column * UNIT - names,
    y: row * UNIT - names,
    width: (width + rim) * UNIT + names,
    height: (height + rim) * UNIT + names,
  };
}
