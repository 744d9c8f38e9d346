// Blocks of six lines or more that are the same in two games, the longest first.
//   node scripts/duplicates.mjs [table|rules|test|...]      table when no room is named
// The numbers that may not grow are in scripts/test/duplicates.test.ts.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blocksBetween } from './lib/duplicates.mjs';
import { root } from './lib/say.mjs';

/** What stands twice in this room of two games. */
export function duplicatesIn(/** @type {string} */ room) {
  const games = join(root, 'games');
  const sources = readdirSync(games).flatMap((group) => {
    const folder = join(games, group, room);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => join(folder, file))
      .map((file) => ({ group, file: relative(root, file), text: readFileSync(file, 'utf8') }));
  });
  return blocksBetween(sources);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const room = process.argv[2] ?? 'table';
  const blocks = duplicatesIn(room);
  for (const { lines, a, b } of blocks)
    console.log(`${String(lines).padStart(4)} lines  ${a.file}:${a.line}  ${b.file}:${b.line}`);
  console.log(`${blocks.length} blocks of six lines or more stand in two games (${room})`);
}
