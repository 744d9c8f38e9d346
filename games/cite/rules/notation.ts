import { isViolation, type Violation } from '@pentapolis/kernel';
import type { Action, ActionKind } from './action.ts';
import {
  amounts,
  attempt,
  building,
  card,
  cell,
  coordinate,
  fieldsOf,
  flag,
  list,
  oneOf,
  seatIn,
  whole,
} from './read.ts';
import { readClause } from './read-clause.ts';
import { RESOURCES } from './resources.ts';

const MEMBERS: Readonly<Record<ActionKind, readonly string[]>> = {
  finish: [],
  place: ['building', 'x', 'y', 'turned', 'gold', 'cards'],
  move: ['from', 'x', 'y', 'turned'],
  lift: ['x', 'y'],
  buy: ['sets'],
  transform: ['workshop', 'of', 'times'],
  market: ['of', 'give', 'take'],
  flea: ['of', 'take'],
  bank: ['amounts'],
  invest: [],
  play: ['card', 'give', 'take', 'recipe', 'cells'],
  discard: ['card'],
  offer: ['clauses', 'answers'],
  sign: ['offer'],
  decline: ['offer'],
  withdraw: ['offer'],
  harvest: [],
  collect: ['source'],
  keep: ['card'],
  vote: ['accusation', 'guilty'],
};

export const ACTION_KINDS = Object.keys(MEMBERS) as readonly ActionKind[];

const MANY = 99_999;

/** Reads an untrusted value; refuses it with the path of the first field that is wrong. */
export function readAction(value: unknown): Action | Violation {
  return attempt<Action>('CTE-TURN-1', () => {
    const given = fieldsOf(value, 'action', ['kind', ...new Set(Object.values(MEMBERS).flat())]);
    const kind = oneOf(given.kind, 'kind', ACTION_KINDS);
    return read(kind, fieldsOf(value, 'action', ['kind', ...MEMBERS[kind]]));
  });
}

function read(kind: ActionKind, fields: Readonly<Record<string, unknown>>): Action {
  const at = () => ({ x: coordinate(fields.x, 'x'), y: coordinate(fields.y, 'y') });
  const spot = () => ({ ...at(), turned: flag(fields.turned, 'turned') });
  switch (kind) {
    case 'finish':
    case 'invest':
    case 'harvest':
      return { kind };
    case 'place':
      return {
        kind,
        building: building(fields.building, 'building'),
        ...spot(),
        gold: whole(fields.gold, 'gold', 0, 9),
        cards: list(fields.cards, 'cards', [0, 6], card),
      };
    case 'move':
      return { kind, from: cell(fields.from, 'from'), ...spot() };
    case 'lift':
      return { kind, ...at() };
    case 'buy':
      return { kind, sets: list(fields.sets, 'sets', [1, 99], (set, path) => amounts(set, path, 1)) };
    case 'transform':
      return {
        kind,
        workshop: building(fields.workshop, 'workshop'),
        of: seatIn(fields.of, 'of'),
        times: whole(fields.times, 'times', 1, 999),
      };
    case 'market':
      return {
        kind,
        of: seatIn(fields.of, 'of'),
        give: amounts(fields.give, 'give', 1),
        take: oneOf(fields.take, 'take', RESOURCES),
      };
    case 'flea':
      return { kind, of: seatIn(fields.of, 'of'), take: oneOf(fields.take, 'take', RESOURCES) };
    case 'bank':
      return { kind, amounts: amounts(fields.amounts, 'amounts', 0) };
    case 'play':
      return {
        kind,
        card: card(fields.card, 'card'),
        give: amounts(fields.give, 'give', 0),
        take: amounts(fields.take, 'take', 0),
        ...(fields.recipe === undefined ? {} : { recipe: building(fields.recipe, 'recipe') }),
        cells: list(fields.cells, 'cells', [0, 2], cell),
      };
    case 'discard':
    case 'keep':
      return { kind, card: card(fields.card, 'card') };
    case 'offer':
      return {
        kind,
        clauses: list(fields.clauses, 'clauses', [1, 99], readClause),
        answers: whole(fields.answers, 'answers', 0, MANY),
      };
    case 'sign':
    case 'decline':
    case 'withdraw':
      return { kind, offer: whole(fields.offer, 'offer', 1, MANY) };
    case 'collect':
      return { kind, source: oneOf(fields.source, 'source', ['port', 'canal']) };
    case 'vote':
      return {
        kind,
        accusation: whole(fields.accusation, 'accusation', 0, MANY),
        guilty: flag(fields.guilty, 'guilty'),
      };
  }
}

/** `place {"building":"mill",...}`: the kind and its members in their order. */
export function formatAction(action: Action): string {
  const { kind, ...members } = action;
  const names = MEMBERS[kind].filter((name) => (members as Record<string, unknown>)[name] !== undefined);
  if (names.length === 0) return kind;
  return `${kind} ${JSON.stringify(Object.fromEntries(names.map((name) => [name, (members as Record<string, unknown>)[name]])))}`;
}

/** Reads what {@link formatAction} wrote; undefined when the text is no action. */
export function parseAction(text: string): Action | undefined {
  const [, kind, json] = /^([a-z]+)(?: (\{.*\}))?$/.exec(text) ?? [];
  if (kind === undefined) return undefined;
  try {
    const action = readAction({ ...JSON.parse(json ?? '{}'), kind });
    return isViolation(action) ? undefined : action;
  } catch {
    return undefined;
  }
}
