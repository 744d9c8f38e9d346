import type { Speaker } from '@pentapolis/kernel';
import type { View, ViewCall } from '../../rules/index.ts';

/** What became of a character this round, and what the viewer knows of it, in a few words. */
export function callWords(view: View, call: ViewCall, own: number | undefined, say: Speaker): string {
  const { character, status, seat } = call;
  const mine = own !== undefined && view.seats[own]?.characters?.includes(character) === true;
  if (seat !== undefined) return seat === own ? say.term('citadels.call.you') : say.seat(seat);
  if (mine) return say.term('citadels.call.mine');
  if (status === 'faceUp' || status === 'silent') return say.term(`citadels.call.${status}`);
  if (view.draft.offered?.includes(character) === true) return say.term('citadels.call.offered');
  const { own: steps } = view.draft;
  if (steps.some(({ buried }) => buried === character)) return say.term('citadels.call.buried');
  if (steps.some(({ seen }) => seen.includes(character))) return say.term('citadels.call.passed');
  return say.term(view.phase === 'draft' ? 'citadels.call.unknown' : 'citadels.call.waiting');
}

/** What is going on, in one sentence: who chooses and who waits, or who plays as whom. */
export function stageWords(view: View, say: Speaker): string {
  if (view.phase === 'over') return say.term('fact.over');
  if (view.phase === 'draft') {
    const now = view.draft.order[view.draft.done];
    const waiting = view.draft.order.slice(view.draft.done + 1).map(({ seat }) => seat);
    if (now === undefined) return '';
    return say.term('citadels.stage.draft', { seat: now.seat, waiting, left: view.draft.left });
  }
  const { turn, pending } = view;
  if (turn === undefined) return '';
  const asked = pending.at(-1);
  if (asked !== undefined && asked.seat !== turn.seat)
    return say.term('citadels.stage.asked', { seat: asked.seat, turn: turn.seat, character: turn.character });
  return say.term(turn.mode === 'witch' ? 'citadels.stage.witch' : 'citadels.stage.turn', {
    seat: turn.seat,
    character: turn.character,
  });
}

/** Whom the table waits for; undefined when the match is over. */
export function activeSeat(view: View): number | undefined {
  if (view.phase === 'over') return undefined;
  if (view.phase === 'draft') return view.draft.order[view.draft.done]?.seat;
  return view.pending.at(-1)?.seat ?? view.turn?.seat;
}

/** A city in one sentence, for its heading and for those who listen. */
export function cityWords(view: View, seat: number, say: Speaker): string {
  const { gold, handSize, city, score } = view.seats[seat] as View['seats'][number];
  return say.term('citadels.city', {
    seat,
    gold,
    hand: handSize,
    districts: city.length,
    goal: view.goal,
    points: score.total,
    crown: view.crown === seat,
  });
}
