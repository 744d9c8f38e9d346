import { TEXTS } from '@pentapolis/catalogue/texts';
import { expect, it } from 'vitest';
import { eventually, expectAccessible, expectNoSidewaysScroll, PHONE, visitor } from './lib/browser.ts';
import { answer, cardsIn } from './lib/citadels.ts';
import { drive, varied } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';
import { MINE } from './lib/table.ts';

const house = openHouse('--no-pauses');

it('a reload in the middle of a power finds it where it was', async () => {
  const seated = await createMatch(house.server.url, {
    game: 'citadels',
    seats: ['Ada', 'Bo', 'Clémence', 'Dmitri'].map((name) => ({ fill: 'you', name })),
    visibility: 'private',
    options: { characters: ['wizard', 'emperor'] },
  });
  const all = await drive(house.server.url, seated.match, seated.tokens);
  for (const { power, lit, cards } of [
    { power: 'crown', lit: 'button.cit-seat.cit-target', cards: false },
    { power: 'wizard', lit: '.cit-offer .cit-target', cards: true },
  ]) {
    const question = await all.play((asked) => {
      if (asked.frame.decision?.kind === power) return undefined;
      const looks = asked.legal.find((action) => (action as { kind: string }).kind === 'look');
      return looks ?? varied(asked);
    });
    expect(question, `nobody was asked for ${power}`).toBeDefined();
    const asked = question?.seat ?? 0;
    const { page, context, leave } = await visitor(house.browser);
    await seat(context, seated, [asked]);
    await page.goto(`${house.server.url}/m/${seated.match.id}`);
    await page.waitForSelector(lit);
    const seen = cards ? await cardsIn(page, 'offer') : await page.locator(lit).allTextContents();
    expect(seen.length).toBeGreaterThan(0);
    const sentence = await page.textContent(`${MINE} .action-sentence > p:last-child`);
    await page.reload();
    await page.waitForSelector(lit);
    expect(cards ? await cardsIn(page, 'offer') : await page.locator(lit).allTextContents()).toEqual(seen);
    expect(await page.textContent(`${MINE} .action-sentence > p:last-child`)).toBe(sentence);
    await answer(page);
    await eventually(() => page.locator(lit).count(), 0);
    await leave();
  }
  all.close();
});

it('the score pad counts the example of the terminal, keeps it over a reload, and brings an emptied sheet back', async () => {
  const { page, leave } = await visitor(house.browser, { viewport: PHONE });
  await page.goto(`${house.server.url}/pad/citadels`);
  const cities = page.locator('.cit-pad-city');
  await cities.nth(1).waitFor();
  for (const [at, names] of [
    ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'watchtower', 'dragon gate'],
    ['palace', 'cathedral', 'harbor', 'fortress', 'haunted', 'museum', 'map room'],
  ].entries()) {
    await cities.nth(at).locator('summary').tap();
    for (const name of names) {
      await cities.nth(at).locator('input[type="search"]').fill(name);
      await page.keyboard.press('Enter');
    }
  }
  await cities.nth(0).getByRole('button', { name: 'The Artist’s gold on Castle' }).tap();
  await cities.nth(0).getByLabel('First complete city').check();
  await cities.nth(0).getByLabel('Gold left').fill('2');
  await cities.nth(1).getByLabel('Gold left').fill('4');
  await cities.nth(1).getByLabel('Cards in hand').fill('3');
  await cities.nth(1).getByLabel('Cards under the Museum').fill('2');
  const totals = (): Promise<number[]> =>
    page
      .locator('.kit-pad-totals tfoot td')
      .allTextContents()
      .then((texts) => texts.map(Number));
  const pad = (await TEXTS.citadels()).scorePad!;
  const { players } = pad.score(pad.example) as unknown as { players: readonly { total: number }[] };
  const expected = players.map(({ total }) => total);
  expect(await totals()).toEqual(expected);
  await expectAccessible(page, 'the score pad of Citadels on a phone');
  await expectNoSidewaysScroll(page, 'the score pad of Citadels on a phone');
  await page.reload();
  await cities.nth(1).waitFor();
  expect(await totals()).toEqual(expected);
  await page.getByRole('button', { name: 'Empty the sheet' }).tap();
  expect(await totals()).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Bring the last one back' }).tap();
  expect(await totals()).toEqual(expected);
  await leave();
});
