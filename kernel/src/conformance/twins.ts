import { type Chance, fastChance, type Outcome, recordingChance } from '../chance.ts';
import type { Viewer } from '../game.ts';
import { freshSeed } from './sample.ts';
import type { Scene, Worlds } from './scene.ts';

/** Draws changed in search of one more twin that differs. */
const TRIES = 3;

/** Places of a permutation that change places in a changed draw. */
const MOST_SWAPS = 4;

/** A State that `viewer` can't tell from the true one. */
export function twinFor(scene: Scene, viewer: Viewer): object {
  return drawn(scene, worldsOf(scene, viewer), fastChance(freshSeed(scene.chance)));
}

/**
 * `count` twins that differ in little: drawn with the same luck but for one draw. Where a viewer learns something by an
 * action it learns the same in most of them, so that nothing it may know covers up what it may not. At one position a
 * viewer always gets the same ones.
 * @returns fewer when what was tried came out alike
 */
export function nearTwins(scene: Scene, viewer: Viewer, count: number): readonly object[] {
  const worlds = worldsOf(scene, viewer);
  const { near } = worlds;
  while (near.length < count && !worlds.all) {
    if (near.length === 0) {
      const luck = recordingChance(fastChance(freshSeed(scene.chance)));
      keep(worlds, drawn(scene, worlds, luck));
      worlds.draws = luck.outcomes;
      worlds.all = luck.outcomes.length === 0;
    } else {
      let tries = 0;
      while (tries < TRIES && !keep(worlds, drawn(scene, worlds, nudged(worlds.draws, scene.chance))))
        tries++;
      worlds.all = tries === TRIES;
    }
  }
  return near.slice(0, count);
}

/** @returns whether it is unlike all before */
function keep({ near, texts }: Worlds, twin: object): boolean {
  const text = JSON.stringify(twin);
  if (texts.has(text)) return false;
  texts.add(text);
  near.push(twin);
  return true;
}

function worldsOf({ match: { game, state }, worlds }: Scene, viewer: Viewer): Worlds {
  const held = worlds.get(viewer);
  if (held !== undefined) return held;
  const view = JSON.stringify(game.observe(state, viewer));
  const fresh: Worlds = { view, near: [], texts: new Set(), draws: [], all: false };
  worlds.set(viewer, fresh);
  return fresh;
}

function drawn({ match: { game } }: Scene, { view }: Worlds, luck: Chance): object {
  return game.determinize(JSON.parse(view), luck);
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
