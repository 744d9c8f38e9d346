import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Language, parseRulebook, type RuleSection } from '@pentapolis/kernel';
import type { Context } from './context.ts';

/** The rules of the platform itself live in this room. */
export const PLATFORM = 'kernel';

/** Where a rulebook is: beside the bundle in dist/, or in its room when the command runs from source. */
function rulebookPath(room: string, language: Language): string {
  const here = import.meta.url;
  const bundled = fileURLToPath(new URL(`./rulebooks/${room}/${language}.md`, here));
  if (existsSync(bundled)) return bundled;
  const folder = room === PLATFORM ? room : `games/${room}`;
  return fileURLToPath(new URL(`../../${folder}/rulebook/${language}.md`, here));
}

/** The rulebook of a game, or of the platform, in the language of the caller. @throws UsageError when it is not there */
export async function readRulebook(context: Context, room: string): Promise<RuleSection[]> {
  const path = rulebookPath(room, context.language);
  if (!existsSync(path)) return context.refuse('rules.missing', { game: room, path });
  return parseRulebook(await readFile(path, 'utf8'));
}
