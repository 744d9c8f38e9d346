import { expect, it } from 'vitest';
import { broughtSeat } from '../src/state/brought-seat.ts';

const brought = (fragment: string, held = [{ seat: 0, token: 'mine' }], spent: string[] = []) =>
  broughtSeat(new URLSearchParams(fragment), 2, held, spent);

it('takes the seat that a link brings', () => {
  expect(brought('seat=1&token=abc')).toEqual({ seat: 1, token: 'abc' });
  expect(brought('seat=0&token=abc', [])).toEqual({ seat: 0, token: 'abc' });
});

it('does not give a seat that is held for one that a link claims, unless the held one is worth nothing', () => {
  expect(brought('seat=0&token=forged')).toBeUndefined();
  expect(brought('seat=0&token=new', undefined, ['mine'])).toEqual({ seat: 0, token: 'new' });
});

it.each([
  '',
  'seat=0',
  'token=a',
  'seat=x&token=a',
  'seat=&token=a',
  'seat=2&token=a',
  'seat=-1&token=a',
  'seat=0.5&token=a',
  'seat=1&token=a%20b',
])('takes nothing from “#%s”', (fragment) => {
  expect(brought(fragment)).toBeUndefined();
});
