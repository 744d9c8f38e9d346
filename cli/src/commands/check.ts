import { GAME_IDS, RULES } from '@pentapolis/catalogue';
import {
  type ConformanceResult,
  type Failure,
  runConformance,
  runExhaustive,
} from '@pentapolis/kernel/conformance';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { CheckFailure } from '../failure.ts';
import { componentsIn, loadGame } from '../games.ts';
import { MATCHES, SEED, wholeNumber } from '../inputs.ts';
import { examples } from '../localize.ts';
import { showProgress } from '../progress.ts';
import { PLATFORM, readRulebook } from '../rulebooks.ts';
import { gameList } from './shared.ts';

interface Flags {
  readonly matches: string;
  readonly seed: string;
  readonly match?: string;
  readonly components?: string;
  readonly exhaustive?: true;
  readonly json?: true;
}

export function checkCommand(context: Context): Command {
  const { text } = context;
  return new Command('check')
    .description(text('check.about'))
    .argument('[game]', text('argument.gameOrAll', { games: gameList() }))
    .option('--matches <n>', text('option.matches', { value: 100 }), '100')
    .option('--seed <n>', text('option.seedCheck', { value: 1 }), '1')
    .option('--match <seed>', text('option.match'))
    .option('--components <file>', text('option.components'))
    .option('--exhaustive', text('option.exhaustive'))
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(
        context,
        'check akropolis --matches 300',
        'check akropolis --seed 7 --json',
        'check akropolis --match 8812',
      ),
    )
    .action((game: string | undefined, flags: Flags) => checkAll(context, game, flags));
}

async function checkAll(context: Context, id: string | undefined, flags: Flags): Promise<void> {
  let ok = true;
  const run = flags.exhaustive === true ? checkFeatures : check;
  for (const game of id === undefined ? GAME_IDS : [id]) ok = (await run(context, game, flags)) && ok;
  if (!ok) throw new CheckFailure();
}

/** Plays until every feature the game names has been seen. @returns whether all were; a game that names none holds */
async function checkFeatures(context: Context, id: string, flags: Flags): Promise<boolean> {
  const { game, name } = await loadGame(context, id);
  const matches = wholeNumber(context, '--matches', flags.matches, MATCHES);
  const seed = wholeNumber(context, '--seed', flags.seed, SEED);
  if (game.coverage === undefined) {
    context.print(context.text('check.noFeatures', { name }));
    return true;
  }
  const result = runExhaustive(game, { seed, matches });
  if (flags.json === true) context.print(JSON.stringify(result));
  else {
    context.print(context.text('check.title', { name, matches: result.matches, seed }));
    for (const [feature, count] of Object.entries(result.counts))
      context.print(`  ${context.text('check.feature', { feature, count })}`);
    for (const { check: failed, seed: of, message } of result.failures)
      context.print(context.text('check.failure', { check: failed, seed: of, message }));
    context.print(
      result.ok
        ? context.text('check.fine')
        : context.text('check.unseen', { features: result.missing.join(', ') }),
    );
  }
  return result.ok;
}

/** @returns whether everything holds */
async function check(context: Context, id: string, flags: Flags): Promise<boolean> {
  const loaded = await loadGame(context, id);
  const { game, name, id: known } = loaded;
  const components = await componentsIn(context, loaded, flags.components);
  const matches = wholeNumber(context, '--matches', flags.matches, MATCHES);
  const seed = wholeNumber(context, '--seed', flags.seed, SEED);
  const bounds = { min: -0x80000000, max: SEED.max };
  const onlyMatch =
    flags.match === undefined ? undefined : wholeNumber(context, '--match', flags.match, bounds);
  const rulebooks = await Promise.all([readRulebook(context, known), readRulebook(context, PLATFORM)]);
  const ruleIds = rulebooks.flat().flatMap(({ rules }) => rules.map((rule) => rule.id));
  const { messages } = await RULES[known]();
  const progress = showProgress(onlyMatch === undefined ? matches : 1);
  const result = runConformance(game, {
    matches,
    seed,
    ...(onlyMatch === undefined ? {} : { onlyMatch }),
    ...(components === undefined ? {} : { components }),
    vocabulary: { messages, ruleIds },
    onProgress: ({ done }) => progress.update(done),
  });
  progress.stop();
  report(context, name, seed, result, flags.json === true);
  return result.ok;
}

/** The command that plays the match of a failure again, alone where that is enough. */
function again(game: string, { setup, seed }: Failure, matches: number): string {
  return setup === undefined
    ? `pentapolis check ${game} --matches ${matches} --seed ${seed}`
    : `pentapolis check ${game} --match ${seed}`;
}

function report(
  context: Context,
  name: string,
  seed: number,
  result: ConformanceResult,
  json: boolean,
): void {
  const { ok, game, matches, checks } = result;
  const failures = result.failures.map((failure) => ({ ...failure, command: again(game, failure, matches) }));
  if (json) context.print(JSON.stringify({ ok, game, matches, checks, ...(ok ? {} : { failures }) }));
  else {
    context.print(context.text('check.title', { name, matches, seed }));
    for (const [check, { run, failed }] of Object.entries(checks))
      context.print(`  ${context.text('check.line', { check, run, failed })}`);
    for (const { check, seed: of, message, command } of failures) {
      context.print(context.text('check.failure', { check, seed: of, message }));
      context.print(`  ${context.text('check.again', { command })}`);
    }
    const count = Object.values(checks).filter(({ failed }) => failed > 0).length;
    context.print(ok ? context.text('check.fine') : context.text('check.failed', { count }));
  }
}
