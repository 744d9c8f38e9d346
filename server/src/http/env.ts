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
