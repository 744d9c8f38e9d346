import { isGameId } from '@pentapolis/catalogue';
import type { ReplayFile } from '@pentapolis/wire';

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Reads an untrusted file as far as its shape goes; undefined when it is no replay. What it claims is verified later. */
export function readReplayFile(text: string): ReplayFile | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { format, game, events, chain, names, seed } = value as Partial<Record<keyof ReplayFile, unknown>>;
  const right =
    format === 'pentapolis-replay/1' &&
    typeof game === 'string' &&
    isGameId(game) &&
    typeof seed === 'string' &&
    isStrings(chain) &&
    isStrings(names) &&
    Array.isArray(events) &&
    events.length > 0 &&
    events.every((event) => typeof event === 'object' && event !== null && 'kind' in event) &&
    events[0].kind === 'start';
  return right ? (value as ReplayFile) : undefined;
}
