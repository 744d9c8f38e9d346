/** Who is connected from where, and how to end that. */
export class Crowd {
  private readonly members = new Map<string, Set<() => void>>();

  /** @returns to be called when that connection has ended */
  enter(address: string, end: () => void): () => void {
    const there = this.members.get(address) ?? new Set();
    this.members.set(address, there.add(end));
    return () => {
      there.delete(end);
      if (there.size === 0 && this.members.get(address) === there) this.members.delete(address);
    };
  }

  count(address: string): number {
    return this.members.get(address)?.size ?? 0;
  }

  /** Ends every connection from there. */
  end(address: string): void {
    for (const end of [...(this.members.get(address) ?? [])]) end();
  }
}
