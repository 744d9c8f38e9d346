import { Popover } from '@pentapolis/kit';
import { BUILDINGS, type BuildingId, copiesOf, sizeOf } from '../../rules/buildings.ts';
import { piecesLeft } from '../../rules/placement.ts';
import { BuildingPicture } from '../art/building-art.tsx';
import type { BoardProps } from '../board/board-props.ts';
import { focusTown } from '../board/focus-town.ts';
import type { Placing } from '../board/use-placing.ts';
import { RuleLink } from './rule-link.tsx';

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
  const { frame, say, showRule } = props;
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
        <li>
          <Popover
            className="cte-piece cte-piece-help"
            trigger={<span>?</span>}
            label={say.term('cite.tray.help')}
          >
            <div className="cte cte-form">
              <h3>{say.term('cite.tray')}</h3>
              <dl className="cte-help">
                {sortsOf(props, own).map((id) => (
                  <div key={id}>
                    <dt>
                      <BuildingPicture id={id} owner={own} size={28} /> {say.term(`building.${id}`)} ·{' '}
                      {say.term('cite.cases', { cases: sizeOf(id) })}
                    </dt>
                    <dd>{say.term(`buildingHelp.${id}`)}</dd>
                  </div>
                ))}
              </dl>
              <p className="cte-tag">{say.term('cite.reconstructed')}</p>
              <RuleLink rule="CTE-BUILD-9" say={say} showRule={showRule} />
            </div>
          </Popover>
        </li>
      </ul>
    </section>
  );
}
