import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choose, Driver } from './driver.ts';

/** Takes a piece in hand and builds it where the table puts it first. */
export async function build(page: Page, building: string): Promise<void> {
  const standing = await page.locator('.cte-standing').count();
  await page.click(`.cte-piece[data-building="${building}"][aria-disabled="false"]`);
  await page.click('.cte-confirm:not([aria-disabled="true"])');
  await expect.poll(() => page.locator('.cte-standing').count()).toBeGreaterThan(standing);
}

/** Adds Resources to a clause of the deal being written, `times` over. */
export async function addAmount(page: Page, clause: string, resource: string, times: number): Promise<void> {
  await page.click(`${clause} .cte-amounts-word`);
  for (let time = 0; time < times; time++) await page.click(`${clause} .cte-amount-add[title="${resource}"]`);
  await page.keyboard.press('Escape');
}

/** Offers what has been written, and waits until it is written no more. */
export async function offer(page: Page): Promise<void> {
  await page.click('.cte-composer [type="submit"]:not([disabled])');
  await page.waitForSelector('.cte-composer', { state: 'detached' });
}

/** Declares every turn finished, again when an offer called back, until it is turn `turn`. */
export async function finishUntil(driver: Driver, turn: number): Promise<void> {
  await driver.play(({ frame }) =>
    (frame.view as { readonly turn: number }).turn < turn ? { kind: 'finish' } : undefined,
  );
}

/** The number of a Resource that a player's line in the ledger shows. */
export async function holds(page: Page, player: string, column: number): Promise<number> {
  const line = page.locator('.cte-ledger tbody tr').filter({ hasText: player });
  const cell = line.locator('td').nth(column + 1);
  return Number.parseInt((await cell.locator('b').textContent()) ?? '', 10);
}

/** Builds what costs nothing, keeps the first card it may, and lets every turn pass. */
export const passing: Choose = ({ legal }) => {
  const actions = legal as readonly { readonly kind: string }[];
  const first = (kind: string) => actions.find((action) => action.kind === kind);
  return first('place') ?? first('finish') ?? actions[0];
};
