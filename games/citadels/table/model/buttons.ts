import type { Violation } from '@pentapolis/kernel';
import type { Action, ActionKind, View } from '../../rules/index.ts';
import { keysOf } from './keys.ts';

/** What the action bar offers. */
export interface Buttons {
  /** Actions that a press takes. */
  readonly plain: readonly Action[];
  /** Kinds whose target is chosen on the table. */
  readonly kinds: readonly ActionKind[];
  /** What the character could do but for the reason given. */
  readonly refused: readonly { readonly kind: ActionKind; readonly refusal: Violation }[];
  /** Ending the turn stands apart, last. */
  readonly end: Action | undefined;
}

/** What has a button of its own in the bar; hand and characters on offer are pressed where they lie. */
const QUIET: ReadonlySet<ActionKind> = new Set<ActionKind>([
  'build',
  'draft',
  'keep',
  'pick',
  'take',
  'crown',
  'payCard',
]);

/** Sorts the legal actions into buttons. */
export function buttonsOf(
  legal: readonly Action[],
  own: number,
  view: View,
  explain: (action: Action) => Violation | undefined,
): Buttons {
  const plain: Action[] = [];
  const kinds: ActionKind[] = [];
  let end: Action | undefined;
  for (const action of legal) {
    const { kind } = action;
    if (kind === 'end') end = action;
    else if (keysOf(action, own).length === 0 && kind !== 'redraw' && kind !== 'keep') plain.push(action);
    else if (!QUIET.has(kind) && !kinds.includes(kind)) kinds.push(kind);
  }
  const refused = end === undefined && legal.length === 0 ? [] : refusedOf(legal, own, view, explain);
  return { plain, kinds, refused, end };
}

/** Refusals worth showing: a power of one's own that waits for something. */
const TELLING = new Set([
  'refusal.actFirst',
  'refusal.nothingOfColour',
  'refusal.nobodyRicher',
  'refusal.noKingBeside',
  'refusal.noGold',
]);

function refusedOf(
  legal: readonly Action[],
  own: number,
  view: View,
  explain: (action: Action) => Violation | undefined,
): Buttons['refused'] {
  if (view.turn?.seat !== own || view.pending.length > 0) return [];
  const probes: Action[] = [{ kind: 'income' }, { kind: 'tithe' }, { kind: 'favour' }];
  for (const [seat, { city }] of view.seats.entries()) {
    const [first] = city;
    if (first === undefined) continue;
    if (seat === own) probes.push({ kind: 'beautify', card: first.card });
    else {
      probes.push({ kind: 'destroy', seat, card: first.card });
      const mine = view.seats[own]?.city[0];
      if (mine !== undefined) probes.push({ kind: 'exchange', own: mine.card, seat, card: first.card });
    }
  }
  const refused = new Map<ActionKind, Violation>();
  for (const probe of probes) {
    if (legal.some(({ kind }) => kind === probe.kind)) continue;
    const refusal = explain(probe);
    if (refusal !== undefined && TELLING.has(refusal.key)) refused.set(probe.kind, refusal);
  }
  return [...refused].map(([kind, refusal]) => ({ kind, refusal }));
}
