import type { Seat } from '@pentapolis/kernel';
import type { LookedUp, MatchInfo } from '@pentapolis/wire';
import { create } from 'zustand';
import { ApiFailure, lookUpMatches } from '../net/api.ts';
import { tokensOf } from '../state/seats.ts';
import type { Unknown } from './standing.ts';

/** As many as one request may ask after. */
const AT_ONCE = 100;

/** How own matches stand, by id: what was told last, and why it is not of now. */
interface Answers {
  readonly known: Readonly<Record<string, MatchInfo>>;
  readonly unknown: Readonly<Record<string, Unknown>>;
  /** The seats this device still has in them, as far as it was told. */
  readonly held: Readonly<Record<string, readonly Seat[]>>;
}

export const useAnswers = create<Answers>()(() => ({ known: {}, unknown: {}, held: {} }));

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
      const tokens = chunk.flatMap(tokensOf).map(({ token }) => token);
      const found: LookedUp | Unknown = await lookUpMatches(chunk, tokens).catch(unreachable);
      const told: LookedUp = 'why' in found ? { matches: [] } : found;
      const known = Object.fromEntries(told.matches.map((info) => [info.id, info]));
      const why: Unknown = 'why' in found ? found : { why: 'missing' };
      const held = Object.fromEntries(
        told.held === undefined ? [] : told.matches.map(({ id }) => [id, told.held?.[id] ?? []]),
      );
      useAnswers.setState((before) => {
        const others = Object.entries(before.unknown).filter(([id]) => !chunk.includes(id));
        const lacking = chunk.filter((id) => known[id] === undefined).map((id) => [id, why] as const);
        return {
          known: { ...before.known, ...known },
          held: { ...before.held, ...held },
          unknown: Object.fromEntries([...others, ...lacking]),
        };
      });
    }),
  );
}
