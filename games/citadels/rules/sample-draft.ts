import type { Chance, Seat } from '@pentapolis/kernel';
import { bitOf, type Rank, type RankSet, rankOf, ranksIn, setOf } from './cast.ts';
import { fullCast, lastLooks } from './draft.ts';
import type { Draft } from './state.ts';
import type { View } from './view.ts';

/** How likely a seat is to keep a rank at a step of the draft, on any scale above 0. */
export type KeepWeight = (seat: Seat, step: number, rank: Rank) => number;

/** A place a character of the round can be, and which the viewer can imagine there. */
interface Spot {
  domain: RankSet;
  /** Step of the draft at which it was kept; -1 for cards in the middle. */
  readonly kept: number;
}

interface Memory {
  readonly step: number;
  readonly seen: RankSet;
  /** What of it was kept or buried; 0 while still choosing. */
  readonly taken: RankSet;
}

/** What the viewer saw at its own steps, the one it is at included. */
function memoriesOf({ draft }: View): Memory[] {
  const own = draft.own.map(({ step, seen, kept, buried }) => ({
    step,
    seen: setOf(seen.map(rankOf)),
    taken: bitOf(rankOf(kept)) | (buried === undefined ? 0 : bitOf(rankOf(buried))),
  }));
  if (draft.offered === undefined) return own;
  return [...own, { step: draft.done, seen: setOf(draft.offered.map(rankOf)), taken: 0 }];
}

/** What can have been passed between the viewer's own steps around `step`. */
function between(memories: readonly Memory[], all: RankSet, step: number): RankSet {
  const before = memories.findLast((memory) => memory.step < step);
  const after = memories.find((memory) => memory.step > step);
  const from = before === undefined ? all : before.seen & ~before.taken;
  return after === undefined ? from : from & ~after.seen;
}

/** Who can hold what, by all that was called so far: ranks no spot of `seat` can hold. */
function ruledOut(view: View, seat: Seat): RankSet {
  let out = 0;
  view.calls.forEach(({ status, seat: holder, murdered }, index) => {
    const elsewhere = status === 'revealed' && holder !== seat;
    const absent = status === 'silent' && (murdered !== true || view.spared.includes(seat));
    if (elsewhere || absent) out |= bitOf(index + 1);
  });
  return out;
}

const shown = (view: View): RankSet =>
  setOf(view.calls.flatMap(({ status }, index) => (status === 'revealed' ? [index + 1] : [])));

/** One way the characters of a round can lie. */
export interface Dealt {
  readonly draft: Draft;
  readonly holder: readonly (readonly [Rank, Seat])[];
}

/**
 * Works out from a View where the characters of this round can be.
 * @returns draws one way they can lie, as likely as the View and `weight` make it
 */
export function draftWorlds(view: View): (chance: Chance, weight?: KeepWeight) => Dealt {
  const { draft, cast } = view;
  const faceUp = setOf(view.calls.flatMap(({ status }, index) => (status === 'faceUp' ? [index + 1] : [])));
  const all = fullCast(cast.length) & ~faceUp;
  const steps = draft.order.slice(0, draft.done);
  const looking = lastLooks(view.seats.length, cast.length);
  const looked = looking && draft.done === draft.order.length;
  const memories = memoriesOf(view);
  const spots: Spot[] = [];
  steps.forEach(({ seat, buries }, step) => {
    const own = draft.own.find((memory) => memory.step === step);
    const mayLook = looked && step === draft.order.length - 1;
    const open = mayLook ? all & ~takenBy(memories) : between(memories, all, step);
    spots.push({
      kept: step,
      domain: own === undefined ? open & ~ruledOut(view, seat) : bitOf(rankOf(own.kept)),
    });
    if (buries)
      spots.push({
        kept: -1,
        domain: own === undefined ? open & ~shown(view) : bitOf(rankOf(own.buried!)),
      });
  });
  const middle = middleSpots(view, memories, all, ranksIn(all).length - spots.length, looking, looked);
  const everywhere = [...spots, ...middle];
  return (chance, weight = () => 1) => {
    const placed = place(everywhere, chance, (spot, rank) =>
      spot.kept < 0 ? 1 : weight(steps[spot.kept]!.seat, spot.kept, rank),
    );
    return assemble(view, faceUp, spots, placed, looked, memories, chance);
  };
}

