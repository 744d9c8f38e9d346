import { type Ladder, openArena, playTournament, type Tournament, termsOf } from '@pentapolis/lab';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { CheckFailure } from '../failure.ts';
import { loadGame, loadKit, namesIn, requireBots, setupIn } from '../games.ts';
import { budgetIn, MATCHES, SEED, wholeNumber, workersIn } from '../inputs.ts';
import { columns } from '../layout.ts';
import { examples } from '../localize.ts';
import { showProgress } from '../progress.ts';
import { gameList, seedOption, thinkingOptions } from './shared.ts';

interface Flags {
  readonly bots?: string;
  readonly matches: string;
  readonly seats: string;
  readonly seed: string;
  readonly options?: string;
  readonly components?: string;
  readonly thinkMs?: string;
  readonly iterations?: string;
  readonly workers?: string;
  readonly json?: true;
}

const ANCHOR = 'random';

export function ladderCommand(context: Context): Command {
  const { text } = context;
  const command = new Command('ladder')
    .description(text('ladder.about'))
    .argument('<game>', text('argument.game', { games: gameList() }))
    .option('--bots <bots>', text('option.bots'))
    .option('--matches <n>', text('option.matchesPair', { value: 20 }), '20')
    .option('--seats <n>', text('option.seatsLadder', { value: 2 }), '2')
    .option('--options <json>', text('option.options'))
    .option('--components <file>', text('option.components'));
  return thinkingOptions(context, seedOption(context, command))
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(
        context,
        'ladder akropolis --matches 100',
        'ladder citadels --seats 4 --bots random,greedy,rush',
        'ladder akropolis --bots random,greedy,ismcts --iterations 300 --json',
      ),
    )
    .action((game: string, flags: Flags) => ladder(context, game, flags));
}

async function ladder(context: Context, id: string, flags: Flags): Promise<void> {
  const loaded = await loadGame(context, id);
  const { names } = await loadKit(loaded.id);
  const players = flags.bots === undefined ? names : namesIn(context, '--bots', flags.bots);
  requireBots(context, players, names);
  const twice = players.find((name, index) => players.indexOf(name) !== index);
  if (twice !== undefined) context.refuse('usage.sameBot', { name: twice });
  if (players.length < 2) context.refuse('usage.tooFewBots');
  const budget = budgetIn(context, flags);
  const { min, max } = loaded.game.meta.seats;
  const seats = wholeNumber(context, '--seats', flags.seats, { min: Math.max(2, min), max });
  if (seats % 2 === 1) context.refuse('usage.evenSeats', { seats });
  const plan: Tournament = {
    game: loaded.id,
    players,
    ...termsOf(await setupIn(context, loaded, seats, flags)),
    seats,
    matchesPerPair: wholeNumber(context, '--matches', flags.matches, MATCHES),
    seed: wholeNumber(context, '--seed', flags.seed, SEED),
    anchor: players.includes(ANCHOR) ? ANCHOR : (players[0] as string),
    ...(budget ? { budget } : {}),
  };
  const pairs = (players.length * (players.length - 1)) / 2;
  const progress = showProgress(pairs * plan.matchesPerPair);
  const arena = openArena(workersIn(context, flags.workers, plan.matchesPerPair));
  try {
    const outcome = await playTournament(arena, plan, progress.update);
    progress.stop();
    report(context, loaded.name, players, outcome, flags.json === true);
  } finally {
    progress.stop();
    await arena.close();
  }
}

function report(
  context: Context,
  name: string,
  players: readonly string[],
  ladder: Ladder,
  json: boolean,
): void {
  const { rungs, faults, matches } = ladder;
  if (json) context.print(JSON.stringify({ ...ladder, rungs: rungs.map(rounded) }));
  else {
    const rows = rungs.map((rung) => {
      const { bot, rating, ci95, winShare } = rounded(rung);
      return [bot, String(rating), `${ci95[0]} – ${ci95[1]}`, `${(100 * winShare).toFixed(1)} %`];
    });
    const heads = ['column.bot', 'column.rating', 'column.interval', 'column.share'] as const;
    context.print(context.text('ladder.title', { name, matches }));
    for (const line of columns([heads.map((key) => context.text(key)), ...rows])) context.print(line);
  }
  for (const { match, player, message } of faults)
    context.note(context.text('simulate.fault', { match, bot: players[player] as string, message }));
  if (faults.length > 0) throw new CheckFailure();
}

function rounded(rung: Ladder['rungs'][number]): Ladder['rungs'][number] {
  const { rating, ci95, winShare } = rung;
  return {
    ...rung,
    rating: Math.round(rating),
    ci95: [Math.round(ci95[0]), Math.round(ci95[1])],
    winShare: Math.round(winShare * 10_000) / 10_000,
  };
}
