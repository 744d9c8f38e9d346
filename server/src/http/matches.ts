import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Seat } from '@pentapolis/kernel';
import type { JoinMatch, LookedUp, MatchInfo, MatchPage, Rematch, Seated } from '@pentapolis/wire';
import { cleanName } from '../clean.ts';
import type { Context } from '../context.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { hashToken } from '../secrets.ts';
import type { ListQuery, MatchRecord } from '../store/store.ts';
import { type Created, createMatch } from '../table/create.ts';
import { notHost } from '../table/hosting.ts';
import { type HeldSeat, rematch } from '../table/rematch.ts';
import { readAddedLuck } from '../table/salts.ts';
import { fillWithBots, joinTable, refuseToken } from '../table/seating.ts';
import { matchInfo } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { tellSalts } from '../table/telling.ts';
import type { Env } from './env.ts';
import { isAlone, replayFile, seatsHeld, shownFile } from './files.ts';
import { JsonText } from './json-text.ts';
import { route } from './route.ts';
import * as schemas from './schemas.ts';

const OVER = ['finished', 'abandoned'];

/** Everything about matches but playing them. */
export function matchRoutes(app: OpenAPIHono<Env>, context: Context): void {
  const { store, tables, presence, openSeats, limits } = context;
  const info = ({ record, broken }: Table): MatchInfo => matchInfo(record, presence.of(record.id), broken);
  const infos = (records: readonly MatchRecord[]): MatchInfo[] =>
    records.map((record) => matchInfo(record, presence.of(record.id), tables.brokenAt(record)));
  const seated = (made: Created | Refusal): Seated | Refusal =>
    isRefusal(made) ? made : { match: info(made.table), tokens: made.tokens };
  const { matchParam: params } = schemas;

  route(
    app,
    {
      method: 'post',
      path: '/api/matches',
      summary: 'Make a match',
      body: schemas.createMatch,
      answer: schemas.seated,
      status: 201,
    },
    async ({ body }) => seated(await createMatch(context, schemas.asCreateMatch(body))),
  );

  route(
    app,
    {
      method: 'post',
      path: '/api/commitments',
      summary: 'Promise the seed of a match that is going to be made',
      answer: schemas.promised,
      status: 201,
    },
    () => ({ commitment: context.seeds.promise() }),
  );

  route(
    app,
    {
      method: 'get',
      path: '/api/matches',
      summary: 'Public matches, last changed first',
      query: schemas.matchQuery,
      answer: schemas.matchPage,
    },
    async ({ query }): Promise<MatchPage> => {
      const alive = query.status === 'open' ? { aliveSince: context.now() - context.openAwayMs } : {};
      const { records, next } = await store.list({ ...(query as ListQuery), ...alive }); // [PEN-OPEN-3]
      return { matches: infos(records), ...(next === undefined ? {} : { next }) };
    },
  );

  route(
    app,
    {
      method: 'post',
      path: '/api/matches/lookup',
      summary: 'Several matches at once, by their ids',
      body: schemas.lookUp,
      answer: schemas.lookedUp,
    },
    async ({ body }): Promise<LookedUp> => {
      const ids = [...new Set(body.ids)];
      const records = await store.records(ids);
      const matches = infos(records);
      if (body.tokens === undefined) return { matches };
      const held: Record<string, Seat[]> = {};
      for (const { match, seat } of await store.held(ids, body.tokens.map(hashToken))) {
        const info = matches.find(({ id }) => id === match);
        if (info?.seats[seat]?.filled === 'person') held[match] = [...(held[match] ?? []), seat];
      }
      return { matches, held };
    },
  );

  route(
    app,
    { method: 'get', path: '/api/matches/{id}', summary: 'One match', params, answer: schemas.matchInfo },
    async ({ params: { id } }) => {
      const record = await tables.record(id);
      return isRefusal(record) ? record : matchInfo(record, presence.of(id), tables.brokenAt(record));
    },
  );

  route(
    app,
    {
      method: 'post',
      path: '/api/matches/{id}/join',
      summary: 'Take an open seat',
      params,
      body: schemas.joinMatch,
      answer: schemas.seated,
    },
    ({ params: { id }, body, address }) => {
      const name = cleanName(body.name, limits.nameLength);
      if (name === undefined) return refuse(400, 'api.name', { most: limits.nameLength });
      const luck = readAddedLuck(body as JoinMatch);
      if (isRefusal(luck)) return luck;
      return tables.at(id, async (table): Promise<Seated | Refusal> => {
        const token = await openSeats.join(table, address, () => joinTable(table, name, luck, body.seat));
        return isRefusal(token) ? token : { match: info(table), tokens: [token] };
      });
    },
  );

  route(
    app,
    {
      method: 'post',
      path: '/api/matches/{id}/bots',
      summary: 'Fill open seats with bots (the host)',
      params,
      body: schemas.fillWithBots,
      answer: schemas.matchInfo,
    },
    ({ params: { id }, body }) =>
      tables.at(id, async (table): Promise<MatchInfo | Refusal> => {
        return (
          notHost(table, body.token) ?? (await fillWithBots(table, body.level, body.seats)) ?? info(table)
        );
      }),
  );

  route(
    app,
    {
      method: 'post',
      path: '/api/matches/{id}/rematch',
      summary: 'Play again with the same people',
      params,
      body: schemas.rematch,
      answer: schemas.seated,
      status: 201,
    },
    ({ params: { id }, body }) =>
      tables.at(id, async (table): Promise<Seated | Refusal> => {
        const held: HeldSeat[] = [];
        for (const { token, ...luck } of (body as Rematch).seats) {
          const seat = table.seatOf(token);
          if (seat === undefined) return refuse(403, 'api.token');
          held.push({ seat, ...luck });
        }
        return seated(await rematch(context, table, held, body.commitment));
      }),
  );

  route(
    app,
    {
      method: 'post',
      path: '/api/matches/{id}/salts',
      summary: 'Tell the salts committed to, once every seat is taken',
      params,
      body: schemas.tellSalts,
      answer: schemas.matchInfo,
    },
    ({ params: { id }, body }) =>
      tables.at(id, async (table): Promise<MatchInfo | Refusal> => {
        const told: { seat: Seat; salt: string }[] = [];
        for (const { token, salt } of body.salts) {
          const holder = table.holder(token);
          if (holder === undefined) return refuseToken(table, token);
          told.push({ seat: holder.seat, salt });
        }
        return (await tellSalts(table, told)) ?? info(table);
      }),
  );
}

