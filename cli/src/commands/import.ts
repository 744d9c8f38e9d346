import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Imported, MatchFileProblem } from '@pentapolis/server';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { dataFolder, dataOption } from '../data-folder.ts';
import { CheckFailure } from '../failure.ts';
import { readJson } from '../files.ts';
import { examples } from '../localize.ts';
import { storing } from '../storing.ts';

interface Flags {
  readonly data?: string;
  readonly json?: true;
}

export function importCommand(context: Context): Command {
  const { text } = context;
  const command = new Command('import')
    .description(text('import.about'))
    .argument('<file...>', text('import.file'));
  return dataOption(context, command)
    .option('--json', text('help.json'))
    .addHelpText('after', examples(context, 'import match.json', 'import matches --data /var/lib/pentapolis'))
    .action((paths: string[], flags: Flags) => importFiles(context, paths, flags));
}

async function importFiles(context: Context, paths: readonly string[], flags: Flags): Promise<void> {
  const files = (await Promise.all(paths.map((path) => filesAt(context, path)))).flat();
  const data = dataFolder(flags.data);
  const { catalogueGames, gamesOf, importMatch, openForWriting, readMatchFile } = await import(
    '@pentapolis/server'
  );
  const games = gamesOf(await catalogueGames());
  const store = await storing(context, data, () => openForWriting(data));
  const outcomes: Record<string, Imported | MatchFileProblem> = {};
  try {
    for (const path of files) {
      const read = readMatchFile(await readJson(context, path));
      const came =
        'outcome' in read ? read : await storing(context, data, () => importMatch(store, games, read));
      outcomes[path] = came;
      if (!flags.json) {
        const { outcome, ...args } = came;
        const message = context.text(`import.${outcome}`, args);
        (done(came) ? context.print : context.note)(context.text('import.line', { path, message }));
      }
    }
  } finally {
    await store.close();
  }
  if (flags.json) context.print(JSON.stringify(outcomes));
  if (!Object.values(outcomes).every(done)) throw new CheckFailure();
}

const done = ({ outcome }: { readonly outcome: string }): boolean =>
  outcome === 'imported' || outcome === 'known';

/** The files a path stands for: itself, or those of a folder that `export --out` wrote. @throws UsageError */
async function filesAt(context: Context, path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return context.refuse('file.missing', { path });
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => join(path, name));
}
