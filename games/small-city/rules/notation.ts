import { illegal, type Violation } from '@pentapolis/kernel';
import { type Action, type ActionKind, HOME, type Place, type Step } from './action.ts';
import { isCard } from './cards.ts';
import { SIDES } from './components.ts';
import { MOST_SEATS } from './options.ts';
import { LAST_SPECIAL } from './promises.ts';
import { isTile } from './tiles.ts';

/** Larger than any cell of any board. */
export const MOST_CELLS = 144;
/** More steps than any plan can have. */
const MOST_STEPS = 100;

type Sort =
  | 'cell'
  | 'turn'
  | 'count'
  | 'colour'
  | 'row'
  | 'rowOrNone'
  | 'side'
  | 'way'
  | 'card'
  | 'purse'
  | 'pay'
  | 'calm'
  | 'promise'
  | 'from'
  | 'to'
  | 'step'
  | 'buildStep'
  | 'steps'
  | 'again';

/** The fields of every kind of action, in the order in which they are written. */
const SHAPES: Readonly<Record<ActionKind, readonly (readonly [string, Sort])[]>> = {
  found: [
    ['side', 'side'],
    ['at', 'cell'],
    ['turn', 'turn'],
    ['promise', 'promise'],
  ],
  street: [
    ['cell', 'cell'],
    ['to', 'way'],
  ],
  agree: [],
  disagree: [],
  claim: [['card', 'card']],
  gain: [['what', 'purse']],
  calm: [['what', 'calm']],
  expand: [],
  merge: [
    ['one', 'cell'],
    ['other', 'cell'],
  ],
  build: [['steps', 'steps']],
  replan: [['step', 'step']],
  move: [
    ['from', 'from'],
    ['to', 'to'],
  ],
  house: [['cell', 'cell']],
  sell: [['cell', 'cell']],
  buy: [['money', 'count']],
  give: [['cell', 'cell']],
  store: [
    ['item', 'count'],
    ['cell', 'cell'],
  ],
  victim: [['cell', 'cell']],
  grave: [['cell', 'cell']],
  council: [
    ['from', 'rowOrNone'],
    ['row', 'row'],
    ['pay', 'pay'],
    ['again', 'again'],
  ],
  take: [['colour', 'colour']],
  raise: [['step', 'buildStep']],
  keep: [['promise', 'promise']],
  done: [],
  pass: [],
};

