import { TABLES } from '@pentapolis/catalogue/tables';
import type { Args, Language, Seat, Viewer } from '@pentapolis/kernel';
import {
  type ApiError,
  api,
  type CreateMatch,
  type FillWithBots,
  type GameList,
  type History,
  type JoinMatch,
  type LookedUp,
  type LookUp,
  type MatchInfo,
  type MatchPage,
  type Promised,
  type Rematch,
  type ReplayFile,
  type RulesAnswer,
  type Seated,
} from '@pentapolis/wire';
import type { Luck } from '../state/own-match.ts';
import { randomId } from './random-id.ts';

/** The server answered that it can't; `key` and `args` are a phrase of the catalogue, `rule` the rule that refused. */
export class ApiFailure extends Error {
  readonly key: string;
  readonly args: Args;
  readonly rule: string | undefined;
  readonly status: number;

  constructor({ key, args, rule }: ApiError['error'], status: number) {
    super(key);
    this.key = key;
    this.args = args;
    this.rule = rule;
    this.status = status;
  }
}

const BROKEN_PROMISE = { key: 'net.brokenPromise', args: {} };
const UNREACHABLE = { key: 'net.unreachable', args: {} };

/** What answered: this server, with its reason, or something on the way to it (a proxy's page). */
async function failure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const { error } = (body as Partial<ApiError> | null | undefined) ?? {};
  const ours = typeof error?.key === 'string';
  return new ApiFailure(ours ? { ...error, args: error.args ?? {} } : UNREACHABLE, response.status);
}

interface Request {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Proof of a seat. */
  readonly token?: string | undefined;
}

/** @throws ApiFailure whenever there is no good answer, whatever the reason */
async function answer(path: string, { method = 'GET', body, token }: Request = {}): Promise<Response> {
  const headers: Record<string, string> = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiFailure(UNREACHABLE, 0);
  });
  if (!response.ok) throw await failure(response);
  return response;
}

/** @throws ApiFailure whenever there is no good answer, whatever the reason */
async function request<T>(path: string, asked: Request = {}): Promise<T> {
  const response = await answer(path, asked);
  return (await response.json().catch(() => {
    throw new ApiFailure(UNREACHABLE, response.status);
  })) as T;
}

const post = <T>(path: string, body: unknown): Promise<T> => request(path, { method: 'POST', body });

/** The games of this server that have a table to play at. */
export const getGames = async () =>
  (await request<GameList>(api.games)).games.filter(({ id }) => Object.hasOwn(TABLES, id));
export const getMatches = (status: MatchInfo['status'], limit: number): Promise<MatchPage> =>
  request(`${api.matches}?status=${status}&limit=${limit}`);
/** How those of the matches stand that the server has. @param ids up to 100 */
export async function lookUpMatches(ids: readonly string[]): Promise<readonly MatchInfo[]> {
  const { matches } = await post<Partial<LookedUp>>(api.lookUp, { ids } satisfies LookUp);
  if (!Array.isArray(matches)) throw new ApiFailure(UNREACHABLE, 200);
  return matches;
}
export const getMatch = (id: string): Promise<MatchInfo> => request(api.match(id));
export const getRules = (game: string, language: Language): Promise<RulesAnswer> =>
  request(api.rules(game, language));
/**
 * Makes a match of whose luck neither side decides alone: the server promises its seed before it hears this device's
 * salt.
 * @throws ApiFailure also when the match has another seed than was promised
 */
export async function createMatch(
  body: Omit<CreateMatch, 'salt' | 'commitment'>,
): Promise<Seated & { readonly luck: Luck }> {
  const { commitment } = await post<Promised>(api.commitments, {});
  const salt = randomId();
  const seated = await post<Seated>(api.matches, { ...body, commitment, salt });
  if (seated.match.commitment !== commitment) throw new ApiFailure(BROKEN_PROMISE, 0);
  return { ...seated, luck: { commitment, salt } };
}
export const joinMatch = (id: string, body: JoinMatch): Promise<Seated> => post(api.join(id), body);
/** @param seats open seats to fill; all of them when absent */
export const fillWithBots = (
  id: string,
  token: string,
  level: string,
  seats?: readonly Seat[],
): Promise<MatchInfo> =>
  post(api.bots(id), { token, level, ...(seats === undefined ? {} : { seats }) } satisfies FillWithBots);
export const rematch = (id: string, tokens: readonly string[]): Promise<Seated> =>
  post(api.rematch(id), { tokens } satisfies Rematch);
export const getReplay = (id: string): Promise<ReplayFile> => request(api.replay(id));
/** What is left of a match that broke, as a file. */
export const getRemains = async (id: string, token?: string): Promise<Blob> =>
  (await answer(api.replay(id), { token })).blob();
export const getHistory = (id: string, viewer: Viewer, token?: string): Promise<History> =>
  request(api.history(id, viewer), { token });