/** What is left of a match to look at. */
export function recordRoutes(app: OpenAPIHono<Env>, { store, tables }: Context): void {
  const { matchParam: params } = schemas;

  /** The whole match once it is over, to anybody; until then what the holders of these tokens have been shown. */
  const asFile = async (id: string, tokens: readonly string[]): Promise<JsonText | Refusal> => {
    const table = await tables.get(id);
    const stored = await store.load(id);
    if (stored === undefined) return refuse(404, 'api.noMatch');
    const { record, events } = stored;
    if (events.length === 0 && record.status !== 'running') return refuse(409, 'api.notRunning');
    const broken = tables.brokenAt(record);
    if (OVER.includes(record.status)) return replayFile(stored, broken);
    const held = seatsHeld(stored, tokens);
    if (held === undefined) return refuse(403, 'api.token');
    // Nobody is left whom it could help: the match can't go on.
    if (broken !== undefined && isAlone(stored, held)) return replayFile(stored, broken);
    const chronicle = isRefusal(table) ? undefined : table.chronicle;
    const viewers = ['spectator', ...held] as const;
    return shownFile(record, broken, chronicle === undefined ? [] : viewers.map((v) => chronicle.history(v)));
  };

  route(
    app,
    {
      method: 'get',
      path: '/api/matches/{id}/replay',
      summary:
        'The whole match as a file, seed included, once it is over; of one that is not, what the asker has been shown',
      params,
      answer: schemas.matchFile,
    },
    ({ params: { id }, token }) => asFile(id, token === undefined ? [] : [token]),
  );

  route(
    app,
    {
      method: 'post',
      path: '/api/matches/{id}/replay',
      summary: 'The same for several seats at once',
      params,
      body: schemas.askReplay,
      answer: schemas.matchFile,
    },
    ({ params: { id }, body }) => asFile(id, body.tokens),
  );

  route(
    app,
    {
      method: 'get',
      path: '/api/matches/{id}/history',
      summary: 'What one viewer was shown, from the first moment on',
      params,
      query: schemas.viewerQuery,
      answer: schemas.history,
    },
    async ({ params: { id }, query: { viewer }, token }) => {
      const table = await tables.get(id);
      if (isRefusal(table)) return table;
      const { chronicle, record } = table;
      if (chronicle === undefined) return refuse(409, 'api.notRunning');
      if (viewer !== 'spectator' && record.seats[viewer] === undefined)
        return refuse(400, 'api.noSeat', { seat: viewer + 1 });
      const own = viewer === 'spectator' || (token !== undefined && table.holder(token)?.seat === viewer);
      return own || OVER.includes(record.status)
        ? new JsonText(chronicle.history(viewer))
        : refuseToken(table, token);
    },
  );
}
