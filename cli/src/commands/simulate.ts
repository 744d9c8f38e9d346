import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { speaker } from '@pentapolis/kernel';
import {
  type Arena,
  detailsOfRun,
  openArena,
  type Plan,
  type PlayerDetails,
  type Run,
  type SimulationResult,
  summarizeRun,
  termsOf,
} from '@pentapolis/lab';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { CheckFailure } from '../failure.ts';
import { writing } from '../files.ts';
import { type LoadedGame, loadGame, loadKit, namesIn, requireBots, setupIn } from '../games.ts';
import { budgetIn, MATCHES, SEED, wholeNumber, workersIn } from '../inputs.ts';
import { columns } from '../layout.ts';
import { examples } from '../localize.ts';
import { showProgress } from '../progress.ts';
import { replayFile } from '../replay-file.ts';
import { gameList, resultOf, seedOption, thinkingOptions } from './shared.ts';

interface Flags {
  readonly seats: string;
  readonly matches: string;
  readonly seed: string;
  readonly options?: string;
  readonly components?: string;
  readonly thinkMs?: string;
  readonly iterations?: string;
  readonly workers?: string;
  readonly save?: string;
  readonly details?: true;
  readonly json?: true;
}

export function simulateCommand(context: Context): Command {
  const { text } = context;
  const command = new Command('simulate')
    .description(text('simulate.about'))
    .argument('<game>', text('argument.game', { games: gameList() }))
    .requiredOption('--seats <bots>', text('option.seats', { bots: 'random, greedy, ismcts' }))
    .option('--matches <n>', text('option.matches', { value: 100 }), '100')
    .option('--options <json>', text('option.options'))
    .option('--components <file>', text('option.components'));
  return thinkingOptions(context, seedOption(context, command))
    .option('--save <dir>', text('option.save'))
    .option('--details', text('option.details'))
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(
        context,
        'simulate akropolis --seats greedy,random --matches 400 --seed 1',
        'simulate akropolis --seats master,greedy --matches 200 --think-ms 200 --json',
        'simulate akropolis --seats greedy,greedy,ismcts --options \'{"variants":["temple"]}\' --iterations 500',
      ),
    )
    .action((game: string, flags: Flags) => simulate(context, game, flags));
}

async function simulate(context: Context, id: string, flags: Flags): Promise<void> {
  const loaded = await loadGame(context, id);
  const { names } = await loadKit(loaded.id);
  const players = namesIn(context, '--seats', flags.seats);
  requireBots(context, players, names);
  const matches = wholeNumber(context, '--matches', flags.matches, MATCHES);
  const budget = budgetIn(context, flags);
  const plan: Plan = {
    game: loaded.id,
    players,
    ...termsOf(await setupIn(context, loaded, players.length, flags)),
    matches,
    seed: wholeNumber(context, '--seed', flags.seed, SEED),
    ...(budget ? { budget } : {}),
    ...(flags.save === undefined ? {} : { record: true }),
  };
  const directory = flags.save;
  if (directory !== undefined) await writing(context, directory, () => mkdir(directory, { recursive: true }));
  const arena = openArena(workersIn(context, flags.workers, matches));
  try {
    await report(context, loaded, plan, await playAll(arena, plan), flags);
  } finally {
    await arena.close();
  }
}

async function playAll(arena: Arena, plan: Plan): Promise<Run> {
  const progress = showProgress(plan.matches);
  try {
    return await arena.run(plan, progress.update);
  } finally {
    progress.stop();
  }
}

async function report(
  context: Context,
  loaded: LoadedGame,
  plan: Plan,
  run: Run,
  flags: Flags,
): Promise<void> {
  const summary = summarizeRun(plan, run);
  const details = flags.details ? detailsOfRun(plan, run) : undefined;
  const faults = run.played.flatMap((match) => match.faults);
  if (flags.save !== undefined) await saveReplays(context, plan, run, flags.save);
  if (flags.json)
    context.print(
      JSON.stringify({
        ...summary,
        ...(details ? { details } : {}),
        ...(faults.length > 0 ? { faults } : {}),
      }),
    );
  else for (const line of inWords(context, loaded, plan, summary, details)) context.print(line);
  for (const { match, player, message } of faults)
    context.note(context.text('simulate.fault', { match, bot: plan.players[player] as string, message }));
  if (faults.length > 0) throw new CheckFailure();
}

async function saveReplays(context: Context, plan: Plan, { played }: Run, directory: string): Promise<void> {
  const digits = String(plan.matches - 1).length;
  for (const { match, seats, record, ...outcome } of played) {
    if (record === undefined) continue;
    const names = plan.players.map((_, seat) => plan.players[seats.indexOf(seat)] as string);
    const file = replayFile(record.log, names, record.seed, resultOf(seats, outcome));
    const path = join(directory, `${plan.game}-${plan.seed}-${String(match).padStart(digits, '0')}.json`);
    await writing(context, path, () => writeFile(path, `${JSON.stringify(file)}\n`));
  }
  context.note(context.text('simulate.saved', { count: played.length, directory }));
}

function inWords(
  context: Context,
  { name }: LoadedGame,
  { seed }: Plan,
  { matches, seats, actionsPerSecond }: SimulationResult,
  details: readonly PlayerDetails[] | undefined,
): string[] {
  const { text } = context;
  const say = speaker(context.language, {});
  const digits = (value: number, places: number): string =>
    value.toLocaleString(context.language, { minimumFractionDigits: places, maximumFractionDigits: places });
  const percent = (share: number): string => digits(100 * share, 1);
  const heads = ['column.bot', 'column.wins', 'column.share', 'column.interval', 'column.meanScore'] as const;
  const rows = seats.map(({ bot, wins, winShare, ci95, meanScore }) => [
    bot,
    say.number(Math.round(wins * 10) / 10),
    `${percent(winShare)} %`,
    `${percent(ci95[0])} – ${percent(ci95[1])}`,
    digits(meanScore, 1),
  ]);
  const lines = [
    text('simulate.title', { name, matches, seed }),
    ...columns([heads.map((key) => text(key)), ...rows]),
  ];
  if (details !== undefined)
    lines.push(
      '',
      ...columns([detailHeads(context), ...details.map((one) => detailRow(one, digits, percent))]),
    );
  return [...lines, text('simulate.speed', { rate: actionsPerSecond })];
}

function detailHeads({ text }: Context): string[] {
  return [text('column.bot'), text('column.scores'), text('column.ranks'), text('column.bySeat')];
}

function detailRow(
  { bot, scores, ranks, winShareBySeat }: PlayerDetails,
  digits: (value: number, places: number) => string,
  percent: (share: number) => string,
): string[] {
  const { sd, min, median, max } = scores;
  return [
    bot,
    [digits(sd, 1), ...[min, median, max].map((score) => digits(score, 0))].join(', '),
    ranks.join(', '),
    winShareBySeat.map((share) => `${percent(share)} %`).join(', '),
  ];
}
