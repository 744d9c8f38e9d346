import { illegal, type Violation } from '../../src/violation.ts';
import type { HushAction } from './hush-types.ts';

export function readAction(given: unknown): HushAction | Violation {
  const { kind, card } = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  if (kind === 'peek' || kind === 'skip') return { kind };
  if (kind === 'choose' && Number.isInteger(card)) return { kind, card: card as number };
  return illegal('HSH-PLAY-2', 'refusal.unreadable');
}

export function parse(text: string): HushAction | undefined {
  if (text === 'peek' || text === 'skip') return { kind: text };
  return /^c\d{1,2}$/.test(text) ? { kind: 'choose', card: Number(text.slice(1)) } : undefined;
}
