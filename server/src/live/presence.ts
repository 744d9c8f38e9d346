import type { Seat } from '@pentapolis/kernel';
import type { Present } from '../table/seats.ts';

/** Who follows which match through this process. */
export class Presence {
  /** match -> socket -> seats it holds there ([] = spectator) */
  private readonly matches = new Map<string, Map<string, readonly Seat[]>>();

  /** @returns whether what others see of the match's people has changed */
  enter(match: string, socket: string, seats: readonly Seat[]): boolean {
    return this.change(match, (watching) => watching.set(socket, seats));
  }

  leave(match: string, socket: string): boolean {
    return this.change(match, (watching) => watching.delete(socket));
  }

  of(match: string): Present {
    const online = new Set<Seat>();
    let spectators = 0;
    for (const seats of this.matches.get(match)?.values() ?? []) {
      if (seats.length === 0) spectators++;
      for (const seat of seats) online.add(seat);
    }
    return { online, spectators };
  }

  /** Matches where somebody sits now. */
  attended(): string[] {
    return [...this.matches].flatMap(([match, watching]) =>
      [...watching.values()].some((seats) => seats.length > 0) ? match : [],
    );
  }

  private change(match: string, edit: (watching: Map<string, readonly Seat[]>) => void): boolean {
    const before = this.of(match);
    const watching = this.matches.get(match) ?? new Map<string, readonly Seat[]>();
    edit(watching);
    if (watching.size === 0) this.matches.delete(match);
    else this.matches.set(match, watching);
    const { online, spectators } = this.of(match);
    return (
      spectators !== before.spectators ||
      online.size !== before.online.size ||
      [...online].some((seat) => !before.online.has(seat))
    );
  }
}
