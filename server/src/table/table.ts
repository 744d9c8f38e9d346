import {
  type AnyMatch,
  type Command,
  commit,
  type Fact,
  isViolation,
  matchKey,
  openMatch,
  type Prepared,
  prepare,
  type Seat,
  type StartEvent,
  type Violation,
} from '@pentapolis/kernel';
import type { Broken } from '@pentapolis/wire';
import { type Refusal, refuse } from '../refusal.ts';
import { hashToken } from '../secrets.ts';
import type { ServedGame } from '../served/games.ts';
import { atOnce, type Slices } from '../slices.ts';
import { storedEvent } from '../store/events.ts';
import type {
  MatchRecord,
  NewMatch,
  SeatRecord,
  Store,
  StoredEvent,
  StoredMatch,
  StoredToken,
  Write,
} from '../store/store.ts';
import { Chronicle } from './chronicle.ts';
import { type Followed, follow, type Live } from './follow.ts';
import type { News } from './news.ts';
import { progressOf } from './progress.ts';
import { begun } from './start.ts';

/** What a table needs of the server around it. */
export interface TableServices {
  readonly store: Store;
  publish(match: string, news: News): void;
  /** Called after every change, when it is durable and published, and when a table has been loaded. */
  changed(table: Table): void;
  /** Waits before what an action did is stored and shown, see {@link Fact.pause}. */
  pause?(facts: readonly Fact[]): Promise<void> | undefined;
  now(): number;
  /** How long a match waits for the salts of people once every seat is taken. */
  readonly saltGraceMs: number;
}

/** The store holds something else than this table believes: it is to be loaded again and the task repeated. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** Holder of a seat token. */
export interface Holder {
  readonly seat: Seat;
  readonly creator: boolean;
}

/** Tokens that begin and stop working together with a change to the record. */
export type TokenChange = Pick<Write, 'addTokens' | 'dropTokens'>;

export type Played = { readonly n: number } | Violation | Refusal;

/**
 * One match in memory, and the only one to change it in this process. Tasks run one after another. A change goes:
 * check, pause where the game has one, append (durable), commit to memory, redact per viewer, publish; only then is it acknowledged. What the table
 * holds follows from the store, so it may be dropped and loaded again at any time.
 */
export class Table {
  readonly served: ServedGame;
  record: MatchRecord;
  /** When it last changed or was loaded, by `performance.now()`: how long it has been quiet. */
  changedMs = performance.now();
  private readonly services: TableServices;
  private readonly seed: string;
  private holders: ReadonlyMap<string, Holder>;
  /** Why the match can only be looked at: its log can't be followed to the end. */
  readonly broken: Broken | undefined;
  private live: Live | undefined;
  private key: Uint8Array = new Uint8Array();
  private chain: string;
  private readonly clients: Map<string, number>;
  private last: Promise<unknown> = Promise.resolve();
  private tasks = 0;
  /** A write failed: what the store holds is not known here any more, so nothing else is tried. */
  private outdated = false;

  private constructor(services: TableServices, served: ServedGame, stored: StoredMatch, followed: Followed) {
    this.services = services;
    this.served = served;
    this.record = stored.record;
    this.seed = stored.seed;
    this.holders = new Map(stored.tokens.map(({ hash, seat, creator }) => [hash, { seat, creator }]));
    this.broken = followed.broken;
    this.live = followed.live;
    this.chain = followed.chain;
    this.clients = followed.clients;
    if (this.live !== undefined) this.key = matchKey(this.seed, this.live.match.start.salts);
  }

  /** The table of a stored match, its log folded in slices. */
  static async load(
    services: TableServices,
    served: ServedGame,
    stored: StoredMatch,
    slices: Slices,
  ): Promise<Table> {
    return new Table(services, served, stored, await slices.run(follow(served.game, stored)));
  }

  /** The table of a match that was just made, whose log is short. */
  static ofNew(
    services: TableServices,
    served: ServedGame,
    { record, seed, tokens, events }: NewMatch,
  ): Table {
    return new Table(
      services,
      served,
      { record, seed, tokens, events },
      atOnce(follow(served.game, { record, events })),
    );
  }

  get id(): string {
    return this.record.id;
  }

  /** Undefined until the last seat is filled. */
  get match(): AnyMatch | undefined {
    return this.live?.match;
  }

  get chronicle(): Chronicle | undefined {
    return this.live?.chronicle;
  }

  /** Nothing runs here and nothing waits. */
  get idle(): boolean {
    return this.tasks === 0;
  }

  /** Who plays the seat this token was issued for; undefined once the seat was left. [PEN-LEAVE-3] */
  holder(token: string): Holder | undefined {
    const holder = this.holders.get(hashToken(token));
    return holder === undefined || this.match?.left.includes(holder.seat) ? undefined : holder;
  }

  /** The seat this token was issued for, left or not: proof of having sat there, and of nothing more. */
  seatOf(token: string): Seat | undefined {
    return this.holders.get(hashToken(token))?.seat;
  }

  /** [PEN-OPEN-1] */
  isHost(seat: Seat): boolean {
    return [...this.holders.values()].some((holder) => holder.seat === seat && holder.creator);
  }

