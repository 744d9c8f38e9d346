import { BUILDINGS, type BuildingId, copiesOf, sizeOf } from '../../rules/buildings.ts';
import { piecesLeft } from '../../rules/placement.ts';
import { BuildingPicture } from '../art/building-art.tsx';
import type { BoardProps } from '../board/board-props.ts';
import { focusTown } from '../board/focus-town.ts';
import type { Placing } from '../board/use-placing.ts';

interface TrayProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly active: boolean;
  readonly placing: Placing;
  /** Shows where it is placed. */
  toTown(): void;
}

/** Sorts of buildings a seat begins with, in the order of the rulebook. */
export const sortsOf = ({ frame: { view } }: Pick<BoardProps, 'frame'>, seat: number): BuildingId[] =>
  BUILDINGS.filter((id) => copiesOf(id, seat, view.districts.length, view.choices) > 0);

/** My pieces: what is left of each, how many Cases it covers. A press takes one in hand. */
export function Tray({ props, own, active, placing, toTown }: TrayProps) {
  const { frame, say } = props;
  const { view } = frame;
  return (
    <section className="cte-tray" aria-label={say.term('cite.tray')}>
      <ul data-rove>
        {sortsOf(props, own).map((id) => {
          const left = piecesLeft(view, own, id);
          const name = say.term(`building.${id}`);
          const held = placing.holding?.from === undefined && placing.holding?.building === id;
          return (
            <li key={id}>
              <button
                type="button"
                className="cte-piece"
                data-building={id}
                data-none={left === 0}
                aria-pressed={held}
                aria-disabled={left === 0 || !active}
                aria-label={say.term('cite.piece', { name, size: sizeOf(id), left })}
                title={say.term(`buildingHelp.${id}`)}
                onClick={() => {
                  if (left === 0 || !active) return;
                  if (held) placing.drop();
                  else {
                    placing.take(id);
                    toTown();
                    focusTown();
                  }
                }}
              >
                <BuildingPicture id={id} owner={own} size={34} />
                <span className="cte-piece-name">{name}</span>
                <b className="cte-piece-size">{say.number(sizeOf(id))}</b>
                {left > 1 ? <i className="cte-piece-left">{`×${say.number(left)}`}</i> : undefined}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
