import { BOTS } from '@pentapolis/catalogue/bots';
import { fastChance } from '@pentapolis/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eventually,
  expectAccessible,
  expectNoSidewaysScroll,
  launch,
  PHONE,
  visitor,
} from './lib/browser.ts';
import { type Choose, drive, type Question } from './lib/driver.ts';
import { longIt } from './lib/long.ts';
import { createMatch, seat } from './lib/matches.ts';
import { STARTING_MS, startServer, type TestServer } from './lib/server.ts';
import { MINE } from './lib/table.ts';

const STAGE = '.smc-stage .kit-stage-field';
const ACCENT = `${MINE} .action-outlet .button[data-look="accent"]:not([aria-disabled="true"])`;
const PLAN = '.smc-plan li';

let server: TestServer;
let browser: Browser;
/** Plays like somebody who knows the game. */
let think: Choose;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer('--no-pauses'), launch()]);
  const { policies } = await BOTS['small-city']();
  const { planner } = policies;
  if (planner === undefined) throw new Error('no planner');
  think = ({ frame, seat: asked, made }) => planner({ view: frame.view, seat: asked }, fastChance(made + 1));
}, STARTING_MS);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const kindOf = ({ frame }: Question): string => frame.decision?.kind ?? '';
const roundOf = ({ frame }: Question): number => (frame.view as { readonly round: number }).round;
const asks = (kind: string): string => `.smc-board[data-ask="${kind}"]`;

/** What is asked and everything beside the borough, as text, and the borough in words. */
async function reading(page: Page): Promise<string> {
  const parts = [`${MINE} .action-sentence`, '.smc-side', '.smc-tray'].map((part) =>
    page.locator(part).textContent(),
  );
  return [...(await Promise.all(parts)), await page.locator(STAGE).getAttribute('aria-label')].join('\n');
}

/** Says yes to whatever comes before the Build phase, by keys where they do. */
async function answerUntil(page: Page, kind: string): Promise<void> {
  for (;;) {
    await page.waitForSelector(MINE);
    const asked = (await page.locator('.smc-board').getAttribute('data-ask')) ?? '';
    if (asked === kind) return;
    const before = await page.locator(`${MINE} .action-sentence`).textContent();
    if (asked === 'claim') await page.locator('.smc-card[data-state="open"]').first().click();
    else if (asked === 'propose' || asked === 'street') {
      await page.focus(STAGE);
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    } else if (asked === 'councilor') {
      await page.locator(`${MINE} .action-outlet .button`).last().click();
    }
    const yes = page.locator(ACCENT);
    if ((await yes.count()) > 0) await yes.first().click();
    await expect
      .poll(async () =>
        (await page.locator(MINE).count()) === 0
          ? ''
          : await page.locator(`${MINE} .action-sentence`).textContent(),
      )
      .not.toBe(before);
  }
}

/** The lines of a final count add up to its last one. */
async function expectSums(page: Page): Promise<readonly number[]> {
  const rows = await page.$$eval('.smc-final table tr', (all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
    ),
  );
  const totals = rows.at(-1) ?? [];
  const lines = rows.slice(1, -1);
  expect(lines.length).toBeGreaterThan(0);
  for (const [column, total] of totals.entries())
    expect(lines.reduce((sum, line) => sum + (line[column] ?? 0), 0)).toBe(total);
  return totals;
}

longIt(
  'one person and a bot play eight rounds; every question outlives a reload',
  async () => {
    const seated = await createMatch(server.url, {
      game: 'small-city',
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'bot', level: 'apprentice' },
      ],
      visibility: 'private',
      options: { boards: 'easy' },
    });
    const { page, context, leave } = await visitor(browser);
    await seat(context, seated);
    await page.goto(`${server.url}/m/${seated.match.id}`);

    // The borough is founded with the keyboard.
    await page.waitForSelector(asks('found'));
    await page.locator('.smc-promise-card').nth(1).click();
    expect(await page.locator('.smc-promise-card[aria-pressed="true"]').count()).toBe(1);
    await page.focus(STAGE);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await answerUntil(page, 'build');

    // A plan: keys take a tile, lay it, take it back; another is dragged; a reload loses nothing, and nothing is told.
    await page.keyboard.press('1');
    await page.waitForSelector('.smc-ghost[data-bad="false"]');
    await page.keyboard.press('Enter');
    await eventually(() => page.locator(PLAN).count(), 1);
    await page.keyboard.press('u');
    await eventually(() => page.locator(PLAN).count(), 0);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await eventually(() => page.locator(PLAN).count(), 1);
    const park = await page.locator('.smc-palette [data-kind="park"] .smc-supply').first().boundingBox();
    const field = await page.locator(STAGE).boundingBox();
    if (park === null || field === null) throw new Error('nothing to drag');
    await page.mouse.move(park.x + 20, park.y + 20);
    await page.mouse.down();
    await page.mouse.move(field.x + field.width * 0.4, field.y + field.height * 0.8, { steps: 4 });
    await page.mouse.move(field.x + field.width * 0.6, field.y + field.height * 0.82, { steps: 4 });
    await page.mouse.up();
    await eventually(() => page.locator(PLAN).count(), 2);
    await page.reload();
    await eventually(() => page.locator(PLAN).count(), 2);
    await expectAccessible(page, 'planning in small-city');
    await page.locator(ACCENT).click();
    await page.waitForSelector(`.smc-board:not([data-ask="build"])`);

    // The rest goes faster than anybody watches, and stops once at every kind of question.
    const me = await drive(server.url, seated.match, seated.tokens);
    const seen = new Set<string>(['found']);
    for (;;) {
      await page.goto(`${server.url}/api/health`);
      const asked = await me.play((question) => (seen.has(kindOf(question)) ? think(question) : undefined));
      if (asked === undefined) break;
      seen.add(kindOf(asked));
      await page.goto(`${server.url}/m/${seated.match.id}`);
      await page.waitForSelector(asks(kindOf(asked)));
      const before = await reading(page);
      await page.reload();
      await page.waitForSelector(asks(kindOf(asked)));
      expect(await reading(page)).toBe(before);
    }
    me.close();
    for (const kind of ['claim', 'build', 'move', 'council']) expect([...seen]).toContain(kind);
    await page.goto(`${server.url}/m/${seated.match.id}`);
    await page.waitForSelector('.smc-final');
    expect(await expectSums(page)).toHaveLength(2);
    await expectAccessible(page, 'final of small-city');
    await leave();
  },
  400_000,
);

