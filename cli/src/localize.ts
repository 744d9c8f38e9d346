import type { Command, CommanderError } from 'commander';
import type { Context } from './context.ts';
import type { CliMessage } from './messages.en.ts';

/** Commander's own headings and what they are called here. */
const HEADINGS: Readonly<Record<string, CliMessage>> = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
};

/** Makes a command speak the caller's language and throw instead of ending the process. */
export function localize(context: Context, command: Command): Command {
  const slots = (text: string): string =>
    text
      .replace('[options]', context.text('help.slotOptions'))
      .replace('[command]', context.text('help.slotCommand'));
  return command
    .helpOption('-h, --help', context.text('help.help'))
    .configureHelp({
      styleTitle: (title) => {
        const key = HEADINGS[title];
        return key === undefined ? title : context.text(key);
      },
      styleUsage: slots,
      styleSubcommandTerm: slots,
      optionDescription: (option) => option.description,
    })
    .configureOutput({ outputError: () => {} })
    .option('--lang <lang>', context.text('help.lang'))
    .exitOverride();
}

/** Examples below the help of a command, as they would be typed. */
export function examples(context: Context, ...lines: readonly string[]): string {
  return ['', context.text('help.examples'), ...lines.map((line) => `  $ pentapolis ${line}`)].join('\n');
}

/** What commander complains about, in the caller's language. */
export function complaint(context: Context, error: CommanderError): string {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const near = /Did you mean (?:one of )?([^?)]*)\?/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownCommand':
      return context.text('usage.unknownCommand', { name, near });
    case 'commander.unknownOption':
      return context.text('usage.unknownOption', { name, near });
    case 'commander.missingArgument':
      return context.text('usage.missingArgument', { name });
    case 'commander.optionMissingArgument':
      return context.text('usage.missingValue', { name });
    case 'commander.missingMandatoryOptionValue':
      return context.text('usage.missingOption', { name });
    case 'commander.excessArguments':
      return context.text('usage.excess', { name });
    default:
      return error.message.replace(/^error: /, '');
  }
}
