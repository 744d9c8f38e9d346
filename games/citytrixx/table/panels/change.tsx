import type { Speaker } from '@pentapolis/kernel';
import { Glyph, RunningNumber } from '@pentapolis/kit';
import { FALL, LEVEL, RISE } from '../art/signs.data.ts';

interface ChangeProps {
  readonly now: number;
  /** Absent or equal: nothing is about to change. */
  readonly next?: number | undefined;
  readonly still: boolean;
  readonly say: Speaker;
}

/** A number, and what it is about to become. */
export function Change({ now, next, still, say }: ChangeProps) {
  const shown = <RunningNumber value={now} format={say.number} reducedMotion={still} />;
  if (next === undefined || next === now) return shown;
  return (
    <span className="ctx-change" data-way={next > now ? 'up' : 'down'}>
      <s>{shown}</s>
      <span className="kit-unseen">{say.term('citytrixx.becomes')}</span>
      <b>{say.number(next)}</b>
    </span>
  );
}

/** Which way a disc moves, and how far, as a sign and in words. */
export function StepSign({ steps, say }: { readonly steps: number; readonly say: Speaker }) {
  const words = say.term('citytrixx.steps', { steps });
  return (
    <span className="ctx-step" data-way={steps > 0 ? 'up' : steps < 0 ? 'down' : 'level'} title={words}>
      <Glyph d={steps > 0 ? RISE : steps < 0 ? FALL : LEVEL} size={14} />
      {steps === 0 ? undefined : <b aria-hidden="true">{Math.abs(steps)}</b>}
      <span className="kit-unseen">{words}</span>
    </span>
  );
}
