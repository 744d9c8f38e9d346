import { Popover, Reason } from '@pentapolis/kit';
import { useMemo } from 'react';
import { describeAction } from '../../rules/describe.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { buttonsOf } from '../model/buttons.ts';

interface ChoicesBarProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly aiming: Aiming;
}

/** The choices as buttons: what a press does, what is aimed at on the table, and the yes to what was pressed there. */
export function ChoicesBar({ props, own, aiming }: ChoicesBarProps) {
  const { legal, explain, say, frame, showRule } = props;
  const { aim } = aiming;
  const buttons = useMemo(
    () => buttonsOf(legal, own, frame.view, explain),
    [legal, own, frame.view, explain],
  );
  if (legal.length === 0) return undefined;
  if (aim.kind !== undefined || aim.picks.length > 0) return <Preparing props={props} aiming={aiming} />;
  const { plain, kinds, refused, end } = buttons;
  const idle = plain.length === 0 && kinds.length === 0;
  const hint = hintOf(frame.decision?.kind);
  return (
    <>
      {hint === undefined ? undefined : <span className="cit-hint">{say.term(hint)}</span>}
      {refused.map(({ kind, refusal }) => (
        <Popover
          key={kind}
          className="button cit-refused-button"
          trigger={say.term(`citadels.kind.${kind}`)}
          label={`${say.term(`citadels.kind.${kind}`)}: ${say({ key: refusal.key, args: refusal.args })}`}
        >
          <div className="cit cit-help">
            <Reason refusal={refusal} say={say} showRule={showRule} />
          </div>
        </Popover>
      ))}
      {kinds.map((kind) => (
        <button key={kind} type="button" className="button" onClick={() => aiming.begin(kind)}>
          {say.term(`citadels.kind.${kind}`)}
        </button>
      ))}
      {plain.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className="button"
          data-look={action.kind === 'decline' ? undefined : 'accent'}
          onClick={() => aiming.send(action)}
        >
          {say(describeAction(action))}
        </button>
      ))}
      {end === undefined ? undefined : (
        <button
          type="button"
          className="button"
          data-look={idle ? 'accent' : undefined}
          onClick={() => aiming.send(end)}
        >
          {say(describeAction(end))}
        </button>
      )}
    </>
  );
}

/** Questions that are answered by pressing something on the table. */
function hintOf(question: string | undefined): string | undefined {
  return question === 'draft' || question === 'crown' || question === 'wizard' || question === 'pick'
    ? `citadels.aim.${question}`
    : undefined;
}

function Preparing({ props, aiming }: Pick<ChoicesBarProps, 'props' | 'aiming'>) {
  const { say, frame } = props;
  const { aim, ready } = aiming;
  const forced = aim.kind === 'keep' && aim.picks.length === 0;
  const step = aim.kind ?? frame.decision?.kind ?? 'turn';
  const hint = `citadels.aim.${step}${aim.picks.length > 0 && say.has(`citadels.aim.${step}.2`) ? '.2' : ''}`;
  return (
    <>
      {ready.length === 0 && say.has(hint) ? <span className="cit-hint">{say.term(hint)}</span> : undefined}
      {forced ? undefined : (
        <button type="button" className="button" onClick={aiming.cancel}>
          {say.term('citadels.cancel')}
        </button>
      )}
      {ready.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className="button"
          data-look="accent"
          onClick={() => aiming.send(action)}
        >
          {say(describeAction(action))}
        </button>
      ))}
    </>
  );
}
