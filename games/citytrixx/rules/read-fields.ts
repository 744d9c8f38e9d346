import { illegal, isRemark, type Json, type Violation } from '@pentapolis/kernel';

/** Thrown inside a reader and caught at its door, so that a field can be refused from any depth. */
export class Refused extends Error {
  readonly violation: Violation;
  constructor(violation: Violation) {
    super(violation.key);
    this.violation = violation;
  }
}

/** Remarks people may leave anywhere in a file: some text that says where a value is from and changes nothing. */
export const REMARKS = [
  'source',
  'sources',
  'sourceNote',
  'sourceNotes',
  'fieldSources',
  'why',
  'note',
  'notes',
  'check',
];

/**
 * Reads the fields of one untrusted file. Paths are as in `cards[3].income.green`; `wants` names the phrase
 * `wants.<wants>` that says what should stand there.
 */
export interface Reader {
  refuse(rule: string, field: string, wants: string, args?: Readonly<Record<string, Json>>): never;
  /** The members of an object; refuses members that are neither known nor remarks. */
  object(value: unknown, field: string, rule: string, known: readonly string[]): Record<string, unknown>;
  list(value: unknown, field: string, rule: string): readonly unknown[];
  /** A whole number from `least` to `most`. */
  whole(value: unknown, field: string, rule: string, least: number, most: number): number;
  /** Some text, spaces around it left out. */
  words(value: unknown, field: string, rule: string): string;
}

export const at = (path: string, member: string | number): string =>
  typeof member === 'number' ? `${path}[${member}]` : path === '' ? member : `${path}.${member}`;

/** @param key the phrase of all refusals of this file, with arguments `field` and `wants` */
export function reader(key: string): Reader {
  const refuse: Reader['refuse'] = (rule, field, wants, args = {}) => {
    throw new Refused(illegal(rule, key, { field, wants, ...args }));
  };
  return {
    refuse,
    object(value, field, rule, known) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return refuse(rule, field, 'object');
      for (const member of Object.keys(value))
        if (!known.includes(member)) {
          const path = at(field === 'file' ? '' : field, member);
          if (!REMARKS.includes(member)) refuse(rule, path, 'unknown');
          if (!isRemark((value as Record<string, unknown>)[member])) refuse(rule, path, 'remark');
        }
      return value as Record<string, unknown>;
    },
    list: (value, field, rule) => (Array.isArray(value) ? value : refuse(rule, field, 'list')),
    whole: (value, field, rule, least, most) =>
      Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
        ? (value as number) + 0 // no minus zero
        : refuse(rule, field, 'whole', { least, most }),
    words(value, field, rule) {
      if (typeof value !== 'string' || value.trim() === '' || value.length > 60)
        return refuse(rule, field, 'words');
      return value.trim();
    },
  };
}

/** Runs a reader that may refuse. */
export function reading<T>(read: () => T): T | Violation {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) return error.violation;
    throw error;
  }
}

/** A field that may be left out, or be empty as `null` in files made elsewhere. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null;
