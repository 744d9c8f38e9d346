import type { Budget, Chance, Question, SearchModel, SearchSettings, Seat } from '@pentapolis/kernel';
import { Lookup } from './lookup.ts';
import { normal, uniform } from './luck.ts';
import { Tree } from './tree.ts';

/** What a search found out about one move of the root. */
export interface Finding<A> {
  readonly action: A;
  readonly visits: number;
  /** Mean outcome to the seat that asks, 0..1. */
  readonly value: number;
}

export interface Findings<A> {
  readonly iterations: number;
  /** Moves that were tried, most visited first; never empty. */
  readonly moves: readonly Finding<A>[];
}

type Quick<P> = NonNullable<SearchModel<never, never, P>['quick']>;

/**
 * Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every iteration draws a
 * position the View allows, walks one tree of choices that all those positions share, and counts for every choice how
 * often it was available. Any number of seats, each maximising its own outcome. Models with priors are searched by PUCT
 * with progressive widening, others by UCB1.
 *
 * Reproducible: the same View, settings, iterations and draws of `chance` give the same findings. One search at a time;
 * its memory is kept for the next.
 */
export class Search<V, A, P> {
  private readonly model: SearchModel<V, A, P>;
  private readonly settings: SearchSettings;
  private readonly exploration: number;
  private readonly candidates: number;
  private readonly tree = new Tree();
  private readonly lookup = new Lookup();
  private readonly moves: number[] = [];
  private readonly priors: number[] = [];
  private readonly ranked: number[] = [];
  /** Nodes walked in this iteration after the root, and who chose each. */
  private readonly path: number[] = [];
  private readonly movers: Seat[] = [];
  /** Available children under consideration, and their weights. */
  private readonly open: number[] = [];
  private readonly weights: number[] = [];
  private loaded: P | undefined;
  private scratch: P | undefined;
  private noise = 0;

  constructor(model: SearchModel<V, A, P>, settings: SearchSettings = {}) {
    this.model = model;
    this.settings = settings;
    const guided = model.priors !== undefined;
    this.exploration = settings.exploration ?? (guided ? 1.5 : 0.7);
    this.candidates = settings.candidates ?? (guided ? 32 : Number.POSITIVE_INFINITY);
  }

  /**
   * Searches until the budget is spent, one iteration at least.
   * @param noise standard deviation, in points of prior, of how the moves of the root are misjudged beforehand
   * @throws RangeError when the View does not ask `question.seat`
   */
  run({ view, seat }: Question<V>, budget: Budget, chance: Chance, noise = 0): Findings<A> {
    const root = this.model.load(view, seat, chance);
    if (this.model.toMove(root) !== seat)
      throw new RangeError(`seat ${seat} is not asked anything in this View`);
    this.loaded = root;
    this.noise = noise;
    this.tree.reset();
    const until = 'thinkMs' in budget ? performance.now() + budget.thinkMs : 0;
    const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
    let iterations = 0;
    do {
      this.iterate(this.draw(view, seat, chance), chance);
      iterations++;
    } while (iterations < most && (until === 0 || performance.now() < until));
    return { iterations, moves: this.findings(root) };
  }

  private draw(view: V, seat: Seat, chance: Chance): P {
    if (this.model.redraw === undefined) return this.model.load(view, seat, chance);
    this.scratch = this.model.copy(this.loaded as P, this.scratch);
    this.model.redraw(this.scratch, chance);
    return this.scratch;
  }

  /** Walks down to a new leaf, plays on from there, and books the outcome along the way. */
  private iterate(position: P, chance: Chance): void {
    const { model, tree, path, movers } = this;
    let node = 0;
    let steps = 0;
    let seat = model.toMove(position);
    while (seat >= 0 && (node === 0 || tree.visits[node] !== 0)) {
      node = this.descend(position, node, chance);
      path[steps] = node;
      movers[steps] = seat;
      steps++;
      model.play(position, this.moveOf(node), chance);
      seat = model.toMove(position);
    }
    this.playOut(position, chance);
    const outcome = model.returns(position);
    tree.visits[0] = (tree.visits[0] as number) + 1;
    for (let step = 0; step < steps; step++) {
      const at = path[step] as number;
      tree.visits[at] = (tree.visits[at] as number) + 1;
      tree.sum[at] = (tree.sum[at] as number) + (outcome[movers[step] as Seat] as number);
    }
  }

