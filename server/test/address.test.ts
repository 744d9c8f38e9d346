import { describe, expect, test, vi } from 'vitest';
import { addressReader, counted, directReader, isLocal } from '../src/http/address.ts';

const asked = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});
const through = (hops: number, forwarded?: string, remoteAddress = '10.0.0.1'): string =>
  addressReader(hops)(asked(remoteAddress, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }));

describe('behind proxies', () => {
  test.each<[number, string | undefined, string]>([
    [0, '192.0.2.7', '10.0.0.1'],
    [1, '192.0.2.7', '192.0.2.7'],
    [1, 'spoofed, 198.51.100.1,  192.0.2.7', '192.0.2.7'],
    [2, '198.51.100.1, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
    [2, '192.0.2.7', '192.0.2.7'], // came in by the inner proxy
    [3, ' , 192.0.2.7,', '192.0.2.7'],
    [1, '', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, '192.0.2.7:51234', '192.0.2.7'],
    [1, '[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
    [1, '::ffff:192.0.2.7', '192.0.2.7'],
  ])('%s hops, “%s”: %s', (hops, forwarded, address) => {
    expect(through(hops, forwarded)).toBe(address);
  });

  test('longer lists never change who it is', () => {
    for (const hops of [1, 2, 3]) {
      const list = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].slice(0, hops);
      expect(through(hops, ['6.6.6.6', '7.7.7.7', ...list].join(','))).toBe(through(hops, list.join(',')));
    }
  });
});

describe('a proxy that nobody told of', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.7' };
  test.each<[string, Record<string, string>, number]>([
    ['127.0.0.1', forwarded, 1],
    ['::ffff:172.17.0.1', forwarded, 1],
    ['::1', forwarded, 1],
    ['fd00::1', forwarded, 1],
    ['', forwarded, 1], // a socket of the file system
    ['198.51.100.1', forwarded, 0], // anybody may claim anything
    ['127.0.0.1', {}, 0],
  ])('at “%s” with %o warns %i times, and is who is counted', (remoteAddress, headers, times) => {
    const warn = vi.fn();
    const read = directReader(warn);
    for (const request of [asked(remoteAddress, headers), asked(remoteAddress, headers)])
      expect(read(request)).toBe(counted(remoteAddress));
    expect(warn).toHaveBeenCalledTimes(times);
  });
});

describe('one client, one key', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['::ffff:7f00:1', '127.0.0.1'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['2001:DB8::ffff', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unix:', 'unix:'],
  ])('%s: %s', (text, key) => {
    expect(counted(text)).toBe(key);
  });

  test('what is no address is still short', () => {
    expect(counted('x'.repeat(10_000))).toHaveLength(64);
  });
});

describe('made on this machine', () => {
  test.each([
    [asked('127.0.0.1'), true],
    [asked('127.8.8.8'), true],
    [asked('::1'), true],
    [asked('::ffff:127.0.0.1'), true],
    [asked('192.0.2.7'), false],
    [asked('::2'), false],
    [asked('192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }), false],
    [asked('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), false],
    [asked('127.0.0.1', { forwarded: 'for=127.0.0.1' }), false],
    [asked('127.0.0.1', { 'x-real-ip': '127.0.0.1' }), false],
  ])('%j: %s', (request, local) => {
    expect(isLocal(request)).toBe(local);
  });
});
