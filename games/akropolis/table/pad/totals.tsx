import type { Speaker } from '@pentapolis/kernel';
import { PadTotals } from '@pentapolis/kit';
import { DISTRICTS } from '../../rules/index.ts';
import { countRow } from '../final/count-row.tsx';
import { type PadState, padTotals } from './pad-state.ts';

interface TotalsProps {
  readonly state: PadState;
  nameOf(player: number): string;
  readonly say: Speaker;
}

/** Everybody's count side by side, with their places. */
export function Totals({ state, nameOf, say }: TotalsProps) {
  const totals = padTotals(state);
  return (
    <PadTotals
      caption={say.term('akropolis.pad.totals')}
      players={totals.map(({ rank, score }, player) => ({ name: nameOf(player), rank, total: score.total }))}
      rows={[
        ...DISTRICTS.map((id) =>
          countRow({ id, cells: totals.map(({ score }) => score.districts[id]) }, say),
        ),
        countRow({ id: 'stones', cells: totals.map(({ score }) => ({ points: score.stonePoints })) }, say),
      ]}
      total={say.term('akropolis.score.total')}
      say={say}
    />
  );
}
