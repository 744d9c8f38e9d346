import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MatchInfo } from '@pentapolis/wire';
import type { Context } from '../context.ts';
import type { Refusal } from '../refusal.ts';
import { closeTable, freeSeat, notHost } from '../table/hosting.ts';
import { matchInfo } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Env } from './env.ts';
import { route } from './route.ts';
import * as schemas from './schemas.ts';

/** What the host of an open match may do to the table. */
export function hostingRoutes(app: OpenAPIHono<Env>, context: Context): void {
  const { tables, presence, openSeats } = context;
  const { matchParam: params, matchInfo: answer } = schemas;

  const byHost = (
    id: string,
    token: string,
    task: (table: Table) => Promise<Refusal | undefined>,
  ): Promise<MatchInfo | Refusal> =>
    tables.at(id, async (table) => {
      const refused = notHost(table, token) ?? (await task(table));
      return refused ?? matchInfo(table.record, presence.of(id), table.broken);
    });

  route(
    app,
    {
      method: 'post',
      path: '/api/matches/{id}/close',
      summary: 'Close an open table (its host)',
      params,
      body: schemas.closeTable,
      answer,
    },
    ({ params: { id }, body: { token } }) => byHost(id, token, closeTable),
  );

  route(
    app,
    {
      method: 'post',
      path: '/api/matches/{id}/free',
      summary: 'Free a seat of an open table, for good if need be (its host)',
      params,
      body: schemas.freeSeat,
      answer,
    },
    ({ params: { id }, body: { token, seat, refuse = false }, address }) =>
      byHost(id, token, async (table) => {
        const from = openSeats.addressOf(id, seat);
        const refused = await freeSeat(table, seat, refuse);
        // who shares the host's address is not told from the host's own company by it
        if (refused === undefined && refuse && from !== undefined && from !== address)
          openSeats.refuse(id, from);
        return refused;
      }),
  );
}
