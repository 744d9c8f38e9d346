import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eventually,
  expectAccessible,
  expectNoSidewaysScroll,
  launch,
  PHONE,
  visitor,
} from './lib/browser.ts';
import { addAmount, build, finishUntil, holds, offer, passing } from './lib/cite.ts';
import { drive } from './lib/driver.ts';
import { longIt } from './lib/long.ts';
import { createMatch, seat } from './lib/matches.ts';
import { STARTING_MS, startServer, type TestServer } from './lib/server.ts';

const WOOD = 0;
const STONE = 1;
/** The bar at the top once the second turn has begun. */
const TURN_2 = '.top-bar-words >> text=Turn 2 of';

/** On a machine that is busy with something else. */
const LONG_MS = 240_000;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer('--no-pauses'), launch()]);
}, STARTING_MS);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

longIt(
  'one person and two bots trade through seven turns; a promise is kept, another is broken and judged',
  async () => {
    const seated = await createMatch(server.url, {
      game: 'cite',
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'bot', level: 'master' },
        { fill: 'bot', level: 'master' },
      ],
      visibility: 'private',
    });
    const { page, context, leave } = await visitor(browser);
    await seat(context, seated);
    await page.goto(`${server.url}/m/${seated.match.id}`);
    await page.waitForSelector('.cte-board');
    for (const id of ['smallShop', 'largeShop']) await build(page, id);
    const driver = await drive(server.url, seated.match, seated.tokens);
    await finishUntil(driver, 2);
    await page.waitForSelector(TURN_2);
    const wood = await holds(page, 'Ada', WOOD);
    expect(wood).toBeGreaterThanOrEqual(6);

    // A deal of three promises, one of which nobody will keep. A reload finds it half written.
    await page.keyboard.press('d');
    await page.waitForSelector('.cte-composer');
    await addAmount(page, '.cte-clause:nth-child(1)', 'Wood', 2);
    await page.selectOption('.cte-add', 'pay');
    await page.reload();
    await page.waitForSelector('.cte-clause[data-kind="pay"]');
    await addAmount(page, '.cte-clause[data-kind="pay"]', 'Wood', 1);
    await page.selectOption('.cte-clause[data-kind="pay"] [aria-label="To turn"]', '4');
    await page.selectOption('.cte-add', 'placeBeside');
    await page.selectOption('.cte-clause[data-kind="place"] [aria-label="Building"]', 'mill');
    expect(await page.locator('.cte-composer .cte-worth li').count()).toBe(2);
    await offer(page);
    await page.waitForSelector('.cte-timeline tbody tr:nth-child(2)');
    await eventually(() => holds(page, 'Ada', WOOD), wood - 2);

    // An exchange: what a bot offers, or three for one.
    const gold = page.locator('.cte-sign:not([disabled])');
    if ((await gold.count()) === 0) {
      await page.click('.cte-new-deal');
      await addAmount(page, '.cte-clause:nth-child(1)', 'Wood', 3);
      await addAmount(page, '.cte-clause:nth-child(2)', 'Gold', 1);
      await offer(page);
    } else await gold.first().click();
    await expect
      .poll(async () => (await holds(page, 'Ada', WOOD)) < wood - 2, { timeout: 30_000 })
      .toBe(true);

    // The payment is made by itself; the Mill never comes.
    await finishUntil(driver, 3);
    await page.waitForSelector('.cte-timeline td[data-mark="paid"]');
    await finishUntil(driver, 4);
    await page.waitForSelector('.cte-timeline tr[data-status="arrears"] td[data-mark="broken"]');
    await finishUntil(driver, 5);
    await page.waitForSelector('.cte-timeline tr[data-status="kept"]');

    await driver.play(passing);
    driver.close();
    await page.waitForSelector('.final .cte-final');
    expect(await page.locator('.cte-final td[data-guilty="true"]').count()).toBe(1);
    expect(await page.locator('.cte-verdicts .cte-tag').textContent()).toBe('guilty');
    const cases = await page.locator('.cte-final tfoot tr:first-child td').allTextContents();
    const points = await page.$$eval('.podium-score', (all) => all.map((one) => one.textContent ?? ''));
    expect(points.map((text) => Number.parseInt(text, 10)).sort()).toEqual(
      cases.map((text) => Number.parseInt(text, 10)).sort(),
    );
    await expectAccessible(page, 'final of cite');
    await leave();
  },
  LONG_MS,
);

