import type { Seat } from '@pentapolis/kernel';
import { api, type CreateMatch, type Promised, type Seated } from '@pentapolis/wire';
import type { BrowserContext } from 'playwright-core';
import { drive, varied } from './driver.ts';

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Makes a match; all who sit down here add to its luck at once. */
export async function createMatch(url: string, body: CreateMatch): Promise<Seated> {
  const { commitment } = await post<Promised>(`${url}${api.commitments}`, {});
  const seats = body.seats.map((seat) => (seat.fill === 'you' ? { salt: 'a salt', ...seat } : seat));
  return post<Seated>(`${url}${api.matches}`, { ...body, seats, commitment });
}

/** Two people at one screen. */
export function twoHere(url: string, name = ''): Promise<Seated> {
  return createMatch(url, {
    game: 'akropolis',
    options: { first: 'seat1' },
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'you', name: 'Bo' },
    ],
    visibility: 'public',
    ...(name === '' ? {} : { name }),
  });
}

/** Gives seats to a browser, as if it had sat down there itself. */
export async function seat(
  context: BrowserContext,
  { match, tokens }: Seated,
  seats?: readonly Seat[],
): Promise<void> {
  const held = tokens.filter((token) => seats?.includes(token.seat) ?? true);
  await context.addInitScript(
    ([id, game, given]) => {
      if (localStorage.getItem('pentapolis.seats') !== null) return;
      const matches = { [id as string]: { id, game, tokens: given, seenAt: Date.now() } };
      localStorage.setItem('pentapolis.seats', JSON.stringify({ state: { matches }, version: 0 }));
    },
    [match.id, match.game, held] as const,
  );
}

/** Plays `moves` moves of a match whose seats are all held, over a real socket; to the end when absent. */
export async function playOut(
  url: string,
  { match, tokens }: Seated,
  moves = Number.POSITIVE_INFINITY,
): Promise<void> {
  const driver = await drive(url, match, tokens);
  await driver.play((question) => (question.made < moves ? varied(question) : undefined));
  driver.close();
}
