import type { Seat, Speaker } from '@pentapolis/kernel';
import { Glyph, Icon, Popover, RuleLink, SeatMark } from '@pentapolis/kit';
import { describeAction } from '../../rules/describe.ts';
import type { Phase, State } from '../../rules/index.ts';
import { PHASE_SIGNS, SIGNS } from '../art/signs.data.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { InWords } from './in-words.tsx';
import { Promises } from './tray.tsx';

/** Which of the eight phases of the rulebook each of the rules' own is part of; -1 before the first round. */
const PHASE: Readonly<Record<Phase, number>> = {
  founding: -1,
  mayor: 0,
  claim: 0,
  build: 1,
  resolve: 1,
  move: 2,
  housing: 2,
  income: 3,
  vote: 4,
  smoke: 5,
  deaths: 5,
  council: 6,
  next: 7,
  over: 8,
};

interface HeadProps {
  readonly props: BoardProps;
  readonly known: State;
  readonly own: Seat | undefined;
  readonly aim: Aiming;
}

/** The round at a glance: eight phases, turn order, promise; the choices as a list, the table in words. */
export function Head({ props, known, own, aim }: HeadProps) {
  const { legal, say, showRule, frame } = props;
  const now = PHASE[known.phase];
  return (
    <div className="smc-head">
      <ol className="smc-phases" aria-label={say.term('small-city.phases')}>
        {PHASE_SIGNS.map((sign, phase) => (
          <li
            key={sign}
            data-state={phase < now ? 'done' : phase === now ? 'now' : 'later'}
            aria-current={phase === now ? 'step' : undefined}
            title={say.term(`small-city.phase.${phase + 1}`)}
          >
            <Glyph d={sign} size={18} />
            <span className={phase === now ? 'smc-phase-name' : 'kit-unseen'}>
              {say.term(`small-city.phase.${phase + 1}`)}
            </span>
          </li>
        ))}
      </ol>
      {known.seats > 1 && known.order.length > 0 ? (
        <ol className="smc-order" aria-label={say.term('small-city.order')}>
          {known.order.map((seat) => (
            <li key={seat} data-now={frame.deciding.includes(seat)} title={say.seat(seat)}>
              <SeatMark seat={seat} size={18} />
              <span className="kit-unseen">{say.seat(seat)}</span>
            </li>
          ))}
        </ol>
      ) : undefined}
      <span className="smc-head-rest">
        <Mode state={known} say={say} />
        {own === undefined ||
        (known.players[own]?.promise ?? 0) === 0 ||
        known.boroughs[own]?.side === '' ? undefined : (
          <Popover
            className="smc-chip"
            label={`${say.term('small-city.promises')}: ${say.term(`promise.${known.players[own]?.promise}`)}`}
            trigger={
              <>
                <Glyph d={SIGNS.promise} size={16} />
                <span>{say.term(`promise.${known.players[own]?.promise}`)}</span>
              </>
            }
          >
            <div className="smc smc-words">
              <h3>{say.term('small-city.promises')}</h3>
              <Promises state={known} seat={own} say={say} />
              <RuleLink rule="SMC-PROMISE-3" say={say} showRule={showRule} />
            </div>
          </Popover>
        )}
        <Popover
          className="smc-tool smc-label"
          trigger={
            <>
              <Icon name="layers" size={18} />
              <span>{say.term('small-city.components')}</span>
            </>
          }
          label={say.term('small-city.components')}
        >
          <div className="smc smc-words">
            <h3>{say.term('small-city.components')}</h3>
            <p>
              {say.term(
                known.components === '' ? 'small-city.components.own' : 'small-city.components.replaced',
              )}
            </p>
            <RuleLink rule="SMC-OPTION-4" say={say} showRule={showRule} />
          </div>
        </Popover>
        {legal.length === 0 || frame.decision?.kind === 'found' ? undefined : (
          <Popover
            className="smc-tool"
            trigger={<Icon name="list" size={18} />}
            label={say.term('small-city.choices', { count: legal.length })}
          >
            <div className="smc smc-words">
              <h3>{say.term('small-city.choices', { count: legal.length })}</h3>
              <ul className="smc-choices">
                {legal.map((action) => (
                  <li key={JSON.stringify(action)}>
                    <button type="button" className="smc-choice" onClick={() => aim.send(action)}>
                      {say(describeAction(action))}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </Popover>
        )}
        <Popover
          className="smc-tool"
          trigger={<Icon name="book" size={18} />}
          label={say.term('small-city.words')}
        >
          <InWords state={known} own={own} say={say} />
        </Popover>
      </span>
    </div>
  );
}

/** What an advanced game is played for; how hard the game alone is. */
function Mode({ state, say }: { readonly state: State; readonly say: Speaker }) {
  const { mode, difficulty } = state.choices;
  if (state.seats === 1)
    return <span className="smc-mode">{say.term(`small-city.difficulty.${difficulty}`)}</span>;
  return mode === 'basic' ? undefined : (
    <span className="smc-mode">{say.term(`small-city.mode.${mode}`)}</span>
  );
}