it('alone, on a phone, in French: eight rounds and a title', async () => {
  const seated = await createMatch(server.url, {
    game: 'small-city',
    seats: [{ fill: 'you', name: 'Ada' }],
    visibility: 'private',
    options: { difficulty: 'mayor' },
  });
  const { page, context, leave } = await visitor(browser, {
    viewport: PHONE,
    language: 'fr-FR',
    dark: true,
  });
  await seat(context, seated);
  await page.goto(`${server.url}/m/${seated.match.id}`);
  const me = await drive(server.url, seated.match, seated.tokens);
  await me.play((question) =>
    kindOf(question) === 'build' && roundOf(question) === 4 ? undefined : think(question),
  );
  await page.waitForSelector(asks('build'));
  await expectNoSidewaysScroll(page, 'small-city on a phone');
  await page.locator('.smc-palette .smc-supply').first().tap();
  await page.waitForSelector('.smc-ghost');
  await expectAccessible(page, 'small-city on a phone, dark, in French');
  await page.goto(`${server.url}/api/health`);
  expect(await me.play(think)).toBeUndefined();
  me.close();
  await page.goto(`${server.url}/m/${seated.match.id}`);
  await page.waitForSelector('.smc-final-title');
  const [total = 0] = await expectSums(page);
  const title = await page.locator('.smc-final-title').getAttribute('data-title');
  expect(title === '').toBe(total < 50);
  expect(await page.locator('.smc-final-title li[data-mine="true"]').count()).toBe(total < 50 ? 0 : 1);
  await leave();
}, 300_000);

it('the advanced game: each victory is begun and a round of it is played', async () => {
  const { page, context, leave } = await visitor(browser);
  for (const [mode, words] of [
    ['votes', 'Advanced · votes'],
    ['economic', 'Economic Victory'],
    ['citizens', 'Citizens Victory'],
    ['cultural', 'Cultural Victory'],
  ] as const) {
    const seated = await createMatch(server.url, {
      game: 'small-city',
      seats: [
        { fill: 'you', name: 'Ada' },
        { fill: 'you', name: 'Bo' },
        { fill: 'you', name: 'Clémence' },
      ],
      visibility: 'private',
      options: { mode },
    });
    const all = await drive(server.url, seated.match, seated.tokens);
    const question = await all.play((asked) =>
      kindOf(asked) === 'claim' && roundOf(asked) === 2 ? undefined : think(asked),
    );
    all.close();
    const mover = question?.seat ?? 0;
    await page.goto(server.url);
    await page.evaluate(
      ([id, game, tokens]) => {
        const matches = { [id as string]: { id, game, tokens, seenAt: Date.now() } };
        localStorage.setItem('pentapolis.seats', JSON.stringify({ state: { matches }, version: 0 }));
      },
      [seated.match.id, seated.match.game, seated.tokens.filter((token) => token.seat === mover)] as const,
    );
    await page.goto(`${server.url}/m/${seated.match.id}`);
    await page.waitForSelector(asks('claim'));
    expect(await page.textContent('.smc-mode')).toBe(words);
    expect(await page.locator('.smc-card').count()).toBe(8);
    await page.reload();
    await page.waitForSelector(asks('claim'));
    await page.locator('.smc-card[data-state="open"]').first().click();
    await page.locator(ACCENT).first().click();
    await page.waitForSelector('.smc-card[data-state="taken"]');
  }
  expect(await context.pages().length).toBe(1);
  await leave();
}, 300_000);
