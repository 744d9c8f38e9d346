import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@pentapolis/catalogue';
import { TEXTS } from '@pentapolis/catalogue/texts';
import { isViolation } from '@pentapolis/kernel';
import { describe, expect, test } from 'vitest';
import { inside } from './inside.ts';

/** The sheets of a page of documentation: all its JSON blocks. */
function documented(id: string): unknown[] {
  const page = readFileSync(new URL(`../../docs/games/${id}.md`, import.meta.url), 'utf8');
  return [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, sheet]) => JSON.parse(sheet as string));
}

describe.each(GAME_IDS)('the score sheet of %s', (id) => {
  test('is printed by --example and scored without a word', async () => {
    const printed = await inside(['score', id, '--example']);
    expect(printed.status).toBe(0);
    const { scorePad } = await TEXTS[id]();
    const score = scorePad?.score(JSON.parse(printed.stdout));
    expect(isViolation(score)).toBe(false);
    for (const language of ['en', 'fr'] as const)
      expect(scorePad?.lines(score as never, language).join('\n')).not.toMatch(/text\.|undefined/);
  });

  test('is the documented one', async () => {
    expect(documented(id)).toContainEqual((await TEXTS[id]()).scorePad?.example);
  });

  test('asks for a sheet when none is named', async () => {
    const { status, stderr } = await inside(['score', id]);
    expect(status).toBe(2);
    expect(stderr).toContain(`score ${id} --example`);
  });
});
