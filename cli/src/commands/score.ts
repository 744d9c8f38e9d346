import { TEXTS } from '@pentapolis/catalogue/texts';
import { isViolation } from '@pentapolis/kernel';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { readJson } from '../files.ts';
import { loadGame } from '../games.ts';
import { examples } from '../localize.ts';
import { gameList } from './shared.ts';

export function scoreCommand(context: Context): Command {
  const { text } = context;
  return new Command('score')
    .description(text('score.about'))
    .argument('<game>', text('argument.game', { games: gameList() }))
    .argument('[file]', text('argument.sheet'))
    .option('--json', text('help.json'))
    .option('--example', text('score.example'))
    .addHelpText(
      'after',
      examples(
        context,
        'score citadels --example > sheet.json',
        'score akropolis city.json',
        'score akropolis city.json --json',
        'score akropolis - < city.json',
      ),
    )
    .action((game: string, file: string | undefined, flags: ScoreFlags) => score(context, game, file, flags));
}

interface ScoreFlags {
  readonly json?: true;
  readonly example?: true;
}

async function score(
  context: Context,
  id: string,
  path: string | undefined,
  flags: ScoreFlags,
): Promise<void> {
  const loaded = await loadGame(context, id);
  const { scorePad } = await TEXTS[loaded.id]();
  if (scorePad === undefined) return context.refuse('score.none', { name: loaded.name });
  if (flags.example) {
    context.print(JSON.stringify(scorePad.example, null, flags.json ? 0 : 2));
    return;
  }
  if (path === undefined) return context.refuse('score.noSheet', { game: id });
  const outcome = scorePad.score(await readJson(context, path));
  if (isViolation(outcome))
    return context.refuse('file.refused', { path, message: loaded.explain(outcome), rule: outcome.rule });
  if (flags.json) context.print(JSON.stringify(outcome));
  else for (const line of scorePad.lines(outcome, context.language)) context.print(line);
}
