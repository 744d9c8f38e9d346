import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, parseRulebook, type RuleSection } from '@pentapolis/kernel';

/** Folder of a room's rulebook: copied to dist/rulebooks by the build, read in place from source. */
function folder(room: string): string {
  const built = fileURLToPath(new URL(`./rulebooks/${room}`, import.meta.url));
  if (existsSync(built)) return built;
  const entry = createRequire(import.meta.url).resolve(`@pentapolis/${room}`);
  return join(dirname(entry), '../rulebook');
}

/**
 * The rulebook of a game, or that of the table itself (`kernel`), in every language.
 * @throws Error when it isn't there or is malformed
 */
export async function readRulebook(room: string): Promise<Record<Language, RuleSection[]>> {
  const read = async (language: Language): Promise<RuleSection[]> =>
    parseRulebook(await readFile(join(folder(room), `${language}.md`), 'utf8'));
  return { en: await read('en'), fr: await read('fr') };
}
