import { type AimChoice, aimAt, aimedAt } from '@pentapolis/kit';
import type { Action, ActionKind, DistrictId } from '../../rules/index.ts';
import { type Key, keysOf, SEVERAL } from './keys.ts';

/**
 * What is being prepared: a kind of action and what has been pressed for it so far. Without a kind, whatever needs no
 * choice between kinds can be begun by pressing it.
 */
export interface Aim {
  readonly kind: ActionKind | undefined;
  readonly picks: readonly Key[];
}

export const NO_AIM: Aim = { kind: undefined, picks: [] };

/** Kinds begun by pressing their target; the others are asked for with a button first, as their targets serve several. */
const OPEN: ReadonlySet<ActionKind> = new Set<ActionKind>([
  'draft',
  'build',
  'murder',
  'bewitch',
  'rob',
  'swapHands',
  'look',
  'crown',
  'take',
  'pick',
  'payCard',
]);

/** Who prepares, and among what. */
export interface Ground {
  readonly own: number;
  readonly legal: readonly Action[];
}

const concerns = (aim: Aim, { kind }: Action): boolean =>
  aim.kind === undefined ? OPEN.has(kind) : kind === aim.kind;

/** What can be answered from here, and what is pressed for it. */
const choicesOf = (aim: Aim, { own, legal }: Ground): readonly AimChoice<Action>[] =>
  legal.filter((action) => concerns(aim, action)).map((action) => ({ action, keys: keysOf(action, own) }));

/** The aim after pressing `key`; the same aim when it means nothing now. */
export function press(aim: Aim, key: Key, ground: Ground): Aim {
  if (aim.kind !== undefined && SEVERAL.includes(aim.kind)) return toggle(aim, key, ground);
  const { picks } = aim;
  if (picks.at(-1) === key) return aim;
  const next = aimAt(choicesOf(aim, ground), picks, key);
  return next === picks ? aim : { ...aim, picks: next };
}

/** Chooses or drops a place of a row. Where exactly one may be chosen, another choice takes its place. */
function toggle(aim: Aim, key: Key, { legal }: Ground): Aim {
  if (!key.startsWith('n:')) return aim;
  if (aim.picks.includes(key)) return { ...aim, picks: aim.picks.filter((pick) => pick !== key) };
  const single =
    aim.kind === 'keep' && legal.every((action) => action.kind === 'keep' && action.cards.length === 1);
  return { ...aim, picks: single ? [key] : [...aim.picks, key] };
}

/** Whether pressing `key` means something now. */
export function isTarget(aim: Aim, key: Key, ground: Ground): boolean {
  return aim.picks.includes(key) || press(aim, key, ground) !== aim;
}

/** Actions that are fully said: normally one; two where a card may be kept or built at once. */
export const armed = (aim: Aim, ground: Ground): readonly Action[] =>
  aimedAt(choicesOf(aim, ground), aim.picks);

/** The action that chooses the cards at the places picked out of `row`; undefined while none is. */
export function severalOf(aim: Aim, row: readonly DistrictId[]): Action | undefined {
  const { kind, picks } = aim;
  if ((kind !== 'keep' && kind !== 'redraw') || picks.length === 0) return undefined;
  const places = picks.map((pick) => Number(pick.slice(2))).sort((a, b) => a - b);
  const cards = places.flatMap((at) => row[at] ?? []);
  return cards.length === places.length ? { kind, cards } : undefined;
}

/** What is prepared from the start when a question is asked: the only kind it can be answered with, if it needs aiming. */
export function firstAim(question: string | undefined): Aim {
  return question === 'keep' ? { kind: 'keep', picks: [] } : NO_AIM;
}
