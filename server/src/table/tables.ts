import type { Broken } from '@pentapolis/wire';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Games } from '../served/games.ts';
import { createSlices, type Slices } from '../slices.ts';
import type { MatchRecord, NewMatch } from '../store/store.ts';
import { Outdated, Table, type TableServices } from './table.ts';

/** How often a task is repeated on a table loaded afresh before its caller is told to try again. */
const ATTEMPTS = 5;

/** The tables of this process: loaded from the store when somebody asks for one, dropped when nobody has for long. */
export class Tables {
  private readonly services: TableServices;
  private readonly games: Games;
  private readonly slices: Slices;
  private readonly most: number;
  /** Least recently used first. */
  private readonly cache = new Map<string, Promise<Table | Refusal>>();
  /** How many are about to do something at a match: its table stays. One dropped then might play on unseen. */
  private readonly wanted = new Map<string, number>();

  /** @param most tables kept in memory while nothing runs at them */
  constructor(services: TableServices, games: Games, most: number, slices: Slices = createSlices()) {
    this.services = services;
    this.games = games;
    this.slices = slices;
    this.most = most;
  }

  get size(): number {
    return this.cache.size;
  }

  /** A refusal when there is no such match, or its game is not served. A broken one is a table to look at. */
  async get(id: string): Promise<Table | Refusal> {
    const loading = this.cache.get(id) ?? this.load(id);
    this.cache.delete(id);
    this.cache.set(id, loading);
    try {
      const table = await loading;
      if (isRefusal(table)) this.drop(id, loading);
      return table;
    } catch (error) {
      this.drop(id, loading);
      throw error;
    }
  }

  /** The record of a match, also when its game is not served. */
  async record(id: string): Promise<MatchRecord | Refusal> {
    const table = await this.get(id);
    if (!isRefusal(table)) return table.record;
    const stored = table.error.key === 'api.notServed' ? await this.services.store.load(id) : undefined;
    return stored?.record ?? table;
  }

  /** Why a match can only be looked at, or not even that, as far as is known. */
  brokenAt({ game, version, broken }: MatchRecord): Broken | undefined {
    return this.games.version(game, version) === undefined ? { seq: 0, why: 'notServed' } : broken;
  }

  /** Puts a match just created among the tables. */
  adopt(made: NewMatch): Table {
    const { game, version } = made.record;
    const served = this.games.version(game, version);
    if (served === undefined) throw new Error(`${game} is not served`);
    const table = Table.ofNew(this.services, served, made);
    this.cache.set(table.id, Promise.resolve(table));
    this.services.changed(table);
    return table;
  }

  /** Does something at a table, on a fresh one when the match was changed from elsewhere meanwhile. */
  async at<T>(id: string, task: (table: Table) => Promise<T>): Promise<T | Refusal> {
    this.wanted.set(id, (this.wanted.get(id) ?? 0) + 1);
    try {
      return await this.attempt(id, task);
    } finally {
      const left = (this.wanted.get(id) ?? 0) - 1;
      if (left > 0) this.wanted.set(id, left);
      else this.wanted.delete(id);
    }
  }

  private async attempt<T>(id: string, task: (table: Table) => Promise<T>): Promise<T | Refusal> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await this.get(id);
      if (!(table instanceof Table)) return table;
      try {
        return await task(table);
      } catch (error) {
        this.drop(id); // what the store holds now is not known: load it again
        if (!(error instanceof Outdated)) throw error;
      }
    }
    return refuse(503, 'api.busy');
  }

  /** Drops what is held of a match: the store holds something else now, or nothing. */
  forget(id: string): void {
    this.drop(id);
    this.services.publish(id, { kind: 'info' });
  }

  /** Resolves when nothing runs at any table. */
  async settled(): Promise<void> {
    for (const loading of this.cache.values()) {
      const table = await loading.catch(() => undefined);
      if (table instanceof Table) await table.run(async () => undefined);
    }
  }

  private async load(id: string): Promise<Table | Refusal> {
    const stored = await this.services.store.load(id);
    if (stored === undefined) return refuse(404, 'api.noMatch');
    const { game, version } = stored.record;
    const served = this.games.version(game, version);
    if (served === undefined) return refuse(409, 'api.notServed', { game, version });
    await this.trim();
    const table = await Table.load(this.services, served, stored, this.slices);
    await this.note(table);
    this.services.changed(table); // its bots may sleep: it may have been imported since the start
    return table;
  }

  /** Lists load nothing: they read of the record that a match is broken, also after a restart. */
  private async note(table: Table): Promise<void> {
    const { broken: before, ...record } = table.record;
    const { id, broken } = table;
    if (JSON.stringify(before) === JSON.stringify(broken)) return;
    table.record = broken === undefined ? record : { ...record, broken };
    // a match can be looked at although nothing can be written
    await this.services.store.setBroken(id, broken).catch(() => undefined);
  }

  private drop(id: string, only?: Promise<Table | Refusal>): void {
    if (only === undefined || this.cache.get(id) === only) this.cache.delete(id);
  }

  private async trim(): Promise<void> {
    for (const [id, loading] of this.cache) {
      if (this.cache.size <= this.most) return;
      const table = await loading.catch(() => undefined);
      if (!(table instanceof Table) || (table.idle && !this.wanted.has(id))) this.drop(id, loading);
    }
  }
}
