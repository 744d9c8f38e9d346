import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from '../refusal.ts';

/** What handlers find in `c.env`: the request as Node has it. */
export interface Env {
  Bindings: HttpBindings;
}

export function refused(c: HonoContext, { status, error }: Refusal): Response {
  return c.json({ error }, status as ContentfulStatusCode);
}

/**
 * Where a request comes from. Behind a proxy that is the last address of X-Forwarded-For: the only one the proxy itself
 * wrote.
 */
export function addressOf(
  request: { headers: NodeJS.Dict<string | string[]>; socket: { remoteAddress?: string | undefined } },
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || request.socket.remoteAddress || 'unknown';
}
