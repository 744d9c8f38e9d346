import { BUILDINGS, type BuildingId, copiesOf, sizeOf } from '../../rules/buildings.ts';
import { type CardId, OWN_CARDS } from '../../rules/cards.ts';
import type { GameKind } from '../../rules/options.ts';
import { type PlayerScore, scoreSheet } from '../../rules/sheet.ts';

/** One player's column. A seat is a profession, so it says which workshops there are. */
export interface PadPlayer {
  readonly name: string;
  readonly built: Readonly<Partial<Record<BuildingId, number>>>;
  readonly resources: number;
  readonly cards: readonly CardId[];
  readonly surrounded: readonly number[];
  readonly guilty: boolean;
  /** Built everything first, which wins a game without turns. [CTE-SIMUL-4] */
  readonly finished: boolean;
}

export interface PadState {
  readonly game: GameKind;
  readonly players: readonly PadPlayer[];
}

export type PadInput =
  | { readonly kind: 'game'; readonly game: GameKind }
  | { readonly kind: 'seats'; readonly seats: number }
  | { readonly kind: 'change'; readonly player: number; readonly change: Partial<PadPlayer> }
  | { readonly kind: 'finished'; readonly player: number; readonly on: boolean }
  | { readonly kind: 'built'; readonly player: number; readonly id: BuildingId; readonly count: number };

const NOBODY: PadPlayer = {
  name: '',
  built: {},
  resources: 0,
  cards: [],
  surrounded: [],
  guilty: false,
  finished: false,
};

export const newPad = (): PadState => ({ game: 'first', players: [NOBODY, NOBODY, NOBODY] });

/** Cards that count at the end. */
export const END_CARDS = OWN_CARDS.filter(({ timing }) => timing === 'endOfGame');

export function pad(state: PadState, input: PadInput): PadState {
  switch (input.kind) {
    case 'game':
      return { ...state, game: input.game };
    case 'seats':
      return {
        ...state,
        players: Array.from({ length: input.seats }, (_, seat) => state.players[seat] ?? NOBODY),
      };
    case 'change':
      return {
        ...state,
        players: state.players.map((player, at) =>
          at === input.player ? { ...player, ...input.change } : player,
        ),
      };
    case 'finished':
      return {
        ...state,
        players: state.players.map((player, at) => ({
          ...player,
          finished: input.on && at === input.player,
        })),
      };
    case 'built':
      return {
        ...state,
        players: state.players.map((player, at) =>
          at === input.player ? { ...player, built: { ...player.built, [input.id]: input.count } } : player,
        ),
      };
  }
}

/** Pieces of a building that a player has in this game; 0 where it is not theirs. */
export const mostOf = ({ game, players }: PadState, player: number, id: BuildingId): number =>
  copiesOf(id, player, players.length, { game });

/** Buildings that somebody at the table may have. */
export const padRows = (state: PadState): BuildingId[] =>
  BUILDINGS.filter((id) => state.players.some((_, player) => mostOf(state, player, id) > 0));

const countOf = (state: PadState, player: number, id: BuildingId): number =>
  Math.min(state.players[player]?.built[id] ?? 0, mostOf(state, player, id));

/** Everybody's count and place. */
export function padTotals(state: PadState): PlayerScore[] {
  return scoreSheet({
    players: state.players.map((player, at) => ({
      name: player.name,
      cases: BUILDINGS.reduce((sum, id) => sum + sizeOf(id) * countOf(state, at, id), 0),
      resources: player.resources,
      cards: state.game === 'advanced' ? player.cards : [],
      surrounded: player.surrounded,
      workshops: BUILDINGS.every(
        (id) => sizeOf(id) !== 2 || mostOf(state, at, id) === 0 || countOf(state, at, id) > 0,
      ),
      guilty: player.guilty,
      finished: player.finished,
    })),
  });
}

/** "4 4 9": sizes as somebody writes them. */
export const sizesFrom = (text: string): number[] =>
  text
    .split(/[^0-9]+/)
    .filter((part) => part !== '')
    .map(Number)
    .filter((size) => size >= 1 && size <= 9)
    .slice(0, 65);
