import type { MatchInfo } from '@pentapolis/wire';
import { create } from 'zustand';
import { ApiFailure, lookUpMatches } from '../net/api.ts';
import type { Unknown } from './standing.ts';

/** As many as one request may ask after. */
const AT_ONCE = 100;

/** How own matches stand, by id: what was told last, and why it is not of now. */
interface Answers {
  readonly known: Readonly<Record<string, MatchInfo>>;
  readonly unknown: Readonly<Record<string, Unknown>>;
}

export const useAnswers = create<Answers>()(() => ({ known: {}, unknown: {} }));

function unreachable(error: unknown): Unknown {
  return { why: 'unreachable', status: error instanceof ApiFailure ? error.status : 0 };
}

/**
 * Asks after many matches with few requests. An answer that is none is noted for each match it concerns; what was known
 * of it before stays.
 */
export async function askAfter(ids: readonly string[]): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  await Promise.all(
    chunks.map(async (chunk) => {
      const found = await lookUpMatches(chunk).catch(unreachable);
      const told: readonly MatchInfo[] = 'why' in found ? [] : found;
      const known = Object.fromEntries(told.map((info) => [info.id, info]));
      const why: Unknown = 'why' in found ? found : { why: 'missing' };
      useAnswers.setState((before) => {
        const others = Object.entries(before.unknown).filter(([id]) => !chunk.includes(id));
        const lacking = chunk.filter((id) => known[id] === undefined).map((id) => [id, why] as const);
        return {
          known: { ...before.known, ...known },
          unknown: Object.fromEntries([...others, ...lacking]),
        };
      });
    }),
  );
}
