import { isGameId, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import { playMatch } from './arena.ts';
import type { Plan, Played } from './plan.ts';

/** Some matches of a plan, and when this thread played them (Unix milliseconds). */
export interface Chunk {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

export interface ChunkDone {
  readonly played: readonly Played[];
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

/** Runs in a worker thread: plays matches from .. to-1 of a plan. */
export async function playChunk({ plan, from, to }: Chunk): Promise<ChunkDone> {
  if (!isGameId(plan.game)) throw new RangeError(`no game is named "${plan.game}"`);
  const [{ game }, kit] = await Promise.all([RULES[plan.game](), BOTS[plan.game]()]);
  const startedAtMs = Date.now();
  const played = Array.from({ length: to - from }, (_, index) => playMatch(game, kit, plan, from + index));
  return { played, startedAtMs, endedAtMs: Date.now() };
}
