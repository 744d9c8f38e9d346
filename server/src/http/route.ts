import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Env, refused } from './env.ts';
import { JsonText } from './json-text.ts';
import { apiError, noQuery } from './schemas.ts';

/** One operation of the API. */
export interface Operation<Body extends z.ZodType, Params extends z.ZodType, Query extends z.ZodType> {
  readonly method: 'get' | 'post';
  /** With `{name}` for parameters. */
  readonly path: string;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly body?: Body;
  readonly params?: Params;
  readonly query?: Query;
  /** What a good answer holds. */
  readonly answer: z.ZodType;
  /** Its status. Default 200. */
  readonly status?: 200 | 201;
}

/** What was asked, checked. */
export interface Asked<Body, Params, Query> {
  readonly body: Body;
  readonly params: Params;
  readonly query: Query;
  /** From `Authorization: Bearer`. */
  readonly token: string | undefined;
  /** Where it comes from, for limits. */
  readonly address: string;
}

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** What the body of a request holds that takes none: its first member, or all of it; undefined when it holds nothing. */
async function unreadBody(c: HonoContext<Env>): Promise<string | undefined> {
  const length = c.req.header('content-length') ?? '0';
  if (length === '0' && c.req.header('transfer-encoding') === undefined) return undefined;
  if (c.req.method === 'GET') return 'body'; // Node gives no way to it
  const text = await c.req.text();
  if (text === '') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return Object.keys(body)[0]?.slice(0, 64);
  } catch {
    // no JSON: not understood as a whole
  }
  return 'body';
}

/** Adds an operation: documented, checked on the way in, refusals answered as ApiError. */
export function route<
  Body extends z.ZodType = z.ZodNever,
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
>(
  app: OpenAPIHono<Env>,
  operation: Operation<Body, Params, Query>,
  run: (asked: Asked<z.infer<Body>, z.infer<Params>, z.infer<Query>>) => Promise<object | Refusal> | object,
): void {
  const { method, path, summary, body, params, query, answer, status = 200 } = operation;
  const request: object = {
    ...(body === undefined ? {} : { body: { content: json(body), required: true } }),
    ...(params === undefined ? {} : { params }),
    query: query ?? noQuery,
  };
  const config: RouteConfig = {
    method,
    path,
    summary,
    request: request as NonNullable<RouteConfig['request']>,
    responses: {
      [status]: { description: 'Done', content: json(answer) },
      default: { description: 'Refused, and why', content: json(apiError) },
    },
  };
  const handle = async (c: HonoContext<Env>): Promise<Response> => {
    const unread = body === undefined ? await unreadBody(c) : undefined;
    if (unread !== undefined) return refused(c, refuse(400, 'api.unknown', { field: unread }));
    const valid = (target: string): unknown => c.req.valid(target as never);
    const asked = {
      body: body && valid('json'),
      params: params && valid('param'),
      query: query && valid('query'),
      token: /^Bearer ([\w-]{1,64})$/.exec(c.req.header('authorization') ?? '')?.[1],
      address: c.get('address'),
    } as Asked<z.infer<Body>, z.infer<Params>, z.infer<Query>>;
    const answered = await run(asked);
    if (isRefusal(answered)) return refused(c, answered);
    if (!(answered instanceof JsonText)) return c.json(answered, status);
    return c.body(answered.text, status, { 'Content-Type': 'application/json' });
  };
  // what the answer holds is held to wire's types where it is made; the registry need not infer it again
  app.openapi(createRoute(config), handle as never);
}
