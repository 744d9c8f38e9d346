import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplayFile, Seated } from '@pentapolis/wire';
import { beforeAll, expect, it } from 'vitest';
import { eventually, expectAccessible, visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { playOut, seat, twoHere } from './lib/matches.ts';
import { STARTING_MS } from './lib/server.ts';

const house = openHouse();
let seated: Seated;
beforeAll(async () => {
  seated = await twoHere(house.server.url, 'A finished match');
  await playOut(house.server.url, seated);
}, STARTING_MS);

it('a finished match is scrubbed, played, seen through any eyes, and shared at a step', async () => {
  const { page, leave } = await visitor(house.browser);
  await page.goto(house.server.url);
  await page.click('.match-row:has-text("A finished match") >> text=Replay');
  await page.waitForSelector('.replay-bar');
  const position = page.locator('.replay-scrub output');
  expect(await position.textContent()).toBe('0 / 36');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await eventually(() => position.textContent(), '2 / 36');
  expect(await page.textContent('.replay-caption')).toMatch(/^Bo takes/);
  await page.locator('.replay-scrub input').fill('20');
  await eventually(() => position.textContent(), '20 / 36');
  await page.click('.replay-eye:has-text("Bo")');
  await eventually(() => new URL(page.url()).search, '?at=20&eyes=1');

  await page.selectOption('.replay-speed select', '4');
  await page.click('role=button[name="Play"]');
  await page.waitForSelector('.replay-scrub output:not(:text-is("20 / 36"))');
  await page.click('role=button[name="Pause"]');
  await page.click('role=button[name="Link to this step"]');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await visitor(house.browser);
  await friend.page.goto(link);
  const shown = await position.textContent();
  await eventually(() => friend.page.textContent('.replay-scrub output'), shown);
  expect(await friend.page.isChecked('.replay-eye:has-text("Bo") input')).toBe(true);
  await Promise.all([leave(), friend.leave()]);
});

it('a downloaded replay verifies on this device, and a forged one does not', async () => {
  const { page, leave } = await visitor(house.browser);
  await page.goto(`${house.server.url}/m/${seated.match.id}/replay`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('text=Download the replay'),
  ]);
  const genuine = await download.path();

  await page.goto(`${house.server.url}/replay`);
  await page.setInputFiles('input[type="file"]', genuine);
  await page.waitForSelector('.findings[data-tone="good"]');
  await page.keyboard.press('End');
  await eventually(() => page.textContent('.replay-scrub output'), '36 / 36');

  const file = JSON.parse(await readFile(genuine, 'utf8')) as ReplayFile;
  const forged = join(tmpdir(), `forged-${process.pid}.json`);
  await writeFile(forged, JSON.stringify({ ...file, result: { ranking: [1, 2], scores: [999, 0] } }));
  await page.goto(`${house.server.url}/replay`);
  await page.setInputFiles('input[type="file"]', forged);
  await page.waitForSelector('.findings[data-tone="bad"]');
  await page.click('.findings summary');
  expect(await page.textContent('.findings li:has-text("result")')).toContain('does not hold');

  await writeFile(forged, 'no replay at all');
  await page.goto(`${house.server.url}/replay`);
  await page.setInputFiles('input[type="file"]', forged);
  await page.waitForSelector('text=This is not a replay');
  await rm(forged);
  await leave();
});

it('a match that goes on is downloaded from its menu and opened from the file', async () => {
  const seated = await twoHere(house.server.url, 'So far');
  await playOut(house.server.url, seated, 6);
  const { page, context, leave } = await visitor(house.browser);
  await seat(context, seated);
  await page.goto(`${house.server.url}/m/${seated.match.id}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download this match so far' }).click();
  const path = await (await download).path();
  await page.goto(`${house.server.url}/replay`);
  await page.setInputFiles('input[type="file"]', path);
  await page.waitForSelector('.findings');
  expect(await page.textContent('.findings')).toMatch(/can be looked at but not verified/);
  expect(await page.locator('input[name="eyes"]').count()).toBe(3);
  await page.keyboard.press('End');
  await page.waitForSelector('.replay-move[aria-current="step"] time');
  await expectAccessible(page, 'a match so far, from a file');
  await leave();
});
