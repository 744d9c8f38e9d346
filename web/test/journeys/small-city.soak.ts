import { beforeAll, expect, it } from 'vitest';
import { eventually, expectAccessible, visitor } from './lib/browser.ts';
import { type Choose, drive } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';
import {
  ACCENT,
  answerUntil,
  asks,
  expectSums,
  kindOf,
  PLAN,
  planner,
  reading,
  STAGE,
} from './lib/small-city.ts';

const house = openHouse('--no-pauses');
let think: Choose;
beforeAll(async () => {
  think = await planner();
});

it('one person and a bot play eight rounds; every question outlives a reload', async () => {
  const seated = await createMatch(house.server.url, {
    game: 'small-city',
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'bot', level: 'apprentice' },
    ],
    visibility: 'private',
    options: { boards: 'easy' },
  });
  const { page, context, leave } = await visitor(house.browser);
  await seat(context, seated);
  await page.goto(`${house.server.url}/m/${seated.match.id}`);

  // The borough is founded with the keyboard.
  await page.waitForSelector(asks('found'));
  await page.locator('.smc-promise-card').nth(1).click();
  expect(await page.locator('.smc-promise-card[aria-pressed="true"]').count()).toBe(1);
  await page.focus(STAGE);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await answerUntil(page, 'build');

  // A plan: keys take a tile, lay it, take it back; another is dragged; a reload loses nothing, and nothing is told.
  await page.keyboard.press('1');
  await page.waitForSelector('.smc-ghost[data-bad="false"]');
  await page.keyboard.press('Enter');
  await eventually(() => page.locator(PLAN).count(), 1);
  await page.keyboard.press('u');
  await eventually(() => page.locator(PLAN).count(), 0);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await eventually(() => page.locator(PLAN).count(), 1);
  const park = await page.locator('.smc-palette [data-kind="park"] .smc-supply').first().boundingBox();
  const field = await page.locator(STAGE).boundingBox();
  if (park === null || field === null) throw new Error('nothing to drag');
  await page.mouse.move(park.x + 20, park.y + 20);
  await page.mouse.down();
  await page.mouse.move(field.x + field.width * 0.4, field.y + field.height * 0.8, { steps: 4 });
  await page.mouse.move(field.x + field.width * 0.6, field.y + field.height * 0.82, { steps: 4 });
  await page.mouse.up();
  await eventually(() => page.locator(PLAN).count(), 2);
  await page.reload();
  await eventually(() => page.locator(PLAN).count(), 2);
  await expectAccessible(page, 'planning in small-city');
  await page.locator(ACCENT).click();
  await page.waitForSelector(`.smc-board:not([data-ask="build"])`);

  // The rest goes faster than anybody watches, and stops once at every kind of question.
  const me = await drive(house.server.url, seated.match, seated.tokens);
  const seen = new Set<string>(['found']);
  for (;;) {
    await page.goto(`${house.server.url}/api/health`);
    const asked = await me.play((question) => (seen.has(kindOf(question)) ? think(question) : undefined));
    if (asked === undefined) break;
    seen.add(kindOf(asked));
    await page.goto(`${house.server.url}/m/${seated.match.id}`);
    await page.waitForSelector(asks(kindOf(asked)));
    const before = await reading(page);
    await page.reload();
    await page.waitForSelector(asks(kindOf(asked)));
    expect(await reading(page)).toBe(before);
  }
  me.close();
  for (const kind of ['claim', 'build', 'move', 'council']) expect([...seen]).toContain(kind);
  await page.goto(`${house.server.url}/m/${seated.match.id}`);
  await page.waitForSelector('.smc-final');
  expect(await expectSums(page)).toHaveLength(2);
  await expectAccessible(page, 'final of small-city');
  await leave();
});
