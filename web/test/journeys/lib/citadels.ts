import type { Locator, Page } from 'playwright-core';
import { MINE } from './table.ts';

const LIT = '.cit-board .cit-target:not([aria-pressed="true"])';
const PRESSED = '.cit-board [aria-pressed="true"]';
const BUTTON = `${MINE} .action-outlet .button`;

/** All that a person sees of the table, as text: after a move it reads otherwise. */
const reading = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.table')?.textContent ?? '');

/** Presses something, unless it goes away first: the table may change while the pointer is on its way. */
async function press(thing: Locator, position?: { x: number; y: number }): Promise<void> {
  await thing
    .click({ timeout: 2000, ...(position === undefined ? {} : { position }) })
    .catch(() => undefined);
}

/**
 * Answers the question before this person with the pointer, as people do: builds when something lit lies in the hand,
 * takes what the bar offers, presses what is lit on the table, and ends the turn when there is nothing else.
 */
export async function answer(page: Page): Promise<void> {
  const before = await reading(page);
  for (let presses = 0; presses < 9; presses++) {
    const accent = page.locator(`${BUTTON}[data-look="accent"]`).first();
    const inHand = page.locator(`.cit-hand ${LIT.slice('.cit-board '.length)}`).first();
    const lit = page.locator(LIT).first();
    const pressed = (await page.locator(PRESSED).count()) > 0;
    if (!pressed && (await inHand.count()) > 0) await press(inHand, { x: 20, y: 60 });
    else if ((await accent.count()) > 0) {
      await press(accent);
      break;
    } else if ((await lit.count()) > 0) await press(lit, { x: 12, y: 20 });
    else {
      await press(page.locator(BUTTON).last());
      break;
    }
  }
  // The table shows it; where nothing was pressed after all, the next look finds what there is.
  for (let waits = 0; waits < 50 && (await reading(page)) === before; waits++) await page.waitForTimeout(40);
}

/** Answers whatever comes until `done`, or until the match is over. */
export async function playOn(page: Page, done: () => boolean | Promise<boolean>): Promise<number> {
  for (let answers = 0; ; ) {
    const bar = page.locator(`${MINE}, .action-bar[data-state="over"]`);
    if (await done()) return answers;
    if ((await bar.count()) === 0) {
      await page.waitForTimeout(40);
      continue;
    }
    if ((await bar.getAttribute('data-state')) === 'over') return answers;
    await answer(page);
    answers++;
  }
}

/** The number in "Round 3 · Thief called". */
export async function roundOn(page: Page): Promise<number> {
  const words = (await page.locator('.top-bar-words p').textContent()) ?? '';
  return Number(/\d+/.exec(words)?.[0] ?? 0);
}

/** Names of the cards in a row of the tray, in their order. */
export const cardsIn = (page: Page, row: 'hand' | 'offer'): Promise<string[]> =>
  page.locator(`.cit-${row} .cit-card-name`).allTextContents();
