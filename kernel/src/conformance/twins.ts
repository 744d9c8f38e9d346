import { type Chance, fastChance, type Outcome, recordingChance } from '../chance.ts';
import type { Viewer } from '../game.ts';
import { restored, same } from './plain.ts';
import { freshSeed } from './sample.ts';
import type { Scene } from './scene.ts';

/** Draws changed in search of two twins that differ. */
const TRIES = 3;

/** Places of a permutation that change places in a changed draw. */
const MOST_SWAPS = 4;

/** A State that `viewer` can't tell from the true one, by way of JSON so that nothing hidden can ride along. */
export function twinFor(scene: Scene, viewer: Viewer): object {
  return drawn(scene, viewer, fastChance(freshSeed(scene.chance)));
}

/**
 * Two twins that differ in little: drawn with the same luck but for one draw. Where a viewer learns something by an
 * action it learns the same in most such pairs, so that nothing it may know covers up what it may not.
 * @returns undefined when all that was tried came out alike
 */
export function nearTwins(scene: Scene, viewer: Viewer): readonly [object, object] | undefined {
  const luck = recordingChance(fastChance(freshSeed(scene.chance)));
  const one = drawn(scene, viewer, luck);
  if (luck.outcomes.length === 0) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const other = drawn(scene, viewer, nudged(luck.outcomes, scene.chance));
    if (!same(one, other)) return [one, other];
  }
  return undefined;
}

function drawn({ match: { game, state } }: Scene, viewer: Viewer, luck: Chance): object {
  return game.determinize(restored(game.observe(state, viewer)), luck);
}

/** The draws of a record with one of them changed. Draws that don't fit any more after it are made afresh. */
function nudged(record: readonly Outcome[], chance: Chance): Chance {
  const changed = chance.pick(record.length);
  const fresh = fastChance(freshSeed(chance));
  let draw = -1;
  return {
    pick(sides) {
      const outcome = record[++draw];
      if (typeof outcome !== 'number' || outcome >= sides) return fresh.pick(sides);
      return draw === changed && sides > 1 ? (outcome + 1 + fresh.pick(sides - 1)) % sides : outcome;
    },
    shuffle(count) {
      const outcome = record[++draw];
      if (typeof outcome === 'number' || outcome?.length !== count) return fresh.shuffle(count);
      const order = [...outcome];
      if (draw === changed && count > 1)
        for (let swaps = 1 + fresh.pick(MOST_SWAPS); swaps > 0; swaps--) {
          const [one, other] = [fresh.pick(count), fresh.pick(count)];
          [order[one], order[other]] = [order[other] as number, order[one] as number];
        }
      return order;
    },
  };
}
