import type { Action } from '../../rules/action.ts';
import { canTurn } from '../../rules/geometry.ts';
import { MOST_HARVESTS } from '../../rules/turns.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Placing } from '../board/use-placing.ts';
import { confirmKey } from './notes.tsx';

interface BarProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly placing: Placing;
  /** A place of the deal is being pointed out. */
  readonly pointing: boolean;
  endPointing(): void;
  send(...actions: readonly Action[]): void;
}

/** The choices at the thumb: what is in hand first, else the end of the turn. */
export function Bar({ props, own, placing, pointing, endPointing, send }: BarProps) {
  const { frame, say } = props;
  const { view } = frame;
  const { holding, refusal, payment, gains } = placing;
  if (pointing)
    return (
      <>
        <span className="cte-hint">{say.term('cite.point')}</span>
        <button type="button" className="button" data-look="accent" onClick={endPointing}>
          {say.term('cite.point.done')}
        </button>
      </>
    );
  if (holding !== undefined)
    return (
      <>
        <button type="button" className="button" aria-keyshortcuts="Escape" onClick={placing.drop}>
          {say.term('cite.cancel')}
        </button>
        {canTurn(holding.building) ? (
          <button type="button" className="button" aria-keyshortcuts="R" onClick={placing.turn}>
            {say.term('cite.turn')}
          </button>
        ) : undefined}
        <button
          type="button"
          className="button cte-confirm"
          data-look={refusal === undefined && gains !== undefined ? 'accent' : undefined}
          aria-disabled={refusal !== undefined || gains === undefined}
          onClick={placing.confirm}
        >
          {say.term(confirmKey(placing), { cases: payment?.missing ?? 0 })}
        </button>
      </>
    );
  if (view.phase === 'ports' && view.peek.count === 0)
    return (['port', 'canal'] as const).map((source) => (
      <button key={source} type="button" className="button" onClick={() => send({ kind: 'collect', source })}>
        {say.term(`cite.collect.${source}`)}
      </button>
    ));
  if (view.phase !== 'first' && view.phase !== 'main' && view.phase !== 'between') return undefined;
  const rights = view.rights[own] as number;
  const asked = view.offers.filter(
    ({ status, parties, signed }) => status === 'open' && parties.includes(own) && !signed.includes(own),
  ).length;
  return (
    <>
      {asked > 0 ? (
        <span className="cte-hint cte-hint-quiet">{say.term('cite.finish.offers', { count: asked })}</span>
      ) : undefined}
      {rights > 0 && view.phase !== 'between' ? (
        <span className="cte-hint cte-hint-quiet">{say.term('cite.finish.rights', { rights })}</span>
      ) : undefined}
      {view.choices.simultaneous && view.phase === 'main' ? (
        <button
          type="button"
          className="button"
          data-look="accent"
          disabled={props.explain({ kind: 'harvest' }) !== undefined}
          onClick={() => send({ kind: 'harvest' })}
        >
          {say.term('cite.harvest', { left: MOST_HARVESTS - (view.harvests[own] ?? 0) })}
        </button>
      ) : undefined}
      <button
        type="button"
        className="button cte-finish"
        data-look={view.choices.simultaneous && view.phase === 'main' ? undefined : 'accent'}
        onClick={() => send({ kind: 'finish' })}
      >
        {say.term(finishKey(view.phase, view.choices.timeIsGold && view.pot > 0))}
      </button>
    </>
  );
}

function finishKey(phase: string, gold: boolean): string {
  if (phase === 'between') return 'cite.finish.pass';
  if (gold) return 'cite.finish.gold';
  return phase === 'first' ? 'cite.finish.first' : 'cite.finish';
}
