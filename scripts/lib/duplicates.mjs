// Counts what stands written twice: blocks of lines that are the same in two games.

/** Shorter blocks say nothing: the same imports, the same closing brackets. */
export const LEAST_LINES = 6;

/**
 * A place where two games say the same: the first line of the block in each file, counted from 1.
 * @typedef {{ lines: number, a: { file: string, line: number }, b: { file: string, line: number } }} Block
 */

/** Lines that carry something, without what formatting adds; imports are no repetition. */
function linesOf(/** @type {string} */ text) {
  let importing = false;
  return text.split('\n').flatMap((raw, at) => {
    const line = raw.trim();
    if (/^import\b/.test(line)) importing = true;
    const skipped = importing || line === '';
    if (importing && /(?:from )?(['"])[^'"]*\1;$/.test(line)) importing = false;
    return skipped ? [] : [{ line, at: at + 1 }];
  });
}

/** Brackets alone are no contents. */
const isContent = (/** @type {string} */ line) => /\w\W*\w/.test(line);

/**
 * Blocks of at least {@link LEAST_LINES} equal lines, at least half of them with contents, in files of two different groups.
 * A block is as long as the lines agree; a line of a file belongs to one block with each other file.
 * @param {{ group: string, file: string, text: string }[]} sources
 * @returns {Block[]} the longest first
 */
export function blocksBetween(sources) {
  const files = sources.map(({ group, file, text }) => ({ group, file, lines: linesOf(text) }));
  /** @type {Map<string, { at: number, line: number }[]>} where each window of LEAST_LINES lines begins */
  const windows = new Map();
  for (const [at, { lines }] of files.entries())
    for (let line = 0; line + LEAST_LINES <= lines.length; line++) {
      const window = lines.slice(line, line + LEAST_LINES).map((one) => one.line);
      if (window.filter(isContent).length * 2 < LEAST_LINES) continue;
      const key = window.join('\n');
      windows.set(key, [...(windows.get(key) ?? []), { at, line }]);
    }
  /** @type {Block[]} */
  const blocks = [];
  const taken = new Set();
  for (const places of windows.values())
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const [a, b] = [files[one.at], files[other.at]];
        if (a === undefined || b === undefined || a.group === b.group) continue;
        const pair = `${one.at} ${other.at}`;
        if (taken.has(`${pair} ${one.line} ${other.line}`)) continue;
        let lines = 0;
        while (
          a.lines[one.line + lines] !== undefined &&
          a.lines[one.line + lines]?.line === b.lines[other.line + lines]?.line
        ) {
          taken.add(`${pair} ${one.line + lines} ${other.line + lines}`);
          lines++;
        }
        const [first, second] = [a.lines[one.line], b.lines[other.line]];
        if (first && second)
          blocks.push({
            lines,
            a: { file: a.file, line: first.at },
            b: { file: b.file, line: second.at },
          });
      }
  return blocks.sort((x, y) => y.lines - x.lines);
}
