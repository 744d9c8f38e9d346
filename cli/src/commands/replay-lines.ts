import type { Fact, Message } from '@pentapolis/kernel';
import type { Context } from '../context.ts';
import type { LoadedGame } from '../games.ts';

export interface ReplayFlags {
  readonly at?: string;
  readonly board?: true;
  readonly times?: true;
  readonly json?: true;
}

/** A line with the moment it is of before it, in the zone of who asks, where that is wanted and known. */
export function timed(
  context: Context,
  { times }: ReplayFlags,
  at: number | undefined,
  line: string,
): string {
  if (times !== true || at === undefined) return line;
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  return `${new Intl.DateTimeFormat(context.language, style).format(at)}  ${line}`;
}

/** What to say of a Fact: the game's own, or one of the match itself. */
export function messageOf({ game }: Pick<LoadedGame, 'game'>, fact: Fact): Message {
  if (!fact.kind.startsWith('match.')) return game.describeFact(fact);
  const { kind, ...args } = fact;
  return { key: kind, args: args as Message['args'] };
}
