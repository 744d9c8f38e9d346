import type { Chance, Policy, SearchModel } from '@pentapolis/kernel';
import { normal } from './search/luck.ts';

/** Any move, each equally likely. */
export function randomPolicy<V, A, P>(model: SearchModel<V, A, P>): Policy<V, A> {
  return ({ view, seat }, chance) => {
    const position = model.load(view, seat, chance);
    const moves: number[] = [];
    return model.action(position, moves[chance.pick(model.moves(position, moves))] as number);
  };
}

/** Positions a greedy player looks at when it has no priors and must try its moves out. */
const SAMPLES = 4;

/**
 * The move that looks best at once: the best prior, or, without priors, the best outlook right after the move, averaged
 * over a few positions the View allows. Equals are drawn.
 * @param noise standard deviation of its misjudgement, in points of prior
 */
export function greedyPolicy<V, A, P>(model: SearchModel<V, A, P>, noise = 0): Policy<V, A> {
  return ({ view, seat }, chance) => {
    const position = model.load(view, seat, chance);
    const moves: number[] = [];
    const count = model.moves(position, moves);
    const worth: number[] = new Array(count).fill(0);
    if (model.priors !== undefined) model.priors(position, moves, count, worth);
    else tryOut(count, worth);
    if (noise > 0)
      for (let index = 0; index < count; index++)
        worth[index] = (worth[index] as number) + noise * normal(chance);
    return model.action(position, moves[bestOf(worth, count, chance)] as number);

    function tryOut(count: number, worth: number[]): void {
      const wanted = new Map(
        Array.from({ length: count }, (_, index) => [
          model.identity(position, moves[index] as number),
          index,
        ]),
      );
      const here: number[] = [];
      let after: P | undefined;
      for (let sample = 0; sample < SAMPLES; sample++) {
        const drawn = model.load(view, seat, chance);
        const size = model.moves(drawn, here);
        for (const move of here.slice(0, size)) {
          const index = wanted.get(model.identity(drawn, move));
          if (index === undefined) continue;
          after = model.copy(drawn, after);
          model.play(after, move, chance);
          worth[index] = (worth[index] as number) + (model.returns(after)[seat] as number);
        }
      }
    }
  };
}

/** Index of the largest of the first `count` numbers; equals are drawn. */
export function bestOf(worth: readonly number[], count: number, chance: Chance): number {
  let best = 0;
  let equals = 1;
  for (let index = 1; index < count; index++) {
    const difference = (worth[index] as number) - (worth[best] as number);
    if (difference > 0) {
      best = index;
      equals = 1;
    } else if (difference === 0 && chance.pick(++equals) === 0) best = index;
  }
  return best;
}