  /** The move that leads to `node` from the position just descended from. */
  private moveOf(node: number): number {
    const choice = this.tree.choice[node] as number;
    return this.model.quick === undefined ? (this.moves[this.lookup.get(choice)] as number) : choice;
  }

  private playOut(position: P, chance: Chance): void {
    const { model, moves } = this;
    const most = this.settings.playoutMoves ?? Number.POSITIVE_INFINITY;
    for (let count = 0; count < most && model.toMove(position) >= 0; count++) {
      const move =
        model.rollout?.(position, chance) ?? (moves[chance.pick(model.moves(position, moves))] as number);
      model.play(position, move, chance);
    }
  }

  /** The child to go to from `node`. */
  private descend(position: P, node: number, chance: Chance): number {
    const { model, tree } = this;
    const { quick } = model;
    const width = this.width(tree.visits[node] as number);
    if (quick !== undefined && (node > 0 || this.noise === 0)) {
      let found = this.gatherAllowed(position, quick, node, width);
      if (found < width) {
        this.expandQuickly(position, quick, node);
        found = this.gatherAllowed(position, quick, node, width);
      }
      return this.choose(found);
    }
    const { lookup } = this;
    const count = this.listMoves(position);
    const wanted = Math.min(lookup.size, width);
    if (this.gather(node, wanted) < wanted) {
      this.expand(position, node, count, Math.min(lookup.size, this.candidates), chance);
      this.gather(node, wanted);
    }
    return this.choose(wanted);
  }

  /** Fills `moves`, and `lookup` with the index of each choice. @returns how many moves there are */
  private listMoves(position: P): number {
    const { model, lookup, moves } = this;
    const count = model.moves(position, moves);
    lookup.reset(count);
    for (let index = 0; index < count; index++)
      lookup.add(model.identity(position, moves[index] as number), index);
    return count;
  }

  /** How many moves are tried at a position that was visited `visits` times. */
  private width(visits: number): number {
    const { widening } = this.settings;
    if (widening === undefined) return this.candidates;
    return Math.min(this.candidates, Math.ceil(widening.base * (visits + 1) ** widening.exponent));
  }

  /** Lists in `open` the first `wanted` children that are available. @returns how many there are */
  private gather(node: number, wanted: number): number {
    const { tree, lookup, open } = this;
    let found = 0;
    for (
      let child = tree.first[node] as number;
      child !== 0 && found < wanted;
      child = tree.next[child] as number
    )
      if (lookup.get(tree.choice[child] as number) >= 0) open[found++] = child;
    return found;
  }

  /** The same where moves mean the same everywhere. */
  private gatherAllowed(position: P, quick: Quick<P>, node: number, wanted: number): number {
    const { tree, open } = this;
    let found = 0;
    for (
      let child = tree.first[node] as number;
      child !== 0 && found < wanted;
      child = tree.next[child] as number
    )
      if (quick.allows(position, tree.choice[child] as number)) open[found++] = child;
    return found;
  }

  /** Adds the shortlisted moves `node` has no child for yet. */
  private expandQuickly(position: P, quick: Quick<P>, node: number): void {
    const { tree, lookup, moves, priors } = this;
    const count = quick.shortlist(position, this.candidates, moves, priors);
    lookup.reset(count);
    for (let index = 0; index < count; index++) lookup.add(moves[index] as number, index);
    for (let child = tree.first[node] as number; child !== 0; child = tree.next[child] as number)
      lookup.take(tree.choice[child] as number);
    let after = 0;
    for (let index = 0; index < count; index++)
      if (!lookup.taken(moves[index] as number))
        after = tree.add(node, moves[index] as number, priors[index] as number, after);
  }

