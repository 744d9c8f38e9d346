import type { Speaker } from '@pentapolis/kernel';
import type { CountRow } from '@pentapolis/kit';
import { DistrictSign, StarSign, StoneSign } from '../panels/signs.tsx';
import type { FinalRow } from './rows.ts';

/** A line of a count: what a district gives, as its value times its stars, or plain points. */
export function countRow({ id, cells }: FinalRow, say: Speaker): CountRow {
  const district = id === 'stones' || id === 'quarries' ? undefined : id;
  return {
    id,
    className: `akr-${district ?? 'rock'}`,
    name: (
      <>
        {id === 'stones' ? <StoneSign /> : <DistrictSign district={district} />}
        <span>{say.term(district ? `district.${district}` : `akropolis.final.${id}`)}</span>
      </>
    ),
    points: cells.map(({ points }) => points),
    how(column) {
      const { value, stars } = cells[column] ?? {};
      return value === undefined || stars === undefined ? undefined : (
        <span className="akr-sum">
          {say.number(value)} × {say.number(stars)}
          <StarSign size={12} />
        </span>
      );
    },
  };
}
