/** A browser's storage, as far as pages use it. */
export class FakeStorage {
  readonly held = new Map<string, string>();
  /** As a browser answers that is full, or keeps nothing. */
  full = false;

  get length(): number {
    return this.held.size;
  }

  key(at: number): string | null {
    return [...this.held.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.held.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError');
    this.held.set(key, value);
  }

  removeItem(key: string): void {
    this.held.delete(key);
  }
}
