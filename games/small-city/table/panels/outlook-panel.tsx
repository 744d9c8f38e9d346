import type { Seat, Speaker } from '@pentapolis/kernel';
import { type Comfort, Glyph, RunningNumber } from '@pentapolis/kit';
import { type State, smokeOf } from '../../rules/index.ts';
import { SIGNS, type SignName } from '../art/signs.data.ts';
import { type Outlook, outlookOf } from '../model/outlook.ts';

interface OutlookPanelProps {
  readonly state: State;
  readonly seat: Seat;
  /** The position if what is in hand lay where it is. */
  readonly after: State | undefined;
  readonly say: Speaker;
  readonly comfort: Comfort;
}

interface Line {
  readonly sign: SignName;
  readonly name: string;
  readonly now: number;
  /** At the end of the round as things stand; absent when nothing more comes. */
  readonly later?: number | undefined;
  readonly why: string;
  /** By how much what is in hand would change `later`. */
  readonly change: number;
  /** More of it is bad. */
  readonly bad?: boolean;
}

/** What a seat has, what the round still brings as things stand, and what the tile in hand would change of it. */
export function OutlookPanel({ state, seat, after, say, comfort }: OutlookPanelProps) {
  const lines = linesOf(state, seat, after, say);
  const outlook = outlookOf(state, seat);
  const { deaths, out } = after === undefined ? outlook : outlookOf(after, seat);
  return (
    <section className="smc-outlook" aria-label={say.term('small-city.outlook', { seat })}>
      {lines.map(({ sign, name, now, later, why, change, bad }) => (
        <div key={sign} className="smc-line" title={why}>
          <span className="smc-line-name">
            <Glyph d={SIGNS[sign]} size={16} />
            {say.term(`small-city.${name}`)}
          </span>
          <span className="smc-line-now">
            <RunningNumber value={now} format={say.number} reducedMotion={comfort.reducedMotion} />
            {later === undefined ? undefined : (
              <span className="smc-line-then" data-bad={bad === true && later > now}>
                <span className="kit-unseen">{say.term('small-city.then')}</span>
                <span aria-hidden="true">→</span>{' '}
                <RunningNumber value={later} format={say.number} reducedMotion={comfort.reducedMotion} />
              </span>
            )}
            {change === 0 ? undefined : (
              <span className="smc-change" data-good={bad === true ? change < 0 : change > 0}>
                {change > 0 ? '+' : '−'}
                {say.number(Math.abs(change))}
              </span>
            )}
          </span>
          <span className="smc-line-why">{why}</span>
        </div>
      ))}
      <div className="smc-line" data-alarm={(deaths ?? 0) > 0 || out}>
        <span className="smc-line-name">
          <Glyph d={SIGNS.death} size={16} />
          {say.term('small-city.deaths')}
        </span>
        <span className="smc-line-now">{deaths === undefined ? '–' : say.number(deaths)}</span>
        <span className="smc-line-why">
          {out
            ? say.term('small-city.deaths.out')
            : deaths === undefined
              ? state.round === 0
                ? ''
                : say.term('small-city.deaths.past')
              : say.term('small-city.deaths.then', { deaths })}
        </span>
      </div>
    </section>
  );
}

function linesOf(state: State, seat: Seat, after: State | undefined, say: Speaker): readonly Line[] {
  const player = state.players[seat];
  const then = after?.players[seat];
  if (player === undefined) return [];
  const outlook = outlookOf(state, seat);
  const ahead = after === undefined ? outlook : outlookOf(after, seat);
  const { money, votes, pollution } = player;
  return [
    {
      sign: 'money',
      name: 'money',
      now: money,
      later: outlook.money === undefined ? undefined : money + outlook.money,
      why: incomeWords(outlook, say),
      change: then === undefined ? 0 : then.money + (ahead.money ?? 0) - money - (outlook.money ?? 0),
    },
    {
      sign: 'votes',
      name: 'votes',
      now: votes,
      later: outlook.votes === undefined ? undefined : votes + outlook.votes,
      why: outlook.votes === undefined ? '' : say.term('small-city.votes.why', { votes: outlook.votes }),
      change: then === undefined ? 0 : then.votes + (ahead.votes ?? 0) - votes - (outlook.votes ?? 0),
    },
    {
      sign: 'smoke',
      name: 'pollution',
      now: pollution,
      later: outlook.rise === undefined ? undefined : pollution + outlook.rise,
      why: outlook.rise === undefined ? '' : smokeWords(state, seat, outlook.rise, say),
      change: then === undefined ? 0 : then.pollution + (ahead.rise ?? 0) - pollution - (outlook.rise ?? 0),
      bad: true,
    },
  ];
}

function incomeWords({ money, trades, cubes }: Outlook, say: Speaker): string {
  if (money === undefined) return '';
  const parts = [say.term('small-city.income.money', { money })];
  if (trades > 0) parts.push(say.term('small-city.income.trades', { count: trades }));
  if (cubes > 0) parts.push(say.term('small-city.income.cubes', { count: cubes }));
  return parts.join(', ');
}

function smokeWords(state: State, seat: Seat, rise: number, say: Speaker): string {
  const { citizens, parks } = smokeOf(state, seat, 0);
  const factories = rise > 0 ? rise - citizens + parks : 0;
  return say.term('small-city.smoke.why', { citizens, factories, parks });
}
