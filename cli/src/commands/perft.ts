import {
  type AnyGame,
  type Chance,
  fairChance,
  matchKey,
  proposedSeats,
  type Seat,
  type Setup,
  stateHash,
} from '@pentapolis/kernel';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { loadGame, setupIn } from '../games.ts';
import { SEED, wholeNumber } from '../inputs.ts';
import { columns } from '../layout.ts';
import { examples } from '../localize.ts';
import { type Progress, showProgress } from '../progress.ts';
import { gameList, seedOption } from './shared.ts';

interface Flags {
  readonly depth: string;
  readonly seats?: string;
  readonly seed: string;
  readonly options?: string;
  readonly components?: string;
  readonly json?: true;
}

export function perftCommand(context: Context): Command {
  const { text } = context;
  const command = new Command('perft')
    .description(text('perft.about'))
    .argument('<game>', text('argument.game', { games: gameList() }))
    .option('--depth <n>', text('option.depth', { value: 2 }), '2')
    .option('--seats <n>', text('option.seatCount'))
    .option('--options <json>', text('option.options'))
    .option('--components <file>', text('option.components'));
  return seedOption(context, command)
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(context, 'perft akropolis --depth 2', 'perft akropolis --depth 1 --seats 4 --seed 7 --json'),
    )
    .action((game: string, flags: Flags) => perft(context, game, flags));
}

async function perft(context: Context, id: string, flags: Flags): Promise<void> {
  const loaded = await loadGame(context, id);
  const { game, name } = loaded;
  const { min, max } = game.meta.seats;
  const fewest = String(proposedSeats(game.meta.seats));
  const seats = wholeNumber(context, '--seats', flags.seats ?? fewest, { min, max });
  const depth = wholeNumber(context, '--depth', flags.depth, { min: 1, max: 8 });
  const seed = wholeNumber(context, '--seed', flags.seed, SEED);
  const setup = await setupIn(context, loaded, seats, flags);
  const { hash, counts } = countSequences(game, setup, `perft/${seed}`, depth);
  if (flags.json) {
    context.print(
      JSON.stringify({ game: loaded.id, seats, seed, options: setup.options, depth, counts, hash }),
    );
    return;
  }
  context.print(context.text('perft.title', { name, seats, seed }));
  const rows = counts.map((count, index) => [String(index + 1), count.toLocaleString(context.language)]);
  for (const line of columns([[context.text('column.depth'), context.text('column.count')], ...rows]))
    context.print(line);
  context.print(context.text('perft.state', { hash }));
}

function countSequences(
  game: AnyGame,
  table: Setup,
  seed: string,
  depth: number,
): { readonly hash: string; readonly counts: number[] } {
  const key = matchKey(seed, []);
  const setup = counted(fairChance(key, 0));
  const first: object = game.setup(table, setup.chance);
  const hash = stateHash(first);
  const counts = Array.from({ length: depth }, () => 0);
  const choices = choicesIn(game, first);
  const progress = showProgress(depth > 1 ? choices.length : 0);
  walk(game, key, first, setup.draws(), 0, counts, progress);
  progress.stop();
  return { hash, counts };
}

/** Adds to `counts[depth]` and below every sequence that begins with this state. Luck follows the seed, draw by draw. */
function walk(
  game: AnyGame,
  key: Uint8Array,
  state: object,
  draws: number,
  depth: number,
  counts: number[],
  progress?: Progress,
): void {
  const choices = choicesIn(game, state);
  counts[depth] = (counts[depth] as number) + choices.length;
  if (depth + 1 === counts.length) return;
  for (const [index, { seat, action }] of choices.entries()) {
    const next: object = game.clone(state);
    const luck = counted(fairChance(key, draws));
    game.apply(next, seat, action, luck.chance);
    walk(game, key, next, draws + luck.draws(), depth + 1, counts);
    progress?.update(index + 1);
  }
}

function choicesIn(game: AnyGame, state: object): { readonly seat: Seat; readonly action: unknown }[] {
  return game
    .deciding(state)
    .flatMap((seat) => game.legalActions(state, seat).map((action: unknown) => ({ seat, action })));
}

function counted(source: Chance): { readonly chance: Chance; draws(): number } {
  let draws = 0;
  const count = <T>(outcome: T): T => {
    draws++;
    return outcome;
  };
  return {
    chance: { pick: (sides) => count(source.pick(sides)), shuffle: (size) => count(source.shuffle(size)) },
    draws: () => draws,
  };
}
