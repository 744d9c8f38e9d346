import type { Seat } from '@pentapolis/kernel';
import type { SeatToken } from '@pentapolis/wire';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Table } from './table.ts';

/**
 * Which addresses sit at open tables, so that one of them can't take every open seat of a server, and which a host has
 * refused. It knows who sat down since the process began, and forgets a table when its match begins or ends: addresses
 * are never stored.
 */
export class OpenSeats {
  private readonly most: number;
  /** match -> seat -> address */
  private readonly taken = new Map<string, Map<Seat, string>>();
  /** How many seats an address takes or has, by address. */
  private readonly counts = new Map<string, number>();
  private readonly refused = new Map<string, Set<string>>();

  /** @param most seats an address may have at open tables */
  constructor(most: number) {
    this.most = most;
  }

  /** Lets somebody sit down by `join`, unless the address has seats enough or is not wanted at this table. */
  async join(
    table: Table,
    address: string,
    join: () => Promise<SeatToken | Refusal>,
  ): Promise<SeatToken | Refusal> {
    if (this.refused.get(table.id)?.has(address)) return refuse(403, 'api.refusedHere'); // [PEN-OPEN-2]
    if ((this.counts.get(address) ?? 0) >= this.most)
      return refuse(429, 'api.openSeats', { most: this.most });
    this.count(address, 1);
    let token: SeatToken | Refusal | undefined;
    try {
      token = await join();
      return token;
    } finally {
      const sits = token !== undefined && !isRefusal(token) && table.record.status === 'open';
      if (sits) this.seatsOf(table.id).set((token as SeatToken).seat, address);
      else this.count(address, -1);
    }
  }

  /** Where the holder of a seat came from; undefined when it sat down before this process began. */
  addressOf(match: string, seat: Seat): string | undefined {
    return this.taken.get(match)?.get(seat);
  }

  /** From now on nobody sits down there from that address. [PEN-OPEN-2] */
  refuse(match: string, address: string): void {
    const refused = this.refused.get(match) ?? new Set();
    this.refused.set(match, refused.add(address));
  }

  /** To be called whenever a table has changed: forgets whoever does not sit there any more. */
  settle({ id, record }: Table): void {
    const seats = this.taken.get(id);
    for (const [seat, address] of seats ?? []) {
      if (record.status === 'open' && record.seats[seat]?.filled === 'person') continue;
      seats?.delete(seat);
      this.count(address, -1);
    }
    if (seats?.size === 0) this.taken.delete(id);
    if (record.status !== 'open') this.refused.delete(id);
  }

  private seatsOf(match: string): Map<Seat, string> {
    const seats = this.taken.get(match) ?? new Map<Seat, string>();
    this.taken.set(match, seats);
    return seats;
  }

  private count(address: string, more: 1 | -1): void {
    const count = (this.counts.get(address) ?? 0) + more;
    if (count === 0) this.counts.delete(address);
    else this.counts.set(address, count);
  }
}
