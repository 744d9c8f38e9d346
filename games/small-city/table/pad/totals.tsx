import { isViolation, type Speaker } from '@pentapolis/kernel';
import { PadTotals } from '@pentapolis/kit';
import { useMemo } from 'react';
import { type PadState, padScore } from './pad-state.ts';

interface TotalsProps {
  readonly state: PadState;
  nameOf(player: number): string;
  readonly say: Speaker;
}

const PARTS = ['base', 'promise', 'specials', 'pollution'] as const;

/** Everybody's count side by side, with ranks, or what is wrong with the sheet. */
export function Totals({ state, nameOf, say }: TotalsProps) {
  const score = useMemo(() => padScore(state), [state]);
  if (isViolation(score)) return <p role="alert">{say({ key: score.key, args: score.args })}</p>;
  const { mode, seats } = score;
  const counts = mode === 'basic' || mode === 'votes' || mode === 'economic';
  const parts = PARTS.filter((part) => part === 'base' || part === 'pollution' || counts).filter(
    (part) => part !== 'specials' || mode !== 'basic',
  );
  return (
    <PadTotals
      caption={say.term('small-city.pad.totals')}
      players={seats.map(({ rank, title, total }, player) => ({
        name: nameOf(player),
        rank,
        total,
        ...(seats.length > 1
          ? {}
          : { note: say.term(title === undefined ? 'small-city.final.noTitle' : `title.${title}`) }),
      }))}
      rows={parts.map((part) => ({
        id: part,
        name: say.term(`small-city.final.${part === 'base' ? `base.${mode}` : part}`),
        points: seats.map((seat) => (part === 'pollution' ? 0 - seat.pollution : seat[part])),
        how: (player) =>
          part === 'promise' && (seats[player]?.promiseNumber ?? 0) > 0 ? (
            <small>{say.term(seats[player]?.kept ? 'small-city.pad.kept' : 'small-city.pad.broken')}</small>
          ) : undefined,
      }))}
      total={say.term(`small-city.final.total.${mode}`)}
      say={say}
    />
  );
}