  /** Inside {@link run}: what to keep of the token of that seat to make its holder the host. */
  hostToken(seat: Seat): StoredToken | undefined {
    const held = [...this.holders].find(([, holder]) => holder.seat === seat);
    return held && { seat, hash: held[0], creator: true };
  }

  /** Runs a task when all earlier ones are done. It may change the table by the methods below. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.tasks++;
    const done = this.last.then(task).finally(() => {
      this.tasks--;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /** The answer to a client's move that was played before; undefined when it was not. */
  repeated(seat: Seat, client: string): { readonly n: number } | undefined {
    const seq = this.clients.get(`${seat}:${client}`);
    return seq === undefined || this.live === undefined
      ? undefined
      : { n: this.live.chronicle.stepsUpTo(seat, seq) };
  }

  /**
   * Inside {@link run}: plays a command. `seats`, when given, are the new occupants once it is played and the match
   * still runs.
   * @throws Outdated when somebody else changed the match first
   */
  async play(command: Command, client?: string, seats?: readonly SeatRecord[]): Promise<Played> {
    if (this.broken !== undefined) return refuse(409, 'api.broken', { seq: this.broken.seq });
    if (this.live === undefined) return refuse(409, 'api.notRunning');
    const { match, chronicle } = this.live;
    const prepared = prepare(match, command, this.key);
    if (isViolation(prepared)) return prepared;

    // before it is stored, so that neither lists nor a reload show early who is asked next
    const pause = this.services.pause?.(prepared.facts);
    if (pause !== undefined) await pause;
    const at = await this.append(match, prepared, client, seats);

    commit(match, prepared);
    if (command.kind === 'leave') this.services.publish(this.id, { kind: 'left', seat: command.seat });
    const steps = chronicle.advance(match, prepared.facts, at);
    this.services.publish(this.id, { kind: 'steps', steps });
    if (seats !== undefined || match.status !== 'running') this.services.publish(this.id, { kind: 'info' });
    this.services.changed(this);
    const viewer = 'seat' in command ? command.seat : 'spectator';
    return { n: chronicle.stepsUpTo(viewer, prepared.event.seq) };
  }

  /** @returns when it was stored, Unix ms */
  private async append(
    match: AnyMatch,
    prepared: Prepared<object, Fact>,
    client: string | undefined,
    seats: readonly SeatRecord[] | undefined,
  ): Promise<number> {
    const { event, change } = prepared;
    const at = this.timeOfChange();
    const after: AnyMatch = { ...match, ...change };
    const reseated = after.status === 'running' ? seats : undefined;
    const progress = progressOf(after, reseated ?? this.record.seats, at);
    const record: MatchRecord = {
      ...this.record,
      ...progress,
      ...(reseated === undefined ? {} : { seats: reseated, revision: this.record.revision + 1 }),
    };
    const stored = storedEvent(this.chain, event, at, client);
    await this.write({
      match: this.id,
      events: [stored],
      ...(reseated === undefined ? { progress } : { record }),
    });
    this.record = record;
    this.link(stored);
    return at;
  }

  /**
   * Inside {@link run}: changes the record of a match and who holds its tokens. An open match begins when no seat is
   * open any more and all salts are told.
   * @throws Outdated when somebody else changed the match first
   */
  async amend(change: Partial<MatchRecord>, tokens: TokenChange = {}): Promise<void> {
    const { record, events } = begun(
      this.served.game,
      { ...this.record, ...change, changedAt: this.timeOfChange(), revision: this.record.revision + 1 },
      this.seed,
      this.services.saltGraceMs,
    );
    await this.write({ match: this.id, record, events, ...tokens });
    this.record = record;
    const { addTokens = [], dropTokens = [] } = tokens;
    this.holders = new Map([
      ...[...this.holders].filter(([, { seat }]) => !dropTokens.includes(seat)),
      ...addTokens.map(({ hash, seat, creator }) => [hash, { seat, creator }] as const),
    ]);
    for (const appended of events) {
      this.link(appended);
      if (appended.event.kind === 'start') this.begin(appended.event, appended.at);
    }
    for (const seat of dropTokens) this.services.publish(this.id, { kind: 'left', seat });
    this.services.publish(this.id, { kind: 'info' });
    this.services.changed(this);
  }

  /** Unix ms. Within a match it never goes back, whatever the clock of the machine does. */
  private timeOfChange(): number {
    return Math.max(this.services.now(), this.record.changedAt);
  }

  private async write(change: Write): Promise<void> {
    if (this.outdated) throw new Outdated();
    this.outdated = true;
    if ((await this.services.store.write(change)) === 'conflict') throw new Outdated();
    this.outdated = false;
    this.changedMs = performance.now();
  }

  private begin(start: StartEvent, at: number): void {
    const match = openMatch(this.served.game, start);
    this.live = { match, chronicle: new Chronicle(match, at) };
    this.key = matchKey(this.seed, start.salts);
  }

  private link({ event, chain, client }: StoredEvent): void {
    this.chain = chain;
    if (client !== undefined && 'seat' in event) this.clients.set(`${event.seat}:${client}`, event.seq);
  }
}
