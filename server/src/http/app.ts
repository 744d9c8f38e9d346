import { OpenAPIHono } from '@hono/zod-openapi';
import type { Language, RuleSection } from '@pentapolis/kernel';
import { api } from '@pentapolis/wire';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import type { Context } from '../context.ts';
import type { Spending } from '../gate/throttle.ts';
import { refuseInvalid } from '../invalid.ts';
import type { ServerOptions } from '../options.ts';
import { refuse, refuseFailed } from '../refusal.ts';
import type { Assets } from './assets.ts';
import { docRoutes } from './docs.ts';
import { type Env, refused } from './env.ts';
import { gameRoutes } from './games.ts';
import { hostingRoutes } from './hosting.ts';
import { matchRoutes, recordRoutes } from './matches.ts';
import { statusRoutes } from './status.ts';

export interface AppOptions {
  readonly assets: Assets;
  /** Rules of the table itself. */
  readonly rules: Readonly<Record<Language, readonly RuleSection[]>>;
  readonly metrics: NonNullable<ServerOptions['metrics']>;
  sockets(): number;
}

/** Answers worth compressing. */
const LARGE = ['/api/games/*', '/api/matches/:id/history', '/api/matches/:id/replay', api.openapi];

/** The HTTP side of a server. */
export function createApp(context: Context, options: AppOptions): OpenAPIHono<Env> {
  const { limits } = context;
  const app = new OpenAPIHono<Env>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      return refused(c, refuseInvalid(result.error, result.target));
    },
  });

  app.use(counted(context));
  app.use(headers(options.assets));
  app.use(throttled(context));
  for (const path of LARGE) app.use(path, compress());
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: limits.bodyBytes,
      onError: (c) => refused(c, refuse(413, 'api.tooLarge', { bytes: limits.bodyBytes })),
    }),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '));
        return refused(c, refuse(405, 'api.method', { method: c.req.method }));
      },
    }),
  );

  gameRoutes(app, context.games, options.rules);
  matchRoutes(app, context);
  hostingRoutes(app, context);
  recordRoutes(app, context);
  statusRoutes(app, context, options);
  docRoutes(app);

  app.notFound(async (c) => {
    const page = ['GET', 'HEAD'].includes(c.req.method) && !/^\/(api|socket\.io)(\/|$)/.test(c.req.path);
    const found = page ? await options.assets.respond(c.req.path, c.req.raw.headers) : undefined;
    return found ?? refused(c, refuse(404, 'api.notFound'));
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) return refused(c, refuse(400, 'api.notJson'));
    context.log.error({ err: error, route: routePath(c, -1) }, 'a request failed');
    return refused(c, refuseFailed(error));
  });
  return app;
}

function counted({ metrics, log }: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const labels = { method: c.req.method, route: routePath(c, -1), status: String(c.res.status) };
    metrics.requests.inc(labels);
    log.debug({ ...labels, ms: Math.round(performance.now() - start) }, 'request');
  };
}

/** What the pages need and nothing more; React and its libraries set styles from script. */
function headers({ inlineScripts }: Assets): MiddlewareHandler<Env> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false, // whether there is HTTPS is known to the proxy in front
  });
}

/** Which budget a request is paid from; undefined = files, which come from memory. */
function spendingOf(method: string, path: string): Spending | undefined {
  if (!path.startsWith('/api')) return undefined;
  if (method !== 'POST') return 'read';
  return path === api.matches || path.endsWith('/rematch') ? 'create' : 'write';
}

function throttled({ throttle, addressOf, closing }: Context): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.req.method === 'POST' && closing()) return refused(c, refuse(503, 'api.closing'));
    const kind = spendingOf(c.req.method, c.req.path);
    if (kind === undefined) return next();
    const address = addressOf(c.env.incoming);
    c.set('address', address);
    const seconds = throttle.spend(kind, address);
    if (seconds === undefined) return next();
    c.header('Retry-After', String(seconds));
    return refused(c, refuse(429, 'api.tooMany', { seconds }));
  };
}
