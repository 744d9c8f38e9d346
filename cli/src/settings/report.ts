import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import type { Setting } from './kinds.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './rows.ts';
import type { Effective } from './sources.ts';

/** A value as it would be written; undefined when the server decides. */
function shown({ settings }: Effective, name: SettingName): string | undefined {
  const value = settings[name];
  return value === undefined ? undefined : (SETTINGS[name] as Setting<unknown>).show(value);
}

/** Settings in force and who says so, one a line. */
export function settingsTable({ text }: Context, effective: Effective): string[] {
  const rows = SETTING_NAMES.map((name) => [
    name,
    shown(effective, name) ?? text('settings.unset'),
    effective.from[name] ?? text('settings.default'),
  ]);
  return columns(rows);
}

/** The same for programs. */
export function settingsJson(effective: Effective): object {
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [
      name,
      { value: shown(effective, name), from: effective.from[name] ?? 'default' },
    ]),
  );
}
