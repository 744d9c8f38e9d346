import { expect, it } from 'vitest';
import { PHONE, visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { layTile, MINE, tapTile } from './lib/table.ts';

const house = openHouse();

it('two friends and a spectator share a match through a reload and a crash of the server', async () => {
  const ada = await visitor(house.browser);
  const bo = await visitor(house.browser, { viewport: PHONE });
  const eve = await visitor(house.browser, { language: 'fr-FR' });

  // Ada opens a table and sends the link.
  await ada.page.goto(house.server.url);
  await ada.page.fill('[data-game="akropolis"] .game-actions input', 'Ada');
  await ada.page.click('[data-game="akropolis"] >> text=Invite friends');
  await ada.page.click('.create-options summary');
  await ada.page.getByRole('group', { name: 'First player' }).getByLabel('Player 1', { exact: true }).check();
  await ada.page.click('text=Open the table');
  await ada.page.waitForSelector('.waiting');
  await ada.page.click('text=Copy link');
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(ada.page.url());

  // Bo sits down on his phone; the match begins by itself.
  await bo.page.goto(link);
  await bo.page.fill('#join-name', 'Bo');
  await bo.page.click('text=Take seat 2');
  await ada.page.waitForSelector(MINE);
  await bo.page.waitForSelector('.action-bar[data-state="theirs"]');
  expect(await bo.page.textContent('.action-kicker')).toBe('Ada is thinking');

  // Eve only watches, in French.
  await eve.page.goto(link);
  await eve.page.waitForSelector('.action-bar[data-state="theirs"]');
  expect(await eve.page.textContent('.action-kicker')).toBe('Ada réfléchit');
  expect(await eve.page.getAttribute('html', 'lang')).toBe('fr');
  expect(await eve.page.locator('.action-undo').count()).toBe(0);
  await eve.page.waitForSelector('.top-bar >> text=Vous regardez');

  await layTile(ada.page);
  await bo.page.waitForSelector(MINE);
  await eve.page.click('text=Journal');
  await eve.page.waitForSelector('.log-step:has-text("Ada prend") time[datetime]');
  // Half a sentence outlives another panel and a reload.
  await eve.page.click('text=Parler');
  await eve.page.fill('.chat-form input', 'Bien jou');
  await eve.page.click('text=Journal');
  await eve.page.reload();
  await eve.page.click('text=Parler');
  expect(await eve.page.inputValue('.chat-form input')).toBe('Bien jou');
  await eve.page.click('text=Journal');

  // What is typed is text, whatever it looks like.
  await ada.page.click('role=tab[name="Chat"]');
  await ada.page.fill('[aria-label="Message to the table"]', '<img src=x onerror=alert(1)> hello');
  await ada.page.keyboard.press('Enter');
  await bo.page.click('text=Chat');
  await bo.page.waitForSelector('.chat-lines >> text=<img src=x onerror=alert(1)> hello');
  expect(await bo.page.locator('.chat-lines img').count()).toBe(0);
  await bo.page.keyboard.press('Escape');

  // After Bo has played, Ada needs his consent to take hers back; he refuses, then she may ask again.
  await tapTile(bo.page);
  await ada.page.waitForSelector(`${MINE} .action-undo:has-text("if Bo agrees")`);
  await ada.page.click('.action-undo');
  await bo.page.click('.strip >> text=No');
  await ada.page.waitForSelector('.strip', { state: 'detached' });
  await ada.page.click('.action-undo');
  await bo.page.click('.strip >> text=Yes');
  await ada.page.waitForSelector('.top-bar-words >> text=Turn 1 of');
  await layTile(ada.page);
  await bo.page.waitForSelector(MINE);

  // A reload finds everything as it was.
  await bo.page.reload();
  await bo.page.waitForSelector(MINE);
  expect(await bo.page.locator('.table-lost').count()).toBe(0);

  // The server dies. What was acknowledged is still there when it comes back, and nobody has to do anything.
  const down = await house.server.crash();
  await bo.page.waitForSelector('.table-lost');
  await down.restart();
  await bo.page.waitForSelector('.table-lost', { state: 'detached' });
  await tapTile(bo.page);
  await ada.page.waitForSelector(MINE);
  await eve.page.waitForSelector('.log-step:has-text("Bo prend")');
  await layTile(ada.page);
  await bo.page.waitForSelector(MINE);

  // Bo closes his phone and finds his match in the lobby.
  // A proxy answers in the server's place: the match stays in the list and says so, until it is heard of again.
  const lookup = '**/api/matches/lookup';
  await bo.page.route(lookup, (route) => route.fulfill({ status: 404, body: '<h1>404 Not Found</h1>' }));
  await bo.page.goto(house.server.url);
  await bo.page.waitForSelector('.own-matches .match-row-notice >> text=404');
  await bo.page.unroute(lookup);
  await bo.page.click('text=Ask again');
  await bo.page.waitForSelector('.match-row[data-turn] >> text=Your turn');
  await bo.page.waitForSelector('.match-row[data-turn] >> text=Waiting for you');
  expect(await bo.page.title()).toMatch(/^\(1\) /);
  await bo.page.click('.match-row[data-turn] >> text=Continue');
  await bo.page.waitForSelector(MINE);

  await Promise.all([ada.leave(), bo.leave(), eve.leave()]);
});
