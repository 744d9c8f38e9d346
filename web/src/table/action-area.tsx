import type { Frame, Seat, Speaker, Violation } from '@pentapolis/kernel';
import { ActionBarOutlet, Glyph, Icon, SeatMark } from '@pentapolis/kit';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import type { Undoable } from './undoable.ts';
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

/** Somebody asks to take something back: what this screen has to say to it, or whom it still waits for. */
export function UndoRequest(props: {
  readonly frame: Frame;
  /** The seats at this screen. */
  readonly seats: readonly Seat[];
  readonly say: Speaker;
  readonly answer: (seat: Seat, agree: boolean) => void;
}) {
  const { frame, seats, say, answer } = props;
  const words = useWords();
  const request = frame.undo;
  if (request === undefined) return undefined;
  const missing = request.needs.filter((seat) => !request.agreed.includes(seat));
  const mine = missing.find((seat) => seats.includes(seat));
  return (
    <div className="strip" data-tone="warn" role="status">
      <p>
        {mine !== undefined
          ? words('undo.asked', { name: say.seat(request.seat) })
          : words('undo.waiting', { name: say.seat(request.seat), names: missing.map(say.seat) })}
      </p>
      {mine !== undefined && (
        <>
          <button type="button" className="button" onClick={() => answer(mine, false)}>
            {words('undo.refuse')}
          </button>
          <button type="button" className="button" data-look="accent" onClick={() => answer(mine, true)}>
            {words('undo.agree')}
          </button>
        </>
      )}
    </div>
  );
}

/** Takes the last own action back; says beforehand whose it is and who would have to agree. */
export function UndoButton(props: {
  readonly undoable: Undoable;
  /** The screen is at another seat's turn already. */
  readonly other: boolean;
  /** An action is on its way: what would be taken back is not settled. */
  readonly wait: boolean;
  readonly say: Speaker;
  readonly undo: (seat: Seat) => void;
}) {
  const { undoable, other, wait, say, undo } = props;
  const words = useWords();
  const needs = undoable.needs.map(say.seat);
  const note =
    needs.length > 0
      ? words('undo.needs', { names: needs })
      : other
        ? words('undo.of', { name: say.seat(undoable.seat) })
        : undefined;
  return (
    <button type="button" className="button action-undo" disabled={wait} onClick={() => undo(undoable.seat)}>
      <Icon name="undo" size={18} />
      <span>
        {words('undo.do')}
        {note && <small>{note}</small>}
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
  /** The answer given is on its way. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** The bar at the thumb: one sentence, the choices of the board, undo. */
export function ActionBarShell({ state, sentence, kicker, rule, busy, children }: BarProps) {
  const words = useWords();
  return (
    <section
      className="action-bar"
      data-state={state}
      aria-busy={busy || undefined}
      aria-label={words('action.label')}
    >
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
