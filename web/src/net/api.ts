import { TABLES } from '@pentapolis/catalogue/tables';
import { type Args, commitment, type Language, type Seat, type Viewer } from '@pentapolis/kernel';
import {
  type AddedLuck,
  type ApiError,
  type AskReplay,
  api,
  type CloseTable,
  type CreateMatch,
  type FillWithBots,
  type FreeSeat,
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
  type SeatToken,
  type TellSalts,
} from '@pentapolis/wire';
import type { Luck } from '../state/luck.ts';
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
export async function lookUpMatches(ids: readonly string[], tokens: readonly string[]): Promise<LookedUp> {
  const answered = await post<Partial<LookedUp>>(api.lookUp, { ids, tokens } satisfies LookUp);
  const { matches, held } = answered;
  if (!Array.isArray(matches)) throw new ApiFailure(UNREACHABLE, 200);
  return { matches, ...(held === undefined ? {} : { held }) };
}
export const getMatch = (id: string): Promise<MatchInfo> => request(api.match(id));
export const getRules = (game: string, language: Language): Promise<RulesAnswer> =>
  request(api.rules(game, language));
/** The answer to sitting down, and this device's part in the luck. */
export type SeatedHere = Seated & { readonly luck: Luck };

/** What is sent for one seat, and the salt it is about. */
interface Adding {
  readonly salt: string;
  readonly sent: AddedLuck;
}

/** @param closed others sit down too: the salt is told when nobody can choose one any more */
function adding(closed: boolean): Adding {
  const salt = randomId();
  return { salt, sent: closed ? { saltCommitment: commitment(salt) } : { salt } };
}

const promise = async (): Promise<string> => (await post<Promised>(api.commitments, {})).commitment;

/**
 * This device's part in a match it has just sat down in.
 * @param promised the commitment that was shown before, where salts were told at once
 * @throws ApiFailure when the match has another seed than was promised, or not what this device added
 */
function luckIn({ match, tokens }: Seated, added: readonly Adding[], promised: string | undefined): Luck {
  if (promised !== undefined && match.commitment !== promised) throw new ApiFailure(BROKEN_PROMISE, 0);
  const salts = tokens.map(({ seat }) => {
    const person = match.seats[seat];
    const committed = person?.filled === 'person' ? person.saltCommitment : undefined;
    const own = added.find(({ salt }) => commitment(salt) === committed);
    if (own === undefined) throw new ApiFailure(BROKEN_PROMISE, 0);
    return { seat, salt: own.salt };
  });
  return { commitment: match.commitment, salts, ...(promised === undefined ? {} : { settled: true }) };
}

/**
 * Makes a match of whose luck nobody decides alone: the server has promised its seed before it hears a salt of this
 * device, and where others sit down too all have committed to theirs.
 * @throws ApiFailure also when a promise is broken
 */
export async function createMatch(body: Omit<CreateMatch, 'commitment'>): Promise<SeatedHere> {
  const closed = body.seats.some(({ fill }) => fill === 'open');
  const added = body.seats.map(() => adding(closed));
  const seats = body.seats.map((seat, index) =>
    seat.fill === 'you' ? { ...seat, ...added[index]?.sent } : seat,
  );
  const promised = closed ? undefined : await promise();
  const seated = await post<Seated>(api.matches, {
    ...body,
    seats,
    ...(promised === undefined ? {} : { commitment: promised }),
  } satisfies CreateMatch);
  return { ...seated, luck: luckIn(seated, added, promised) };
}

/** @throws ApiFailure also when a promise is broken */
export async function joinMatch(
  info: MatchInfo,
  body: Omit<JoinMatch, keyof AddedLuck>,
): Promise<SeatedHere> {
  const added = adding(true);
  const seated = await post<Seated>(api.join(info.id), { ...body, ...added.sent } satisfies JoinMatch);
  if (seated.match.commitment !== info.commitment) throw new ApiFailure(BROKEN_PROMISE, 0);
  return { ...seated, luck: luckIn(seated, [added], undefined) };
}

/**
 * @param info the match that is over
 * @param tokens those this device holds in it
 * @throws ApiFailure also when a promise is broken
 */
export async function rematch(info: MatchInfo, tokens: readonly SeatToken[]): Promise<SeatedHere> {
  const closed = info.seats.some(
    (filled, seat) =>
      !tokens.some((own) => own.seat === seat) && (filled.filled !== 'bot' || filled.insteadOf !== undefined),
  );
  const added = tokens.map(() => adding(closed));
  const promised = closed ? undefined : await promise();
  const seated = await post<Seated>(api.rematch(info.id), {
    seats: tokens.map(({ token }, index) => ({ token, ...added[index]?.sent })),
    ...(promised === undefined ? {} : { commitment: promised }),
  } satisfies Rematch);
  return { ...seated, luck: luckIn(seated, added, promised) };
}

export const postSalts = (id: string, body: TellSalts): Promise<MatchInfo> => post(api.salts(id), body);
/** @param seats open seats to fill; all of them when absent */
export const fillWithBots = (
  id: string,
  token: string,
  level: string,
  seats?: readonly Seat[],
): Promise<MatchInfo> =>
  post(api.bots(id), { token, level, ...(seats === undefined ? {} : { seats }) } satisfies FillWithBots);
export const closeTable = (id: string, token: string): Promise<MatchInfo> =>
  post(api.close(id), { token } satisfies CloseTable);
/** @param refuse whoever sits there may not come back */
export const freeSeat = (id: string, token: string, seat: Seat, refuse: boolean): Promise<MatchInfo> =>
  post(api.free(id), { token, seat, refuse } satisfies FreeSeat);
export const getReplay = (id: string): Promise<ReplayFile> => request(api.replay(id));
/** A match as a file, as much of it as the seats of these tokens may have. */
export const getFile = async (id: string, tokens: readonly string[]): Promise<Blob> =>
  (
    await answer(
      api.replay(id),
      tokens.length === 0 ? {} : { method: 'POST', body: { tokens } satisfies AskReplay },
    )
  ).blob();
export const getHistory = (id: string, viewer: Viewer, token?: string): Promise<History> =>
  request(api.history(id, viewer), { token });
