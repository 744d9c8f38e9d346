/**
 * How matches between investors end, beside the example of the rulebook: totals, shares held, what a share counts. Writes
 * the part of `docs/strength/citytrixx.md` between its two marks:
 *
 *     npx tsx games/citytrixx/test/distribution.make.ts 1000
 *
 * Three seats, seeds 1 to the number given; a tenth as many with money cards worth double.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fastChance } from '@pentapolis/kernel';
import { investorAction } from '../bot/investor.ts';
import { citytrixx, type MoneyValue } from '../rules/index.ts';
import { unitOf } from '../rules/scoring.ts';
import { allShares } from '../rules/state.ts';

const FILE = new URL('../../../docs/strength/citytrixx.md', import.meta.url);
const MARKS = ['<!-- distribution -->', '<!-- end of distribution -->'] as const;
const SEATS = 3;

interface Samples {
  readonly totals: number[];
  readonly winners: number[];
  readonly shares: number[];
  readonly units: number[];
  readonly cash: number[];
}

function playOne(seed: number, moneyValue: MoneyValue, samples: Samples): void {
  const chance = fastChance(seed);
  const state = citytrixx.setup({ seats: SEATS, options: { moneyValue } }, chance);
  for (let seat = citytrixx.deciding(state)[0]; seat !== undefined; seat = citytrixx.deciding(state)[0]) {
    // An investor judges all States its View allows alike (bot.test.ts), but for the hands it imagines when it plays a card.
    const imagined =
      state.step === 'playCards' ? citytrixx.determinize(citytrixx.observe(state, seat), chance) : state;
    citytrixx.apply(state, seat, investorAction(imagined, seat, chance), chance);
  }
  const scores = citytrixx.scores(state);
  samples.totals.push(...scores);
  samples.winners.push(Math.max(...scores));
  samples.cash.push(...state.cash);
  for (let seat = 0; seat < SEATS; seat++) samples.shares.push(allShares(state, seat));
  for (const company of state.priority) samples.units.push(unitOf(state, company));
}

/** Mean, deviation, and the values below which a tenth, a half and nine tenths lie. */
function row(name: string, values: number[], example: string): string {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  const below = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  const digits = mean < 20 ? 1 : 0;
  const cells = [
    mean.toFixed(digits),
    deviation.toFixed(digits),
    sorted[0]!,
    below(0.1),
    below(0.5),
    below(0.9),
  ];
  return `| ${[name, ...cells, sorted.at(-1)!, example].join(' | ')} |`;
}

/** How often values fall into steps of `width`. */
function bars(values: readonly number[], width: number): string[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    const from = Math.floor(value / width) * width;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  const steps = [...counts].sort(([a], [b]) => a - b);
  const most = Math.max(...counts.values());
  return steps.map(([from, count]) => {
    const share = ((100 * count) / values.length).toFixed(1).padStart(5);
    return `${String(from).padStart(6)} ${share} % ${'#'.repeat(Math.round((40 * count) / most))}`;
  });
}

const matches = Number(process.argv[2] ?? 1000);
const parts: string[] = [];
for (const [moneyValue, count] of [
  ['rank', matches],
  ['doubled', Math.ceil(matches / 10)],
] as const) {
  const samples: Samples = { totals: [], winners: [], shares: [], units: [], cash: [] };
  for (let seed = 1; seed <= count; seed++) playOne(seed, moneyValue, samples);
  const { totals, winners, shares, units, cash } = samples;
  parts.push(
    `### ${count} matches of three investors, \`moneyValue: ${moneyValue}\``,
    '',
    '| | mean | deviation | least | 10 % below | median | 90 % below | most | rulebook’s example |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---|',
    row('total', totals, '1078, 1202, 1262 (mean 1181)'),
    row('winner’s total', winners, '1262'),
    row('shares a player', shares, '8, 8, 8'),
    row('a share counts', units, '115, 150, 153'),
    row('money left', cash, '18, 63, 114'),
    '',
    'Totals, in steps of 100:',
    '',
    '```',
    ...bars(totals, 100),
    '```',
    '',
  );
  console.error(moneyValue, 'done');
}
const text = readFileSync(FILE, 'utf8');
const [head = '', rest = ''] = text.split(MARKS[0]);
const tail = rest.split(MARKS[1])[1] ?? '\n';
writeFileSync(FILE, `${head}${MARKS[0]}\n\n${parts.join('\n')}\n${MARKS[1]}${tail}`);
