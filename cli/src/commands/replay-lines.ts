import type { Fact, Message, Viewer } from '@pentapolis/kernel';
import type { Context } from '../context.ts';
import type { LoadedGame } from '../games.ts';

export interface ReplayFlags {
  readonly at?: string;
  /** A seat as people count them, or `spectator`. */
  readonly eyes?: string;
  readonly board?: true;
  readonly times?: true;
  readonly json?: true;
}

/** Whose eyes are asked for. @throws UsageError when there is no such seat */
export function eyesIn(context: Context, { eyes }: ReplayFlags, seats: number): Viewer | undefined {
  if (eyes === undefined || eyes === 'spectator') return eyes;
  const seat = Number(eyes);
  const fits = /^\d{1,3}$/.test(eyes) && seat >= 1 && seat <= seats;
  return fits ? seat - 1 : context.refuse('usage.eyes', { eyes, seats });
}

/** Says so where times are wanted and not known. */
export function noteTimes(context: Context, flags: ReplayFlags, times: readonly number[] | undefined): void {
  if (flags.times === true && times === undefined) context.note(context.text('replay.noTimes'));
}

/** A line with the moment it is of before it (Unix ms), in the zone of who asks. */
export function timed(context: Context, at: number | undefined, line: string): string {
  if (at === undefined) return line;
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  return `${new Intl.DateTimeFormat(context.language, style).format(at)}  ${line}`;
}

/** What to say of a Fact: the game's own, or one of the match itself. */
export function messageOf({ game }: Pick<LoadedGame, 'game'>, fact: Fact): Message {
  if (!fact.kind.startsWith('match.')) return game.describeFact(fact);
  const { kind, ...args } = fact;
  return { key: kind, args: args as Message['args'] };
}
