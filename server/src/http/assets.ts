import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Vite puts a hash of the content into these names. */
const HASHED = /-[\w-]{8}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

interface Asset {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly packed: Map<string, Promise<Buffer>>;
}

/** The built pages, read once: a request can name what was built and nothing else. */
export interface Assets {
  /** The file at a path of the site; unless there is one, and the path is no file's name, the page itself. */
  respond(path: string, headers: Headers): Promise<Response | undefined>;
  /** CSP sources of the scripts that stand inside the page. */
  readonly inlineScripts: readonly string[];
}

/** @param dir dist/web; absent = nothing is served */
export function loadAssets(dir: string | undefined): Assets {
  const files = new Map<string, Asset>();
  for (const entry of dir === undefined ? [] : readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dir as string, file)
      .split(sep)
      .join('/')}`;
    files.set(path, asset(readFileSync(file), path));
  }
  const page = files.get('/index.html');
  return {
    inlineScripts: scriptHashes(page?.body.toString() ?? ''),
    async respond(path, headers) {
      const found = files.get(path) ?? (extname(path) === '' ? page : undefined);
      return found && respond(found, headers);
    },
  };
}

function asset(body: Buffer, path: string): Asset {
  const hash = createHash('sha256').update(body).digest('base64url');
  return {
    body,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${hash.slice(0, 27)}"`,
    cache: HASHED.test(path) ? FOREVER : 'no-cache',
    packed: new Map(),
  };
}

async function respond({ body, type, etag, cache, packed }: Asset, asked: Headers): Promise<Response> {
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': cache, ETag: etag });
  const compressible = COMPRESSIBLE.test(type) && body.length > 1000;
  if (compressible) headers.set('Vary', 'Accept-Encoding');
  if (asked.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const accepted = asked.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => compressible && accepted.includes(name));
  if (encoding === undefined) return new Response(new Uint8Array(body), { headers });
  const pending = packed.get(encoding) ?? compressors[encoding](body);
  packed.set(encoding, pending);
  headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(await pending), { headers });
}

function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
