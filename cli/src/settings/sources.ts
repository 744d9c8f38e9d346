import { dirname, resolve } from 'node:path';
import type { Context } from '../context.ts';
import { readJson } from '../files.ts';
import { near } from '../near.ts';
import type { Setting } from './kinds.ts';
import { flagOf, PREFIX, variableOf } from './names.ts';
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './rows.ts';

/** Names the file of settings, where no flag does. */
export const CONFIG_VARIABLE = `${PREFIX}CONFIG`;
/** What hosting platforms set, asked when PENTAPOLIS_PORT is not. */
const PORT_VARIABLE = 'PORT';

/** Where settings come from, the first before the others. */
export interface Sources {
  /** Texts of the flags that were given. */
  readonly flags: Partial<Readonly<Record<SettingName, string>>>;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The file of `--config`. */
  readonly config: string | undefined;
}

/** What is in force, and who says so: a flag, a variable, a file, or undefined = nobody, it is the default. */
export interface Effective {
  readonly settings: Settings;
  readonly from: Readonly<Record<SettingName, string | undefined>>;
}

/** What somebody set. */
interface Found {
  readonly text: string;
  /** A flag, a variable, the path of a file. */
  readonly from: string;
  /** The same, to begin a sentence with. */
  readonly place: string;
  /** What relative paths start from. */
  readonly folder: string;
}

type Members = Partial<Readonly<Record<SettingName, Found>>>;

/**
 * Reads every setting: flag before variable before file before default. All that is set is checked, also where something
 * else comes before it.
 * @throws UsageError naming what is wrong, where it stands and what can be used
 */
export async function effectiveSettings(context: Context, sources: Sources): Promise<Effective> {
  const variables = variablesSet(context, sources.variables);
  const path = sources.config ?? (sources.variables[CONFIG_VARIABLE] || undefined);
  const file = path === undefined ? {} : await membersOf(context, path);
  const settings: Partial<Record<SettingName, unknown>> = {};
  const from: Partial<Record<SettingName, string | undefined>> = {};
  for (const name of SETTING_NAMES) {
    const found = [flagSet(sources.flags, name), variables[name], file[name]].filter(
      (one) => one !== undefined,
    );
    const [value = defaultOf(SETTINGS[name])] = found.map((one) => read(context, SETTINGS[name], one));
    settings[name] = value;
    from[name] = found[0]?.from;
  }
  return { settings: settings as Settings, from: from as Effective['from'] };
}

function defaultOf({ initial, parse }: Setting<unknown>): unknown {
  return initial === undefined ? undefined : parse(initial, process.cwd());
}

function read(context: Context, setting: Setting<unknown>, { text, place, folder }: Found): unknown {
  const allowed = setting.allowed(context.text);
  return setting.parse(text, folder) ?? context.refuse('settings.bad', { place, allowed, text });
}

function flagSet(flags: Sources['flags'], name: SettingName): Found | undefined {
  const text = flags[name];
  const flag = text === 'false' ? flagOf(name).replace('--', '--no-') : flagOf(name);
  return text === undefined ? undefined : { text, from: flag, place: flag, folder: process.cwd() };
}

function variablesSet(context: Context, variables: Sources['variables']): Members {
  const known = new Map(SETTING_NAMES.map((name) => [variableOf(name), name]));
  const all = [...known.keys(), CONFIG_VARIABLE];
  const unknown = Object.keys(variables).find((name) => name.startsWith(PREFIX) && !all.includes(name));
  if (unknown !== undefined) {
    const bare = (name: string): string => name.slice(PREFIX.length);
    const alike = near(bare(unknown), all.map(bare)).map((name) => `${PREFIX}${name}`);
    context.refuse('settings.unknownVariable', { name: unknown, near: alike.join(', ') });
  }
  const found: Partial<Record<SettingName, Found>> = {};
  const take = (variable: string, name: SettingName): void => {
    const text = variables[variable];
    const place = context.text('settings.variable', { name: variable });
    if (text) found[name] = { text, from: variable, place, folder: process.cwd() };
  };
  take(PORT_VARIABLE, 'port');
  for (const [variable, name] of known) take(variable, name);
  return found;
}

async function membersOf(context: Context, path: string): Promise<Members> {
  const held = await readJson(context, path);
  if (typeof held !== 'object' || held === null || Array.isArray(held))
    context.refuse('settings.notObject', { path });
  const found: Partial<Record<SettingName, Found>> = {};
  const folder = dirname(resolve(path));
  for (const [member, value] of Object.entries(held as object)) {
    const name = SETTING_NAMES.find((known) => known === member);
    if (name === undefined)
      return context.refuse('settings.unknownMember', {
        path,
        name: member,
        near: near(member, SETTING_NAMES).join(', '),
      });
    // numbers and on/off are JSON's own there; a list or an object is shown as it stands and fits no setting
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    found[name] = { text, from: path, place: context.text('settings.member', { name, path }), folder };
  }
  return found;
}
