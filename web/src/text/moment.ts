import type { Language } from '@pentapolis/kernel';

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format made once: to make one takes longer than to use it a hundred times, and a replay has a thousand moves. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, made);
  return made;
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Days of the reader's calendar from `at` to `now`; nights on which clocks change count as one. */
function daysAgo(at: number, now: number): number {
  return Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
}

/** The day of a moment in the reader's zone: "today", "yesterday", "Monday", "3 May", "3 May 2026". Unix ms. */
export function dayOf(at: number, now: number, language: Language): string {
  const days = daysAgo(at, now);
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  const date = (options: Intl.DateTimeFormatOptions) => dateFormat(language, options).format(at);
  if (days > 1 && days < 7) return date({ weekday: 'long' });
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return date({ day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) });
}

export function clockOf(at: number, language: Language): string {
  return dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** A moment in the reader's zone: "19:13" today, "yesterday, 19:13" and so on before. Unix ms. */
export function momentOf(at: number, now: number, language: Language): string {
  const clock = clockOf(at, language);
  return daysAgo(at, now) === 0 ? clock : `${dayOf(at, now, language)}, ${clock}`;
}

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** "2 days", "3 hours", "5 minutes"; undefined below a minute. */
export function lengthOf(ms: number, language: Language): string | undefined {
  const step = UNITS.find((unit) => ms >= unit.ms);
  if (step === undefined) return undefined;
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: step.unit, unitDisplay: 'long' });
  return format.format(Math.floor(ms / step.ms));
}
