import { type Chance, type Fact, type Game, type SearchModel, type Seat, textHash } from '@pentapolis/kernel';

/** A position of the generic model: a State drawn from a View, whose turn it is, and what may be done. */
export interface GamePosition<S, A> {
  state: S;
  /** Seat to move; -1 when the match is over. */
  seat: Seat;
  /** `legalActions` of that seat; a move is an index into it. Undefined until asked for. */
  actions: readonly A[] | undefined;
}

/**
 * Any game as search sees it, with nothing but its contract. Seats that act at the same time are asked one after
 * another: first the one that looks, then the others in seat order; seats that needn't act are asked when nobody has to.
 */
export function modelOf<S extends object, A, V, F extends Fact>(
  game: Game<S, A, V, F>,
): SearchModel<V, A, GamePosition<S, A>> {
  const seatIn = (state: S): Seat => {
    const seats = game.deciding(state);
    return seats.find((seat) => game.decision(state, seat)?.optional !== true) ?? seats[0] ?? -1;
  };
  const actionsIn = (position: GamePosition<S, A>): readonly A[] => {
    position.actions ??= game.legalActions(position.state, position.seat);
    return position.actions;
  };
  return {
    load(view, seat, chance) {
      const state = game.determinize(view, chance);
      const asked = game.deciding(state).includes(seat);
      return { state, seat: asked ? seat : seatIn(state), actions: undefined };
    },
    copy(from, into) {
      const state = game.clone(from.state);
      if (into === undefined) return { state, seat: from.seat, actions: from.actions };
      return Object.assign(into, { state, seat: from.seat, actions: from.actions });
    },
    toMove: (position) => position.seat,
    moves(position, moves) {
      const count = actionsIn(position).length;
      for (let index = 0; index < count; index++) moves[index] = index;
      return count;
    },
    play(position, move, chance: Chance) {
      game.apply(position.state, position.seat, actionsIn(position)[move] as A, chance);
      position.seat = seatIn(position.state);
      position.actions = undefined;
    },
    identity: (position, move) => textHash(game.format(actionsIn(position)[move] as A)),
    action: (position, move) => actionsIn(position)[move] as A,
    returns({ state, seat }) {
      return seat < 0 ? outcomeOf(game.ranking(state)) : outlookOf(game.scores(state));
    },
  };
}

/** What an ended match was worth: 1 for the sole winner, shared among joint winners. Alone at the table: 1 = won. */
export function outcomeOf(ranking: readonly number[]): number[] {
  const winners = ranking.filter((rank) => rank === 1).length;
  return ranking.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** A guess from the points of a running match: the shares of a softmax whose unit is a tenth of the mean score. */
export function outlookOf(scores: readonly number[]): number[] {
  if (scores.length === 1) return [0.5];
  const top = Math.max(...scores);
  const unit = Math.max(1, scores.reduce((sum, score) => sum + Math.abs(score), 0) / scores.length / 10);
  const weights = scores.map((score) => Math.exp((score - top) / unit));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
