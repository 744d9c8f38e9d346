import { resolve } from 'node:path';
import type { Context } from '../context.ts';

/** What a setting holds and how people write it: the same in a flag, a variable and a file. */
export interface Setting<Value> {
  /** Stands for a value in help, as in `--port <n>`; undefined = on or off. */
  readonly slot: string | undefined;
  /** As it would be written; undefined = not set, and the server decides. */
  readonly initial: string | undefined;
  /**
   * @param folder what relative paths start from
   * @returns undefined when the text can't be used
   */
  parse(text: string, folder: string): Value | undefined;
  show(value: Value): string;
  /** What can be used, to stand in a sentence. */
  allowed(text: Context['text']): string;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** A word that may stand instead and means Infinity. */
  readonly endless?: 'unlimited' | 'never';
}

const within = (value: number, { min, max }: Bounds): number | undefined =>
  Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;

export function whole(initial: number, bounds: Bounds): Setting<number> {
  const show = (value: number): string => (value === Infinity ? (bounds.endless as string) : String(value));
  return {
    slot: 'n',
    initial: show(initial),
    parse(text) {
      if (text === bounds.endless) return Infinity;
      return /^[+-]?\d+$/.test(text) ? within(Number(text), bounds) : undefined;
    },
    show,
    allowed: (text) =>
      text(bounds.endless === undefined ? 'settings.whole' : 'settings.wholeOrUnlimited', {
        min: bounds.min,
        max: bounds.max,
      }),
  };
}

const UNITS = { d: 86_400_000, h: 3_600_000, min: 60_000, s: 1000, ms: 1 } as const;

/** @param ms Infinity = never */
function showTime(ms: number): string {
  if (ms === Infinity) return 'never';
  const unit = (['d', 'h', 'min', 's'] as const).find((name) => ms >= UNITS[name] && ms % UNITS[name] === 0);
  return ms === 0 ? '0s' : `${ms / UNITS[unit ?? 'ms']}${unit ?? 'ms'}`;
}

/** A length of time. Values and bounds in milliseconds. */
export function duration(initialMs: number, bounds: Bounds): Setting<number> {
  return {
    slot: 'time',
    initial: showTime(initialMs),
    parse(text) {
      if (text === bounds.endless) return Infinity;
      const [, count, unit] = /^(\d+)(ms|s|min|h|d)$/.exec(text) ?? [];
      return unit === undefined
        ? undefined
        : within(Number(count) * UNITS[unit as keyof typeof UNITS], bounds);
    },
    show: showTime,
    allowed: (text) =>
      text(bounds.endless === undefined ? 'settings.time' : 'settings.timeOrNever', {
        min: showTime(bounds.min),
        max: showTime(bounds.max),
      }),
  };
}

export function choice<Choice extends string>(initial: Choice, choices: readonly Choice[]): Setting<Choice> {
  return {
    slot: choices.join('|'),
    initial,
    parse: (text) => choices.find((one) => one === text),
    show: (value) => value,
    allowed: (text) => text('settings.choice', { choices: choices.join(', ') }),
  };
}

const WORDS: Readonly<Record<string, boolean>> = { on: true, true: true, off: false, false: false };

export function toggle(initial: boolean): Setting<boolean> {
  const show = (value: boolean): string => (value ? 'on' : 'off');
  return {
    slot: undefined,
    initial: show(initial),
    parse: (text) => (Object.hasOwn(WORDS, text) ? WORDS[text] : undefined),
    show,
    allowed: (text) => text('settings.toggle'),
  };
}

export function address(): Setting<string | undefined> {
  return {
    slot: 'address',
    initial: undefined,
    parse: (text) => (/^[\w.:%-]+$/.test(text) ? text : undefined),
    show: (value) => value ?? '',
    allowed: (text) => text('settings.address'),
  };
}

export function folder(initial: string): Setting<string> {
  return {
    slot: 'dir',
    initial,
    parse: (text, from) => (text === '' || text.includes('\0') ? undefined : resolve(from, text)),
    show: (value) => value,
    allowed: (text) => text('settings.folder'),
  };
}

/** A setting that the server decides itself unless somebody sets it. */
export function optional<Value>(setting: Setting<Value>): Setting<Value | undefined> {
  return {
    ...setting,
    initial: undefined,
    show: (value) => (value === undefined ? '' : setting.show(value)),
  };
}
