// What a page costs before anybody can play, in bytes of gzipped JavaScript, read from the built manifest.
//   node web/scripts/budget.mjs        prints the sums and fails when one is over its budget

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = new URL('../../dist/web/', import.meta.url);

/** In bytes: the first page, and what a game adds to it, its share of the kit included, before its board is on the screen. */
export const BUDGETS = { first: 184_000, game: 60_000 };

/** Games that need more: Cité brings the sentences and forecasts of its deals. */
const LARGER = { cite: 76_000 };

/** @param {string} game */
const budgetOf = (game) => /** @type {Record<string, number>} */ (LARGER)[game] ?? BUDGETS.game;

/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], src?: string }} Chunk
 * @returns {Record<string, Chunk>}
 */
function manifest() {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
}

/** Everything that `key` needs at once, itself included. */
function needs(/** @type {Record<string, Chunk>} */ chunks, /** @type {string} */ key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of chunks[key]?.imports ?? []) needs(chunks, next, found);
  return found;
}

function weight(/** @type {Record<string, Chunk>} */ chunks, /** @type {Iterable<string>} */ keys) {
  const files = new Set([...keys].map((key) => chunks[key]?.file).filter((file) => file?.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);
}

/** The first page is the entry and the picture of the lobby; a game is its rules, phrases, table and cover. */
export function measure() {
  const chunks = manifest();
  const of = (/** @type {RegExp} */ path) => Object.keys(chunks).filter((key) => path.test(key));
  const first = new Set(of(/^index\.html$|\/cover\/index\.tsx$/).flatMap((key) => [...needs(chunks, key)]));
  const table = new Set(of(/src\/table\/match-page\.tsx$/).flatMap((key) => [...needs(chunks, key)]));
  const games = [...new Set(of(/games\/[^/]+\//).map((key) => /games\/([^/]+)\//.exec(key)?.[1]))].filter(
    (game) => game !== 'catalogue',
  );
  const frame = new Set([...first, ...table]);
  return {
    first: weight(chunks, first),
    table: weight(
      chunks,
      [...table].filter((key) => !first.has(key)),
    ),
    games: games.map((game) => {
      const own = of(new RegExp(`games/${game}/`)).flatMap((key) => [...needs(chunks, key)]);
      return {
        game,
        bytes: weight(
          chunks,
          own.filter((key) => !frame.has(key)),
        ),
      };
    }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { first, table, games } = measure();
  const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.info(`first page ${kb(first)} of ${kb(BUDGETS.first)}; table frame ${kb(table)}`);
  for (const { game, bytes } of games) console.info(`${game} ${kb(bytes)} of ${kb(budgetOf(game))}`);
  if (first > BUDGETS.first || games.some(({ game, bytes }) => bytes > budgetOf(game))) process.exitCode = 1;
}
