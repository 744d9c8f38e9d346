import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** What is looked at of a request. */
export type Incoming = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { remoteAddress?: string | undefined };
};

/** Says which client sent a request, as limits count clients. */
export type AddressReader = (request: Incoming) => string;

/**
 * Each proxy appends the address it heard to X-Forwarded-For, so the client of the outermost of `hops` proxies is the one
 * that many places from the right. What stands further left was sent by the client itself and is not looked at.
 * @param hops proxies in front of this server
 */
export function addressReader(hops: number): AddressReader {
  return ({ headers, socket }) => {
    const direct = socket.remoteAddress ?? 'unknown';
    if (hops === 0) return counted(direct);
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    const known = forwarded.map((text) => text.trim()).filter((text) => text !== '');
    return counted(known.at(-hops) ?? known[0] ?? direct);
  };
}

/**
 * The key under which limits count an address: an IPv4 address, also where it is written as IPv6, or the /64 network of an
 * IPv6 address, all of which one household or one rented machine has to itself.
 */
export function counted(text: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (!ipaddr.isValid(bare)) return text.slice(0, 64);
  const address = ipaddr.process(bare);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Networks in which a server and a proxy in front of it stand. */
const NEAR = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

const isNear = (address = ''): boolean =>
  !ipaddr.isValid(address) || NEAR.includes(ipaddr.process(address).range());

/**
 * Reads addresses for a server that was told of no proxy.
 * @param warn called once, when a proxy turns out to be there: all its visitors count as one
 */
export function directReader(warn: () => void): AddressReader {
  const read = addressReader(0);
  let warned = false;
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'] !== undefined;
    if (!warned && forwarded && isNear(request.socket.remoteAddress)) {
      warned = true;
      warn();
    }
    return read(request);
  };
}

/** Headers that proxies add. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether a request was made on this machine itself: not through a proxy on it, and whatever a header claims. */
export function isLocal({ headers, socket }: Incoming): boolean {
  const direct = counted(socket.remoteAddress ?? '');
  const loopback = direct.startsWith('127.') || socket.remoteAddress === '::1';
  return loopback && FORWARDING.every((name) => headers[name] === undefined);
}
