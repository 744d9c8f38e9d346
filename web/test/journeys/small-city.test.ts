import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, PHONE, visitor } from './lib/browser.ts';
import { type Choose, drive } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';
import { ACCENT, asks, expectSums, kindOf, planner, roundOf } from './lib/small-city.ts';

const house = openHouse('--no-pauses');
let think: Choose;
beforeAll(async () => {
  think = await planner();
});

it('alone, on a phone, in French: eight rounds and a title', async () => {
  const seated = await createMatch(house.server.url, {
    game: 'small-city',
    seats: [{ fill: 'you', name: 'Ada' }],
    visibility: 'private',
    options: { difficulty: 'mayor' },
  });
  const { page, context, leave } = await visitor(house.browser, {
    viewport: PHONE,
    language: 'fr-FR',
    dark: true,
  });
  await seat(context, seated);
  await page.goto(`${house.server.url}/m/${seated.match.id}`);
  const me = await drive(house.server.url, seated.match, seated.tokens);
  await me.play((question) =>
    kindOf(question) === 'build' && roundOf(question) === 4 ? undefined : think(question),
  );
  await page.waitForSelector(asks('build'));
  await expectNoSidewaysScroll(page, 'small-city on a phone');
  await page.locator('.smc-palette .smc-supply').first().tap();
  await page.waitForSelector('.smc-ghost');
  await expectAccessible(page, 'small-city on a phone, dark, in French');
  await page.goto(`${house.server.url}/api/health`);
  expect(await me.play(think)).toBeUndefined();
  me.close();
  await page.goto(`${house.server.url}/m/${seated.match.id}`);
  await page.waitForSelector('.smc-final-title');
  const [total = 0] = await expectSums(page);
  const title = await page.locator('.smc-final-title').getAttribute('data-title');
  expect(title === '').toBe(total < 50);
  expect(await page.locator('.smc-final-title li[data-mine="true"]').count()).toBe(total < 50 ? 0 : 1);
  await leave();
});

it('the advanced game: each victory is begun and a round of it is played', async () => {
  const { page, context, leave } = await visitor(house.browser);
  for (const [mode, words] of [
    ['votes', 'Advanced · votes'],
    ['economic', 'Economic Victory'],
    ['citizens', 'Citizens Victory'],
    ['cultural', 'Cultural Victory'],
  ] as const) {
    const seated = await createMatch(house.server.url, {
      game: 'small-city',
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'you', name: 'Bo' },
        { fill: 'you', name: 'Clémence' },
      ],
      visibility: 'private',
      options: { mode },
    });
    const all = await drive(house.server.url, seated.match, seated.tokens);
    const question = await all.play((asked) =>
      kindOf(asked) === 'claim' && roundOf(asked) === 2 ? undefined : think(asked),
    );
    all.close();
    const mover = question?.seat ?? 0;
    await page.goto(house.server.url);
    await page.evaluate(
      ([id, game, tokens]) => {
        const matches = { [id as string]: { id, game, tokens, seenAt: Date.now() } };
        localStorage.setItem('pentapolis.seats', JSON.stringify({ state: { matches }, version: 0 }));
      },
      [seated.match.id, seated.match.game, seated.tokens.filter((token) => token.seat === mover)] as const,
    );
    await page.goto(`${house.server.url}/m/${seated.match.id}`);
    await page.waitForSelector(asks('claim'));
    expect(await page.textContent('.smc-mode')).toBe(words);
    expect(await page.locator('.smc-card').count()).toBe(8);
    await page.reload();
    await page.waitForSelector(asks('claim'));
    await page.locator('.smc-card[data-state="open"]').first().click();
    await page.locator(ACCENT).first().click();
    await page.waitForSelector('.smc-card[data-state="taken"]');
  }
  expect(await context.pages().length).toBe(1);
  await leave();
});
