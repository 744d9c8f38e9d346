import type { Frame, Seat, Speaker, Violation } from '@pentapolis/kernel';
import { ActionBarOutlet, Glyph, Icon, SeatMark } from '@pentapolis/kit';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import type { LookBackControl } from './use-look-back.ts';
import './action-area.css';

/** A refusal as a sentence, with the way to its rule. */
export function Refusal(props: {
  readonly violation: Violation;
  readonly say: Speaker;
  readonly showRule: (rule: string) => void;
  readonly dismiss: () => void;
}) {
  const { violation, say, showRule, dismiss } = props;
  const words = useWords();
  return (
    <div className="strip" data-tone="bad" role="alert">
      <p>{say.has(violation.key) ? say(violation) : words('table.refused')}</p>
      {violation.rule !== '' && (
        <button type="button" className="button" data-look="quiet" onClick={() => showRule(violation.rule)}>
          <Icon name="book" size={18} />
          {words('table.showRule')}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-look="icon"
        aria-label={words('dialog.close')}
        onClick={dismiss}
      >
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}

/** Somebody asks to take something back: what I have to say to it, or whom it still waits for. */
export function UndoRequest(props: {
  readonly frame: Frame;
  readonly viewer: Seat | undefined;
  readonly say: Speaker;
  readonly answer: (agree: boolean) => void;
}) {
  const { frame, viewer, say, answer } = props;
  const words = useWords();
  const request = frame.undo;
  if (request === undefined) return undefined;
  const missing = request.needs.filter((seat) => !request.agreed.includes(seat));
  const mine = viewer !== undefined && missing.includes(viewer);
  return (
    <div className="strip" data-tone="warn" role="status">
      <p>
        {mine
          ? words('undo.asked', { name: say.seat(request.seat) })
          : words('undo.waiting', { name: say.seat(request.seat), names: missing.map(say.seat) })}
      </p>
      {mine && (
        <>
          <button type="button" className="button" onClick={() => answer(false)}>
            {words('undo.refuse')}
          </button>
          <button type="button" className="button" data-look="accent" onClick={() => answer(true)}>
            {words('undo.agree')}
          </button>
        </>
      )}
    </div>
  );
}

/** Takes the last own action back; says beforehand who would have to agree. */
export function UndoButton(props: {
  readonly frame: Frame;
  readonly say: Speaker;
  readonly undo: () => void;
}) {
  const { frame, say, undo } = props;
  const words = useWords();
  if (frame.undoable === undefined || frame.undo !== undefined) return undefined;
  const needs = frame.undoable.needs.map(say.seat);
  return (
    <button type="button" className="button action-undo" onClick={undo}>
      <Icon name="undo" size={18} />
      <span>
        {words('undo.do')}
        {needs.length > 0 && <small>{words('undo.needs', { names: needs })}</small>}
      </span>
    </button>
  );
}

/** While looking at an earlier moment: what happened then, and the way on. */
export function LookBackBar(props: {
  readonly control: LookBackControl;
  readonly caption: string;
  readonly seat: Seat | undefined;
}) {
  const { control, caption, seat } = props;
  const words = useWords();
  const { looking } = control;
  if (looking === undefined) return undefined;
  return (
    <section className="action-bar" data-state="past" aria-label={words('past.label')}>
      <div className="action-sentence">
        <p className="action-kicker numbers">
          {words('past.at', { at: looking.at, of: looking.moments.length - 1 })}
        </p>
        <p role="status">
          {seat !== undefined && <SeatMark seat={seat} />} {caption}
        </p>
      </div>
      <div className="action-choices">
        <button
          type="button"
          className="button"
          data-look="icon"
          aria-label={words('past.back')}
          disabled={looking.at === 0}
          onClick={() => control.step(-1)}
        >
          <Glyph d={SIGNS.back} />
        </button>
        <button
          type="button"
          className="button"
          data-look="icon"
          aria-label={words('past.on')}
          onClick={() => control.step(1)}
        >
          <Glyph d={SIGNS.next} />
        </button>
        <button type="button" className="button" data-look="accent" onClick={control.end}>
          {words('past.end')}
        </button>
      </div>
    </section>
  );
}

interface BarProps {
  readonly state: 'mine' | 'theirs' | 'over';
  /** What is asked of me, or whom the table waits for. */
  readonly sentence: string;
  readonly kicker: string;
  /** Opens the rule that asks. */
  readonly rule?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The bar at the thumb: one sentence, the choices of the board, undo. */
export function ActionBarShell({ state, sentence, kicker, rule, children }: BarProps) {
  const words = useWords();
  return (
    <section className="action-bar" data-state={state} aria-label={words('action.label')}>
      <div className="action-sentence">
        <p className="action-kicker">{kicker}</p>
        <p>
          {sentence}
          {rule && (
            <button type="button" className="action-rule" aria-label={words('table.showRule')} onClick={rule}>
              <Icon name="why" size={18} />
            </button>
          )}
        </p>
      </div>
      <div className="action-choices">
        {children}
        <ActionBarOutlet className="action-outlet" />
      </div>
    </section>
  );
}
