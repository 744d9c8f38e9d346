import type { Language } from '@pentapolis/kernel';

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** "5 minutes ago", "yesterday"; "now" below a minute. Times are Unix milliseconds. */
export function ago(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const step = STEPS.find(({ ms }) => past >= ms);
  return step === undefined
    ? words.format(0, 'second')
    : words.format(-Math.floor(past / step.ms), step.unit);
}
