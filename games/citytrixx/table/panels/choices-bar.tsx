import { Popover, Reason } from '@pentapolis/kit';
import { describeAction } from '../../rules/describe.ts';
import type { Action } from '../../rules/index.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';

interface ChoicesBarProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
}

/** The choices as buttons: where to press, the yes to what was pressed, and passing. */
export function ChoicesBar({ props, aiming }: ChoicesBarProps) {
  const { frame, legal, say } = props;
  const { question, action, begun } = aiming;
  if (question === undefined) return undefined;
  const pass = legal.find(({ kind }) => kind === 'pass');
  const hint = `citytrixx.hint.${question === 'take' && aiming.card !== undefined ? 'use' : question}`;
  return (
    <>
      {action === undefined ? <span className="ctx-hint">{say.term(hint)}</span> : undefined}
      {begun && question !== 'operate' && question !== 'trade' ? (
        <button type="button" className="button ctx-cancel" data-question={question} onClick={aiming.cancel}>
          {say.term('citytrixx.cancel')}
        </button>
      ) : undefined}
      {pass === undefined ? undefined : (
        <button
          type="button"
          className="button"
          data-look={legal.length === 1 ? 'accent' : undefined}
          onClick={() => aiming.send(pass)}
        >
          {say.term(
            frame.view.passes === frame.view.seats.length - 1 ? 'citytrixx.pass.last' : 'citytrixx.pass',
          )}
        </button>
      )}
      {action === undefined ? undefined : <Confirm props={props} aiming={aiming} action={action} />}
    </>
  );
}

function Confirm({ props, aiming, action }: ChoicesBarProps & { readonly action: Action }) {
  const { say, showRule } = props;
  const { refusal } = aiming;
  const words = shortWords(action, props);
  const full = say(describeAction(action));
  if (refusal !== undefined)
    return (
      <Popover className="button ctx-refused-button" trigger={words} label={`${full}: ${say(refusal)}`}>
        <div className="ctx ctx-help">
          <Reason refusal={refusal} say={say} showRule={showRule} />
        </div>
      </Popover>
    );
  return (
    <button
      type="button"
      className="button ctx-confirm"
      data-look="accent"
      title={full}
      onClick={aiming.confirm}
    >
      {words}
    </button>
  );
}

/** A button's worth of words: what stands in full on the table is not said again. */
function shortWords(action: Action, { say }: BoardProps): string {
  switch (action.kind) {
    case 'operate':
      return say.term('citytrixx.confirm.operate', { count: action.cities.length, company: action.company });
    case 'buy':
      return say.term(action.sell === undefined ? 'citytrixx.confirm.buy' : 'citytrixx.confirm.swap', {
        card: action.card,
        sell: action.sell ?? '',
      });
    case 'start':
      return say.term('citytrixx.confirm.start', { value: action.value, paid: 2 * action.value });
    default:
      return say(describeAction(action));
  }
}
