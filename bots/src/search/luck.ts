import type { Chance } from '@pentapolis/kernel';

const STEPS = 2 ** 24;

/** A number in [0, 1), in steps of 2^-24. */
export function uniform(chance: Chance): number {
  return chance.pick(STEPS) / STEPS;
}

/** A draw from the standard normal distribution (Box and Muller 1958). */
export function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance));
}

/** A whole number for `fastChance`. */
export function seedFrom(chance: Chance): number {
  return chance.pick(0x100000000);
}
