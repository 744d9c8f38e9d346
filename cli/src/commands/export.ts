import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@pentapolis/server';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { dataFolder, dataOption } from '../data-folder.ts';
import { CheckFailure } from '../failure.ts';
import { writing } from '../files.ts';
import { examples } from '../localize.ts';
import { storing } from '../storing.ts';

interface Flags {
  readonly data?: string;
  readonly all?: true;
  readonly out?: string;
  readonly json?: true;
}

const PAGE = 500;

export function exportCommand(context: Context): Command {
  const { text } = context;
  const command = new Command('export')
    .description(text('export.about'))
    .argument('[match...]', text('export.match'));
  return dataOption(context, command)
    .option('--all', text('export.all'))
    .option('--out <dir>', text('export.out'))
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(
        context,
        'export V0HfEc1m9js0qZCD > match.json',
        'export --all --out matches --data /var/lib/pentapolis',
      ),
    )
    .action((ids: string[], flags: Flags) => exportMatches(context, ids, flags));
}

async function exportMatches(context: Context, named: readonly string[], flags: Flags): Promise<void> {
  if (named.length > 0 === (flags.all === true)) context.refuse('export.which');
  if (flags.out === undefined && (named.length > 1 || flags.all)) context.refuse('export.needsFolder');
  if (flags.out === undefined && flags.json) context.refuse('export.needsFolder');
  const data = dataFolder(flags.data);
  const { openForReading } = await import('@pentapolis/server');
  const store = await storing(context, data, () => openForReading(data));
  try {
    if (flags.out !== undefined)
      await writing(context, flags.out, () => mkdir(flags.out as string, { recursive: true, mode: 0o700 }));
    const ids = flags.all ? await storing(context, data, () => allIds(store)) : [...new Set(named)];
    const failed: Record<string, string> = {};
    for (const id of ids) {
      const problem = await exportMatch(context, store, id, flags.out);
      if (problem === undefined) continue;
      failed[id] = problem;
      context.note(context.text('export.failed', { match: id, problem }));
    }
    const matches = ids.length - Object.keys(failed).length;
    if (flags.json) context.print(JSON.stringify({ matches, failed }));
    else if (flags.out !== undefined)
      context.print(context.text('export.done', { matches, path: flags.out }));
    if (matches > 0) context.note(context.text('export.secret'));
    if (matches < ids.length) throw new CheckFailure();
  } finally {
    await store.close();
  }
}

async function allIds(store: Store): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await store.ids(ids.at(-1), PAGE);
    ids.push(...page);
    if (page.length < PAGE) return ids;
  }
}

/** @param out a folder; undefined = standard output. @returns why it can't be done; the others are exported all the same */
async function exportMatch(
  context: Context,
  store: Store,
  id: string,
  out: string | undefined,
): Promise<string | undefined> {
  const { matchFileOf } = await import('@pentapolis/server');
  const file = await matchFileOf(store, id).catch((error: Error) => error);
  if (file === undefined) return context.text('export.unknown');
  if (file instanceof Error) return context.text('export.unreadable', { message: file.message });
  const text = JSON.stringify(file);
  if (out === undefined) context.print(text);
  else {
    const path = join(out, `${id}.json`);
    await writing(context, path, () => writeFile(path, `${text}\n`, { mode: 0o600, flag: 'wx' }));
  }
  return undefined;
}
