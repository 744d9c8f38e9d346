import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueRows } from './catalogue.ts';
import { GAMES } from './games/index.ts';
import { hashSpeed, integerSpeed, type Machine, machine } from './machine.ts';
import { engineRows, type Plan, serverRows } from './rows.ts';
import { markdown, type Row, verdict } from './table.ts';

const FULL: Plan = {
  engineRounds: 5,
  engineSeconds: 1.5,
  figureRounds: 5,
  figureSeconds: 0.5,
  weighed: 6,
  serverRounds: 4,
  matches: 250,
  warmUpMs: 1000,
  windowMs: 4000,
};

const QUICK: Plan = {
  engineRounds: 3,
  engineSeconds: 0.5,
  figureRounds: 3,
  figureSeconds: 0.2,
  weighed: 2,
  serverRounds: 1,
  matches: 250,
  warmUpMs: 500,
  windowMs: 2000,
};

const flags = new Set(process.argv.slice(2));
const plan = flags.has('--quick') ? QUICK : FULL;
const tell = (line: string): void => void process.stderr.write(`  ${line}\n`);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const scripts = { ours: process.env.BENCH_OUR_SERVER ?? '', theirs: here('./theirs.js') };

const began = performance.now();
const on = machine();
const integers = integerSpeed(1);
const hashes = hashSpeed(0.5);
tell(`${on.processor}, ${on.cores} cores, Node ${on.node}, load ${on.load}`);
tell(`calibration: ${Math.round(integers)} M integer steps/s, ${Math.round(hashes)} MB/s of SHA-256`);

const rows: Row[] = [];
const proofs: string[] = [];
for (const game of GAMES) {
  const proof = `${game.name}: ${game.prove()}`;
  proofs.push(proof);
  tell(proof);
  if (!flags.has('--servers')) rows.push(...engineRows(game, plan, tell));
  if (!flags.has('--rules')) rows.push(...(await serverRows(game, plan, scripts, tell)));
}
if (!flags.has('--servers')) rows.push(...(await catalogueRows(plan, tell)));
const seconds = Math.round((performance.now() - began) / 1000);

const report = {
  machine: on,
  calibration: { integers, hashes },
  seconds,
  proofs,
  rows: rows.map(withVerdict),
};
const lines = inMarkdown(on, rows);
if (flags.has('--json')) process.stdout.write(`${JSON.stringify(report)}\n`);
else process.stdout.write(`${lines.join('\n')}\n`);
if (flags.has('--write')) {
  const folder = here('../../docs/measurements');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/bench.md`, `${['# Bench', '', ...lines].join('\n')}\n`);
  tell('written to docs/measurements/bench.md');
}

function withVerdict(row: Row) {
  return { ...row, ...verdict(row) };
}

function inMarkdown(
  { processor, cores, memoryGb, node, platform, load, date }: Machine,
  all: readonly Row[],
): string[] {
  return [
    `${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}, ${platform}; load ${load} when the run began; ${date}; ${seconds} s.`,
    `Calibration: ${Math.round(integers)} million xorshift steps/s, ${Math.round(hashes)} MB/s of SHA-256.`,
    '',
    ...proofs.map((proof) => `Proof that the port plays the same game: ${proof}.`),
    '',
    'Medians of rounds that alternate between the two, lowest and highest in brackets. Rules are measured in one thread by',
    'processor time. Servers run in processes of their own and are played by clients over WebSockets on this machine, every',
    'seat over a socket of its own and without pause; moves are chosen alike from what each server sends. Ours answers when',
    'the move is on disk (SQLite, WAL, synchronous=FULL); boardgame.io keeps its matches in memory.',
    '',
    ...markdown(all),
  ];
}
