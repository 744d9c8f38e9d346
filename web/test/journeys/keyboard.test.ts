import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { MINE } from './lib/table.ts';

const house = openHouse();

/** Presses Tab until what is focused reads `text`; nobody should need more than a screenful of presses. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.includes(text)) return;
  }
  throw new Error(`Tab never reached “${text}”`);
}

it('a stranger plays a whole match against a bot with the keyboard alone', async () => {
  const { page, leave } = await visitor(house.browser);
  await page.goto(house.server.url);
  await page.waitForSelector('.akropolis-cover');
  await tabTo(page, 'Play now against bots');
  const pressedAt = Date.now();
  await page.keyboard.press('Enter');
  await page.waitForSelector(MINE);
  expect(await page.title()).toContain('Your turn');
  const tableAfterMs = Date.now() - pressedAt;
  console.info(`from "play now" to the table: ${tableAfterMs} ms`);

  let turns = 0;
  const phase = page.locator('.top-bar-words p');
  for (;;) {
    const state = await page.waitForSelector(`${MINE}, .action-bar[data-state="over"]`);
    if ((await state.getAttribute('data-state')) === 'over') break;
    const before = await phase.textContent();
    await page.keyboard.press('1');
    await page.waitForSelector(`${MINE} .button[data-look="accent"]:not([aria-disabled="true"])`);
    await page.keyboard.press('Enter');
    await expect.poll(() => phase.textContent()).not.toBe(before);
    turns++;
  }
  expect(turns).toBe(18);

  // What happened was said, not only shown.
  await expect.poll(() => page.textContent('.kit-unseen[aria-live="polite"]')).toMatch(/\w/);

  await page.waitForSelector('.final');
  const points = await page.$$eval('.podium-score', (all) =>
    all.map((one) => Number.parseInt(one.textContent ?? '', 10)),
  );
  expect(points).toHaveLength(2);
  expect(points[0]).toBeGreaterThanOrEqual(points[1] as number);
  await expectAccessible(page, 'final');
  await tabTo(page, 'Rematch');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${MINE}, .action-bar[data-state="theirs"]`);
  await leave();
});
