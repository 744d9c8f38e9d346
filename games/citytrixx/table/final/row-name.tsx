import type { Speaker } from '@pentapolis/kernel';
import { Plate } from '../art/plate.tsx';
import type { FinalRow } from './rows.ts';
import './final.css';

/** What a share of a company is worth, or personal money. */
export function RowName({
  row,
  say,
}: {
  readonly row: Omit<FinalRow, 'points' | 'shares'>;
  readonly say: Speaker;
}) {
  const { company, value = 0, dividend = 0, unit = 0 } = row;
  if (company === undefined) return say.term('citytrixx.cash');
  return (
    <span className="ctx-final-unit">
      <Plate company={company} />
      <span aria-hidden="true">{say.term('citytrixx.final.unit', { value, dividend, unit })}</span>
      <span className="kit-unseen">
        {say.term('citytrixx.final.unit.words', { company, value, dividend, unit })}
      </span>
    </span>
  );
}
