import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './say.mjs';

// A build is current while the content of its sources is: dates lie after a checkout.

const shared = ['kernel', 'wire', 'games', 'package-lock.json', 'scripts/build.mjs'];

/** The two halves of dist/ and what each is made from. */
export const halves = {
  node: { output: 'dist/pentapolis.js', sources: [...shared, 'bots', 'lab', 'server', 'cli'] },
  web: { output: 'dist/web/index.html', sources: [...shared, 'web'] },
};

const skipped = new Set(['node_modules', 'test', 'replays', 'dist']);

/** @param {string} path @returns {string[]} the files below, in a fixed order */
function filesUnder(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return entries.flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(below);
    return entry.isFile() ? [below] : [];
  });
}

/** @param {keyof typeof halves} half */
function hashSources(half) {
  const hash = createHash('sha256');
  for (const source of halves[half].sources) {
    const files = /\.\w+$/.test(source) ? [source] : filesUnder(source);
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {keyof typeof halves} half */
const stamp = (half) => join(root, `dist/.${half}.sha256`);

/** @param {keyof typeof halves} half */
export function isBuilt(half) {
  if (!existsSync(join(root, halves[half].output)) || !existsSync(stamp(half))) return false;
  return readFileSync(stamp(half), 'utf8') === hashSources(half);
}

/**
 * Notes what a build was made from; call it before reading the sources, and the result when the build is in place.
 * @param {keyof typeof halves} half
 */
export function stampBuild(half) {
  const hash = hashSources(half);
  return () => writeFileSync(stamp(half), hash);
}
