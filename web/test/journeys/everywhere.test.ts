import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, PHONE, visitor } from './lib/browser.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, playOut, seat, twoHere } from './lib/matches.ts';
import { STARTING_MS } from './lib/server.ts';

const house = openHouse();
let running: Awaited<ReturnType<typeof twoHere>>;
let finished: Awaited<ReturnType<typeof twoHere>>;
let open: Awaited<ReturnType<typeof twoHere>>;
beforeAll(async () => {
  running = await twoHere(house.server.url, 'Mid-match');
  finished = await twoHere(house.server.url, 'Over');
  open = await createMatch(house.server.url, {
    game: 'akropolis',
    seats: [{ fill: 'you', name: 'Ada' }, { fill: 'open' }, { fill: 'open' }],
    visibility: 'public',
    name: 'Waiting',
  });
  await playOut(house.server.url, running, 12);
  await playOut(house.server.url, finished);
}, STARTING_MS);

interface Place {
  readonly name: string;
  readonly path: () => string;
  readonly ready: string;
  readonly open?: (page: Page) => Promise<unknown>;
}

const PLACES: readonly Place[] = [
  { name: 'lobby', path: () => '/', ready: '.match-row' },
  {
    name: 'create',
    path: () => '/',
    ready: '.akropolis-cover',
    open: async (page) => {
      await page
        .getByText(/Set up a table|Préparer une table/)
        .first()
        .click();
      await page.click('.create-options summary');
      await page.waitForSelector('.create-option-list');
    },
  },
  { name: 'waiting', path: () => `/m/${open.match.id}`, ready: '.waiting' },
  { name: 'table', path: () => `/m/${running.match.id}`, ready: '.action-bar' },
  { name: 'final', path: () => `/m/${finished.match.id}`, ready: '.final' },
  { name: 'replay', path: () => `/m/${finished.match.id}/replay?at=9`, ready: '.replay-bar' },
  { name: 'about', path: () => '/about', ready: '.page-credits li' },
  { name: 'pad', path: () => '/pad/akropolis', ready: '.page-wide' },
];

describe.each([
  { look: 'light, on a desk, in English', dark: false, phone: false, language: 'en-GB' as const },
  { look: 'dark, on a phone, in French', dark: true, phone: true, language: 'fr-FR' as const },
])('$look', ({ dark, phone, language }) => {
  it('axe finds nothing grave, and nothing scrolls sideways', async () => {
    const { page, context, leave } = await visitor(house.browser, {
      dark,
      language,
      ...(phone ? { viewport: PHONE } : {}),
    });
    await seat(context, running);
    for (const { name, path, ready, open: openUp } of PLACES) {
      await page.goto(house.server.url + path());
      await page.waitForSelector(ready);
      await openUp?.(page);
      await expectAccessible(page, name);
      await expectNoSidewaysScroll(page, name);
    }
    await leave();
  });
});

it('on a phone no target of the frame is smaller than a thumb', async () => {
  const { page, context, leave } = await visitor(house.browser, { viewport: PHONE });
  await seat(context, running);
  for (const { name, path, ready } of PLACES.filter((place) =>
    ['lobby', 'table', 'replay'].includes(place.name),
  )) {
    await page.goto(house.server.url + path());
    await page.waitForSelector(ready);
    const small = await page.$$eval('button, .button, input:not(.unseen), select, nav a', (all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const hidden = width === 0 || one.closest('[popover], .unseen') !== null;
        const covered = getComputedStyle(one).opacity === '0';
        return hidden || covered || (width >= 44 && height >= 44)
          ? []
          : [`${one.className} ${width}x${height}`];
      }),
    );
    expect({ name, small }).toEqual({ name, small: [] });
  }
  await leave();
});

it('a region that scrolls and holds nothing to press can be reached and scrolled by keyboard', async () => {
  const { page, leave } = await visitor(house.browser);
  await page.goto(`${house.server.url}/about`);
  await page.waitForSelector('.page-credits li');
  await page.addStyleTag({
    content:
      '@media (min-width: 1px) { .long { height: 60px; overflow: hidden auto; } } .tall { height: 400px; } .wide { overflow-x: auto; } .row { width: 3000px; }',
  });
  const add = (html: string): Promise<void> =>
    page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', text), html);
  await add('<div class="long" id="bare"><div class="tall"></div></div>');
  await add('<div class="long" id="held"><div class="tall"><button>press</button></div></div>');
  await add('<div class="long" id="short">a line</div>');
  await add(
    '<section aria-label="Result"><div class="wide" id="axis"><p class="row">long</p></div></section>',
  );
  await add('<ul class="long" id="list"><li class="tall"><h3>Cities</h3></li></ul>');
  await page.waitForSelector('#bare[tabindex="0"]');
  // One axis alone scrolls as well; and whoever hears the page is told where it stopped.
  await page.waitForSelector('#axis[tabindex="0"][role="group"][aria-label="Result"]');
  await page.waitForSelector('#list[tabindex="0"][aria-label="Cities"]:not([role])');
  expect(await page.locator('#held[tabindex], #short[tabindex]').count()).toBe(0);
  await page.focus('#bare');
  await page.keyboard.press('End');
  await page.waitForFunction(() => (document.querySelector('#bare')?.scrollTop ?? 0) > 0);
  // Disabled, the button is no stop any more, and the region becomes one; and the other way round.
  await page.evaluate(() => document.querySelector('#held button')?.setAttribute('disabled', ''));
  await page.waitForSelector('#held[tabindex="0"]');
  await page.evaluate(() => document.querySelector('#held button')?.removeAttribute('disabled'));
  await page.waitForSelector('#held:not([tabindex])');
  await leave();
});

it('what is filled in for a new match survives closing and reloading, and is gone when it is cancelled', async () => {
  const { page, leave } = await visitor(house.browser);
  const openSheet = async (): Promise<void> => {
    await page.goto(house.server.url);
    await page.click('[data-game="akropolis"] >> text=Set up a table');
    await page.waitForSelector('.create');
  };
  const title = page.getByLabel('Name of the table');
  await openSheet();
  await title.fill('Thursday club');
  await page.locator('input[name="visibility"]').nth(1).check();
  await page.keyboard.press('Escape');
  await openSheet();
  expect([
    await title.inputValue(),
    await page.locator('input[name="visibility"]').nth(1).isChecked(),
  ]).toEqual(['Thursday club', true]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openSheet();
  expect(await title.inputValue()).toBe('');
  await leave();
});
