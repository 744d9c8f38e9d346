import type { Speaker } from '@pentapolis/kernel';
import { Glyph, Icon, Popover, SeatMark } from '@pentapolis/kit';
import { describeAction } from '../../rules/describe.ts';
import type { View } from '../../rules/index.ts';
import { DECK } from '../art/signs.data.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { activeSeat, stageWords } from '../model/words.ts';
import { InWords } from './in-words.tsx';

interface HeadProps {
  readonly props: BoardProps;
  readonly own: number | undefined;
  readonly aiming: Aiming;
}

/** What goes on, in one line: who chooses and who waits, what is left, what is special; and the table in words. */
export function Head({ props, own, aiming }: HeadProps) {
  const { frame, legal, say } = props;
  const { view } = frame;
  const active = activeSeat(view);
  return (
    <div className="cit-head">
      <p className="cit-stage">
        {active === undefined ? undefined : <SeatMark seat={active} size={18} />}
        {stageWords(view, say)}
      </p>
      {view.phase === 'draft' ? <Order view={view} say={say} /> : undefined}
      <span className="cit-head-facts">
        {view.ending ? <strong className="cit-alarm">{say.term('citadels.lastRound')}</strong> : undefined}
        {view.bell ? (
          <span className="cit-bell">{say.term('citadels.bell', { goal: view.goal })}</span>
        ) : undefined}
        <span title={say.term('citadels.deck', { count: view.deck.size })}>
          <Glyph d={DECK} size={16} />
          <span aria-hidden="true">{say.number(view.deck.size)}</span>
          <span className="kit-unseen">{say.term('citadels.deck', { count: view.deck.size })}</span>
        </span>
      </span>
      {legal.length === 0 ? undefined : (
        <Popover
          className="cit-tool"
          trigger={<Icon name="list" size={18} />}
          label={say.term('citadels.choices', { count: legal.length })}
        >
          <div className="cit cit-choices">
            <h3>{say.term('citadels.choices', { count: legal.length })}</h3>
            <ul>
              {legal.map((action) => (
                <li key={JSON.stringify(action)}>
                  <button type="button" className="cit-choice" onClick={() => aiming.send(action)}>
                    {say(describeAction(action))}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Popover>
      )}
      <Popover
        className="cit-tool"
        trigger={<Icon name="book" size={18} />}
        label={say.term('citadels.words')}
      >
        <InWords view={view} own={own} say={say} />
      </Popover>
    </div>
  );
}

/** The draft, step by step: who has chosen, who chooses, who waits. */
function Order({ view, say }: { readonly view: View; readonly say: Speaker }) {
  const { order, done } = view.draft;
  return (
    <ol className="cit-order" aria-label={say.term('citadels.draft.order')}>
      {order.map(({ seat }, step) => {
        const state = step < done ? 'chosen' : step === done ? 'choosing' : 'waiting';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places
            key={step}
            data-state={state}
            title={`${say.seat(seat)}: ${say.term(`citadels.draft.${state}`)}`}
          >
            <SeatMark seat={seat} size={18} />
            {state === 'chosen' ? <Icon name="check" size={12} /> : undefined}
            <span className="kit-unseen">
              {say.seat(seat)}: {say.term(`citadels.draft.${state}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
