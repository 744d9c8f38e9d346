import { RULES } from '@pentapolis/catalogue';
import type { Seated } from '@pentapolis/wire';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually, type Visitor, visitor } from './lib/browser.ts';
import { answer, cardsIn, playOn } from './lib/citadels.ts';
import { type Driver, drive, varied } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';
import { startServer } from './lib/server.ts';
import { MINE } from './lib/table.ts';

const house = openHouse('--no-pauses');

function table(...names: readonly string[]): Promise<Seated> {
  return createMatch(house.server.url, {
    game: 'citadels',
    seats: names.map((name) => ({ fill: 'you', name })),
    visibility: 'public',
    options: { length: '7' },
  });
}

/** Everything a page is sent over its sockets from now on. */
function listen(page: Page): string[] {
  const received: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  return received;
}

const { game, messages } = await RULES.citadels();
const bonus = game.meta.options.flatMap((spec) =>
  spec.id === 'districts' && spec.kind === 'subset' ? spec.choices : [],
);
/** Names of the cards of this deck, in its order: id -> what people read. */
const deck = new Map(
  Object.entries(messages.en).flatMap(([key, words]) => {
    const id = /^district\.(\w+)$/.exec(key)?.[1];
    return id === undefined || id === 'ballRoom' || bonus.includes(id) ? [] : [[id, String(words)] as const];
  }),
);
const inWords = (ids: readonly string[]): string[] => ids.map((id) => deck.get(id) ?? id);

/** Districts named in what was received, as the wire spells them, sorted. */
const namedIn = (received: readonly string[]): string[] =>
  [...deck.keys()].filter((id) => received.some((text) => text.includes(`"${id}"`))).sort();

/** The hand that a seat sees as its own. */
function handOf({ frames }: Driver, who: number): readonly string[] {
  const view = frames.get(who)?.view as { seats: { hand?: string[] }[] } | undefined;
  return view?.seats[who]?.hand ?? [];
}

