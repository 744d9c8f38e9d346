import { GAME_IDS } from '@pentapolis/catalogue';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually, expectAccessible, expectNoSidewaysScroll, PHONE, visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';

const house = openHouse();

/** What stands in every field of the pad, in their order. */
const entries = (page: Page): Promise<string> =>
  page
    .locator('main')
    .locator('input, select')
    .evaluateAll((fields) =>
      (fields as (HTMLInputElement | HTMLSelectElement)[])
        .map((field) =>
          'checked' in field && /radio|checkbox/.test(field.type) ? String(field.checked) : field.value,
        )
        .join('\n'),
    );

it.each(GAME_IDS)(
  'the score pad of %s is where the lobby says, and whatever is entered stays',
  async (id) => {
    const { page, leave } = await visitor(house.browser, { viewport: PHONE });
    await page.goto(house.server.url);
    await page.locator(`a[href="/pad/${id}"]`).tap();
    await page.waitForURL(`**/pad/${id}`);
    const fields = page.locator('main :is(input, select):visible');
    await fields.first().waitFor();
    const blank = await entries(page);
    // What a choice brings along is filled in too.
    for (const select of await page.locator('main select').all())
      await select.selectOption({ index: (await select.locator('option').count()) - 1 });
    for (const closed of await page.locator('main details > summary').all()) await closed.tap();
    for (const field of await fields.all())
      switch (await field.getAttribute('type')) {
        case 'radio':
        case 'search':
          break;
        case 'checkbox':
          await field.check();
          break;
        default:
          if ((await field.evaluate(({ tagName }) => tagName)) === 'INPUT') await field.fill('2');
      }
    const filled = await entries(page);
    expect(filled).not.toBe(blank);
    await expectAccessible(page, `the score pad of ${id} on a phone`);
    await expectNoSidewaysScroll(page, `the score pad of ${id} on a phone`);
    await page.reload();
    await fields.first().waitFor();
    await eventually(() => entries(page), filled);
    await page.getByRole('button', { name: 'Empty the sheet' }).tap();
    await eventually(() => entries(page), blank);
    await leave();
  },
);
