import { expect, it } from 'vitest';
import { eventually, visitor } from './lib/browser.ts';
import { answer, cardsIn } from './lib/citadels.ts';
import { drive, varied } from './lib/driver.ts';
import { openHouse } from './lib/house.ts';
import { createMatch, seat } from './lib/matches.ts';
import { MINE } from './lib/table.ts';

const house = openHouse('--no-pauses');

it('a reload in the middle of a power finds it where it was', async () => {
  const seated = await createMatch(house.server.url, {
    game: 'citadels',
    seats: ['Ada', 'Bo', 'Clémence', 'Dmitri'].map((name) => ({ fill: 'you', name })),
    visibility: 'private',
    options: { characters: ['wizard', 'emperor'] },
  });
  const all = await drive(house.server.url, seated.match, seated.tokens);
  for (const { power, lit, cards } of [
    { power: 'crown', lit: 'button.cit-seat.cit-target', cards: false },
    { power: 'wizard', lit: '.cit-offer .cit-target', cards: true },
  ]) {
    const question = await all.play((asked) => {
      if (asked.frame.decision?.kind === power) return undefined;
      const looks = asked.legal.find((action) => (action as { kind: string }).kind === 'look');
      return looks ?? varied(asked);
    });
    expect(question, `nobody was asked for ${power}`).toBeDefined();
    const asked = question?.seat ?? 0;
    const { page, context, leave } = await visitor(house.browser);
    await seat(context, seated, [asked]);
    await page.goto(`${house.server.url}/m/${seated.match.id}`);
    await page.waitForSelector(lit);
    const seen = cards ? await cardsIn(page, 'offer') : await page.locator(lit).allTextContents();
    expect(seen.length).toBeGreaterThan(0);
    const sentence = await page.textContent(`${MINE} .action-sentence > p:last-child`);
    await page.reload();
    await page.waitForSelector(lit);
    expect(cards ? await cardsIn(page, 'offer') : await page.locator(lit).allTextContents()).toEqual(seen);
    expect(await page.textContent(`${MINE} .action-sentence > p:last-child`)).toBe(sentence);
    await answer(page);
    await eventually(() => page.locator(lit).count(), 0);
    await leave();
  }
  all.close();
});