const takenBy = (memories: readonly Memory[]): RankSet => memories.reduce((set, { taken }) => set | taken, 0);

/** The cards in the middle: the one that lies face down first, unless it was looked at and is one of two alike. */
function middleSpots(
  view: View,
  memories: readonly Memory[],
  all: RankSet,
  count: number,
  looking: boolean,
  looked: boolean,
): Spot[] {
  const out = all & ~shown(view);
  const last = memories.at(-1);
  if (looked) {
    const own = last !== undefined && last.step === view.draft.order.length - 1;
    return [{ kept: -1, domain: out & (own ? last.seen & ~last.taken : ~takenBy(memories)) }];
  }
  const choosing = view.draft.offered === undefined ? undefined : last;
  if (looking && choosing !== undefined && view.draft.done === view.draft.order.length - 1)
    return Array.from({ length: count }, () => ({ kept: -1, domain: choosing.seen }));
  const passed = choosing?.seen ?? (last === undefined ? all : last.seen & ~last.taken);
  return Array.from({ length: count }, (_, index) => ({
    kept: -1,
    domain: out & (index === 0 ? all & ~(memories[0]?.seen ?? 0) : passed),
  }));
}

/** Ways to fill the spots from one on, by the set of ranks used before it; refilled for every draw. */
const WAYS = new Float64Array(1 << 10);

/**
 * Fills the spots, one rank each, every way as likely as the product of its weights: counted from the back by the set
 * of ranks used, then drawn from the front.
 * @throws RangeError when the ranks fit in no way
 */
function place(spots: readonly Spot[], chance: Chance, weight: (spot: Spot, rank: Rank) => number): Rank[] {
  WAYS.fill(-1);
  const count = (at: number, used: RankSet): number => {
    if (at === spots.length) return 1;
    const known = WAYS[used]!;
    if (known >= 0) return known;
    const spot = spots[at]!;
    const open = spot.domain & ~used;
    let sum = 0;
    for (let rank = 1; rank <= 9; rank++)
      if (open & bitOf(rank)) sum += weight(spot, rank) * count(at + 1, used | bitOf(rank));
    WAYS[used] = sum;
    return sum;
  };
  let used = 0;
  return spots.map((spot, at) => {
    let rest = count(at, used) * (chance.pick(DRAWS) / DRAWS);
    let chosen = 0;
    for (const rank of ranksIn(spot.domain & ~used)) {
      const share = weight(spot, rank) * count(at + 1, used | bitOf(rank));
      if (share === 0) continue;
      chosen = rank;
      rest -= share;
      if (rest < 0) break;
    }
    if (chosen === 0) throw new RangeError('a View whose characters fit nowhere');
    used |= bitOf(chosen);
    return chosen;
  });
}

const DRAWS = 0x40000000;

function assemble(
  view: View,
  faceUp: RankSet,
  spots: readonly Spot[],
  placed: readonly Rank[],
  looked: boolean,
  memories: readonly Memory[],
  chance: Chance,
): Dealt {
  const { order, done } = view.draft;
  const kept: Rank[] = [];
  const buried: Rank[] = [];
  const holder: [Rank, Seat][] = [];
  spots.forEach((spot, at) => {
    if (spot.kept < 0) buried[buried.length - 1] = placed[at]!;
    else {
      kept.push(placed[at]!);
      buried.push(0);
      holder.push([placed[at]!, order[spot.kept]!.seat]);
    }
  });
  const middle = placed.slice(spots.length);
  const left = setOf(looked ? middle : middle.slice(1));
  const faceDown = looked ? downOf([kept[done - 1]!, middle[0]!], memories, done, chance) : middle[0]!;
  return { draft: { first: order[0]!.seat, faceDown, faceUp, left, kept, buried }, holder };
}

/** Which of the last player's two cards lay face down: the one an earlier seat was not passed, else either. */
function downOf(
  pair: readonly [Rank, Rank],
  memories: readonly Memory[],
  done: number,
  chance: Chance,
): Rank {
  const passed = memories.find(({ step }) => step < done - 1);
  if (passed === undefined) return pair[chance.pick(2)]!;
  return (passed.seen & bitOf(pair[0])) === 0 ? pair[0] : pair[1];
}
