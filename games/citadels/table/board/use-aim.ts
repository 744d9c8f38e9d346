import { announce } from '@pentapolis/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { describeAction } from '../../rules/describe.ts';
import type { Action, ActionKind, DistrictId } from '../../rules/index.ts';
import { type Aim, armed, firstAim, type Ground, isTarget, press, severalOf } from '../model/aim.ts';
import type { Key } from '../model/keys.ts';
import type { BoardProps } from './board-props.ts';

/** What the parts of the board need to offer choices and to take them. */
export interface Aiming {
  readonly aim: Aim;
  readonly ground: Ground;
  /** Actions that are fully said and wait for a yes. */
  readonly ready: readonly Action[];
  isTarget(key: Key): boolean;
  isPicked(key: Key): boolean;
  /** Presses something on the table; pressing again what is ready takes it. */
  press(key: Key): void;
  /** Begins a kind of action. */
  begin(kind: ActionKind): void;
  cancel(): void;
  send(action: Action): void;
}

/** The choice in preparation. It starts anew with every question. */
export function useAim(props: BoardProps): Aiming {
  const { frame, legal, viewer, act, say } = props;
  const question = frame.decision?.kind;
  const asked = `${frame.asked ?? ''}`;
  const [held, hold] = useState<{ readonly asked: string; readonly aim: Aim }>();
  const aim = held?.asked === asked ? held.aim : firstAim(question);
  const own = viewer === 'spectator' ? -1 : viewer;
  const ground = useMemo<Ground>(() => ({ own, legal }), [own, legal]);

  const row: readonly DistrictId[] =
    (aim.kind === 'keep' ? frame.view.pending.at(-1)?.cards : frame.view.seats[own]?.hand) ?? [];
  const several = severalOf(aim, row);
  const ready: readonly Action[] =
    several === undefined ? armed(aim, ground) : props.explain(several) === undefined ? [several] : [];

  const set = useCallback((next: Aim) => hold({ asked, aim: next }), [asked]);
  const send = useCallback(
    (action: Action) => {
      set(firstAim(question));
      void act(action);
    },
    [act, set, question],
  );

  const words = ready.map((action) => say(describeAction(action))).join(' / ');
  useEffect(() => announce(words), [words]);

  return {
    aim,
    ground,
    ready,
    isTarget: (key) => legal.length > 0 && isTarget(aim, key, ground),
    isPicked: (key) => aim.picks.includes(key),
    press(key) {
      const [only] = ready;
      if (several === undefined && ready.length === 1 && only !== undefined && aim.picks.at(-1) === key)
        send(only);
      else set(press(aim, key, ground));
    },
    begin: (kind) => set({ kind, picks: [] }),
    cancel: () =>
      set(aim.picks.length > 0 && aim.kind !== undefined ? { ...aim, picks: [] } : firstAim(question)),
    send,
  };
}
