import type { Json, Violation } from '@pentapolis/kernel';
import {
  DISTRICT_ROWS,
  DISTRICTS,
  type DistrictId,
  type Doubt,
  doubtsAbout,
  readScoreSheet,
  type SheetScore,
  scoreSheet,
  type Verdict,
  verdictOf,
} from '../../rules/index.ts';

export interface PadDistrict {
  readonly id: DistrictId;
  /** Carries the Artist's gold. */
  readonly beautified: boolean;
}

export interface PadPlayer {
  readonly name: string;
  readonly city: readonly PadDistrict[];
  readonly gold: number;
  readonly hand: number;
  readonly museum: number;
  readonly first: boolean;
  readonly hauntedLast: boolean;
}

/** Final cities as they are entered. */
export interface PadState {
  readonly goal: number;
  /** Whose city is shown. */
  readonly open: number;
  readonly players: readonly PadPlayer[];
}

export type PadInput =
  | { readonly kind: 'open'; readonly at: number }
  | { readonly kind: 'goal'; readonly goal: number }
  | { readonly kind: 'change'; readonly at: number; readonly change: Partial<Omit<PadPlayer, 'city'>> }
  | { readonly kind: 'build'; readonly at: number; readonly id: DistrictId }
  | { readonly kind: 'raze'; readonly at: number; readonly place: number }
  | { readonly kind: 'beautify'; readonly at: number; readonly place: number }
  | { readonly kind: 'addPlayer' }
  | { readonly kind: 'removePlayer'; readonly at: number };

export const GOALS = [8, 7, 6] as const;
export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 8;
/** Names longer than this break the columns. */
export const MOST_LETTERS = 24;

const newPlayer = (): PadPlayer => ({
  name: '',
  city: [],
  gold: 0,
  hand: 0,
  museum: 0,
  first: false,
  hauntedLast: false,
});

/** Two empty cities. */
export const newPad = (): PadState => ({ goal: 8, open: 0, players: [newPlayer(), newPlayer()] });

export const holds = ({ city }: PadPlayer, id: DistrictId): boolean => city.some((built) => built.id === id);

/** How many cards of a name are in no city yet. [CIT-SETUP-4] */
export function copiesLeft({ players }: PadState, id: DistrictId): number {
  const copies = DISTRICT_ROWS.find((row) => row.id === id)?.copies ?? 0;
  return copies - players.flatMap(({ city }) => city).filter((built) => built.id === id).length;
}

function changed(state: PadState, at: number, change: Partial<PadPlayer>): PadState {
  const player = state.players[at];
  return player === undefined
    ? state
    : { ...state, players: state.players.with(at, { ...player, ...change }) };
}

export function pad(state: PadState, input: PadInput): PadState {
  const { players } = state;
  switch (input.kind) {
    case 'open':
      return { ...state, open: input.at };
    case 'goal':
      return { ...state, goal: input.goal };
    case 'change':
      return changed(state, input.at, input.change);
    case 'build': {
      const city = players[input.at]?.city ?? [];
      if (copiesLeft(state, input.id) <= 0) return state;
      return changed(state, input.at, { city: [...city, { id: input.id, beautified: false }] });
    }
    case 'raze':
      return changed(state, input.at, { city: (players[input.at]?.city ?? []).toSpliced(input.place, 1) });
    case 'beautify': {
      const city = players[input.at]?.city ?? [];
      return changed(state, input.at, {
        city: city.map((built, place) =>
          place === input.place ? { ...built, beautified: !built.beautified } : built,
        ),
      });
    }
    case 'addPlayer':
      if (players.length >= MOST_PLAYERS) return state;
      return { ...state, players: [...players, newPlayer()], open: players.length };
    case 'removePlayer': {
      if (players.length <= LEAST_PLAYERS) return state;
      const open = state.open > input.at ? state.open - 1 : state.open;
      return { ...state, players: players.toSpliced(input.at, 1), open: Math.min(open, players.length - 2) };
    }
  }
}

/** The sheet as the terminal reads it. What belongs to a district that was taken out again is left out. */
export const padSheet = ({ goal, players }: PadState): Json => ({
  goal,
  players: players.map((player) => ({
    name: player.name.trim(),
    districts: player.city.map(({ id }) => id),
    beautified: player.city.flatMap(({ id, beautified }) => (beautified ? [id] : [])),
    gold: player.gold,
    hand: holds(player, 'mapRoom') ? player.hand : 0,
    museum: holds(player, 'museum') ? player.museum : 0,
    first: player.first,
    hauntedLast: player.hauntedLast && holds(player, 'hauntedCity'),
  })),
});

/** What the rules make of a sheet. */
export interface PadCount {
  readonly score: SheetScore;
  readonly verdicts: readonly Verdict[];
  readonly doubts: readonly Doubt[];
}

/** The count by the rules' own scorer and what is odd about it, or what is wrong with the sheet. */
export function padCount(state: PadState): PadCount | Violation {
  const sheet = readScoreSheet(padSheet(state));
  if ('rule' in sheet) return sheet;
  const score = scoreSheet(sheet);
  // A sheet nobody has filled in yet is no reason for doubts.
  const doubts = state.players.some(({ city }) => city.length > 0) ? doubtsAbout(sheet) : [];
  return { score, verdicts: verdictOf(score), doubts };
}

/** Letters as one looks for them: without case and accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The districts whose names hold what is sought, in the order of the box.
 * @returns `best` what Enter adds: the first that is called so, else begins so, else has a word that does, else holds it
 */
export function searched(
  state: PadState,
  sought: string,
  nameOf: (id: DistrictId) => string,
): { readonly found: readonly DistrictId[]; readonly best: DistrictId | undefined } {
  const wanted = folded(sought.trim());
  const near = (id: DistrictId): number => {
    const name = folded(nameOf(id));
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (name.includes(` ${wanted}`)) return 2;
    return name.includes(wanted) ? 3 : Number.POSITIVE_INFINITY;
  };
  const found = DISTRICTS.filter((id) => Number.isFinite(near(id)));
  if (wanted === '') return { found, best: undefined };
  const [best] = found.filter((id) => copiesLeft(state, id) > 0).toSorted((a, b) => near(a) - near(b));
  return { found, best };
}
