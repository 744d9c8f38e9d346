import { expect, it } from 'vitest';
import { visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { seat, twoHere } from './lib/matches.ts';
import { layTile, MINE } from './lib/table.ts';

const house = openHouse();

it('two people take turns at one screen, and may take back', async () => {
  const seated = await twoHere(house.server.url);
  const { page, context, leave } = await visitor(house.browser);
  await seat(context, seated);
  await page.goto(`${house.server.url}/m/${seated.match.id}`);

  await layTile(page);
  await page.waitForSelector('.arrival:has-text("Now Bo")');
  await page.waitForSelector(`${MINE} .action-undo:has-text("Ada’s last move")`);
  await page.click('.action-undo');
  await page.waitForSelector('.arrival:has-text("Now Ada")');
  await layTile(page);
  await page.waitForSelector('.arrival:has-text("Now Bo")');
  await layTile(page);
  await page.waitForSelector('.arrival:has-text("Now Ada")');

  // W shows what happened since Ada's last turn, and goes back to now.
  await page.keyboard.press('w');
  await page.waitForSelector('.action-bar[data-state="past"]');
  await page.keyboard.press('w');
  await page.waitForSelector(MINE);
  await leave();
});

it('a refusal is a sentence that leads to its rule', async () => {
  const seated = await twoHere(house.server.url);
  const { page, context, leave } = await visitor(house.browser);
  await seat(context, seated, [0]);
  await page.goto(`${house.server.url}/m/${seated.match.id}`);
  await page.waitForSelector(MINE);

  // Four tiles lie on the site and Ada has one stone: the last one is too dear.
  await page.keyboard.press('4');
  const notice = page.locator('.akr-notice');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/stone/);
  await notice.getByRole('button').first().click();
  const rule = page.locator('.rule[data-current]');
  await rule.waitFor();
  expect(await rule.getAttribute('id')).toMatch(/^AKR-SITE-/);

  // The question itself leads to the rule that asks it.
  await page.click('.action-rule');
  await page.waitForSelector('.rule[data-current]#AKR-TURN-2');

  // The book can be searched, in the chosen language.
  await page.fill('.rules-search input', 'overhang');
  await page.waitForSelector('#AKR-PLACE-3');
  expect(await page.locator('.rule').count()).toBeLessThan(4);
  await page.click('role=button[name="Français"]');
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  await page.fill('.rules-search input', 'carriere');
  await page.waitForSelector('.rule:has-text("carrière")');
  await page.reload();
  await page.waitForSelector('text=À vous de jouer');
  await leave();
});
