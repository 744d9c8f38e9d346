import type { SeatToken } from '@pentapolis/wire';

/**
 * The seat that an address brings along (`#seat=0&token=…`), if it is one to take. Nobody loses a seat by opening a link:
 * a token held already stays, unless the server no longer knows it.
 * @param fragment of the address, without `#`
 * @param spent tokens held that act for nobody any more
 */
export function broughtSeat(
  fragment: URLSearchParams,
  seats: number,
  held: readonly SeatToken[],
  spent: readonly string[],
): SeatToken | undefined {
  const [place, token] = [fragment.get('seat') ?? '', fragment.get('token') ?? ''];
  const seat = Number(place);
  if (!/^\d{1,2}$/.test(place) || seat >= seats || !/^[\w-]{1,64}$/.test(token)) return undefined;
  const own = held.find((one) => one.seat === seat);
  return own === undefined || own.token === token || spent.includes(own.token) ? { seat, token } : undefined;
}
