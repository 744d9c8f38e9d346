import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Language, RuleSection } from '@pentapolis/kernel';
import type { GameList, RulesAnswer } from '@pentapolis/wire';
import { type Refusal, refuse } from '../refusal.ts';
import type { Games } from '../served/games.ts';
import type { Env } from './env.ts';
import { route } from './route.ts';
import * as schemas from './schemas.ts';

/** What can be played here, and its rules. */
export function gameRoutes(
  app: OpenAPIHono<Env>,
  games: Games,
  table: Readonly<Record<Language, readonly RuleSection[]>>,
): void {
  route(
    app,
    { method: 'get', path: '/api/games', summary: 'Games of this server', answer: schemas.gameList },
    (): GameList => ({ games: games.list }),
  );

  route(
    app,
    {
      method: 'get',
      path: '/api/games/{game}/rules',
      summary: 'The numbered rules of a game, and those of the table',
      params: schemas.gameParam,
      query: schemas.languageQuery,
      answer: schemas.rulesAnswer,
    },
    ({ params: { game }, query: { lang } }): RulesAnswer | Refusal => {
      const served = games.current(game);
      return served === undefined
        ? refuse(404, 'api.noGame', { game })
        : { game: served.rulebook[lang], table: table[lang] };
    },
  );
}
