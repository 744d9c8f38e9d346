import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually, expectAccessible, expectNoSidewaysScroll, PHONE, visitor } from './lib/browser.ts';
import { type Choose, type Driver, drive, type Question } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';
import { MINE } from './lib/table.ts';

const house = openHouse('--no-pauses');

/** What this journey reads of a View. */
interface Shown {
  readonly year: number;
  readonly seats: readonly {
    readonly company?: string;
    readonly cash: number;
    readonly hand?: readonly string[];
    readonly concealed?: readonly string[];
  }[];
  readonly companies: readonly { readonly id: string; readonly cities: readonly string[] }[];
}

interface Chosen {
  readonly kind: string;
  readonly as?: string;
  readonly card?: string;
  readonly company?: string;
}

const shownIn = ({ frame }: Question): Shown => frame.view as Shown;
const kindOf = ({ frame }: Question): string => frame.decision?.kind ?? '';

/** Runs a railway of its own: trains and cities for the own company, a purchase where one can be made. */
const railway: Choose = (question) => {
  const legal = question.legal as readonly Chosen[];
  const own = shownIn(question).seats[question.seat]?.company;
  return (
    legal.find(({ kind }) => kind === 'buy') ??
    legal.find(({ as, card }) => as === 'train' && card?.startsWith(`${own}-`)) ??
    legal.find(({ as, company }) => as === 'city' && company === own) ??
    legal[question.made % legal.length]
  );
};

/** The next question of one of these kinds, played up to by the driver. */
async function until(driver: Driver, year: number, ...kinds: readonly string[]): Promise<Question> {
  const question = await driver.play((asked) =>
    kinds.includes(kindOf(asked)) && shownIn(asked).year >= year ? undefined : railway(asked),
  );
  if (question === undefined)
    throw new Error(`the match ended before year ${year} asked for ${kinds.join()}`);
  return question;
}

/** Where the page is loaded anew: every kind of round, every year. A company can lose its President before it operates. */
const JOURNEY: readonly (readonly [number, ...(readonly string[])[]])[] = [
  [1, ['play'], ['take'], ['operate'], ['trade']],
  [2, ['play'], ['trade']],
  [3, ['take'], ['operate', 'trade']],
];

const ROUNDS = { play: /Trick \d+ of 10/, take: /Trick \d+ of 10/, operate: /Operating/, trade: /Stock/ };

/** The page shows this question after loading it anew, with all that only Ada may see. */
async function reloaded(page: Page, question: Question): Promise<void> {
  await page.reload();
  await page.waitForSelector(MINE);
  const { year, seats, companies } = shownIn(question);
  const phase = await page.textContent('.top-bar-words p');
  expect(phase).toContain(`Year ${year} of 3`);
  expect(phase).toMatch(ROUNDS[kindOf(question) as keyof typeof ROUNDS]);
  expect(await page.getAttribute('.ctx-board', 'data-year')).toBe(String(year));
  const { hand = [], concealed = [], cash } = seats[0] as Shown['seats'][number];
  expect(await page.locator('.ctx-hand li').count()).toBe(hand.length);
  expect(await page.locator('.ctx-under li').count()).toBe(concealed.length);
  expect(await page.textContent('.ctx-ledger tr[data-own="true"] .ctx-cash')).toContain(String(cash));
  expect(await page.locator('.ctx-cities li').count()).toBe(
    companies.reduce((sum, { cities }) => sum + cities.length, 0),
  );
}

/** Answers in the browser, by keys: a digit presses, Enter confirms. */
async function answered(page: Page, question: Question): Promise<void> {
  const legal = question.legal as readonly Chosen[];
  switch (kindOf(question)) {
    case 'play':
      await page.keyboard.press('1');
      await page.waitForSelector('.ctx-hand [aria-pressed="true"]');
      await page.keyboard.press('Enter');
      break;
    case 'take':
      if ((await page.locator('.ctx-uses').count()) === 0) await page.keyboard.press('1');
      await page.waitForSelector('.ctx-uses');
      await page.keyboard.press('2');
      break;
    case 'operate':
      // All of the cities are let go, then the first is taken back: the forecast follows.
      await page.click('.ctx-sums-tools button >> nth=1');
      expect(await page.textContent('.ctx-ladder [aria-current="true"]')).toContain('0');
      await page.keyboard.press('1');
      await page.waitForSelector('.ctx-cities li[data-on="true"]');
      await page.click('.ctx-sums-tools button >> nth=0');
      await page.click(`${MINE} .ctx-confirm`);
      break;
    default:
      if (legal.some(({ kind }) => kind === 'buy')) {
        await page.click('.ctx-stage-body [data-target], .ctx-under [data-target]');
        await page.waitForSelector('.ctx-slip');
        await page.click(`${MINE} .ctx-confirm`);
      } else await page.click(`${MINE} .button:has-text("Pass")`);
  }
}

