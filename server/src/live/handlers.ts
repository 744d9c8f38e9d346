import { isViolation, type Seat, type Viewer, type Violation } from '@pentapolis/kernel';
import type { ChatLine, MatchInfo, Snapshot, Tail, Watched } from '@pentapolis/wire';
import { givenName, uniqueName } from '@pentapolis/wire/names';
import { BOT_NAMES } from '../bots/names.data.ts';
import { cleanName, cleanText } from '../clean.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { hashToken } from '../secrets.ts';
import type { Chronicle } from '../table/chronicle.ts';
import { movePerson } from '../table/moves.ts';
import { type News, newsTopic } from '../table/news.ts';
import { refuseToken } from '../table/seating.ts';
import { matchInfo, namesOf } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Session } from './io.ts';
import type { Live } from './live.ts';
import { asMove, type Message } from './schemas.ts';

/*
 * One function per message of wire's ClientMessages. What they return becomes the answer: `{ ok: true, ... }`, or the
 * refusal.
 */

type Following = {
  info: MatchInfo;
  seats: readonly Seat[];
  viewers: readonly Watched[];
  chat: readonly ChatLine[];
};

export async function watch(
  live: Live,
  session: Session,
  message: Message<'watch'>,
): Promise<Following | Refusal> {
  const { limits } = live;
  const { match, have = {} } = message;
  const chat = await live.store.chat(match, limits.chatSent);
  const waited = await live.tables.get(match);
  if (isRefusal(waited)) return waited;
  const ready = await prepared(live, session, waited, heldSeats(waited, message.tokens), have);
  await live.slices.turn(session.address); // many who come back at once are answered one by one
  const table = await live.tables.get(match); // it may have been loaded anew meanwhile
  if (isRefusal(table)) return table;

  // From here on nothing waits, so that no step falls between what is sent now and what is broadcast next.
  if (!session.connected()) return refuse(409, 'api.notWatching');
  if (!session.watched.has(match) && session.watched.size >= limits.watched)
    return refuse(429, 'api.watching', { most: limits.watched });
  const seats = heldSeats(table, message.tokens); // a token that holds nothing any more only looks on
  const viewers: readonly Viewer[] = seats.length === 0 ? ['spectator'] : seats;
  const channels = live.broadcast.enter(match, session, viewers);
  if (seats.length > 0 && table.record.status === 'open') void live.store.attended([match], live.now());
  return {
    info: matchInfo(table.record, live.presence.of(match), table.broken),
    seats,
    viewers: [...channels].flatMap(([viewer, channel]) => {
      const update = resync(table, viewer, { have: have[String(viewer)], most: limits.tailSteps, ready });
      return update === undefined ? [] : { ...update, channel };
    }),
    chat,
  };
}

export async function unwatch(
  live: Live,
  session: Session,
  { match }: Message<'unwatch'>,
): Promise<object | Refusal> {
  if (!session.watched.has(match)) return refuse(409, 'api.notWatching');
  live.broadcast.left(match, session);
  return {};
}

export async function move(
  live: Live,
  _session: Session,
  { match, token, id, move }: Message<'move'>,
): Promise<{ n: number } | Violation | Refusal> {
  const seconds = live.throttle.spend('move', hashToken(token));
  if (seconds !== undefined) return refuse(429, 'api.tooMany', { seconds });
  const start = performance.now();
  const played = await live.tables.at(match, async (table) => {
    const seat = table.seatOf(token);
    return seat === undefined ? refuse(403, 'api.token') : movePerson(table, seat, id, asMove(move));
  });
  live.metrics.moveSeconds.observe((performance.now() - start) / 1000);
  live.metrics.moves.inc({
    outcome: isRefusal(played) ? 'refused' : isViolation(played) ? 'violation' : 'played',
  });
  return played;
}

