// What the scripts print. Always on stderr: stdout belongs to the command that was asked for (`--json` stays clean).

import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} text */
export function say(text) {
  process.stderr.write(`[pentapolis] ${text}\n`);
}

/** A failure whose cause and cure are known: it is shown without a stack. */
export class Trouble extends Error {}

/**
 * Says that something long goes on, and how long it has, until `work` settles.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function saying(text, work) {
  say(`${text} ...`);
  const start = Date.now();
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(0)} s`;
  const beat = setInterval(() => say(`  still at it, ${seconds()}`), 15_000);
  try {
    const result = await work();
    say(`  done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(beat);
  }
}

/**
 * Runs a script's main function: a Trouble is printed as it is, anything else with its stack.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
