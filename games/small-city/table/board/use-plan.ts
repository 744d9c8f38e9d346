import type { Seat, Violation } from '@pentapolis/kernel';
import { announce } from '@pentapolis/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Action,
  checkStep,
  LAST_COLUMN,
  type PlanStart,
  type Price,
  readStep,
  type State,
  type Step,
  startPlan,
} from '../../rules/index.ts';
import type { Ground } from '../model/draft.ts';
import type { BoardProps } from './board-props.ts';

/** What is being planned: a whole Build phase, a tile that has to be planned anew, or a free tile of the Council. */
export type Task = 'build' | 'replan' | 'raise';

export interface Planning {
  readonly task: Task;
  readonly ground: Ground;
  readonly steps: readonly Step[];
  readonly prices: readonly Price[];
  /** Puts a step behind the others; sends it where only one is asked for. */
  add(step: Step): void;
  /** Takes a step back, and those that can't be without it. */
  remove(at: number): void;
  clear(): void;
  /** Hands the plan in. */
  commit(): void;
}

const isTask = (kind: string | undefined): kind is Task =>
  kind === 'build' || kind === 'replan' || kind === 'raise';

/** A plan is nobody else's business, but it outlives a reload of its own screen: as far as it can be read. */
export function remembered(key: string): readonly Step[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const steps = Array.isArray(kept) ? kept.map(readStep) : [];
    const end = steps.indexOf(undefined);
    return (end < 0 ? steps : steps.slice(0, end)) as Step[];
  } catch {
    return [];
  }
}

function remember(key: string, steps: readonly Step[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(steps));
  } catch {
    // a browser that keeps nothing loses a plan by a reload, and nothing else
  }
}

/** The plan of the seat that looks, tried out step by step on its own screen; undefined when none is asked for. */
export function usePlan(props: BoardProps, known: State): Planning | undefined {
  const { frame, viewer, legal, explain, act, say } = props;
  const { view } = frame;
  const kind = legal.length === 0 ? undefined : frame.decision?.kind;
  const task = isTask(kind) ? kind : undefined;
  const seat: Seat = viewer === 'spectator' ? -1 : viewer;
  const key = `small-city.plan.${location.pathname}.${seat}.${view.round}`;
  const [held, hold] = useState<{ readonly key: string; readonly steps: readonly Step[] }>();
  const steps = useMemo(
    () => (task !== 'build' ? [] : held?.key === key ? held.steps : remembered(key)),
    [task, held, key],
  );
  const set = useCallback(
    (next: readonly Step[]) => {
      hold({ key, steps: next });
      remember(key, next);
    },
    [key],
  );
  const plan = useMemo<PlanStart | undefined>(
    () => (task === 'build' ? startPlan(view, seat, steps) : undefined),
    [task, view, seat, steps],
  );
  // What was remembered may not fit any more.
  useEffect(() => {
    if (plan?.wrong !== undefined) set(plan.steps);
  }, [plan, set]);

  const ground = useMemo<Ground | undefined>(() => {
    if (task === undefined) return undefined;
    const column = view.asks.at(-1)?.count ?? 0;
    const state = plan?.state ?? known;
    return {
      state,
      seat,
      strict: task !== 'raise' || column !== LAST_COLUMN,
      check: (step: Step): Violation | undefined =>
        task === 'build'
          ? checkStep(state, seat, step)
          : explain(task === 'replan' ? { kind: 'replan', step } : ({ kind: 'raise', step } as Action)),
    };
  }, [task, view, plan, known, seat, explain]);

  return useMemo<Planning | undefined>(() => {
    if (task === undefined || ground === undefined) return undefined;
    return {
      task,
      ground,
      steps: plan?.steps ?? [],
      prices: plan?.prices ?? [],
      add(step) {
        if (task === 'build') set([...steps, step]);
        else void act(task === 'replan' ? { kind: 'replan', step } : ({ kind: 'raise', step } as Action));
      },
      remove(at) {
        const rest = steps.filter((_, other) => other !== at);
        const kept = startPlan(view, seat, rest).steps;
        if (kept.length < rest.length)
          announce(say.term('small-city.plan.gone', { count: rest.length - kept.length }));
        set(kept);
      },
      clear: () => set([]),
      commit() {
        void act({ kind: 'build', steps }).then((refused) => {
          if (refused === undefined) remember(key, []);
        });
      },
    };
  }, [task, ground, plan, steps, set, act, view, seat, say, key]);
}
