import type { Violation } from '@pentapolis/kernel';
import { announce } from '@pentapolis/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { describeAction } from '../../rules/describe.ts';
import type { Action, CardId, QuestionKind, View } from '../../rules/index.ts';
import { type Aim, cardOf, cardsOf, composed, type Ground, NO_AIM, pressCard } from '../model/aim.ts';
import type { BoardProps } from './board-props.ts';

/** What the parts of the board need to offer choices and to take them. */
export interface Aiming {
  /** What this seat is asked now. */
  readonly question: QuestionKind | undefined;
  readonly aim: Aim;
  readonly ground: Ground;
  /** The card in hand. */
  readonly card: CardId | undefined;
  /** The action prepared, and why the rules would refuse it. */
  readonly action: Action | undefined;
  readonly refusal: Violation | undefined;
  /** The table after it, where that can be foreseen. */
  readonly ahead: View | undefined;
  /** Something has been pressed. */
  readonly begun: boolean;
  isTarget(card: CardId): boolean;
  set(aim: Aim): void;
  press(card: CardId): void;
  send(action: Action): void;
  confirm(): void;
  cancel(): void;
}

/** Questions whose answer changes nothing that is hidden: the table can be shown as it would be. */
const FORESEEABLE: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['start', 'operate', 'trade']);

/** The choice in preparation. It starts anew with every question. */
export function useAim({ frame, legal, act, explain, preview, say }: BoardProps): Aiming {
  const { view } = frame;
  const question = legal.length === 0 ? undefined : (frame.decision?.kind as QuestionKind | undefined);
  const asked = `${frame.asked ?? ''}`;
  const [held, hold] = useState<{ readonly asked: string; readonly aim: Aim }>();
  const aim = held?.asked === asked ? held.aim : NO_AIM;
  const ground = useMemo<Ground>(() => ({ question, view, legal }), [question, view, legal]);
  const targets = useMemo(() => new Set(cardsOf(ground)), [ground]);

  const action = useMemo(() => composed(aim, ground), [aim, ground]);
  const refusal = useMemo(() => (action === undefined ? undefined : explain(action)), [action, explain]);
  const ahead = useMemo(
    () =>
      action === undefined || refusal !== undefined || question === undefined || !FORESEEABLE.has(question)
        ? undefined
        : preview(action),
    [action, refusal, question, preview],
  );

  const set = useCallback((next: Aim) => hold({ asked, aim: next }), [asked]);
  const send = useCallback(
    (chosen: Action) => {
      set(NO_AIM);
      void act(chosen);
    },
    [act, set],
  );
  const begun = Object.keys(aim).length > 0;
  const words = begun && action !== undefined ? say(refusal ?? describeAction(action)) : '';
  useEffect(() => announce(words), [words]);

  const confirm = (): void => {
    if (action !== undefined && refusal === undefined) send(action);
  };
  return {
    question,
    aim,
    ground,
    card: cardOf(aim, ground),
    action,
    refusal,
    ahead,
    begun,
    isTarget: (card) => targets.has(card),
    set,
    press(card) {
      // Pressed again, a card is played; one to be taken or bought is laid back.
      if (question === 'play' && aim.card === card) confirm();
      else if (aim.card === card) set(NO_AIM);
      else set(pressCard(aim, card, ground));
    },
    send,
    confirm,
    cancel: () => set(NO_AIM),
  };
}
