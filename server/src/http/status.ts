import type { OpenAPIHono } from '@hono/zod-openapi';
import { api } from '@pentapolis/wire';
import type { Context } from '../context.ts';
import type { ServerOptions } from '../options.ts';
import { refuse } from '../refusal.ts';
import { isLocal } from './address.ts';
import { type Env, refused } from './env.ts';
import { route } from './route.ts';
import * as schemas from './schemas.ts';

export interface StatusOptions {
  readonly metrics: NonNullable<ServerOptions['metrics']>;
  sockets(): number;
}

/** For operators: does it answer, and how does it do. */
export function statusRoutes(app: OpenAPIHono<Env>, context: Context, options: StatusOptions): void {
  route(
    app,
    {
      method: 'get',
      path: api.health,
      summary: 'Whether the server and its store answer',
      answer: schemas.health,
    },
    async () => ({ ok: true, matches: await context.store.countActive(), sockets: options.sockets() }),
  );

  app.get('/api/metrics', async (c) => {
    const { metrics } = options;
    const allowed = metrics === 'public' || (metrics === 'local' && isLocal(c.env.incoming));
    if (!allowed) return refused(c, refuse(404, 'api.notFound'));
    const { registry } = context.metrics;
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}
