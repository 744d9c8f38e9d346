import { GAME_IDS } from '@pentapolis/catalogue';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { ladderCommand } from './commands/ladder.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { scoreCommand } from './commands/score.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { type Context, createContext, languageAsked, languageOf } from './context.ts';
import { CheckFailure, UsageError } from './failure.ts';
import { complaint, examples, localize } from './localize.ts';

const COMMANDS = [
  serveCommand,
  backupCommand,
  exportCommand,
  importCommand,
  playCommand,
  simulateCommand,
  ladderCommand,
  scoreCommand,
  replayCommand,
  verifyCommand,
  checkCommand,
  perftCommand,
  rulesCommand,
  benchCommand,
] as const;

function createProgram(context: Context): Command {
  const program = localize(context, new Command('pentapolis'))
    .description(context.text('help.about'))
    .version(manifest.version, '-V, --version', context.text('help.version'))
    .helpCommand('help [command]', context.text('help.helpCommand'))
    .addHelpText('after', `\n${context.text('help.more')}`);
  for (const create of COMMANDS) program.addCommand(localize(context, create(context)));
  const game = GAME_IDS[0] as string;
  return program.addHelpText(
    'after',
    examples(context, 'serve', `play ${game}`, `simulate ${game} --seats greedy,random --matches 400`),
  );
}

/** Exit statuses: done; something examined does not hold, or a bug; the caller asked for something impossible. */
const OK = 0;
const FAILED = 1;
const USAGE = 2;

/** Runs one command line. @returns the exit status */
export async function run(argv: readonly string[]): Promise<number> {
  let context = createContext(languageOf(process.env));
  try {
    context = createContext(languageAsked(argv, process.env));
    await createProgram(context).parseAsync(argv, { from: 'user' });
    return OK;
  } catch (error) {
    return report(context, error, argv);
  }
}

function report(context: Context, error: unknown, argv: readonly string[]): number {
  const say = (message: string): void => context.note(context.text('usage.error', { message }));
  if (error instanceof CheckFailure) {
    if (error.message !== '') say(error.message);
    return FAILED;
  }
  if (error instanceof UsageError) {
    say(error.message);
    return USAGE;
  }
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return OK;
    if (error.code === 'commander.help') return USAGE;
    say(complaint(context, error));
    const command = argv.find((word) => !word.startsWith('-')) ?? '';
    const known = COMMANDS.some((create) => create(context).name() === command);
    context.note(known ? context.text('usage.seeHelp', { command }) : context.text('usage.seeHelpAll'));
    return USAGE;
  }
  context.note(context.text('bug.error'));
  context.note(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return FAILED;
}
