import { Command } from 'commander';
import type { Context } from '../context.ts';
import { CheckFailure } from '../failure.ts';
import { examples } from '../localize.ts';
import { openReplay } from '../replay-file.ts';
import { VERIFICATIONS, verifyReplay } from '../verify.ts';

export function verifyCommand(context: Context): Command {
  const { text } = context;
  return new Command('verify')
    .description(text('verify.about'))
    .argument('<file>', text('argument.replay'))
    .option('--json', text('help.json'))
    .addHelpText('after', examples(context, 'verify match.json', 'verify match.json --json'))
    .action((file: string, flags: { json?: true }) => verify(context, file, flags));
}

async function verify(context: Context, path: string, flags: { json?: true }): Promise<void> {
  const { file, loaded } = await openReplay(context, path);
  const checks = verifyReplay(context, loaded, file);
  const ok = VERIFICATIONS.every((name) => checks[name].ok);
  const { game, version, events } = file;
  if (flags.json) context.print(JSON.stringify({ ok, game, version, events: events.length, checks }));
  else {
    for (const name of VERIFICATIONS) {
      const { ok: good, message } = checks[name];
      const check = context.text(`verify.${name}`);
      const finding = message ?? context.text('verify.good');
      context.print(context.text('verify.line', { mark: good ? '✓' : '✗', check, finding }));
    }
    context.print(context.text(ok ? 'verify.ok' : 'verify.failed'));
  }
  if (!ok) throw new CheckFailure();
}
