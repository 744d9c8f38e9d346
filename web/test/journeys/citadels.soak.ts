import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, PHONE, visitor } from './lib/browser.ts';
import { answer, cardsIn, playOn, roundOn } from './lib/citadels.ts';
import { drive, varied } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';
import { MINE } from './lib/table.ts';

const OVER = '.action-bar[data-state="over"]';
const OFFER = `${MINE} >> text=/keep/i`;

const house = openHouse('--no-pauses');

it('one person and three bots play a whole match, set up in the lobby', async () => {
  const { page, leave } = await visitor(house.browser);
  await page.goto(house.server.url);
  await page.click('[data-game="citadels"] >> text=Set up a table');
  const add = page.locator('text=Add a seat');

  // Whatever the number of seats, the table can be begun as it stands.
  const begin = page.locator('role=button[name="Begin the match"]');
  for (let seats = 2; seats < 8; seats++) {
    await add.click();
    expect(await begin.isEnabled()).toBe(true);
  }
  await page.click('.create-options > summary');
  expect(await page.getByLabel('Artist (ninth)').isChecked()).toBe(true);
  expect(await page.textContent('.create-options > summary')).toContain('As printed');
  for (let seats = 8; seats > 4; seats--) await page.click(`[aria-label="Remove seat ${seats}"]`);
  expect(await page.getByLabel('Artist (ninth)').isChecked()).toBe(false);
  await page.getByLabel('Seven (shorter)').check();
  await begin.click();

  await page.waitForSelector('.cit-board');
  await playOn(page, () => false);
  await page.waitForSelector('.final .cit-final');
  expect(await page.locator('.cit-final thead th').count()).toBe(4);
  expect(await page.locator('.podium-score').count()).toBe(4);
  await expectAccessible(page, 'final of citadels');
  await leave();
});

it('two people share a match, one of them on a phone in French; cards drawn survive a reload', async () => {
  const seated = await createMatch(house.server.url, {
    game: 'citadels',
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'you', name: 'Bo' },
    ],
    visibility: 'public',
    options: { length: '7' },
  });
  const ada = await visitor(house.browser);
  const bo = await visitor(house.browser, { viewport: PHONE, language: 'fr-FR', dark: true });
  await seat(ada.context, seated, [0]);
  await seat(bo.context, seated, [1]);
  const table = `${house.server.url}/m/${seated.match.id}`;
  await Promise.all([ada.page.goto(table), bo.page.goto(table)]);
  await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('.cit-board')));

  // The draft of two: both choose and bury in turn.
  let asking = true;
  const boPlays = playOn(bo.page, () => !asking);
  const drawing = ada.page.locator(`${MINE} >> text="Draw cards"`);
  await playOn(ada.page, async () => (await drawing.count()) > 0);
  await drawing.click();
  await ada.page.waitForSelector('.cit-offer .cit-target');
  const drawn = await cardsIn(ada.page, 'offer');
  const held = await cardsIn(ada.page, 'hand');
  expect(drawn).toHaveLength(2);
  await ada.page.reload();
  await ada.page.waitForSelector('.cit-offer .cit-target');
  expect(await cardsIn(ada.page, 'offer')).toEqual(drawn);
  expect(await cardsIn(ada.page, 'hand')).toEqual(held);
  expect(await ada.page.locator(OFFER).count()).toBeGreaterThan(0);
  await answer(ada.page);
  // An Architect draws more at once.
  expect(await cardsIn(ada.page, 'hand')).toEqual(expect.arrayContaining([...held, drawn[0] ?? '']));

  const adaPlays = playOn(ada.page, async () => (await roundOn(ada.page)) > 2);
  await adaPlays;
  asking = false;
  await boPlays;
  await expectNoSidewaysScroll(bo.page, 'citadels on a phone');
  await expectAccessible(bo.page, 'citadels on a phone, dark, in French');

  // The rest goes faster; both screens follow to the count.
  const rest = await drive(house.server.url, seated.match, seated.tokens);
  expect(await rest.play(varied)).toBeUndefined();
  rest.close();
  await Promise.all([ada.page.waitForSelector(OVER), bo.page.waitForSelector(OVER)]);
  await bo.page.waitForSelector('.cit-final');
  await Promise.all([ada.leave(), bo.leave()]);
});

it('eight seats, two of them in browsers, see all cities at once', async () => {
  const names = ['Ada', 'Bo', 'Clémence', 'Dmitri', 'Eve', 'Fatou', 'Gus', 'Hilde'];
  const seated = await createMatch(house.server.url, {
    game: 'citadels',
    seats: names.map((name) => ({ fill: 'you', name })),
    visibility: 'public',
    options: { characters: ['queen', 'diplomat'], districts: ['museum', 'park'] },
  });
  const ada = await visitor(house.browser);
  const hilde = await visitor(house.browser, { viewport: PHONE });
  await seat(ada.context, seated, [0]);
  await seat(hilde.context, seated, [7]);
  const table = `${house.server.url}/m/${seated.match.id}`;
  await Promise.all([ada.page.goto(table), hilde.page.goto(table)]);

  const others = await drive(
    house.server.url,
    seated.match,
    seated.tokens.filter((token) => token.seat > 0 && token.seat < 7),
  );
  const theirs = others.play(varied);
  let rounds = 1;
  const done = (): boolean => rounds > 2;
  const hildes = playOn(hilde.page, done);
  await playOn(ada.page, async () => {
    rounds = await roundOn(ada.page);
    return done();
  });
  await hildes;
  expect(await ada.page.locator('.cit-city').count()).toBe(8);
  const unseen = await ada.page.$$eval('.cit-city, .cit-tray', (all) =>
    all.filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < 0 || bottom > window.innerHeight;
    }),
  );
  expect(unseen).toEqual([]);
  const named = await ada.page.$$eval('.cit-city .cit-chip-name', (all) =>
    all.map((one) => one.getBoundingClientRect()).every(({ width, height }) => width > 40 && height >= 12),
  );
  expect(named).toBe(true);
  await expectNoSidewaysScroll(hilde.page, 'eight cities on a phone');
  const small = await hilde.page.$$eval('.cit-board button', (all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const hidden = width === 0 || one.closest('[popover]') !== null;
      return hidden || (width >= 44 && height >= 44) ? [] : [`${one.className} ${width}x${height}`];
    }),
  );
  expect(small).toEqual([]);

  const two = await drive(
    house.server.url,
    seated.match,
    seated.tokens.filter((token) => token.seat === 0 || token.seat === 7),
  );
  expect(await Promise.all([two.play(varied), theirs])).toEqual([undefined, undefined]);
  two.close();
  others.close();
  await ada.page.waitForSelector('.cit-final');
  expect(await ada.page.locator('.cit-final thead th').count()).toBe(8);
  await hilde.page.waitForSelector(OVER);
  await Promise.all([ada.leave(), hilde.leave()]);
});
