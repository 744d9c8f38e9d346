import { type GameBench, type Pick, picker } from '../game.ts';
import { ourMatch } from './our-client.ts';
import type { Report, SeatClient } from './seat.ts';
import { theirMatch } from './their-client.ts';

export type Side = 'ours' | 'theirs';

export interface Where {
  readonly side: Side;
  readonly url: string;
  readonly game: GameBench;
  readonly matches: number;
}

export interface LoadRequest extends Where {
  /** Not counted: everybody's first moves. */
  readonly warmUpMs: number;
  readonly windowMs: number;
  /** Of the server, so far. */
  readonly processorSeconds: () => number | undefined;
}

export interface LoadResult {
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server per move, in ms; undefined where the system doesn't tell. */
  readonly processorMs: number | undefined;
}

export interface WireResult {
  /** Sent and received by both players. */
  readonly bytesPerMove: number;
  /** Received by one player. */
  readonly receivedPerMove: number;
}

/** How many matches are made at the same time. */
const AT_ONCE = 16;

/** Plays `matches` matches at once, every seat over a socket of its own and without pause, and counts for a while. */
export async function runLoad({
  warmUpMs,
  windowMs,
  processorSeconds,
  ...where
}: LoadRequest): Promise<LoadResult> {
  const waits: number[] = [];
  let counting = false;
  const table = await openTables(where, (waitedMs) => void (counting && waits.push(waitedMs)));
  try {
    table.play();
    await pause(warmUpMs);
    counting = true;
    const start = performance.now();
    const used = processorSeconds();
    await pause(windowMs);
    const seconds = (performance.now() - start) / 1000;
    counting = false;
    const usedAfter = processorSeconds();
    table.mustBeWhole();
    waits.sort((a, b) => a - b);
    const at = (share: number): number => waits[Math.floor((waits.length - 1) * share)] ?? Number.NaN;
    const processorMs =
      used === undefined || usedAfter === undefined ? undefined : (1000 * (usedAfter - used)) / waits.length;
    return { movesPerSecond: waits.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), processorMs };
  } finally {
    table.close();
  }
}

/** Plays whole matches and weighs what goes over the wire from first move to last. */
export async function weighWire(where: Where): Promise<WireResult> {
  let moves = 0;
  const table = await openTables(where, () => void moves++);
  try {
    const before = { ...table.traffic };
    table.play();
    await Promise.all(table.clients.map(({ over }) => over));
    table.mustBeWhole();
    const received = table.traffic.received - before.received;
    const sent = table.traffic.sent - before.sent;
    return { bytesPerMove: (received + sent) / moves, receivedPerMove: received / moves / 2 };
  } finally {
    table.close();
  }
}

interface Tables {
  readonly clients: readonly SeatClient[];
  readonly traffic: { readonly received: number; readonly sent: number };
  play(): void;
  /** @throws Error when a move failed */
  mustBeWhole(): void;
  close(): void;
}

async function openTables({ side, url, game, matches }: Where, moved: Report['moved']): Promise<Tables> {
  const traffic = { received: 0, sent: 0 };
  const failures: string[] = [];
  const report: Report = { traffic, moved, broken: (message) => void failures.push(message) };
  const pick: Pick = picker(9);
  const make = side === 'ours' ? ourMatch : theirMatch;
  const clients: SeatClient[] = [];
  let left = matches;
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const seats = await make(url, game.id, game.load, pick, report);
      clients.push(...seats);
      await Promise.all(seats.map(({ ready }) => ready));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    clients,
    traffic,
    play: () => clients.forEach((client) => void client.play()),
    mustBeWhole() {
      if (failures.length > 0)
        throw new Error(`${side}: ${failures.length} moves failed, the first: ${failures[0]}`);
    },
    close: () => clients.forEach((client) => void client.close()),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
