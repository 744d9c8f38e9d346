import type { Violation } from '@pentapolis/kernel';
import { type CompanyId, OWN_SET, readScoreSheet, type SheetScore, scoreSheet } from '../../rules/index.ts';

export interface PadCompany {
  readonly id: CompanyId;
  readonly value: number;
  readonly dividend: number;
  /** Place of the President among the players; absent = not said. */
  readonly president?: number | undefined;
}

export interface PadPlayer {
  readonly name: string;
  readonly shares: Readonly<Partial<Record<CompanyId, number>>>;
  readonly cash: number;
  /** The company of the start; absent = not said. */
  readonly company?: CompanyId | undefined;
}

/** A final position as it is typed in. Companies stand in the order of priority. */
export interface PadState {
  readonly companies: readonly PadCompany[];
  readonly players: readonly PadPlayer[];
}

export type PadInput =
  | { readonly kind: 'company'; readonly at: number; readonly change: Partial<PadCompany> }
  | { readonly kind: 'up'; readonly at: number }
  | { readonly kind: 'addCompany'; readonly id: CompanyId }
  | { readonly kind: 'player'; readonly at: number; readonly change: Partial<PadPlayer> }
  | { readonly kind: 'shares'; readonly at: number; readonly company: CompanyId; readonly count: number }
  | { readonly kind: 'addPlayer' }
  | { readonly kind: 'removePlayer'; readonly at: number };

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 5;

const newCompany = (id: CompanyId): PadCompany => ({ id, value: 40, dividend: 0 });
const newPlayer = (company: CompanyId | undefined): PadPlayer => ({
  name: '',
  shares: company === undefined ? {} : { [company]: 2 },
  cash: 0,
  company,
});

/** Three players with a company each. */
export function newPad(): PadState {
  const ids = OWN_SET.companies.slice(0, 3).map(({ id }) => id);
  return {
    companies: ids.map((id, president) => ({ ...newCompany(id), president })),
    players: ids.map((id) => newPlayer(id)),
  };
}

/** Companies of the set that are not on the sheet yet. */
export const absentCompanies = ({ companies }: PadState): readonly CompanyId[] =>
  OWN_SET.companies.map(({ id }) => id).filter((id) => companies.every((other) => other.id !== id));

const replaced = <T>(list: readonly T[], at: number, change: Partial<T>): readonly T[] =>
  list.map((item, index) => (index === at ? { ...item, ...change } : item));

export function pad(state: PadState, input: PadInput): PadState {
  const { companies, players } = state;
  switch (input.kind) {
    case 'company':
      return { ...state, companies: replaced(companies, input.at, input.change) };
    case 'up': {
      const { at } = input;
      const [upper, lower] = [companies[at - 1], companies[at]];
      if (upper === undefined || lower === undefined) return state;
      return { ...state, companies: companies.toSpliced(at - 1, 2, lower, upper) };
    }
    case 'addCompany':
      return { ...state, companies: [...companies, newCompany(input.id)] };
    case 'player':
      return { ...state, players: replaced(players, input.at, input.change) };
    case 'shares': {
      const shares = { ...players[input.at]?.shares, [input.company]: input.count };
      return { ...state, players: replaced(players, input.at, { shares }) };
    }
    case 'addPlayer':
      return players.length >= MOST_PLAYERS
        ? state
        : { ...state, players: [...players, newPlayer(undefined)] };
    case 'removePlayer': {
      if (players.length <= LEAST_PLAYERS) return state;
      const { at } = input;
      return {
        companies: companies.map(({ president, ...company }) =>
          president === undefined || president === at
            ? company
            : { ...company, president: president > at ? president - 1 : president },
        ),
        players: players.toSpliced(at, 1),
      };
    }
  }
}

/** The count by the rules' own scorer, or what is wrong with the sheet. Players go by `nameOf`, made unique. */
export function padScore(state: PadState, nameOf: (player: number) => string): SheetScore | Violation {
  const names: string[] = [];
  for (const player of state.players.keys()) {
    const name = nameOf(player);
    names.push(names.includes(name) ? `${name} (${player + 1})` : name);
  }
  const sheet = readScoreSheet({
    units: Object.fromEntries(state.companies.map(({ id, value, dividend }) => [id, { value, dividend }])),
    holdings: Object.fromEntries(
      state.players.map(({ shares, cash, company }, player) => [
        names[player],
        { ...shares, cash, ...(company === undefined ? {} : { company }) },
      ]),
    ),
    presidents: Object.fromEntries(
      state.companies.flatMap(({ id, president }) =>
        president === undefined ? [] : [[id, names[president]]],
      ),
    ),
    priority: state.companies.map(({ id }) => id),
  });
  return 'rule' in sheet ? sheet : scoreSheet(sheet);
}
