import type { Chance } from '../../src/chance.ts';
import type { Viewer } from '../../src/game.ts';
import { CARDS, type HushState, type HushView } from './hush-types.ts';

export function observe(state: HushState, viewer: Viewer): HushView {
  const { rounds, powers, double, round, phase, winner, hands, chosen, deck, discard, points, peeks, known } =
    state;
  const seat = viewer === 'spectator' ? -1 : viewer;
  return {
    seat,
    rounds,
    powers: [...powers],
    double,
    round,
    phase,
    winner,
    hand: [...(hands[seat] ?? [])],
    chosen: chosen[seat] ?? -1,
    hasChosen: chosen.map((card) => card >= 0),
    handCounts: hands.map((hand) => hand.length),
    deck: deck.length,
    discard: [...discard],
    points: [...points],
    peeks: [...peeks],
    known: [...(known[seat] ?? [])],
  };
}

/** Cards the viewer can't place are dealt at random; those it saw go to the seat it saw them with. */
export function determinize(view: HushView, chance: Chance): HushState {
  const { seat, rounds, powers, double, round, phase, winner, hasChosen, handCounts, discard, points } = view;
  const placed = new Set([...view.hand, view.chosen, ...discard, ...view.known]);
  const unseen = chance.shuffle(CARDS).filter((card) => !placed.has(card));
  const hands: number[][] = [];
  const chosen: number[] = [];
  handCounts.forEach((count, owner) => {
    if (owner === seat) {
      hands.push([...view.hand]);
      chosen.push(view.chosen);
      return;
    }
    const seen = seat >= 0 && owner === (seat + 1) % handCounts.length ? view.known : [];
    const holds = [...seen, ...unseen.splice(0, count + (hasChosen[owner] ? 1 : 0) - seen.length)];
    chosen.push(hasChosen[owner] ? (holds.splice(chance.pick(holds.length), 1)[0] as number) : -1);
    hands.push(holds);
  });
  return {
    rounds,
    powers: [...powers],
    double,
    round,
    phase,
    winner,
    hands,
    chosen,
    deck: unseen,
    discard: [...discard],
    points: [...points],
    peeks: [...view.peeks],
    known: handCounts.map((_, owner) => (owner === seat ? [...view.known] : [])),
  };
}
