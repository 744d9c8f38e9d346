import { expect, it } from 'vitest';
import { eventually, expectAccessible, expectNoSidewaysScroll, PHONE, visitor } from './lib/browser.ts';
import { addAmount, build, finishUntil, holds, offer } from './lib/cite.ts';
import { drive } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';

const WOOD = 0;
const STONE = 1;
/** The bar at the top once the second turn has begun. */
const TURN_2 = '.top-bar-words >> text=Turn 2 of';

/** On a machine that is busy with something else. */
const LONG_MS = 240_000;

const house = openHouse('--no-pauses');

it(
  'two people trade, one of them on a phone; an open offer survives a reload and is countered in place',
  async () => {
    const seated = await createMatch(house.server.url, {
      game: 'cite',
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'you', name: 'Bo' },
        { fill: 'bot', level: 'apprentice' },
      ],
      visibility: 'private',
    });
    const ada = await visitor(house.browser);
    const bo = await visitor(house.browser, { viewport: PHONE, dark: true });
    await seat(ada.context, seated, [0]);
    await seat(bo.context, seated, [1]);
    const table = `${house.server.url}/m/${seated.match.id}`;
    await Promise.all([ada, bo].map(({ page }) => page.goto(table)));
    await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('.cte-board')));
    for (const { page } of [ada, bo]) await build(page, 'largeShop');
    const driver = await drive(house.server.url, seated.match, seated.tokens);
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