const isWhole = (value: unknown, least: number, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < below;

const isCell = (value: unknown): value is number => isWhole(value, 0, MOST_CELLS);

const isOneOf =
  (...values: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && values.includes(value);

function fields(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function readPlace(value: unknown, home: boolean): Place | undefined {
  const { borough, cell } = fields(value) ?? {};
  if (!isWhole(borough, 0, MOST_SEATS) || !isWhole(cell, home ? HOME : 0, MOST_CELLS)) return undefined;
  return { borough, cell };
}

function readLaying(value: unknown): { at: number; turn: number } | undefined {
  const { at, turn } = fields(value) ?? {};
  return isCell(at) && isWhole(turn, 0, 8) ? { at, turn } : undefined;
}

/** Reads a step of a plan from an untrusted value; undefined when it is none. */
export function readStep(value: unknown): Step | undefined {
  const given = fields(value);
  if (given === undefined) return undefined;
  const laying = readLaying(given);
  switch (given.do) {
    case 'expand':
      return { do: 'expand' };
    case 'demolish':
      return isCell(given.cell) ? { do: 'demolish', cell: given.cell } : undefined;
    case 'upgrade':
      return isCell(given.cell) && laying !== undefined
        ? { do: 'upgrade', cell: given.cell, ...laying }
        : undefined;
    case 'build': {
      const { tile, warehouse, staff, save, cubes } = given;
      if (!isTile(tile) || laying === undefined) return undefined;
      const house = warehouse === undefined ? undefined : readLaying(warehouse);
      if (warehouse !== undefined && house === undefined) return undefined;
      if (staff !== undefined && !isCell(staff)) return undefined;
      if (save !== undefined && !isWhole(save, 0, 3)) return undefined;
      if (cubes !== undefined && !(Array.isArray(cubes) && cubes.length <= 40 && cubes.every(isCell)))
        return undefined;
      return {
        do: 'build',
        tile,
        ...laying,
        ...(house === undefined ? {} : { warehouse: house }),
        ...(staff === undefined ? {} : { staff }),
        ...(save === undefined ? {} : { save }),
        ...(cubes === undefined ? {} : { cubes: cubes.slice() }),
      };
    }
    default:
      return undefined;
  }
}

/** Reads one field; undefined when it does not fit. */
function readField(sort: Sort, value: unknown): unknown {
  const when = (fits: boolean): unknown => (fits ? value : undefined);
  switch (sort) {
    case 'cell':
      return when(isCell(value));
    case 'turn':
      return when(isWhole(value, 0, 8));
    case 'count':
      return when(isWhole(value, 0, 100));
    case 'colour':
      return when(isWhole(value, 0, 3));
    case 'row':
      return when(isWhole(value, 1, 5));
    case 'rowOrNone':
      return when(isWhole(value, 0, 5));
    case 'side':
      return when(isOneOf(...SIDES)(value));
    case 'way':
      return when(isOneOf('east', 'south')(value));
    case 'card':
      return when(isCard(value));
    case 'purse':
      return when(isOneOf('money', 'votes')(value));
    case 'pay':
      return when(isOneOf('money', 'votes', 'promise')(value));
    case 'calm':
      return when(isOneOf('money', 'votes', 'pollution')(value));
    case 'promise':
      return when(isWhole(value, 1, LAST_SPECIAL + 1));
    case 'from':
      return readPlace(value, false);
    case 'to':
      return readPlace(value, true);
    case 'step':
      return readStep(value);
    case 'buildStep': {
      const step = readStep(value);
      return step?.do === 'build' ? step : undefined;
    }
    case 'steps': {
      if (!Array.isArray(value) || value.length > MOST_STEPS) return undefined;
      const steps = value.map(readStep);
      return steps.includes(undefined) ? undefined : steps;
    }
    case 'again':
      return when(value === true);
  }
}

const unreadable = (field: string): Violation => illegal('SMC-ROUND-1', 'refusal.unreadable', { field });

/** Reads an untrusted value; refuses it with the name of the first field that is wrong. */
export function readAction(value: unknown): Action | Violation {
  const given = fields(value);
  if (given === undefined) return unreadable('action');
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return unreadable('kind');
  const read: Record<string, unknown> = { kind };
  for (const [name, sort] of SHAPES[kind as ActionKind]) {
    if (sort === 'again' && given[name] === undefined) continue;
    const field = readField(sort, given[name]);
    if (field === undefined) return unreadable(name);
    read[name] = field;
  }
  return read as unknown as Action;
}

/** `R1.12.0`, with `;w34.1` for a warehouse, `;s15` for staff, `;d0` for a saving, `;c3,4` for cubes; `up.12.11.3`; `tear.12`; `zone`. */
export function formatStep(step: Step): string {
  switch (step.do) {
    case 'expand':
      return 'zone';
    case 'demolish':
      return `tear.${step.cell}`;
    case 'upgrade':
      return `up.${step.cell}.${step.at}.${step.turn}`;
    case 'build': {
      const { tile, at, turn, warehouse, staff, save, cubes } = step;
      const extras = [
        warehouse === undefined ? '' : `;w${warehouse.at}.${warehouse.turn}`,
        staff === undefined ? '' : `;s${staff}`,
        save === undefined ? '' : `;d${save}`,
        cubes === undefined ? '' : `;c${cubes.join(',')}`,
      ];
      return `${tile}.${at}.${turn}${extras.join('')}`;
    }
  }
}

const numbers = (text: string, separator: string): number[] =>
  text === '' ? [] : text.split(separator).map((part) => (/^-?\d+$/.test(part) ? Number(part) : Number.NaN));

/** Reads what {@link formatStep} wrote; undefined when the text is no step. */
export function parseStep(text: string): Step | undefined {
  const [head = '', ...extras] = text.split(';');
  const [name = '', ...rest] = head.split('.');
  const [first, second, third] = numbers(rest.join('.'), '.');
  if (name === 'zone') return head === text && rest.length === 0 ? { do: 'expand' } : undefined;
  if (name === 'tear') return rest.length === 1 ? readStep({ do: 'demolish', cell: first }) : undefined;
  if (name === 'up')
    return rest.length === 3 ? readStep({ do: 'upgrade', cell: first, at: second, turn: third }) : undefined;
  if (rest.length !== 2) return undefined;
  const step: Record<string, unknown> = { do: 'build', tile: name, at: first, turn: second };
  for (const extra of extras) {
    const body = extra.slice(1);
    if (extra[0] === 'w') {
      const [at, turn] = numbers(body, '.');
      step.warehouse = { at, turn };
    } else if (extra[0] === 's') step.staff = numbers(body, '.')[0];
    else if (extra[0] === 'd') step.save = numbers(body, '.')[0];
    else if (extra[0] === 'c') step.cubes = numbers(body, ',');
    else return undefined;
  }
  return readStep(step);
}

function formatField(sort: Sort, value: unknown): string {
  switch (sort) {
    case 'from':
    case 'to':
      return `${(value as Place).borough}.${(value as Place).cell}`;
    case 'step':
    case 'buildStep':
      return formatStep(value as Step);
    case 'steps':
      return (value as readonly Step[]).map(formatStep).join('+');
    case 'again':
      return value === true ? 'again' : '';
    default:
      return String(value);
  }
}

/** `claim:D`, `move:0.12:1.34`, `build:R1.12.0+zone`: the kind and its fields. */
export function formatAction(action: Action): string {
  const given = action as unknown as Readonly<Record<string, unknown>>;
  const texts = SHAPES[action.kind].map(([name, sort]) => formatField(sort, given[name]));
  if (texts.at(-1) === '' && SHAPES[action.kind].at(-1)![1] === 'again') texts.pop();
  return [action.kind, ...texts].join(':');
}

function parseField(sort: Sort, text: string): unknown {
  switch (sort) {
    case 'side':
    case 'way':
    case 'card':
    case 'purse':
    case 'pay':
    case 'calm':
      return text;
    case 'from':
    case 'to': {
      const [borough, cell, ...more] = numbers(text, '.');
      return more.length > 0 ? undefined : { borough, cell };
    }
    case 'step':
    case 'buildStep':
      return parseStep(text);
    case 'steps':
      return text === '' ? [] : text.split('+').map(parseStep);
    case 'again':
      return text === 'again' ? true : 0;
    default:
      return numbers(text, '.')[0];
  }
}

/** Reads what {@link formatAction} wrote; undefined when the text is no action. */
export function parseAction(text: string): Action | undefined {
  const [kind = '', ...parts] = text.split(':');
  if (!Object.hasOwn(SHAPES, kind)) return undefined;
  const shape = SHAPES[kind as ActionKind];
  if (parts.length > shape.length) return undefined;
  const given: Record<string, unknown> = { kind };
  shape.forEach(([name, sort], at) => {
    const part = parts[at];
    if (part !== undefined) given[name] = parseField(sort, part);
  });
  const action = readAction(given);
  return 'violation' in action ? undefined : action;
}
