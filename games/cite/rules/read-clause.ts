import { CLAUSE_KINDS, type Clause } from './deals/clauses.ts';
import {
  amounts,
  building,
  card,
  cell,
  coordinate,
  type Fields,
  fail,
  fieldsOf,
  flag,
  list,
  oneOf,
  seatIn,
  text,
  whole,
} from './read.ts';

export const MOST_TEXT = 280;
const TURNS = [1, 9] as const;

const site = (value: unknown, path: string) => {
  const fields = fieldsOf(value, path, ['owner', 'building']);
  return {
    owner: seatIn(fields.owner, `${path}.owner`),
    building: building(fields.building, `${path}.building`),
  };
};

const spot = (value: unknown, path: string) => {
  const fields = fieldsOf(value, path, ['x', 'y', 'turned']);
  return {
    x: coordinate(fields.x, `${path}.x`),
    y: coordinate(fields.y, `${path}.y`),
    turned: flag(fields.turned, `${path}.turned`),
  };
};

const MEMBERS: Readonly<Record<Clause['kind'], readonly string[]>> = {
  give: ['amounts'],
  card: ['card'],
  pay: ['amounts', 'first', 'last', 'when'],
  lend: ['building', 'times', 'first', 'last'],
  place: ['building', 'beside', 'at', 'by'],
  refrain: ['building', 'cells', 'until'],
  permit: ['building', 'x', 'y', 'turned'],
  text: ['text'],
};

/** Exactly one of two members. */
function either(fields: Fields, path: string, one: string, other: string): void {
  if ((fields[one] === undefined) === (fields[other] === undefined)) fail(`${path}.${one}`, 'either');
}

/** Reads an untrusted clause, its members in a fixed order. Throws what `attempt` catches. */
export function readClause(value: unknown, path: string): Clause {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Fields;
  const kind = oneOf(given.kind, `${path}.kind`, CLAUSE_KINDS);
  const fields = fieldsOf(value, path, ['kind', 'from', 'to', ...MEMBERS[kind]]);
  const sides = { from: seatIn(fields.from, `${path}.from`), to: seatIn(fields.to, `${path}.to`) };
  const turn = (name: string): number => whole(fields[name], `${path}.${name}`, ...TURNS);
  const which = () => building(fields.building, `${path}.building`);
  switch (kind) {
    case 'give':
      return { kind, ...sides, amounts: amounts(fields.amounts, `${path}.amounts`, 1) };
    case 'card':
      return { kind, ...sides, card: card(fields.card, `${path}.card`) };
    case 'pay': {
      const due = {
        kind,
        ...sides,
        amounts: amounts(fields.amounts, `${path}.amounts`, 1),
        first: turn('first'),
        last: turn('last'),
      };
      if (fields.when === undefined) return due;
      const when = fieldsOf(fields.when, `${path}.when`, ['one', 'other']);
      return {
        ...due,
        when: { one: site(when.one, `${path}.when.one`), other: site(when.other, `${path}.when.other`) },
      };
    }
    case 'lend':
      return {
        kind,
        ...sides,
        building: which(),
        times: whole(fields.times, `${path}.times`, 1, 99),
        first: turn('first'),
        last: turn('last'),
      };
    case 'place':
      either(fields, path, 'beside', 'at');
      return {
        kind,
        ...sides,
        building: which(),
        ...(fields.at === undefined
          ? { beside: site(fields.beside, `${path}.beside`) }
          : { at: spot(fields.at, `${path}.at`) }),
        by: turn('by'),
      };
    case 'refrain':
      either(fields, path, 'building', 'cells');
      return {
        kind,
        ...sides,
        ...(fields.cells === undefined
          ? { building: which() }
          : { cells: list(fields.cells, `${path}.cells`, [1, 12], cell) }),
        until: turn('until'),
      };
    case 'permit':
      return {
        kind,
        ...sides,
        building: which(),
        ...spot({ x: fields.x, y: fields.y, turned: fields.turned }, path),
      };
    case 'text':
      return { kind, ...sides, text: text(fields.text, `${path}.text`, MOST_TEXT) };
  }
}
