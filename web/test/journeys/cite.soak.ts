import { expect, it } from 'vitest';
import { eventually, expectAccessible, visitor } from './lib/browser.ts';
import { addAmount, build, finishUntil, holds, offer, passing } from './lib/cite.ts';
import { drive } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';

const WOOD = 0;
/** The bar at the top once the second turn has begun. */
const TURN_2 = '.top-bar-words >> text=Turn 2 of';

/** On a machine that is busy with something else. */
const LONG_MS = 240_000;

const house = openHouse('--no-pauses');

it(
  'one person and two bots trade through seven turns; a promise is kept, another is broken and judged',
  async () => {
    const seated = await createMatch(house.server.url, {
      game: 'cite',
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'bot', level: 'master' },
        { fill: 'bot', level: 'master' },
      ],
      visibility: 'private',
    });
    const { page, context, leave } = await visitor(house.browser);
    await seat(context, seated);
    await page.goto(`${house.server.url}/m/${seated.match.id}`);
    await page.waitForSelector('.cte-board');
    for (const id of ['smallShop', 'largeShop']) await build(page, id);
    const driver = await drive(house.server.url, seated.match, seated.tokens);
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
      .poll(async () => (await holds(page, 'Ada', WOOD)) < wood - 2, { timeout: 120_000 })
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
    expect(await page.locator('.cte-final-guilty').count()).toBe(1);
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

it.each(['grand', 'advanced'] as const)(
  'a match of the %s game against bots reaches the final',
  async (game) => {
    const seated = await createMatch(house.server.url, {
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
    const { page, context, leave } = await visitor(house.browser, { language: 'fr-FR' });
    await seat(context, seated);
    await page.goto(`${house.server.url}/m/${seated.match.id}`);
    await page.waitForSelector('.cte-board');
    expect(await page.locator('.cte-piece[data-building="grandPlace"]').count()).toBe(1);
    expect(await page.locator('.cte-cards').count()).toBe(game === 'advanced' ? 1 : 0);
    const driver = await drive(house.server.url, seated.match, seated.tokens);
    await driver.play(passing);
    driver.close();
    await page.waitForSelector('.final .cte-final');
    expect(await page.locator('.cte-final thead th').count()).toBe(4);
    await leave();
  },
  LONG_MS,
);
