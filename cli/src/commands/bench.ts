import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { CheckFailure } from '../failure.ts';
import { examples } from '../localize.ts';

interface Flags {
  readonly quick?: true;
  readonly write?: true;
  readonly json?: true;
}

/** From dist/ and from cli/src/commands alike the bench lies in the tree above. */
const PLACES = ['../bench/run.mjs', '../../../bench/run.mjs'] as const;

export function benchCommand(context: Context): Command {
  const { text } = context;
  return new Command('bench')
    .description(text('bench.about'))
    .option('--quick', text('option.quick'))
    .option('--write', text('option.write'))
    .option('--json', text('help.json'))
    .addHelpText('after', examples(context, 'bench --quick', 'bench --json'))
    .action((flags: Flags) => bench(context, flags));
}

async function bench(context: Context, flags: Flags): Promise<void> {
  const script = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (script === undefined) return context.refuse('bench.missing');
  const words = (['quick', 'write', 'json'] as const)
    .filter((flag) => flags[flag])
    .map((flag) => `--${flag}`);
  const child = spawn(process.execPath, [script, ...words], { stdio: 'inherit' });
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  if (status !== 0) throw new CheckFailure();
}
