import type { Speaker } from '@pentapolis/kernel';
import { Icon, Popover, RuleLink, SeatMark } from '@pentapolis/kit';
import { describeAction } from '../../rules/describe.ts';
import { LEAST_ADVISED, type View } from '../../rules/index.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { stageWords } from '../model/words.ts';
import { InWords } from './in-words.tsx';

interface HeadProps {
  readonly props: BoardProps;
  readonly own: number | undefined;
  readonly aiming: Aiming;
}

/** What goes on in one line, how far the three years have come, and the table in words. */
export function Head({ props, own, aiming }: HeadProps) {
  const { frame, legal, say, showRule } = props;
  const { view } = frame;
  const [active] = frame.deciding;
  return (
    <div className="ctx-head">
      <p className="ctx-stage-words">
        {active === undefined ? undefined : <SeatMark seat={active} size={18} />}
        <span>{stageWords(view, active, say)}</span>
      </p>
      <Line view={view} say={say} />
      {view.seats.length < LEAST_ADVISED ? (
        <span className="ctx-warn">{say.term('citytrixx.two')}</span>
      ) : undefined}
      {view.components === undefined ? (
        <Popover
          className="ctx-tool ctx-reconstructed"
          trigger={say.term('citytrixx.reconstructed')}
          label={say.term('citytrixx.reconstructed')}
        >
          <div className="ctx ctx-help">
            <p>{say.term('citytrixx.reconstructed.help')}</p>
            <RuleLink rule="CTX-SET-1" say={say} showRule={showRule} />
          </div>
        </Popover>
      ) : (
        <span className="ctx-reconstructed">{say.term('citytrixx.ownSet')}</span>
      )}
      {legal.length === 0 ? undefined : (
        <Popover
          className="ctx-tool"
          trigger={<Icon name="list" size={18} />}
          label={say.term('citytrixx.choices', { count: legal.length })}
        >
          <div className="ctx ctx-choices">
            <h3>{say.term('citytrixx.choices', { count: legal.length })}</h3>
            <ul>
              {legal.map((action) => (
                <li key={JSON.stringify(action)}>
                  <button type="button" className="ctx-choice" onClick={() => aiming.send(action)}>
                    {say(describeAction(action))}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Popover>
      )}
      <Popover
        className="ctx-tool"
        trigger={<Icon name="book" size={18} />}
        label={say.term('citytrixx.words')}
      >
        <InWords view={view} own={own} asked={active} say={say} />
      </Popover>
    </div>
  );
}

const YEARS = [1, 2, 3] as const;
const ROUNDS = ['trick', 'operating', 'stock'] as const;

/** The three years as a railway line of nine stops; those that lie behind are filled. */
function Line({ view, say }: { readonly view: View; readonly say: Speaker }) {
  const { year, phase } = view;
  const round = phase === 'over' ? 3 : ROUNDS.indexOf(phase as 'trick');
  return (
    <ol className="ctx-line" aria-label={say.term('citytrixx.years')}>
      {YEARS.map((number) => (
        <li
          key={number}
          data-year={number}
          data-state={
            number < year
              ? 'done'
              : number === year && phase !== 'over'
                ? 'now'
                : year === 3
                  ? 'done'
                  : 'next'
          }
        >
          <span className="ctx-line-year">
            <span className="kit-unseen">{say.term('citytrixx.year', { year: number })}</span>
            <span aria-hidden="true">{say.term('citytrixx.year.short', { year: number })}</span>
          </span>
          {ROUNDS.map((name, at) => (
            <span
              key={name}
              className="ctx-stop"
              aria-current={number === year && at === round ? 'step' : undefined}
              data-done={number < year || (number === year && at < round)}
            >
              <span>{say.term(`citytrixx.round.${name}`)}</span>
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
