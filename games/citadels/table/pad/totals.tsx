import type { Speaker } from '@pentapolis/kernel';
import { PadTotals, RuleLink } from '@pentapolis/kit';
import type { SheetScore } from '../../rules/index.ts';
import { PARTS } from '../final/rows.ts';

/** The rule each line of the count goes by. */
const RULE = {
  cost: 'CIT-SCORE-1',
  extra: 'CIT-SCORE-2',
  colours: 'CIT-SCORE-3',
  completion: 'CIT-SCORE-4',
  special: 'CIT-SCORE-5',
} as const;

interface TotalsProps {
  readonly score: SheetScore;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** Everybody's points side by side, line by line, with their places. */
export function Totals({ score: { players }, say, showRule }: TotalsProps) {
  const haunted = players.flatMap(({ name, haunted: colour }) =>
    colour === undefined ? [] : [{ name, colour }],
  );
  return (
    <>
      <PadTotals
        caption={say.term('citadels.pad.totals')}
        players={players}
        rows={PARTS.map((part) => ({
          id: part,
          name: (
            <>
              {say.term(`citadels.final.${part}`)}{' '}
              <RuleLink rule={RULE[part]} say={say} showRule={showRule} />
            </>
          ),
          points: players.map(({ [part]: points }) => points),
        }))}
        total={say.term('citadels.final.total')}
        say={say}
      />
      {haunted.map(({ name, colour }) => (
        <p key={name}>{say.term('citadels.pad.haunted', { name, colour })}</p>
      ))}
      <p className="kit-pad-note">
        {say.term('citadels.pad.ties')} <RuleLink rule="CIT-TIE-1" say={say} showRule={showRule} />
      </p>
    </>
  );
}
