import type { Page } from 'playwright-core';

export const MINE = '.action-bar[data-state="mine"]';

/** Lays the cheapest tile where the board puts it first, with two keys. Resolves when the turn has passed. */
export async function layTile(page: Page): Promise<void> {
  await page.waitForSelector(MINE);
  await page.keyboard.press('1');
  await page.waitForSelector(`${MINE} .button[data-look="accent"]:not([aria-disabled="true"])`);
  await page.keyboard.press('Enter');
}

/** The same with a finger: the board proposes a place, the thumb agrees. */
export async function tapTile(page: Page): Promise<void> {
  await page.waitForSelector(MINE);
  await page.tap('.akr-offers button');
  await page.tap(`${MINE} .button[data-look="accent"]:not([aria-disabled="true"])`);
}
