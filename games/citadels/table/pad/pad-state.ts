import type { Violation } from '@pentapolis/kernel';
import {
  DISTRICT_ROWS,
  type DistrictId,
  type Doubt,
  doubtsAbout,
  readScoreSheet,
  type SheetScore,
  scoreSheet,
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
  readonly players: readonly PadPlayer[];
}

export type PadInput =
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
export const newPad = (): PadState => ({ goal: 8, players: [newPlayer(), newPlayer()] });

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
      return players.length < MOST_PLAYERS ? { ...state, players: [...players, newPlayer()] } : state;
    case 'removePlayer':
      return players.length > LEAST_PLAYERS ? { ...state, players: players.toSpliced(input.at, 1) } : state;
  }
}

/** The count by the rules' own scorer and what is odd about it, or what is wrong with the sheet. */
export function padScore(
  { goal, players }: PadState,
  nameOf: (player: number) => string,
): { readonly score: SheetScore; readonly doubts: readonly Doubt[] } | Violation {
  const sheet = readScoreSheet({
    goal,
    players: players.map((player, at) => ({
      name: nameOf(at),
      districts: player.city.map(({ id }) => id),
      beautified: player.city.flatMap(({ id, beautified }) => (beautified ? [id] : [])),
      gold: player.gold,
      hand: player.hand,
      museum: holds(player, 'museum') ? player.museum : 0,
      first: player.first,
      hauntedLast: player.hauntedLast && holds(player, 'hauntedCity'),
    })),
  });
  if ('rule' in sheet) return sheet;
  const score = scoreSheet(sheet);
  // A sheet nobody has filled in yet is no reason for doubts.
  return { score, doubts: players.some(({ city }) => city.length > 0) ? doubtsAbout(sheet, score) : [] };
}
