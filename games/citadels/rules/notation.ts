import { illegal, type Violation } from '@pentapolis/kernel';
import type { Action, ActionKind } from './action.ts';
import { isDistrict } from './cards.ts';
import { isCharacter } from './cast.ts';
import { MOST_SEATS } from './options.ts';

/** What stands in a field of an action. A `place` is a card and, under `flag`, whether it carries the Artist's gold. */
type Field =
  | { readonly name: string; readonly sort: 'character' | 'card' | 'cards' | 'seat' | 'yesNo' | 'take' }
  | { readonly name: string; readonly sort: 'mayBeCharacter' }
  | { readonly name: string; readonly sort: 'place'; readonly flag: string };

const CHARACTER: Field = { name: 'character', sort: 'character' };
const CARD: Field = { name: 'card', sort: 'card' };
const CARDS: Field = { name: 'cards', sort: 'cards' };
const SEAT: Field = { name: 'seat', sort: 'seat' };
const PLACE: Field = { name: 'card', sort: 'place', flag: 'beautified' };

/** The shape of every kind of action: reading, writing and parsing go by it. */
const SHAPES: Readonly<Record<ActionKind, readonly Field[]>> = {
  draft: [
    { name: 'keep', sort: 'character' },
    { name: 'bury', sort: 'mayBeCharacter' },
  ],
  gold: [],
  cards: [],
  income: [],
  build: [CARD],
  end: [],
  murder: [CHARACTER],
  bewitch: [CHARACTER],
  rob: [CHARACTER],
  swapHands: [SEAT],
  redraw: [CARDS],
  look: [SEAT],
  tithe: [],
  navigate: [{ name: 'take', sort: 'take' }],
  destroy: [SEAT, PLACE],
  exchange: [{ name: 'own', sort: 'place', flag: 'ownBeautified' }, SEAT, PLACE],
  beautify: [CARD],
  favour: [],
  laboratory: [CARD],
  smithy: [],
  museum: [CARD],
  armory: [SEAT, PLACE],
  keep: [CARDS],
  crown: [SEAT],
  payGold: [],
  payCard: [CARD],
  take: [CARD, { name: 'build', sort: 'yesNo' }],
  search: [],
  pick: [CARD],
  ring: [],
  reclaim: [],
  salute: [],
  decline: [],
};

/** The longest hand anybody could hold. */
const MOST_CARDS = 80;

function fits(sort: Field['sort'], value: unknown): boolean {
  switch (sort) {
    case 'character':
      return isCharacter(value);
    case 'mayBeCharacter':
      return value === undefined || isCharacter(value);
    case 'card':
    case 'place':
      return isDistrict(value);
    case 'cards':
      return Array.isArray(value) && value.length <= MOST_CARDS && value.every(isDistrict);
    case 'seat':
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) < MOST_SEATS;
    case 'yesNo':
      return typeof value === 'boolean';
    case 'take':
      return value === 'gold' || value === 'cards';
  }
}

const unreadable = (field: string): Violation => illegal('CIT-TURN-1', 'refusal.unreadable', { field });

/** Reads an untrusted value; refuses it with the name of the first field that is wrong. */
export function readAction(value: unknown): Action | Violation {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable('action');
  const given = value as Record<string, unknown>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return unreadable('kind');
  const read: Record<string, unknown> = { kind };
  for (const field of SHAPES[kind as ActionKind]) {
    const item = given[field.name];
    if (!fits(field.sort, item)) return unreadable(field.name);
    if (item !== undefined) read[field.name] = Array.isArray(item) ? item.slice() : item;
    if (field.sort !== 'place' || given[field.flag] === undefined) continue;
    if (given[field.flag] !== true) return unreadable(field.flag);
    read[field.flag] = true;
  }
  return read as Action;
}

/** `build:manor`, `draft:king:thief`, `exchange:temple+:2:manor`: kind and fields; a plus is the Artist's gold. */
export function formatAction(action: Action): string {
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  const texts = SHAPES[action.kind].map((field) => {
    const value = fields[field.name];
    if (field.sort === 'place') return `${value}${fields[field.flag] === true ? '+' : ''}`;
    return Array.isArray(value) ? value.join(',') : value === undefined ? '' : String(value);
  });
  return [action.kind, ...texts.filter((text, at) => text !== '' || at < texts.length - 1)].join(':');
}

function fieldFrom(sort: Field['sort'], text: string): unknown {
  switch (sort) {
    case 'cards':
      return text === '' ? [] : text.split(',');
    case 'seat':
      return /^\d$/.test(text) ? Number(text) : undefined;
    case 'yesNo':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'place':
      return text.replace(/\+$/, '');
    default:
      return text;
  }
}

/** Reads what {@link formatAction} wrote; undefined when the text is no action. */
export function parseAction(text: string): Action | undefined {
  const [kind = '', ...parts] = text.split(':');
  if (!Object.hasOwn(SHAPES, kind)) return undefined;
  const shape = SHAPES[kind as ActionKind];
  if (parts.length > shape.length) return undefined;
  const fields: Record<string, unknown> = { kind };
  shape.forEach((field, at) => {
    const part = parts[at];
    if (part === undefined) {
      if (field.sort === 'cards') fields[field.name] = [];
      return;
    }
    fields[field.name] = fieldFrom(field.sort, part);
    if (field.sort === 'place' && part.endsWith('+')) fields[field.flag] = true;
  });
  const action = readAction(fields);
  return 'violation' in action ? undefined : action;
}
