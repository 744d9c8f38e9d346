import type { Speaker } from '@pentapolis/kernel';
import { type Face, type TrickPlace, trickStanding, type View, type ViewTrick } from '../../rules/index.ts';

/** What goes on, in one sentence: who is asked, and what. */
export function stageWords(view: View, seat: number | undefined, say: Speaker): string {
  if (view.phase === 'over' || seat === undefined) return say.term('citytrixx.stage.over');
  switch (view.step) {
    case 'setValue':
      return say.term('citytrixx.stage.start', { seat, company: view.seats[seat]?.company ?? '' });
    case 'playCards':
      return say.term(view.trick.plays.length === 0 ? 'citytrixx.stage.lead' : 'citytrixx.stage.play', {
        seat,
        trick: view.trick.number,
        leader: view.trick.leader,
      });
    case 'takeInOrder':
    case 'takeLast':
      return say.term('citytrixx.stage.take', { seat, trick: view.trick.number });
    case 'drawForLoser':
      return say.term('citytrixx.stage.draw', { seat });
    case 'operate':
      return say.term('citytrixx.stage.operate', { seat, company: view.operating[view.operated] ?? '' });
    case 'trade':
      return say.term('citytrixx.stage.trade', { seat });
    default:
      return say.term('citytrixx.stage.setup', { seat });
  }
}

/** A card in a few words: "Belgian certificate 8, Namur 20". */
export function cardWords(face: Face, year: number, say: Speaker): string {
  const income = face.income[Math.max(1, year) - 1] ?? 0;
  return say.term('citytrixx.card', { card: face.id, city: face.city, income, level: face.level });
}

/** Why a trick is won, or why it would be as it stands. */
export function whyWords(view: View, trick: ViewTrick, say: Speaker): string | undefined {
  const [first, second] = trickStanding(view, trick);
  if (first === undefined) return undefined;
  const done = trick.order.length > 0;
  if (second === undefined) return say.term('citytrixx.why.leads', { seat: first.seat, card: first.card });
  return say.term(`citytrixx.why.${first.why ?? 'rank'}`, {
    seat: first.seat,
    card: first.card,
    other: second.card,
    done,
  });
}

/** The place in the order of winning, and what puts it there before the next. */
export function placeWords(place: TrickPlace, say: Speaker): string {
  const at = say.term('citytrixx.place', { place: place.place });
  return place.why === undefined ? at : `${at}, ${say.term(`citytrixx.before.${place.why}`)}`;
}

/** Players who passed in a row, up to the one whose turn it is. */
export function passedSeats({ order, turn, passes }: View): readonly number[] {
  return Array.from(
    { length: Math.min(passes, order.length) },
    (_, back) => order[(turn - 1 - back + 2 * order.length) % order.length] as number,
  );
}
