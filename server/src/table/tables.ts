import { type Refusal, refuse } from '../refusal.ts';
import type { Games } from '../served/games.ts';
import type { StoredMatch } from '../store/store.ts';
import { Outdated, Table, type TableServices } from './table.ts';

/** How often a task is repeated on a table loaded afresh before its caller is told to try again. */
const ATTEMPTS = 5;

/** The tables of this process: loaded from the store when somebody asks for one, dropped when nobody has for long. */
export class Tables {
  private readonly services: TableServices;
  private readonly games: Games;
  private readonly most: number;
  /** Least recently used first. */
  private readonly cache = new Map<string, Promise<Table | undefined>>();

  /** @param most tables kept in memory while nothing runs at them */
  constructor(services: TableServices, games: Games, most: number) {
    this.services = services;
    this.games = games;
    this.most = most;
  }

  get size(): number {
    return this.cache.size;
  }

  /**
   * @returns a refusal when there is no such match, or its game is not served
   * @throws Error when its log is broken
   */
  async get(id: string): Promise<Table | Refusal> {
    const cached = this.cache.get(id);
    const loading = cached ?? this.load(id);
    this.cache.delete(id);
    this.cache.set(id, loading);
    try {
      const table = await loading;
      if (table !== undefined) return table;
    } catch (error) {
      this.drop(id, loading);
      throw error;
    }
    this.drop(id, loading);
    return refuse(404, 'api.noMatch');
  }

  /** Puts a match just created among the tables. */
  adopt(stored: StoredMatch): Table {
    const table = this.open(stored);
    if (table === undefined) throw new Error(`${stored.record.game} is not served`);
    this.cache.set(table.id, Promise.resolve(table));
    this.services.changed(table);
    return table;
  }

  /** Does something at a table, on a fresh one when the match was changed from elsewhere meanwhile. */
  async at<T>(id: string, task: (table: Table) => Promise<T>): Promise<T | Refusal> {
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

  /** Resolves when nothing runs at any table. */
  async settled(): Promise<void> {
    for (const loading of this.cache.values()) {
      const table = await loading.catch(() => undefined);
      await table?.run(async () => undefined);
    }
  }

  private async load(id: string): Promise<Table | undefined> {
    const stored = await this.services.store.load(id);
    if (stored === undefined) return undefined;
    await this.trim();
    return this.open(stored);
  }

  private open(stored: StoredMatch): Table | undefined {
    const served = this.games.version(stored.record.game, stored.record.version);
    return served && new Table(this.services, served, stored);
  }

  private drop(id: string, only?: Promise<Table | undefined>): void {
    if (only === undefined || this.cache.get(id) === only) this.cache.delete(id);
  }

  private async trim(): Promise<void> {
    for (const [id, loading] of this.cache) {
      if (this.cache.size <= this.most) return;
      const table = await loading.catch(() => undefined);
      if (table?.idle !== false) this.drop(id, loading);
    }
  }
}
