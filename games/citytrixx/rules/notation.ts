import { illegal, type Violation } from '@pentapolis/kernel';
import { type Action, type ActionKind, USES } from './action.ts';
import { isCardId } from './cards.ts';
import { isCompanyId } from './companies.ts';

type Sort = 'company' | 'mayBeCompany' | 'value' | 'card' | 'cards' | 'use';

/** The shape of every kind of action: reading, writing and parsing go by it. */
const SHAPES: Readonly<Record<ActionKind, readonly { readonly name: string; readonly sort: Sort }[]>> = {
  company: [{ name: 'company', sort: 'company' }],
  start: [{ name: 'value', sort: 'value' }],
  play: [{ name: 'card', sort: 'card' }],
  take: [
    { name: 'card', sort: 'card' },
    { name: 'as', sort: 'use' },
    { name: 'company', sort: 'mayBeCompany' },
  ],
  operate: [
    { name: 'company', sort: 'company' },
    { name: 'cities', sort: 'cards' },
  ],
  buy: [
    { name: 'card', sort: 'card' },
    { name: 'money', sort: 'cards' },
    { name: 'sell', sort: 'mayBeCompany' },
  ],
  pass: [],
};

const MOST_CARDS = 120;
const MOST_VALUE = 10_000;

function fits(sort: Sort, value: unknown): boolean {
  switch (sort) {
    case 'company':
      return isCompanyId(value);
    case 'mayBeCompany':
      return value === undefined || isCompanyId(value);
    case 'value':
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_VALUE;
    case 'card':
      return isCardId(value);
    case 'cards':
      return Array.isArray(value) && value.length <= MOST_CARDS && value.every(isCardId);
    case 'use':
      return USES.includes(value as 'city');
  }
}

/** The rule that says what an action of a kind is about. */
const RULES: Readonly<Record<ActionKind, string>> = {
  company: 'CTX-SETUP-2',
  start: 'CTX-START-2',
  play: 'CTX-TRICK-2',
  take: 'CTX-USE-1',
  operate: 'CTX-OPERATE-2',
  buy: 'CTX-BUY-1',
  pass: 'CTX-ORDER-3',
};

const unreadable = (field: string, rule = 'CTX-SETUP-1'): Violation =>
  illegal(rule, 'refusal.unreadable', { field });

/** Reads an untrusted value; refuses it with the name of the first field that is wrong. */
export function readAction(value: unknown): Action | Violation {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable('action');
  const given = value as Record<string, unknown>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return unreadable('kind');
  const read: Record<string, unknown> = { kind };
  for (const { name, sort } of SHAPES[kind as ActionKind]) {
    const item = Object.hasOwn(given, name) ? given[name] : undefined;
    if (!fits(sort, item)) return unreadable(name, RULES[kind as ActionKind]);
    if (item !== undefined) read[name] = Array.isArray(item) ? item.slice() : item;
  }
  return read as Action;
}

/** `take:BE-C2:city:FR`, `operate:BE:FR-M3,BE-C4`, `buy:DE-C6:BE-M7:FR`: kind and fields. */
export function formatAction(action: Action): string {
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  const texts = SHAPES[action.kind].map(({ name }) => {
    const value = fields[name];
    return Array.isArray(value) ? value.join(',') : value === undefined ? '' : String(value);
  });
  while (texts.at(-1) === '') texts.pop();
  return [action.kind, ...texts].join(':');
}

/** Reads what {@link formatAction} wrote; undefined when the text is no action. */
export function parseAction(text: string): Action | undefined {
  const [kind = '', ...parts] = text.split(':');
  if (!Object.hasOwn(SHAPES, kind)) return undefined;
  const shape = SHAPES[kind as ActionKind];
  if (parts.length > shape.length) return undefined;
  const fields: Record<string, unknown> = { kind };
  shape.forEach(({ name, sort }, at) => {
    const part = parts[at] ?? '';
    if (sort === 'cards') fields[name] = part === '' ? [] : part.split(',');
    else if (sort === 'value') fields[name] = /^\d{1,5}$/.test(part) ? Number(part) : undefined;
    else if (part !== '') fields[name] = part;
  });
  const action = readAction(fields);
  return 'violation' in action ? undefined : action;
}