  /** Adds the best of the moves `node` has no child for yet, until `wanted` of its children are available. */
  private expand(position: P, node: number, count: number, wanted: number, chance: Chance): void {
    const { model, tree, lookup, moves, priors, ranked } = this;
    if (model.priors === undefined)
      for (let index = 0; index < count; index++) priors[index] = uniform(chance);
    else model.priors(position, moves, count, priors);
    if (node === 0 && this.noise > 0)
      for (let index = 0; index < count; index++)
        priors[index] = (priors[index] as number) + this.noise * normal(chance);

    let missing = wanted;
    for (let child = tree.first[node] as number; child !== 0; child = tree.next[child] as number)
      if (lookup.take(tree.choice[child] as number)) missing--;
    let size = 0;
    for (let index = 0; index < count; index++) {
      const choice = model.identity(position, moves[index] as number);
      if (lookup.get(choice) !== index || lookup.taken(choice)) continue;
      const prior = priors[index] as number;
      if (size === missing && (size === 0 || prior <= (priors[ranked[size - 1] as number] as number)))
        continue;
      let at = size < missing ? size++ : size - 1;
      for (; at > 0 && (priors[ranked[at - 1] as number] as number) < prior; at--)
        ranked[at] = ranked[at - 1] as number;
      ranked[at] = index;
    }
    let after = 0;
    for (let place = 0; place < size; place++) {
      const index = ranked[place] as number;
      after = tree.add(
        node,
        model.identity(position, moves[index] as number),
        priors[index] as number,
        after,
      );
    }
  }

  /** The most promising of the first `count` children in `open`. */
  private choose(count: number): number {
    const { tree, open } = this;
    for (let index = 0; index < count; index++) {
      const child = open[index] as number;
      tree.available[child] = (tree.available[child] as number) + 1;
    }
    return this.model.priors === undefined ? this.byConfidence(count) : this.byPriors(count);
  }

  /** UCB1 with the availability of a choice in place of the visits of its parent. */
  private byConfidence(count: number): number {
    const { tree, open } = this;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const child = open[index] as number;
      const visits = tree.visits[child] as number;
      if (visits === 0) return child;
      const bonus = this.exploration * Math.sqrt(Math.log(tree.available[child] as number) / visits);
      const worth = (tree.sum[child] as number) / visits + bonus;
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best;
  }

  /** PUCT: priors become probabilities by softmax; what was never tried is taken to be as good as its siblings are. */
  private byPriors(count: number): number {
    const { tree, open, weights } = this;
    const temperature = this.settings.temperature ?? 1;
    const top = tree.prior[open[0] as number] as number;
    let total = 0;
    let visited = 0;
    let sum = 0;
    for (let index = 0; index < count; index++) {
      const child = open[index] as number;
      const weight = Math.exp(((tree.prior[child] as number) - top) / temperature);
      weights[index] = weight;
      total += weight;
      visited += tree.visits[child] as number;
      sum += tree.sum[child] as number;
    }
    const unknown = visited === 0 ? 0.5 : sum / visited;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const child = open[index] as number;
      const visits = tree.visits[child] as number;
      const mean = visits === 0 ? unknown : (tree.sum[child] as number) / visits;
      const share = (weights[index] as number) / total;
      const worth =
        mean + (this.exploration * share * Math.sqrt(tree.available[child] as number)) / (1 + visits);
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best;
  }

  private findings(root: P): Finding<A>[] {
    const { model, tree, lookup, moves } = this;
    const count = model.moves(root, moves);
    lookup.reset(count);
    for (let index = 0; index < count; index++)
      lookup.add(model.identity(root, moves[index] as number), index);
    const found: Finding<A>[] = [];
    for (let child = tree.first[0] as number; child !== 0; child = tree.next[child] as number) {
      const visits = tree.visits[child] as number;
      const index = lookup.get(tree.choice[child] as number);
      if (visits === 0 || index < 0) continue;
      const action = model.action(root, moves[index] as number);
      found.push({ action, visits, value: (tree.sum[child] as number) / visits });
    }
    return found.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }
}
