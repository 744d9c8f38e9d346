import type { Violation } from '@pentapolis/kernel';
import { type AimChoice, aimAt, aimedAt, aimTargets, announce } from '@pentapolis/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { describeAction } from '../../rules/describe.ts';
import type { Action, State } from '../../rules/index.ts';
import { cubeKey, type Key, keysOf } from '../model/keys.ts';
import type { BoardProps } from './board-props.ts';

/** What the parts of the board need to offer choices and to take them. */
export interface Aiming {
  readonly picks: readonly Key[];
  /** What may be pressed next. */
  readonly targets: ReadonlySet<Key>;
  /** Actions that are fully said and wait for a yes. */
  readonly ready: readonly Action[];
  /** Actions that are buttons. */
  readonly plain: readonly Action[];
  /** Presses something; `sure` takes the action at once if nothing else is left to say. */
  press(key: Key, sure?: boolean): void;
  /** What pressing this would mean, if nothing else were left to say. */
  meaning(key: Key): Action | undefined;
  cancel(): void;
  send(action: Action): void;
}

const NONE: readonly Key[] = [];
/** Questions that are answered by planning, not by pressing one of a list. */
const PLANNED: ReadonlySet<string> = new Set(['found', 'build', 'replan', 'raise']);

/** What is pressed after `key`; pressing again what is pressed takes it and what followed back. */
const pressed = (choices: readonly AimChoice<Action>[], picks: readonly Key[], key: Key): readonly Key[] =>
  picks.includes(key) ? picks.slice(0, picks.indexOf(key)) : aimAt(choices, picks, key);

/** The choice in preparation. It starts anew with every question. */
export function useAim(props: BoardProps, known: State): Aiming {
  const { frame, legal, viewer, act, say } = props;
  const own = viewer === 'spectator' ? -1 : viewer;
  const kind = frame.decision?.kind ?? '';
  const asked = `${frame.asked ?? ''}`;
  const first = useMemo<readonly Key[]>(() => (kind === 'store' ? [cubeKey(0)] : NONE), [kind]);
  const [held, hold] = useState<{ readonly asked: string; readonly picks: readonly Key[] }>();
  const picks = held?.asked === asked ? held.picks : first;
  const choices = useMemo<readonly AimChoice<Action>[]>(
    () => (PLANNED.has(kind) ? [] : legal.map((action) => ({ action, keys: keysOf(action, known, own) }))),
    [kind, legal, known, own],
  );
  const targets = useMemo(() => aimTargets(choices, picks), [choices, picks]);
  const ready = useMemo(() => aimedAt(choices, picks), [choices, picks]);
  const set = useCallback((next: readonly Key[]) => hold({ asked, picks: next }), [asked]);
  const send = useCallback(
    (action: Action): void => {
      set(first);
      void act(action).then((refused: Violation | undefined) => refused && set(first));
    },
    [act, set, first],
  );
  const words = ready.map((action) => say(describeAction(action))).join(' / ');
  useEffect(() => announce(words), [words]);

  return {
    picks,
    targets,
    ready,
    plain: useMemo(
      () => choices.filter(({ keys }) => keys.length === 0).map(({ action }) => action),
      [choices],
    ),
    press(key, sure = false) {
      const [only] = ready;
      if (ready.length === 1 && only !== undefined && picks.at(-1) === key) {
        send(only);
        return;
      }
      const next = pressed(choices, picks, key);
      const said = aimedAt(choices, next);
      if (sure && said.length === 1 && next.at(-1) === key) send(said[0] as Action);
      else set(next);
    },
    meaning(key) {
      const next = pressed(choices, picks, key);
      const said = next.at(-1) === key ? aimedAt(choices, next) : [];
      return said.length === 1 ? said[0] : undefined;
    },
    cancel: () => set(first),
    send,
  };
}
