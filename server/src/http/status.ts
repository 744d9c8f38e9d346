import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Language, speaker } from '@pentapolis/kernel';
import { api, wireMessages } from '@pentapolis/wire';
import type { Context } from '../context.ts';
import type { ServerOptions } from '../options.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { StorageError } from '../store/fault.ts';
import { isLocal } from './address.ts';
import { type Env, refused } from './env.ts';
import { route } from './route.ts';
import * as schemas from './schemas.ts';

export interface StatusOptions {
  readonly metrics: NonNullable<ServerOptions['metrics']>;
  sockets(): number;
}

/** Besides what programs read, what is wrong and what to do as an operator reads it. */
function refuseUnhealthy({ problem: { fault, args } }: StorageError): Refusal {
  const key = `storage.${fault}` as const;
  const refusal = refuse(503, key, args);
  const say = (language: Language): string => speaker(language, wireMessages[language])({ key, args });
  return { ...refusal, error: { ...refusal.error, cure: { en: say('en'), fr: say('fr') } } };
}

/** For operators: does it answer, and how does it do. */
export function statusRoutes(app: OpenAPIHono<Env>, context: Context, options: StatusOptions): void {
  route(
    app,
    {
      method: 'get',
      path: api.health,
      summary:
        'Whether the server answers and can save what is played; 503 with the reason and the cure when not',
      answer: schemas.health,
    },
    async () => {
      const trouble = await context.health.trouble();
      if (trouble !== undefined) return refuseUnhealthy(trouble);
      return { ok: true, matches: await context.store.countActive(), sockets: options.sockets() };
    },
  );

  app.get('/api/metrics', async (c) => {
    const { metrics } = options;
    const allowed = metrics === 'public' || (metrics === 'local' && isLocal(c.env.incoming));
    if (!allowed) return refused(c, refuse(404, 'api.notFound'));
    const { registry } = context.metrics;
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}
