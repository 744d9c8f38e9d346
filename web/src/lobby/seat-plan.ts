import { proposedSeats } from '@pentapolis/kernel';
import type { GameInfo, SeatRequest } from '@pentapolis/wire';

/** A line of the dialog: `me`, `local` (someone else at this screen), `open`, or `bot:<level>`. */
export interface PlannedSeat {
  /** Stays with the line while others come and go. */
  readonly id: number;
  readonly fill: string;
  readonly name: string;
}

/** What the person asked for when the dialog was opened. */
export type Preset = 'friends' | 'custom';

export function planFor(game: GameInfo, preset: Preset, name: string): PlannedSeat[] {
  const bot = `bot:${(game.levels[1] ?? game.levels[0])?.id ?? ''}`;
  const rival = preset === 'friends' ? 'open' : bot;
  return Array.from({ length: proposedSeats(game.seats) }, (_, id) => ({
    id,
    fill: id === 0 ? 'me' : rival,
    name: id === 0 ? name : '',
  }));
}

export function requestFor({ fill, name }: PlannedSeat): SeatRequest {
  if (fill === 'open') return { fill: 'open' };
  if (fill.startsWith('bot:')) return { fill: 'bot', level: fill.slice(4) };
  const trimmed = name.trim();
  return { fill: 'you', ...(trimmed === '' ? {} : { name: trimmed }) };
}

/** A person at this screen sits here. */
export function isLocal({ fill }: PlannedSeat): boolean {
  return fill === 'me' || fill === 'local';
}
