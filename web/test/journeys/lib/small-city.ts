import { BOTS } from '@pentapolis/catalogue/bots';
import { fastChance } from '@pentapolis/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choose, Question } from './driver.ts';
import { MINE } from './table.ts';

export const STAGE = '.smc-stage .kit-stage-field';
export const ACCENT = `${MINE} .action-outlet .button[data-look="accent"]:not([aria-disabled="true"])`;
export const PLAN = '.smc-plan li';

/** Plays like somebody who knows the game. */
export async function planner(): Promise<Choose> {
  const { policies } = await BOTS['small-city']();
  const { planner: policy } = policies;
  if (policy === undefined) throw new Error('no planner');
  return ({ frame, seat: asked, made }) => policy({ view: frame.view, seat: asked }, fastChance(made + 1));
}

export const kindOf = ({ frame }: Question): string => frame.decision?.kind ?? '';
export const roundOf = ({ frame }: Question): number => (frame.view as { readonly round: number }).round;
export const asks = (kind: string): string => `.smc-board[data-ask="${kind}"]`;

/** What is asked and everything beside the borough, as text, and the borough in words. */
export async function reading(page: Page): Promise<string> {
  const parts = [`${MINE} .action-sentence`, '.smc-side', '.smc-tray'].map((part) =>
    page.locator(part).textContent(),
  );
  return [...(await Promise.all(parts)), await page.locator(STAGE).getAttribute('aria-label')].join('\n');
}

/** Says yes to whatever comes before the Build phase, by keys where they do. */
export async function answerUntil(page: Page, kind: string): Promise<void> {
  for (;;) {
    await page.waitForSelector(MINE);
    const asked = (await page.locator('.smc-board').getAttribute('data-ask')) ?? '';
    if (asked === kind) return;
    const before = await page.locator(`${MINE} .action-sentence`).textContent();
    if (asked === 'claim') await page.locator('.smc-card[data-state="open"]').first().click();
    else if (asked === 'propose' || asked === 'street') {
      await page.focus(STAGE);
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    } else if (asked === 'councilor') {
      await page.locator(`${MINE} .action-outlet .button`).last().click();
    }
    const yes = page.locator(ACCENT);
    if ((await yes.count()) > 0) await yes.first().click();
    await expect
      .poll(async () =>
        (await page.locator(MINE).count()) === 0
          ? ''
          : await page.locator(`${MINE} .action-sentence`).textContent(),
      )
      .not.toBe(before);
  }
}

/** The lines of a final count add up to its last one. */
export async function expectSums(page: Page): Promise<readonly number[]> {
  const rows = await page.$$eval('.smc-final table tr', (all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
    ),
  );
  const totals = rows.at(-1) ?? [];
  const lines = rows.slice(1, -1);
  expect(lines.length).toBeGreaterThan(0);
  for (const [column, total] of totals.entries())
    expect(lines.reduce((sum, line) => sum + (line[column] ?? 0), 0)).toBe(total);
  return totals;
}
