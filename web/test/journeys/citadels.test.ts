import { TEXTS } from '@pentapolis/catalogue/texts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually, expectAccessible, expectNoSidewaysScroll, PHONE, visitor } from './lib/browser.ts';
import { answer, cardsIn } from './lib/citadels.ts';
import { drive, varied } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';
import { MINE } from './lib/table.ts';
import { terminal } from './lib/terminal.ts';

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
    // Who plays on from here must have heard of it too.
    await expect.poll(() => all.frames.get(asked)?.asked).not.toBe(question?.frame.asked);
    await leave();
  }
  all.close();
});

/** Opens a player's city on the score pad. */
const openCity = (page: Page, player: number): Promise<void> =>
  page.locator('.kit-pad-players button').nth(player).click();

/** Types the names of districts and lets Enter take the nearest. */
async function build(page: Page, names: readonly string[]): Promise<void> {
  const search = page.getByRole('searchbox');
  await search.focus();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await eventually(() => search.inputValue(), '');
  }
}

const totals = async (page: Page): Promise<number[]> =>
  (await page.locator('.kit-pad-totals tfoot td').allTextContents()).map(Number);

it('the score pad counts the example of the terminal, keeps it over a reload, and brings an emptied sheet back', async () => {
  const { page, leave } = await visitor(house.browser, { viewport: PHONE });
  await page.goto(`${house.server.url}/pad/citadels`);
  const city = page.locator('.cit-pad-city');
  await city.waitFor();
  // One by tapping, colour by colour, one by searching.
  for (const [family, ...names] of [
    ['Noble', 'Manor', 'Castle'],
    ['Religious', 'Temple', 'Church'],
    ['Trade', 'Tavern', 'Market'],
    ['Military', 'Watchtower'],
    ['Unique', 'Dragon Gate'],
  ] as const) {
    await city.getByRole('button', { name: family, exact: true }).tap();
    for (const name of names) await city.getByRole('button', { name: `${name}, costs` }).tap();
  }
  await city.getByRole('button', { name: 'The Artist’s gold on Castle' }).tap();
  await city.getByLabel('First complete city').check();
  await city.getByLabel('Gold left').fill('2');
  await page.getByRole('button', { name: 'Player 2' }).tap();
  await build(page, ['palace', 'cathedral', 'harbor', 'fortress', 'haunted', 'museum', 'map']);
  await city.getByLabel('Gold left').fill('4');
  await city.getByLabel('Cards in hand').fill('3');
  await city.getByLabel('Cards under the Museum').fill('2');
  const pad = (await TEXTS.citadels()).scorePad!;
  const { players } = pad.score(pad.example) as unknown as { players: readonly { total: number }[] };
  const expected = players.map(({ total }) => total);
  expect(await totals(page)).toEqual(expected);
  for (const player of [0, 1]) await page.locator('.cit-pad-why > summary').nth(player).tap();
  await expectAccessible(page, 'the score pad of Citadels on a phone');
  await expectNoSidewaysScroll(page, 'the score pad of Citadels on a phone');
  await page.reload();
  await city.waitFor();
  expect(await totals(page)).toEqual(expected);
  await page.getByRole('button', { name: 'Empty the sheet' }).tap();
  expect(await totals(page)).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Bring the last one back' }).tap();
  expect(await totals(page)).toEqual(expected);
  await leave();
});

it('the score pad, by keyboard, in French and in the dark, says what the terminal says of the same sheet', async () => {
  const { page, leave } = await visitor(house.browser, {
    viewport: { width: 844, height: 390 },
    language: 'fr-FR',
    dark: true,
  });
  // By the link in the lobby.
  await page.goto(house.server.url);
  await page.locator('a[href="/pad/citadels"]').press('Enter');
  await page.locator('.cit-pad-city').waitFor();
  const add = page.getByRole('button', { name: 'Ajouter un joueur' });
  for (let players = 2; players < 8; players++) await add.press('Enter');
  // The button is gone, and the focus is with the last who came.
  await eventually(() => add.count(), 0);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Joueur 8 0 point');
  await page.getByRole('button', { name: 'Retirer Joueur 8' }).press('Enter');
  const sheets = [
    ['Ada', ['manoir', 'chateau', 'temple', 'eglise', 'taverne', 'marche', 'tour de guet']],
    ['', ['palais', 'monas', 'comptoir', 'caserne']],
    ['Cy', ['palais', 'monas', 'comptoir', 'caserne']],
    ['Di', ['palais', 'cathedrale', 'echoppe', 'caserne', 'trone']],
    ['Ed', ['fontaine', 'donjon', 'donjon', 'tresor']],
  ] as const;
  for (const [player, [name, districts]] of sheets.entries()) {
    await openCity(page, player);
    await page.getByLabel('Nom').fill(name);
    await build(page, districts);
  }
  // What is taken out leaves the focus on the next to be taken out, and goes back.
  const out = page.getByRole('button', { name: 'Enlever Donjon' });
  await out.first().press('Enter');
  await eventually(() => out.count(), 1);
  await eventually(
    () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    'Enlever Donjon',
  );
  await build(page, ['donjon']);
  await page.getByLabel('Or restant').fill('5');
  await openCity(page, 1);
  await page.getByLabel('Or restant').fill('1');
  await openCity(page, 0);
  await page.getByLabel('Première cité complète').press('Space');
  await page.getByLabel('Une cité est complète avec').selectOption('6');
  const sheet = {
    goal: 6,
    players: [
      {
        name: 'Ada',
        districts: ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'watchtower'],
        first: true,
      },
      { districts: ['palace', 'monastery', 'docks', 'battlefield'], gold: 1 },
      { name: 'Cy', districts: ['palace', 'monastery', 'docks', 'battlefield'] },
      { name: 'Di', districts: ['palace', 'cathedral', 'tradingPost', 'battlefield', 'throneRoom'] },
      { name: 'Ed', districts: ['wishingWell', 'keep', 'keep', 'imperialTreasury'], gold: 5 },
      { districts: [] },
      { districts: [] },
    ],
  };
  const lines = terminal(['score', 'citadels', '-', '--lang', 'fr'], sheet)
    .split('\n')
    .filter((line) => /^\S.*\.( \[[A-Z0-9-]+\])?$/.test(line));
  expect(lines.length).toBeGreaterThanOrEqual(4);
  const said = await page
    .locator('.cit-pad-verdict p, .cit-pad-doubts p')
    .evaluateAll((all) => all.map((p) => p.firstChild?.textContent ?? ''));
  expect(said.toSorted()).toEqual(lines.map((line) => line.replace(/ \[[A-Z0-9-]+\]$/, '')).toSorted());
  const { players } = JSON.parse(terminal(['score', 'citadels', '-', '--json'], sheet)) as {
    players: { total: number }[];
  };
  expect(await totals(page)).toEqual(players.map(({ total }) => total));
  await expectAccessible(page, 'the score pad of Citadels in the dark');
  await expectNoSidewaysScroll(page, 'the score pad of Citadels for seven');
  // Every line of the count leads to its rule.
  await page.locator('.kit-pad-totals').getByRole('button', { name: 'CIT-SCORE-4' }).press('Enter');
  await page.getByRole('dialog').getByText('CIT-SCORE-4').first().waitFor();
  await leave();
});
