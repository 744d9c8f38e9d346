import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { dataFolder, dataOption } from '../data-folder.ts';
import { writing } from '../files.ts';
import { examples } from '../localize.ts';
import { storing } from '../storing.ts';

export function backupCommand(context: Context): Command {
  const { text } = context;
  const command = new Command('backup')
    .description(text('backup.about'))
    .argument('<file>', text('backup.file'));
  return dataOption(context, command)
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(
        context,
        'backup monday.sqlite',
        'backup --data /var/lib/pentapolis /mnt/backup/monday.sqlite',
      ),
    )
    .action((file: string, flags: { data?: string; json?: true }) => backup(context, file, flags));
}

async function backup(context: Context, path: string, flags: { data?: string; json?: true }): Promise<void> {
  if (existsSync(path)) context.refuse('backup.exists', { path });
  const data = dataFolder(flags.data);
  const { backUp } = await import('@pentapolis/server');
  const made = await writing(context, path, () => storing(context, data, () => backUp(data, resolve(path))));
  if (flags.json) context.print(JSON.stringify({ file: resolve(path), ...made }));
  else {
    context.print(context.text('backup.done', { path, ...made }));
    context.note(context.text('export.secret'));
  }
}
