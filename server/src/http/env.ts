import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from '../refusal.ts';

export interface Env {
  /** What handlers find in `c.env`: the request as Node has it. */
  Bindings: HttpBindings;
  /** What they `get`: which client asks. */
  Variables: { address: string };
}

export function refused(c: HonoContext, { status, error }: Refusal): Response {
  return c.json({ error }, status as ContentfulStatusCode);
}
