import { isNestedTooDeep } from '@pentapolis/kernel';

/** Where entries are kept: what `localStorage` has of it. */
export type KeptIn = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What happened to a change that was to be kept. */
export type Keeping = 'kept' | 'refused';

/**
 * Things this browser keeps, each under a key of its own: tabs that are open side by side can't write over each other's,
 * and one that can't be read spoils no other.
 * @param prefix of every key; what follows is the id
 * @param read what this release understands of a kept value (parsed JSON) under this id, the value itself where that is
 *   all of it; undefined when it is nothing of this release
 */
export class KeptEntries<T extends object> {
  private readonly prefix: string;
  private readonly read: (value: unknown, id: string) => T | undefined;
  private readonly store: () => KeptIn;

  constructor(prefix: string, read: (value: unknown, id: string) => T | undefined, store: () => KeptIn) {
    this.prefix = prefix;
    this.read = read;
    this.store = store;
  }

  all(): Record<string, T> {
    const ids = keysOf(this.store).flatMap((key) => this.idOf(key) ?? []);
    return Object.fromEntries(
      ids.flatMap((id) => {
        const entry = this.get(id);
        return entry === undefined ? [] : [[id, entry]];
      }),
    );
  }

  get(id: string): T | undefined {
    return this.read(parsed(textAt(this.store, this.prefix + id)), id);
  }

  /** Which entry a key of the storage is; undefined when it is something else. */
  idOf(key: string | null): string | undefined {
    return key?.startsWith(this.prefix) ? key.slice(this.prefix.length) : undefined;
  }

  /**
   * Writes an entry. One that can't be read, or not wholly, is put aside first, never written over: a later release may
   * know it.
   * @returns `refused` when the browser does not keep anything (more)
   */
  set(id: string, entry: T): Keeping {
    const key = this.prefix + id;
    const before = textAt(this.store, key);
    try {
      const unread = before !== undefined && !this.isWhole(before, id);
      if (unread) this.store().setItem(`unread:${Date.now()}:${key}`, before);
      this.store().setItem(key, JSON.stringify(entry));
      return 'kept';
    } catch {
      return 'refused';
    }
  }

  private isWhole(text: string, id: string): boolean {
    const value = parsed(text);
    if (value === undefined || isNestedTooDeep(value)) return false;
    return JSON.stringify(this.read(value, id)) === JSON.stringify(value);
  }

  remove(id: string): void {
    try {
      this.store().removeItem(this.prefix + id);
    } catch {
      // a browser that keeps nothing has nothing to remove
    }
  }
}

function keysOf(store: () => KeptIn): string[] {
  try {
    const kept = store();
    return Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
  } catch {
    return [];
  }
}

function textAt(store: () => KeptIn, key: string): string | undefined {
  try {
    return store().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function parsed(text: string | undefined | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
