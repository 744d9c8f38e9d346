// Writes what `pentapolis ladder <game> --json` measured, read from standard input, to games/<game>/bot/strength.data.ts,
// from where the bot's levels take it. Pairs give the share of wins against greedy, rungs the rating (random = 1000).

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const ladder = JSON.parse(readFileSync(0, 'utf8'));

/** @param {string} bot */
function shareAgainstGreedy(bot) {
  for (const { seats } of ladder.pairs) {
    const names = seats.map((/** @type {{ bot: string }} */ seat) => seat.bot);
    if (!names.includes(bot) || !names.includes('greedy')) continue;
    const own = seats.filter((/** @type {{ bot: string }} */ seat) => seat.bot === bot);
    const share = own.reduce(
      (/** @type {number} */ sum, /** @type {{ winShare: number }} */ seat) => sum + seat.winShare,
      0,
    );
    return Math.round(share * 1000) / 1000;
  }
  return undefined;
}

const levels = ['apprentice', 'citizen', 'builder', 'master'];
const lines = ladder.rungs
  .filter((/** @type {{ bot: string }} */ { bot }) => levels.includes(bot))
  .map((/** @type {{ bot: string, rating: number }} */ { bot, rating }) => {
    return `  ${bot}: { rating: ${rating}, winShareVsGreedy: ${shareAgainstGreedy(bot)} },`;
  });

const seats = ladder.pairs[0].seats.length;
const atTable = seats === 2 ? '' : ` --seats ${seats}`;
const target = join(root, 'games', ladder.game, 'bot/strength.data.ts');
writeFileSync(
  target,
  `/** Written by \`scripts/strength.mjs\` from ${ladder.matches} matches of \`pentapolis ladder ${ladder.game}${atTable}\`. */
export const STRENGTH = {
${lines.join('\n')}
} as const;
`,
);
process.stderr.write(`${target}: ${lines.length} levels\n`);
