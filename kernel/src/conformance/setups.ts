import { type Chance, fastChance } from '../chance.ts';
import type { AnyGame, Setup } from '../game.ts';
import type { Json } from '../json.ts';
import { defaultOptions, randomOptions, readOptions } from '../options.ts';
import { isViolation, type Violation } from '../violation.ts';
import { difference, restored } from './plain.ts';
import type { Report } from './report.ts';
import { oneOf } from './sample.ts';
import { badRefusal, unnamedOption, type Words } from './vocabulary.ts';

/** Refused option sets drawn in a row before the suite gives up on a match. */
const TRIES = 200;

interface Drawing {
  readonly report: Report;
  /** Counts refused option sets by rule. */
  readonly refusals: Record<string, number>;
  readonly words: Words | undefined;
  readonly components: Json | undefined;
}

/** A random table: any number of seats, any option set the game accepts. Refused ones are counted by rule. */
export function randomSetup(
  game: AnyGame,
  seed: number,
  chance: Chance,
  { report, refusals, words, components }: Drawing,
): Setup | undefined {
  const { min, max } = game.meta.seats;
  for (let tries = 0; tries < TRIES; tries++) {
    const seats = min + chance.pick(max - min + 1);
    const options = randomOptions(game.meta.options, chance, seats);
    const setup: Setup = { seats, options, ...(components === undefined ? {} : { components }) };
    let refusal: Violation | undefined;
    const asked = report.verify('setups', { seed, setup }, () => {
      const read = readOptions(game.meta.options, restored(setup.options), seats);
      if (isViolation(read)) return `the option set is unreadable: ${read.rule} ${read.key}`;
      const gap = difference(setup.options, read);
      if (gap !== undefined) return `the option set is read otherwise: ${gap}`;
      refusal = game.validate(setup);
      return refusal && badRefusal(words, refusal);
    });
    if (asked && refusal === undefined) return setup;
    if (refusal !== undefined) refusals[refusal.rule] = (refusals[refusal.rule] ?? 0) + 1;
  }
  report.verify('setups', { seed }, () => `${TRIES} option sets in a row were refused`);
  return undefined;
}

/** What is the same for all matches of a game: table sizes, names of options, replacement components. */
export function checkMeta(game: AnyGame, seed: number, report: Report, words: Words | undefined): void {
  const { seats, options } = game.meta;
  for (const count of [seats.min - 1, seats.max + 1, 0, -1, 1.5])
    report.verify('setups', { seed }, () => {
      const refusal = game.validate({ seats: count, options: defaultOptions(options, count) });
      return refusal === undefined ? `a table of ${count} seats is accepted` : badRefusal(words, refusal);
    });
  for (let count = seats.min; count <= seats.max; count++)
    report.verify('setups', { seed }, () => {
      const refusal = game.validate({ seats: count, options: defaultOptions(options, count) });
      return refusal && `the defaults can't be played by ${count}: ${refusal.rule} ${refusal.key}`;
    });
  if (words !== undefined)
    for (const spec of options) report.verify('describes', { seed }, () => unnamedOption(words, spec));
  const { readComponents } = game;
  if (readComponents === undefined) return;
  for (const wrong of [undefined, null, 7, 'x', [], {}, [null], { cards: 'none' }])
    report.verify('setups', { seed }, () => {
      const read = readComponents(wrong);
      return isViolation(read) ? badRefusal(words, read) : undefined;
    });
}

/** Seeds of the matches of a run. Each stands for its match alone. */
export function matchSeeds(seed: number, matches: number): number[] {
  const chance = fastChance(seed);
  return Array.from({ length: matches }, () => chance.pick(0x7fffffff));
}

/** The table of one match: drawn from those given, or at random. */
export function chooseSetup(setups: readonly Setup[], chance: Chance): Setup | undefined {
  return setups.length === 0 ? undefined : oneOf(setups, chance);
}