it(
  'two people trade, one of them on a phone; an open offer survives a reload and is countered in place',
  async () => {
    const seated = await createMatch(server.url, {
      game: 'cite',
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'you', name: 'Bo' },
        { fill: 'bot', level: 'apprentice' },
      ],
      visibility: 'private',
    });
    const ada = await visitor(browser);
    const bo = await visitor(browser, { viewport: PHONE, dark: true });
    await seat(ada.context, seated, [0]);
    await seat(bo.context, seated, [1]);
    const table = `${server.url}/m/${seated.match.id}`;
    await Promise.all([ada, bo].map(({ page }) => page.goto(table)));
    await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('.cte-board')));
    for (const { page } of [ada, bo]) await build(page, 'largeShop');
    const driver = await drive(server.url, seated.match, seated.tokens);
    await finishUntil(driver, 2);
    await Promise.all([ada, bo].map(({ page }) => page.waitForSelector(TURN_2)));
    const [wood, stone] = [await holds(ada.page, 'Ada', WOOD), await holds(bo.page, 'Bo', STONE)];
    expect(Math.min(wood, stone)).toBeGreaterThanOrEqual(5);

    await ada.page.click('.cte-new-deal');
    await addAmount(ada.page, '.cte-clause:nth-child(1)', 'Wood', 1);
    await addAmount(ada.page, '.cte-clause:nth-child(2)', 'Stone', 2);
    await offer(ada.page);

    // Bo sees it after a reload as well, and asks for more.
    await bo.page.click('.cte-pages >> text=Deals');
    await bo.page.waitForSelector('.cte-offer[data-asked="true"] >> text=Bo gives Ada 2 Stone.');
    await bo.page.reload();
    await bo.page.click('.cte-pages >> text=Deals');
    await expectAccessible(bo.page, 'deals of cite on a phone');
    await expectNoSidewaysScroll(bo.page, 'deals of cite on a phone');
    await bo.page.click('.cte-offer[data-asked="true"] >> text=Counter');
    await addAmount(bo.page, '.cte-offer .cte-clause:nth-child(1)', 'Wood', 1);
    await offer(bo.page);
    await ada.page.waitForSelector('.cte-offer[data-asked="true"] >> text=Ada gives Bo 2 Wood.');
    await ada.page.click('.cte-sign:not([disabled])');

    for (const { page } of [ada, bo]) {
      await eventually(() => holds(page, 'Ada', WOOD), wood - 2);
      await eventually(() => holds(page, 'Ada', STONE), 2);
      await eventually(() => holds(page, 'Bo', WOOD), 2);
      await eventually(() => holds(page, 'Bo', STONE), stone - 2);
    }
    driver.close();
    await Promise.all([ada.leave(), bo.leave()]);
  },
  LONG_MS,
);

longIt.each(['grand', 'advanced'] as const)(
  'a match of the %s game against bots reaches the final',
  async (game) => {
    const seated = await createMatch(server.url, {
      game: 'cite',
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'bot', level: 'citizen' },
        { fill: 'bot', level: 'master' },
        { fill: 'bot', level: 'builder' },
      ],
      visibility: 'private',
      options: { game },
    });
    const { page, context, leave } = await visitor(browser, { language: 'fr-FR' });
    await seat(context, seated);
    await page.goto(`${server.url}/m/${seated.match.id}`);
    await page.waitForSelector('.cte-board');
    expect(await page.locator('.cte-piece[data-building="grandPlace"]').count()).toBe(1);
    expect(await page.locator('.cte-cards').count()).toBe(game === 'advanced' ? 1 : 0);
    const driver = await drive(server.url, seated.match, seated.tokens);
    await driver.play(passing);
    driver.close();
    await page.waitForSelector('.final .cte-final');
    expect(await page.locator('.cte-final thead th').count()).toBe(4);
    await leave();
  },
  LONG_MS,
);
