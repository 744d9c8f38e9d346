import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { start, tempDir } from './support/start.ts';

const SCRIPT = 'document.documentElement.dataset.theme = "dark"';
const PAGE = `<!doctype html><html><head><script>${SCRIPT}</script><script type="module" src="/assets/app-AbCd1234.js"></script></head></html>`;
const APP = `console.log(${JSON.stringify('x'.repeat(3000))})`;

async function site(): Promise<string> {
  const webDir = await tempDir();
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), PAGE);
  await writeFile(join(webDir, 'assets/app-AbCd1234.js'), APP);
  await writeFile(join(webDir, 'assets/font-AbCd1234.woff2'), Buffer.alloc(4000, 1));
  return webDir;
}

test('pages of every address are the one page, files are what was built', async () => {
  const { url } = await start({ webDir: await site() });
  for (const path of ['/', '/m/abc', '/about?lang=fr']) {
    const page = await fetch(`${url}${path}`);
    expect(await page.text()).toBe(PAGE);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
  }
  for (const path of [
    '/assets/gone-12345678.js',
    '/api/m',
    '/../package.json',
    '/%2e%2e/package.json',
    '/socket.io/x',
  ])
    expect((await fetch(`${url}${path}`)).headers.get('content-type')).not.toContain('html');
  expect((await fetch(`${url}/m/abc`, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`${url}/m/abc`, { method: 'POST' })).status).toBe(404);
});

test('hashed files stay in caches for ever, text is packed, unchanged things are not sent', async () => {
  const { url } = await start({ webDir: await site() });
  const get = (headers: Record<string, string>, path = '/assets/app-AbCd1234.js') =>
    fetch(`${url}${path}`, { headers });
  const plain = await get({ 'accept-encoding': 'identity' });
  expect(await plain.text()).toBe(APP);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
  ] as const) {
    const packed = await get({ 'accept-encoding': accepted });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(await packed.text()).toBe(APP); // fetch unpacks
  }
  const font = await get({ 'accept-encoding': 'br' }, '/assets/font-AbCd1234.woff2');
  expect(font.headers.get('content-encoding')).toBeNull();
  const etag = plain.headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('without built pages there is only the API', async () => {
  const { url } = await start();
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/api/games`)).status).toBe(200);
});
