import { isTableKey } from '@pentapolis/kit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './lib/browser.ts';
import { STARTING_MS } from './lib/server.ts';

const PAGE = `
  <button id="button">press</button>
  <div id="stage" tabindex="0">a board</div>
  <input id="text"><input id="check" type="checkbox"><textarea id="area"></textarea>
  <select id="select"><option>one</option><option>two</option></select>
  <div id="editable" contenteditable="true">words</div>
  <div id="plain" contenteditable="false" tabindex="0">no field</div>
  <div role="listbox" tabindex="0" id="listbox"></div>
  <div role="dialog"><button id="in-dialog">in a dialog</button></div>
  <button id="taken">takes its keys itself</button>
  <div popover="auto" id="popover"><button id="in-popover">in a panel</button></div>
  <dialog id="modal"><button>ok</button></dialog>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage();
  await page.setContent(PAGE);
  await page.evaluate(`
    window.isTableKey = ${isTableKey.toString()};
    document.querySelector('#taken').addEventListener('keydown', (event) => event.preventDefault());
    window.meant = [];
    document.addEventListener('keydown', (event) => window.meant.push(window.isTableKey(event)));`);
}, STARTING_MS);
afterAll(() => browser?.close());

/** Whether the table may have the last key of this combination, pressed at `place` (the page itself when empty). */
async function meant(place: string, keys = 'r'): Promise<boolean> {
  await page.evaluate((id) => {
    (document.activeElement as HTMLElement | null)?.blur();
    if (id !== '') document.querySelector<HTMLElement>(`#${id}`)?.focus();
  }, place);
  await page.keyboard.press(keys);
  return page.evaluate(() => (window as unknown as { meant: boolean[] }).meant.at(-1) ?? false);
}

it.each(['', 'button', 'stage', 'plain'])('the table has keys pressed at "%s"', async (place) => {
  expect(await meant(place)).toBe(true);
  expect(await meant(place, 'Shift+R')).toBe(true);
  expect(await meant(place, 'Escape')).toBe(true);
});

it.each(['text', 'check', 'area', 'select', 'editable', 'listbox', 'in-dialog', 'taken'])(
  'the table has no key pressed at "%s"',
  async (place) => {
    expect(await meant(place)).toBe(false);
    expect(await meant(place, 'Escape')).toBe(false);
  },
);

it.each(['Control+r', 'Alt+r', 'Meta+r'])('%s means the browser', async (keys) => {
  expect(await meant('stage', keys)).toBe(false);
});

it('while a panel or a dialog is open above it, the table has no key, wherever the focus is', async () => {
  await page.evaluate(() => document.querySelector<HTMLElement>('#popover')?.showPopover());
  expect([await meant(''), await meant('stage'), await meant('in-popover')]).toEqual([false, false, false]);
  await page.evaluate(() => document.querySelector<HTMLElement>('#popover')?.hidePopover());
  expect(await meant('stage')).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.showModal());
  expect(await meant('')).toBe(false);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.close());
  expect(await meant('')).toBe(true);
});
