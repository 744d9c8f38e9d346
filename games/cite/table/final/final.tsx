import { FinalCount, type FinalProps, seatColumns } from '@pentapolis/kit';
import type { View } from '../../rules/view.ts';
import { ArtDefs } from '../art/defs.tsx';
import { Ground } from '../art/ground.tsx';
import { Town } from '../board/town.tsx';
import { toUnits, townCells } from '../model/geo.ts';
import { finalCount } from './rows.ts';
import { Verdicts } from './verdicts.tsx';
import '../art/art.css';
import '../board/board.css';
import '../panels/panels.css';
import '../deals/deals.css';
import './final.css';

const NOTHING: ReadonlySet<number> = new Set();

/** The final count, line by line, beside the town as it was built. */
export function Final({ view, ranking, say, comfort }: FinalProps<View>) {
  const { scores, parts, guilty } = finalCount(view);
  const cells = townCells(view.buildings);
  const { x, y, width, height } = toUnits(cells, 2);
  return (
    <section className="cte cte-final">
      <ArtDefs />
      <svg className="cte-final-town" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <Ground districts={view.districts} town={toUnits(cells, 1.5)} own={undefined} />
        <Town
          view={view}
          before={undefined}
          looked={undefined}
          changing={NOTHING}
          moving={undefined}
          own={undefined}
          say={say}
        />
      </svg>
      <div>
        <FinalCount
          caption={say.term('cite.phase.over')}
          columns={seatColumns(scores.length, say)}
          rows={parts.map((part) => ({
            id: part,
            name: say.term(`cite.final.${part}`),
            points: scores.map((score) => score[part]),
          }))}
          total={say.term('cite.final.cases')}
          ranking={ranking}
          below={[
            {
              id: 'left',
              name: say.term('cite.final.left'),
              cell: (seat) => say.number(scores[seat]?.left ?? 0),
            },
            ...(guilty.length === 0
              ? []
              : [
                  {
                    id: 'jury',
                    name: say.term('cite.final.jury'),
                    cell: (seat: number) =>
                      guilty.includes(seat) ? (
                        <strong className="cte-final-guilty">{say.term('cite.final.guilty')}</strong>
                      ) : (
                        '–'
                      ),
                  },
                ]),
          ]}
          say={say}
          comfort={comfort}
        />
      </div>
      <Verdicts view={view} say={say} />
    </section>
  );
}
