import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

/** Machines that run tests are often busy with something else. */
const PATIENCE_MS = 180_000;

export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1440, height: 900 } as const;

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

interface Person {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: 'en-GB' | 'fr-FR';
  readonly dark?: boolean;
}

/** Somebody with a browser of their own. Whatever goes wrong in a page fails the test at {@link Visitor.leave}. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  leave(): Promise<void>;
}

/** What a browser says by itself while a server is down. */
const EXPECTED = /ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource/;

export async function visitor(browser: Browser, person: Person = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: person.viewport ?? DESK,
    locale: person.language ?? 'en-GB',
    colorScheme: person.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    hasTouch: person.viewport === PHONE,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) wrong.push(message.text());
  });
  return {
    page,
    context,
    async leave() {
      await context.close();
      expect(wrong).toEqual([]);
    },
  };
}

/** Fails on anything axe calls serious or critical, naming the place. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  // The library's types belong to another copy of playwright.
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${place}: ${id} at ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 4)
          .join(' | ')}`,
    );
  expect(grave).toEqual([]);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(`${place}: ${Math.max(0, excess)} px`).toBe(`${place}: 0 px`);
}

/** Waits until `read` gives `value`. */
export async function eventually<T>(read: () => T | Promise<T>, value: T): Promise<void> {
  await expect.poll(read, { timeout: PATIENCE_MS }).toBe(value);
}