export async function chat(
  live: Live,
  session: Session,
  message: Message<'chat'>,
): Promise<object | Refusal> {
  const { match, token } = message;
  const { chatLength, nameLength } = live.limits;
  const seconds = live.throttle.spend('chat', session.address);
  if (seconds !== undefined) return refuse(429, 'api.tooMany', { seconds });
  const text = cleanText(message.text, chatLength);
  if (text === undefined) return refuse(400, 'api.text', { most: chatLength });
  if (!session.watched.has(match)) return refuse(409, 'api.notWatching');
  const table = await live.tables.get(match);
  if (isRefusal(table)) return table;
  const names = namesOf(table.record.seats);
  const at = live.now();
  if (token === undefined) {
    const wanted = cleanName(message.name, nameLength);
    if (wanted === undefined) return refuse(400, 'api.name', { most: nameLength });
    const name = onlookerName(live, session, match, wanted, names);
    return say(live, match, { at, name, text });
  }
  const holder = table.holder(token);
  if (holder === undefined) return refuseToken(table, token);
  return say(live, match, { at, seat: holder.seat, name: names[holder.seat] ?? '', text });
}

/** Who looks on is called like nobody at the table, no bot and nobody else who speaks there now. */
function onlookerName(
  { broadcast }: Live,
  session: Session,
  match: string,
  wanted: string,
  seated: readonly string[],
): string {
  const given = givenName(wanted);
  const others = broadcast.followers(match).flatMap((other) => {
    const name = other === session ? undefined : other.speaksAs.get(match);
    return name === undefined ? [] : [name];
  });
  const name = given === '' ? '' : uniqueName(given, [...seated, ...BOT_NAMES, ...others]);
  session.speaksAs.set(match, name);
  return name;
}

async function say(live: Live, match: string, said: Omit<ChatLine, 'id'>): Promise<object | Refusal> {
  const line = await live.store.say(match, said);
  if (line === undefined) return refuse(404, 'api.noMatch');
  const news: News = { kind: 'chat', line };
  live.bus.publish(newsTopic(match), news);
  return {};
}

export async function tail(
  live: Live,
  session: Session,
  { match, token, after }: Message<'tail'>,
): Promise<Snapshot | Tail | Refusal> {
  const waited = await live.tables.get(match);
  if (isRefusal(waited)) return waited;
  await live.slices.turn(session.address);
  const table = await live.tables.get(match);
  if (isRefusal(table)) return table;
  const seats = heldSeats(table, token === undefined ? [] : [token]);
  if (token !== undefined && seats.length === 0) return refuseToken(table, token);
  return (
    resync(table, seats[0] ?? 'spectator', { have: after, most: live.limits.tailSteps }) ??
    refuse(409, 'api.notRunning')
  );
}

/** The seats behind the tokens, ascending. */
function heldSeats(table: Table, tokens: readonly string[]): readonly Seat[] {
  const seats = tokens.flatMap((token) => table.holder(token)?.seat ?? []);
  return [...new Set(seats)].sort((a, b) => a - b);
}

/** Snapshots made ahead, of one chronicle. */
interface Ready {
  readonly of: Chronicle | undefined;
  readonly snapshots: ReadonlyMap<Viewer, Snapshot>;
}

/** Who holds many seats gets their snapshots made one in a turn; what happens meanwhile is added when they are sent. */
async function prepared(
  { slices, limits }: Live,
  session: Session,
  { chronicle }: { chronicle: Chronicle | undefined },
  seats: readonly Seat[],
  have: Message<'watch'>['have'] = {},
): Promise<Ready> {
  const snapshots = new Map<Viewer, Snapshot>();
  for (const seat of seats.length < 2 ? [] : seats) {
    await slices.turn(session.address);
    const since = have[String(seat)];
    if (since !== undefined && chronicle?.tail(seat, since, limits.tailSteps) !== undefined) continue;
    if (chronicle !== undefined) snapshots.set(seat, chronicle.snapshot(seat));
  }
  return { of: chronicle, snapshots };
}

interface Wanted {
  /** The last step the client has. */
  readonly have: number | undefined;
  /** Steps sent one by one at most. */
  readonly most: number;
  readonly ready?: Ready;
}

/** What brings a viewer up to date; undefined while the match is open. */
function resync(
  { chronicle }: Table,
  viewer: Viewer,
  { have, most, ready }: Wanted,
): Snapshot | Tail | undefined {
  const tail = have === undefined ? undefined : chronicle?.tail(viewer, have, most);
  return (
    tail ?? chronicle?.snapshot(viewer, ready?.of === chronicle ? ready?.snapshots.get(viewer) : undefined)
  );
}