it('a spectator is sent no card of a hand, and nobody another seat’s past', async () => {
  const seated = await table('Ada', 'Bo', 'Clémence', 'Dmitri');
  const eve = await visitor(house.browser);
  const ada = await visitor(house.browser);
  await seat(ada.context, seated, [0]);
  const [toEve, toAda] = [listen(eve.page), listen(ada.page)];
  const path = `${house.server.url}/m/${seated.match.id}`;
  await Promise.all([eve.page.goto(path), ada.page.goto(path)]);
  await Promise.all([eve, ada].map(({ page }) => page.waitForSelector('.cit-board')));

  // Nothing lies on the table yet: whatever district is named lies in a hand.
  const all = await drive(house.server.url, seated.match, seated.tokens);
  const stopped = await all.play((asked) =>
    asked.frame.decision?.kind === 'draft' ? varied(asked) : undefined,
  );
  expect(stopped).toBeDefined();
  await eve.page.waitForSelector('.top-bar-words:has-text("called")');
  expect(namedIn(toEve)).toEqual([]);
  expect(namedIn(toAda)).toEqual([...new Set(handOf(all, 0))].sort());
  expect(await cardsIn(ada.page, 'hand')).toEqual(inWords(handOf(all, 0)));
  expect(await eve.page.locator('.cit-tray, .cit-target').count()).toBe(0);
  expect(await eve.page.locator('.cit-city').count()).toBe(4);

  // The past of a seat is its own while the match runs.
  const history = (query: string, token?: string): Promise<Response> =>
    fetch(`${house.server.url}/api/matches/${seated.match.id}/history?viewer=${query}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  expect((await history('0')).status).toBe(403);
  expect((await history('0', seated.tokens[1]?.token)).status).toBe(403);
  expect((await history('0', seated.tokens[0]?.token)).status).toBe(200);
  expect((await history('spectator')).status).toBe(200);
  all.close();
  await Promise.all([eve.leave(), ada.leave()]);
});

/** The screen as whoever holds it finds it: all text, and all that is kept for screen readers. */
const everything = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

async function takeScreen({ page }: Visitor, name: string): Promise<void> {
  await page.waitForSelector(`.curtain:has-text("Pass the screen to ${name}")`);
  await page.click(`text=I am ${name}`);
  await page.waitForSelector(MINE);
}

it('at one screen a curtain falls between two hands', async () => {
  const seated = await table('Ada', 'Bo');
  const screen = await visitor(house.browser);
  const { page } = screen;
  await seat(screen.context, seated);
  await page.goto(`${house.server.url}/m/${seated.match.id}`);

  const both = await drive(house.server.url, seated.match, seated.tokens);
  const crowned = both.frames.get(0)?.decision === undefined ? 1 : 0;
  const [first, second] = crowned === 0 ? ['Ada', 'Bo'] : ['Bo', 'Ada'];

  await page.waitForSelector('.curtain');
  const covered = await everything(page);
  for (const card of [0, 1].flatMap((who) => inWords(handOf(both, who)))) expect(covered).not.toContain(card);
  await takeScreen(screen, first ?? '');
  expect(await cardsIn(page, 'hand')).toEqual(inWords(handOf(both, crowned)));
  await answer(page);

  // The other one finds the curtain, and behind it nothing of the first hand.
  await page.waitForSelector(`.curtain:has-text("${second}")`);
  const between = await everything(page);
  for (const card of [0, 1].flatMap((who) => inWords(handOf(both, who)))) expect(between).not.toContain(card);
  await takeScreen(screen, second ?? '');
  expect(await cardsIn(page, 'hand')).toEqual(inWords(handOf(both, 1 - crowned)));
  const own = new Set(inWords(handOf(both, 1 - crowned)));
  // "Keep the Thief" is a choice and names no card
  const seen = (await page.textContent('.cit-board'))?.replaceAll('Keep the ', '');
  for (const card of inWords(handOf(both, crowned))) if (!own.has(card)) expect(seen).not.toContain(card);
  both.close();
  await screen.leave();
});

it('a match that is over is replayed through any eyes', async () => {
  const seated = await table('Ada', 'Bo', 'Clémence', 'Dmitri');
  const all = await drive(house.server.url, seated.match, seated.tokens);
  const dealt = [0, 1].map((who) => inWords(handOf(all, who)));
  const eve = await visitor(house.browser);
  const replay = `${house.server.url}/m/${seated.match.id}/replay`;

  // While it runs a stranger looks on from outside, whatever the address says.
  await all.play((asked) => (asked.made < 20 ? varied(asked) : undefined));
  await eve.page.goto(`${replay}?at=0&eyes=1`);
  await eve.page.waitForSelector('.cit-board');
  expect(await eve.page.locator('.replay-eye').count()).toBe(1);
  expect(await eve.page.locator('.cit-hand').count()).toBe(0);

  expect(await all.play(varied)).toBeUndefined();
  all.close();
  await eve.page.goto(`${replay}?at=0&eyes=1`);
  await eve.page.waitForSelector('.cit-hand .cit-card');
  expect(await cardsIn(eve.page, 'hand')).toEqual(dealt[1]);
  await eve.page.click('.replay-eye:has-text("Ada")');
  await eventually(async () => (await cardsIn(eve.page, 'hand')).join(), dealt[0]?.join());

  // All hands at once lie open in the cities.
  await eve.page.click('.replay-eye:has-text("Everybody at once")');
  const open = eve.page.locator('.cit-open-hand');
  await eventually(() => open.count(), 4);
  for (const who of [0, 1])
    expect(await open.nth(who).locator('.kit-unseen').allTextContents()).toEqual(dealt[who]);
  await eve.page.keyboard.press('End');
  await eve.page.waitForSelector('.top-bar-words:has-text("Final count")');
  await eve.leave();
});

it('who ends a turn is told that the call goes on while nobody answers', async () => {
  const paced = await startServer();
  const seated = await createMatch(paced.url, {
    game: 'citadels',
    seats: ['Ada', 'Bo', 'Clémence', 'Dmitri'].map((name) => ({ fill: 'you', name })),
    visibility: 'private',
  });
  const { page, context, leave } = await visitor(house.browser);
  await seat(context, seated, [0]);
  await page.goto(`${paced.url}/m/${seated.match.id}`);
  await page.waitForSelector('.cit-board');
  await page.evaluate(() => {
    const look = (): void => {
      const kicker = document.querySelector('.action-bar[aria-busy="true"] .action-kicker')?.textContent;
      if (kicker) document.documentElement.dataset.waited = kicker;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const others = await drive(
    paced.url,
    seated.match,
    seated.tokens.filter((token) => token.seat > 0),
  );
  void others.play(varied).catch(() => undefined);
  const waited = (): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset.waited);
  await playOn(page, async () => (await waited()) !== undefined);
  expect(await waited()).toBe('On its way');
  others.close();
  await leave();
  await paced.close();
});
