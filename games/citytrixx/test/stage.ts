import { type Chance, fastChance, isViolation, type Setup, type Violation } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { Card } from '../rules/cards.ts';
import { facesOf, OWN_FACES } from '../rules/components.ts';
import { type CitytrixxFact, citytrixx, type State } from '../rules/index.ts';
import { goOn } from '../rules/play.ts';
import { heldCode, NONE } from '../rules/state.ts';

/** Companies by seat at staged tables. */
export const COMPANIES = ['BE', 'FR', 'DE', 'NL', 'IT'] as const;

/** Everything comes in order: seats speak as they sit, hands are the first ten cards of their decks. */
export const inOrder: Chance = {
  pick: () => 0,
  shuffle: (count) => Array.from({ length: count }, (_, at) => at),
};

export const card = (id: string): Card => {
  const number = OWN_FACES.numbers.get(id);
  if (number === undefined) throw new Error(`${id} is no card`);
  return number;
};
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((id) => id !== '')
    .map(card)
    .sort((a, b) => a - b);
export const ids = (list: readonly Card[]): string => list.map((number) => OWN_FACES.ids[number]).join(' ');

export const tableOf = (seats: number, moneyValue: 'rank' | 'doubled' = 'rank'): Setup => ({
  seats,
  options: { moneyValue },
});

export function action(text: string): Action {
  const read = citytrixx.parse(text);
  if (read === undefined) throw new Error(`${text} is no action`);
  return read;
}

/** Plays an action of whoever is asked. @returns what was told */
export function play(state: State, text: string, chance: Chance = inOrder): CitytrixxFact[] {
  const [seat] = citytrixx.deciding(state);
  if (seat === undefined) throw new Error('nobody is asked');
  const refusal = citytrixx.check(state, seat, action(text));
  if (refusal !== undefined) throw new Error(`${text}: ${refusal.rule} ${refusal.key}`);
  const facts: CitytrixxFact[] = [];
  citytrixx.apply(state, seat, action(text), chance, (fact) => facts.push(fact));
  return facts;
}

/** Why whoever is asked may not do this: rule and key, '' if it is allowed. */
export function refusal(state: State, text: string): string {
  const [seat] = citytrixx.deciding(state);
  const violation = citytrixx.check(state, seat ?? 0, action(text));
  return violation === undefined ? '' : `${violation.rule} ${violation.key}`;
}

export const asked = (state: State): number | undefined => citytrixx.deciding(state)[0];

/** A table whose companies started at these values, in seat order: year 1, the first trick. */
export function started(
  values: readonly number[],
  { moneyValue = 'rank', version }: { moneyValue?: 'rank' | 'doubled'; version?: number } = {},
): State {
  const state = citytrixx.setup(tableOf(values.length, moneyValue), inOrder, version);
  values.forEach((_, seat) => {
    play(state, `company:${COMPANIES[seat]}`);
  });
  for (const value of values) play(state, `start:${value}`);
  return state;
}

interface Scene {
  readonly year?: number;
  /** By company. */
  readonly trains?: Readonly<Record<string, string>>;
  readonly cities?: Readonly<Record<string, string>>;
  /** By seat. */
  readonly hands?: readonly string[];
  readonly concealed?: readonly string[];
  readonly cash?: readonly number[];
  /** By seat: `BE-C2@1` was bought in year 1. */
  readonly held?: readonly string[];
  readonly table?: string;
  /** Certificates, trains, money; the last of each is turned up. */
  readonly stacks?: readonly [string, string, string];
}

/** Lays cards and money out; whatever is not named is empty. */
export function lay(state: State, scene: Scene): State {
  if (scene.year !== undefined) state.year = scene.year;
  const byCompany = (lists: Card[][], given: Scene['trains'] = {}): void =>
    lists.forEach((_, company) => {
      lists[company] = cards(given[OWN_FACES.companies[company]!] ?? '');
    });
  byCompany(state.trains, scene.trains);
  byCompany(state.cities, scene.cities);
  state.hands.forEach((_, seat) => {
    state.hands[seat] = cards(scene.hands?.[seat] ?? '');
    state.concealed[seat] = cards(scene.concealed?.[seat] ?? '');
    state.held[seat] = (scene.held?.[seat] ?? '')
      .split(' ')
      .filter((text) => text !== '')
      .map((text) => heldCode(Number(text.split('@')[1]), card(text.split('@')[0]!)))
      .sort((a, b) => a - b);
    if (scene.cash?.[seat] !== undefined) state.cash[seat] = scene.cash[seat];
  });
  state.stacks.forEach((_, kind) => {
    state.stacks[kind] = (scene.stacks?.[kind] ?? '')
      .split(' ')
      .filter((id) => id !== '')
      .map(card);
  });
  state.table.splice(0, state.table.length, ...cards(scene.table ?? ''));
  state.trick.cards.fill(NONE);
  state.trick.left.length = 0;
  state.trick.order.length = 0;
  return state;
}

/** Goes on from a step as the rules do: the operating round, the stock round or the end of a year of a staged table. */
export function enter(state: State, step: State['step'], chance: Chance = inOrder): CitytrixxFact[] {
  const facts: CitytrixxFact[] = [];
  state.step = step;
  goOn(state, { chance, emit: (fact) => facts.push(fact) });
  return facts;
}

export const kinds = (facts: readonly CitytrixxFact[]): string => facts.map(({ kind }) => kind).join(' ');

export const valueIn = (state: State, company: string): number =>
  facesOf(state).positions[state.position[OWN_FACES.companies.indexOf(company as 'BE')]!]!;

/** Random play, to its end or until `stop` says so. */
export function wander(
  setup: Setup,
  seed: number,
  look?: (state: State, chance: Chance) => void,
  stop?: (state: State) => boolean,
): State {
  const chance = fastChance(seed);
  const state = citytrixx.setup(setup, chance);
  for (;;) {
    const seat = asked(state);
    if (seat === undefined || stop?.(state)) return state;
    look?.(state, chance);
    const list = citytrixx.legalActions(state, seat);
    citytrixx.apply(state, seat, list[chance.pick(list.length)]!, chance);
  }
}

export const refused = (value: unknown): Violation => {
  if (!isViolation(value)) throw new Error('nothing was refused');
  return value;
};
