import type { AddedLuck, CreateMatch, MatchInfo, Seated, SeatRequest } from '@pentapolis/wire';
import { expect } from 'vitest';

/** An answer of the HTTP API. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every kind
  readonly body: any;
  readonly headers: Headers;
}

export async function request(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

export function post(url: string, body: unknown): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request(url, { method: 'POST', body: text, headers: { 'content-type': 'application/json' } });
}

const HERE: readonly SeatRequest[] = [{ fill: 'you', name: 'Ada' }, { fill: 'open' }];

/** Where a test does not care, everybody adds a salt at once: the match begins as soon as the last seat is taken. */
const salted = (seat: SeatRequest): SeatRequest =>
  seat.fill !== 'you' || seat.saltCommitment !== undefined ? seat : { salt: 'a salt', ...seat };

/** What the server promises for the next match. */
export async function promise(url: string): Promise<string> {
  return (await post(`${url}/api/commitments`, {})).body.commitment;
}

/** A match of the toy game, made or the test fails. */
export async function make(url: string, asked: Partial<CreateMatch> = {}): Promise<Seated> {
  const { status, body } = await post(`${url}/api/matches`, {
    game: 'hush',
    visibility: 'public',
    commitment: await promise(url),
    ...asked,
    seats: (asked.seats ?? HERE).map(salted),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

export async function join(
  url: string,
  match: string,
  name: string,
  seat?: number,
  luck: AddedLuck = { salt: 'a salt' },
): Promise<Seated> {
  const { status, body } = await post(`${url}/api/matches/${match}/join`, {
    name,
    ...luck,
    ...(seat === undefined ? {} : { seat }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export async function info(url: string, match: string): Promise<MatchInfo> {
  return (await request(`${url}/api/matches/${match}`)).body;
}

/** The only token of somebody who holds one seat. */
export const tokenOf = ({ tokens }: Seated): string => tokens[0]?.token ?? '';
