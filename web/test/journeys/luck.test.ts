import { commitment, type StartEvent } from '@pentapolis/kernel';
import type { ReplayFile } from '@pentapolis/wire';
import { expect, it } from 'vitest';
import { PHONE, visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';

const house = openHouse();

it('a challenge link gives a promise and takes a salt, and the page holds the replay against both', async () => {
  const { page, leave } = await visitor(house.browser);
  await page.goto(`${house.server.url}/challenge/akropolis/apprentice?seats=3&name=Ada`);
  await page.waitForSelector('.action-bar');
  const id = new URL(page.url()).pathname.split('/')[2] as string;
  const key = `pentapolis.luck.${id}`;
  const kept = JSON.parse((await page.evaluate((at) => localStorage.getItem(at), key)) ?? '');

  await page.click('role=button[name="Menu and settings"]');
  await page.click('.menu-danger');
  await page.click('role=button[name="Resign"]');
  await page.waitForSelector('text=Rematch');
  const file = (await (await fetch(`${house.server.url}/api/matches/${id}/replay`)).json()) as ReplayFile;
  const start = file.events[0] as StartEvent;
  expect(start).toMatchObject({
    match: id,
    commitment: kept.commitment,
    salts: [kept.salts[0].salt, '', ''],
  });
  expect(commitment(file.seed)).toBe(kept.commitment);
  expect(file.names[0]).toBe('Ada');

  await page.goto(`${house.server.url}/m/${id}/replay`);
  await page.click('text=Check the luck');
  await page.waitForSelector('.findings[data-tone="good"]:has-text("this device’s part in the luck too")');

  // Without what it was promised nothing is absent and green: it is red.
  await page.evaluate((at) => localStorage.removeItem(at), key);
  await page.click('text=Check the luck');
  await page.waitForSelector('.findings[data-tone="bad"]');
  await page.click('.findings summary');
  await page.waitForSelector('li[data-check="promise"][data-holds="false"]');

  await page.setViewportSize(PHONE);
  const box = await page.locator('.findings').boundingBox();
  expect(box?.width).toBeGreaterThan(0.8 * PHONE.width);
  await leave();
});
