import type { RuleSection } from '@pentapolis/kernel';
import { readRulebook as readAll } from '@pentapolis/server/rulebooks';
import type { Context } from './context.ts';

/** The rules of the platform itself live in this room. */
export const PLATFORM = 'kernel';

/** The rulebook of a game, or of the platform, in the language of the caller. */
export async function readRulebook({ language }: Context, room: string): Promise<RuleSection[]> {
  return (await readAll(room))[language];
}
