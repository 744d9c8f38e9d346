import type { Speaker } from '@pentapolis/kernel';
import { PadTotals, RuleLink } from '@pentapolis/kit';
import { SCORE_PARTS, type ScorePart, type SheetScore } from '../../rules/index.ts';
import type { PadCount } from './pad-state.ts';

/** The rule each line of the count goes by. */
const RULE: Readonly<Record<ScorePart, string>> = {
  cost: 'CIT-SCORE-1',
  extra: 'CIT-SCORE-2',
  colours: 'CIT-SCORE-3',
  completion: 'CIT-SCORE-4',
  special: 'CIT-SCORE-5',
};

interface CountedProps {
  readonly count: PadCount;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** Who has won, everybody's points side by side, and where each of them comes from. */
export function Counted({ count: { score, verdicts }, say, showRule }: CountedProps) {
  return (
    <>
      <div className="cit-pad-verdict">
        {verdicts.map((verdict, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: verdicts have nothing else to be told apart by
          <p key={at}>
            {say(verdict)}{' '}
            {verdict.rule === undefined ? undefined : (
              <RuleLink rule={verdict.rule} say={say} showRule={showRule} />
            )}
          </p>
        ))}
      </div>
      <Totals score={score} say={say} showRule={showRule} />
      {score.players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
        <Why key={seat} player={player} seat={seat} say={say} showRule={showRule} />
      ))}
      <p className="kit-pad-note">
        {say.term('citadels.pad.ties')} <RuleLink rule="CIT-TIE-1" say={say} showRule={showRule} />
      </p>
    </>
  );
}

interface TotalsProps extends Omit<CountedProps, 'count'> {
  readonly score: SheetScore;
}

function Totals({ score: { players }, say, showRule }: TotalsProps) {
  return (
    <PadTotals
      caption={say.term('citadels.pad.totals')}
      players={players.map(({ rank, total }, seat) => ({ name: say.seat(seat), rank, total }))}
      rows={SCORE_PARTS.map((part) => ({
        id: part,
        name: (
          <>
            {say.term(`citadels.final.${part}`)} <RuleLink rule={RULE[part]} say={say} showRule={showRule} />
          </>
        ),
        points: players.map(({ [part]: points }) => points),
      }))}
      total={say.term('citadels.final.total')}
      say={say}
    />
  );
}

interface WhyProps extends Omit<CountedProps, 'count'> {
  readonly player: SheetScore['players'][number];
  readonly seat: number;
}

/** One player's count, reason by reason. */
function Why({ player, seat, say, showRule }: WhyProps) {
  return (
    <details className="cit-pad-why">
      <summary>{say.term('citadels.pad.why', { seat, points: player.total })}</summary>
      <dl>
        {SCORE_PARTS.map((part) => {
          const reasons = player.reasons.filter((reason) => reason.part === part);
          return (
            <div key={part}>
              <dt>
                {say.term(`citadels.final.${part}`)} <b>{say.number(player[part])}</b>
              </dt>
              {reasons.map((reason, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a district may give the same reason twice
                <dd key={at}>
                  {say(reason)} <b>{reason.points === 0 ? '' : `+${say.number(reason.points)}`}</b>{' '}
                  <RuleLink rule={reason.rule} say={say} showRule={showRule} />
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </details>
  );
}
