import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { flagOf } from './names.ts';
import { GROUPS, type Group, SETTING_NAMES, SETTINGS, type SettingName } from './rows.ts';
import type { Sources } from './sources.ts';

const CONFIG = 'config';

/** Gives a command a flag for each of the settings, and `--config`. */
export function settingFlags(
  context: Context,
  command: Command,
  names: readonly SettingName[] = SETTING_NAMES,
): Command {
  const { text } = context;
  const add = (option: Option, group: Group): Command =>
    command.addOption(option.helpGroup(text(`settings.group.${group}`)));
  add(new Option(`--${CONFIG} <file>`, text('settings.config')), 'server');
  for (const group of Object.keys(GROUPS) as Group[])
    for (const name of names.filter((one) => one in GROUPS[group])) {
      const { slot, initial } = SETTINGS[name];
      const flag = flagOf(name);
      const help = text(`setting.${name}`);
      if (slot !== undefined)
        add(new Option(`${flag} <${slot}>`, initial === undefined ? help : `${help} (${initial})`), group);
      else {
        const off = flag.replace('--', '--no-');
        add(new Option(flag, help).hideHelp(initial === 'on'), group);
        add(new Option(off, text('settings.off', { help })).hideHelp(initial !== 'on'), group);
      }
    }
  return command;
}

/** Where the settings of this run of a command come from. */
export function sourcesOf(command: Command, variables: Sources['variables']): Sources {
  const given: Readonly<Record<string, unknown>> = command.opts();
  const flags: Partial<Record<SettingName, string>> = {};
  for (const name of SETTING_NAMES)
    if (command.getOptionValueSource(name) === 'cli') flags[name] = String(given[name]);
  return { flags, variables, config: given[CONFIG] as string | undefined };
}
