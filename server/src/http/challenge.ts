import type { OpenAPIHono } from '@hono/zod-openapi';
import { proposedSeats } from '@pentapolis/kernel';
import { pages } from '@pentapolis/wire';
import type { Context } from '../context.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { createMatch } from '../table/create.ts';
import { type Env, refused } from './env.ts';
import { challengeParam, challengeQuery } from './schemas.ts';

/**
 * A link that challenges a bot: whoever opens it gets a private match of their own and is sent to its first seat. A
 * browser that only fetches ahead gets nothing.
 */
export function challengeRoute(app: OpenAPIHono<Env>, context: Context): void {
  app.get('/challenge/:game/:level', async (c) => {
    const ahead = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '';
    const path = challengeParam.safeParse(c.req.param());
    const query = challengeQuery.safeParse(c.req.query());
    if (!path.success || ahead.includes('prefetch')) return refused(c, refuse(404, 'api.notFound'));
    if (!query.success) return refused(c, refuse(400, 'api.invalid', { field: 'seats' }));
    const { game, level } = path.data;
    const seats =
      query.data.seats ?? proposedSeats(context.games.current(game)?.game.meta.seats ?? { min: 2, max: 2 });
    const bots = Array.from({ length: seats - 1 }, () => ({ fill: 'bot', level }) as const);
    const made = await createMatch(context, {
      game,
      visibility: 'private',
      seats: [{ fill: 'you', name: query.data.name }, ...bots],
    });
    if (isRefusal(made)) return refused(c, made);
    const token = made.tokens[0]?.token ?? '';
    c.header('Cache-Control', 'no-store');
    return c.redirect(pages.seated(made.table.id, 0, token), 303);
  });
}
