import type { OpenAPIHono } from '@hono/zod-openapi';
import { api } from '@pentapolis/wire';
import type { Context } from '../context.ts';
import { refuse } from '../refusal.ts';
import { addressOf, type Env, refused } from './env.ts';
import { route } from './route.ts';
import * as schemas from './schemas.ts';

export interface StatusOptions {
  readonly metrics: 'local' | 'public' | 'off';
  readonly trustProxy: boolean;
  sockets(): number;
}

const LOCAL = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

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
    const { metrics, trustProxy } = options;
    // behind a proxy that is not trusted everybody seems to be local
    const proxied = !trustProxy && c.req.header('x-forwarded-for') !== undefined;
    const local = !proxied && LOCAL.includes(addressOf(c.env.incoming, trustProxy));
    const allowed = metrics === 'public' || (metrics === 'local' && local);
    if (!allowed) return refused(c, refuse(404, 'api.notFound'));
    const { registry } = context.metrics;
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}
