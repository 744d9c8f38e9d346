import { commitment, isViolation, type Json, readOptions } from '@pentapolis/kernel';
import type { CreateMatch, SeatToken } from '@pentapolis/wire';
import { cleanName } from '../clean.ts';
import type { Limits } from '../options.ts';
import { byRule, isRefusal, type Refusal, refuse } from '../refusal.ts';
import { newMatchId, newSeed } from '../secrets.ts';
import type { Games, ServedGame } from '../served/games.ts';
import type { MatchRecord, SeatRecord, Store, StoredToken } from '../store/store.ts';
import type { PromisedSeeds } from './promised-seeds.ts';
import { readAddedLuck } from './salts.ts';
import { issueToken } from './seating.ts';
import { newBot, newPerson, withSeat } from './seats.ts';
import { begun, setupOf } from './start.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

export interface Creation {
  readonly store: Store;
  readonly games: Games;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly seeds: PromisedSeeds;
  /** How long a match waits for the salts of people once every seat is taken. */
  readonly saltGraceMs: number;
  now(): number;
}

export interface Created {
  readonly table: Table;
  readonly tokens: readonly SeatToken[];
}

/** Makes a match as asked; it begins at once when no seat is open and no salt is awaited. */
export async function createMatch(creation: Creation, asked: CreateMatch): Promise<Created | Refusal> {
  const { store, games, tables, limits, seeds } = creation;
  const served = games.current(asked.game);
  if (served === undefined) return refuse(400, 'api.noGame', { game: asked.game });
  const title = cleanName(asked.name, limits.titleLength);
  if (title === undefined) return refuse(400, 'api.name', { most: limits.titleLength });
  const filled = fillSeats(served, asked, limits);
  if (isRefusal(filled)) return filled;
  const options = readOptions(served.game.meta.options, asked.options ?? {}, asked.seats.length);
  if (isViolation(options)) return byRule(options);
  const components = readComponents(served, asked.components);
  if (isRefusal(components)) return components;

  const now = creation.now();
  // a seed chosen after the salt was heard would prove nothing to whoever sent it
  const heard = asked.seats.some((seat) => seat.fill === 'you' && seat.salt !== undefined);
  if (heard && asked.commitment === undefined) return refuse(400, 'api.promiseFirst');
  const seed = asked.commitment === undefined ? newSeed() : seeds.take(asked.commitment);
  if (seed === undefined) return refuse(409, 'api.commitment');
  const { id: game, version } = served.game.meta;
  const open: MatchRecord = {
    id: newMatchId(),
    game,
    version,
    name: title,
    visibility: asked.visibility,
    options,
    ...components,
    seats: filled.seats,
    commitment: commitment(seed),
    ...(filled.given[0] === undefined ? {} : { host: filled.given[0].seat }),
    status: 'open',
    deciding: [],
    botsTurn: false,
    createdAt: now,
    changedAt: now,
    revision: 0,
  };
  const unplayable = served.game.validate(setupOf(open));
  if (unplayable !== undefined) return byRule(unplayable);
  if ((await store.countActive()) >= limits.matches) return refuse(503, 'api.full');

  const { record, events } = begun(served.game, open, seed, creation.saltGraceMs);
  const match = { record, events, seed, tokens: filled.stored };
  if ((await store.create(match)) === 'conflict') return refuse(503, 'api.busy');
  return { table: tables.adopt(match), tokens: filled.given };
}

interface Filled {
  readonly seats: readonly SeatRecord[];
  readonly given: readonly SeatToken[];
  readonly stored: readonly StoredToken[];
}

function fillSeats({ game, levels }: ServedGame, asked: CreateMatch, limits: Limits): Filled | Refusal {
  const { min, max } = game.meta.seats;
  if (asked.seats.length < min || asked.seats.length > max) return refuse(400, 'api.seats', { min, max });
  let seats: readonly SeatRecord[] = asked.seats.map(() => ({ filled: 'open' }));
  const given: SeatToken[] = [];
  const stored: StoredToken[] = [];
  for (const [seat, request] of asked.seats.entries()) {
    if (request.fill === 'bot') {
      const { level } = request;
      if (!levels.some(({ id }) => id === level)) return refuse(400, 'api.noLevel', { level });
      seats = withSeat(seats, seat, newBot(seats, seat, level));
    } else if (request.fill === 'you') {
      const name = cleanName(request.name, limits.nameLength);
      if (name === undefined) return refuse(400, 'api.name', { most: limits.nameLength });
      const luck = readAddedLuck(request);
      if (isRefusal(luck)) return luck;
      seats = withSeat(seats, seat, newPerson(seats, name, luck));
      const token = issueToken(seat, true);
      given.push(token.given);
      stored.push(token.stored);
    }
  }
  return { seats, given, stored };
}

function readComponents({ game }: ServedGame, asked: Json | undefined): { components?: Json } | Refusal {
  if (asked === undefined) return {};
  const read = game.readComponents?.(asked);
  if (read === undefined) return refuse(400, 'api.components');
  return isViolation(read) ? byRule(read) : { components: read };
}