it('one person and two bots play CityTriXX through all three years, loading every kind of round anew', async () => {
  const seated = await createMatch(house.server.url, {
    game: 'citytrixx',
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'bot', level: 'builder' },
      { fill: 'bot', level: 'builder' },
    ],
    visibility: 'private',
  });
  const { page, context, leave } = await visitor(house.browser);
  await seat(context, seated);
  await page.goto(`${house.server.url}/m/${seated.match.id}`);

  // The set is said to be reconstructed; the Italian company starts at 45.
  await page.waitForSelector('.ctx-reconstructed:has-text("Reconstructed components")');
  await page.waitForSelector(MINE);
  await page.click('.ctx-candidate:has-text("Italy")');
  await page.click(`${MINE} .ctx-confirm`);
  await page.click('.ctx-space button:has-text("45")');
  await page.waitForSelector('.ctx-disc[data-ghost]');
  expect(await page.textContent('.ctx-ledger tr[data-own="true"] .ctx-cash')).toContain('110');
  await page.click(`${MINE} .ctx-confirm`);

  const driver = await drive(house.server.url, seated.match, seated.tokens);
  const loaded = new Set<string>();
  for (const [year, ...rounds] of JOURNEY)
    for (const kinds of rounds) {
      const question = await until(driver, year, ...kinds);
      expect(shownIn(question).year).toBe(year);
      await reloaded(page, question);
      loaded.add(kindOf(question));
      await answered(page, question);
      // The driver hears of it before it goes on.
      await eventually(() => driver.frames.get(0)?.asked !== question.frame.asked, true);
    }
  expect([...loaded].sort()).toEqual(['operate', 'play', 'take', 'trade']);

  // The last year ends; the count adds up to what the server says.
  await driver.play(railway);
  const result = driver.frames.get(0)?.result;
  await page.waitForSelector('.ctx-final');
  const totals = await page.locator('.ctx-final tfoot td').allTextContents();
  expect(totals.map((text) => Number(text.replace(/\D/g, '')))).toEqual(result?.scores);
  expect(await page.locator('.ctx-final tbody tr').count()).toBe(4);
  driver.close();
  await leave();
});

it('the table is usable on a phone and by those who listen', async () => {
  const seated = await createMatch(house.server.url, {
    game: 'citytrixx',
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'bot', level: 'builder' },
      { fill: 'bot', level: 'builder' },
    ],
    visibility: 'private',
  });
  const driver = await drive(house.server.url, seated.match, seated.tokens);
  const { page, context, leave } = await visitor(house.browser, {
    viewport: PHONE,
    dark: true,
    language: 'fr-FR',
  });
  await seat(context, seated);
  for (const kind of ['take', 'trade']) {
    await until(driver, 1, kind);
    await page.goto(`${house.server.url}/m/${seated.match.id}`);
    await page.waitForSelector(MINE);
    await expectNoSidewaysScroll(page, `CityTriXX, ${kind}`);
    await expectAccessible(page, `CityTriXX, ${kind}`);
  }
  driver.close();
  await leave();
});

it('the score pad counts the example of the rulebook', async () => {
  const { page, leave } = await visitor(house.browser);
  await page.goto(`${house.server.url}/pad/citytrixx`);
  await page.waitForSelector('.kit-pad');
  const companies = page.locator('.kit-pad-block').nth(0).locator('li');
  for (const [at, [value, dividend]] of [
    [150, 0],
    [100, 15],
    [120, 33],
  ].entries()) {
    await companies.nth(at).locator('input').nth(0).fill(String(value));
    await companies.nth(at).locator('input').nth(1).fill(String(dividend));
  }
  const players = page.locator('.kit-pad-block').nth(1).locator('li');
  for (const [at, [name, ...numbers]] of [
    ['Paul', 3, 2, 3, 63],
    ['Hubert', 4, 4, 0, 18],
    ['Aoulad', 0, 2, 6, 114],
  ].entries()) {
    const inputs = players.nth(at).locator('input');
    await inputs.nth(0).fill(String(name));
    for (const [column, number] of numbers.entries()) await inputs.nth(column + 1).fill(String(number));
  }
  for (const [at, president] of ['Hubert', 'Hubert', 'Aoulad'].entries())
    await companies.nth(at).locator('select').selectOption({ label: president });
  const totals = await page.locator('.kit-pad-totals tfoot td').allTextContents();
  expect(totals.map((text) => Number(text.replace(/\D/g, '')))).toEqual([1202, 1078, 1262]);
  await leave();
});
