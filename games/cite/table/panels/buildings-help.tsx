import { Popover, RuleLink } from '@pentapolis/kit';
import { BUILDINGS, copiesOf, sizeOf } from '../../rules/buildings.ts';
import { seatsOf } from '../../rules/state.ts';
import { BuildingPicture } from '../art/building-art.tsx';
import type { BoardProps } from '../board/board-props.ts';

/** What every building of this match does, and where their outlines come from. */
export function BuildingsHelp({ props }: { readonly props: BoardProps }) {
  const { frame, say, showRule } = props;
  const { view } = frame;
  const sorts = BUILDINGS.filter((id) =>
    seatsOf(view).some((seat) => copiesOf(id, seat, view.districts.length, view.choices) > 0),
  );
  return (
    <Popover
      className="kit-stage-button cte-in-words"
      label={say.term('cite.tray.help')}
      trigger={<span aria-hidden="true">?</span>}
    >
      <div className="cte cte-form">
        <h2>{say.term('cite.tray.help')}</h2>
        <dl className="cte-help">
          {sorts.map((id) => (
            <div key={id}>
              <dt>
                <BuildingPicture id={id} owner={0} size={28} /> {say.term(`building.${id}`)} ·{' '}
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
  );
}
