import { Command } from 'commander';
import type { Context } from '../context.ts';
import { CheckFailure } from '../failure.ts';
import { examples } from '../localize.ts';
import { openReplay } from '../replay-file.ts';
import { type Part, VERIFICATIONS, verifyReplay } from '../verify.ts';

export function verifyCommand(context: Context): Command {
  const { text } = context;
  return new Command('verify')
    .description(text('verify.about'))
    .argument('<file>', text('argument.replay'))
    .option('--commitment <hex>', text('option.commitment'))
    .option('--salt <text>', text('option.salt'), (salt: string, before: string[]) => [...before, salt], [])
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(context, 'verify match.json', 'verify match.json --commitment 3fa9… --salt "my salt" --json'),
    )
    .action((file: string, flags: Flags) => verify(context, file, flags));
}

interface Flags {
  readonly commitment?: string;
  readonly salt: readonly string[];
  readonly json?: true;
}

/** @throws UsageError when what was promised or added can't be that */
function partIn(context: Context, { commitment, salt }: Flags): Part {
  if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment))
    context.refuse('usage.commitment', { text: commitment });
  const wrong = salt.find((text) => text === '' || text.length > 64);
  if (wrong !== undefined) context.refuse('usage.salt');
  return { salts: salt, ...(commitment === undefined ? {} : { commitment: commitment.toLowerCase() }) };
}

async function verify(context: Context, path: string, flags: Flags): Promise<void> {
  const part = partIn(context, flags);
  const { file, loaded } = await openReplay(context, path);
  const checks = verifyReplay(context, loaded, file, part);
  const ok = VERIFICATIONS.every((name) => checks[name]?.ok !== false);
  const { game, version, events } = file;
  if (flags.json) context.print(JSON.stringify({ ok, game, version, events: events.length, checks }));
  else {
    for (const name of VERIFICATIONS) {
      const finding = checks[name];
      if (finding === undefined) continue;
      const { ok: good, message = context.text('verify.good') } = finding;
      const check = context.text(`verify.${name}`);
      context.print(context.text('verify.line', { mark: good ? '✓' : '✗', check, finding: message }));
    }
    context.print(context.text(ok ? 'verify.ok' : 'verify.failed'));
  }
  if (!ok) throw new CheckFailure();
}
