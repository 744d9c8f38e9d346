import { hexKey, hexNeighbour } from '@pentapolis/kit/geometry';
import { hexAt } from '../../rules/geometry.ts';
import { hexLetter } from '../../rules/hexes.ts';
import {
  type CityScore,
  DEFAULT_RULINGS,
  DISTRICTS,
  type District,
  type Hex,
  type HexLetter,
  type Rulings,
  rank,
  type ScoreSheet,
  scoreSheet,
} from '../../rules/index.ts';
import { byDistrict, districtScore, scoreSum } from '../../rules/scoring.ts';
import { startCity } from '../../rules/state.ts';

export type PadCell = ScoreSheet['cells'][number];

/** What a tap sets: a hex of some height, or nothing. */
export interface Brush {
  readonly hex: HexLetter | undefined;
  readonly height: number;
}

/** One player's entries. Both ways of entering are kept, so that trying the other loses nothing. */
export interface PadPlayer {
  readonly name: string;
  readonly by: 'city' | 'numbers';
  readonly cells: readonly PadCell[];
  readonly lines: Readonly<Record<District, { readonly value: number; readonly stars: number }>>;
  readonly stones: number;
}

export interface PadState {
  readonly players: readonly PadPlayer[];
  /** Whose sheet is open. */
  readonly open: number;
  readonly rulings: Rulings;
}

export type PadInput =
  | { readonly kind: 'open'; readonly player: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly player: number }
  | { readonly kind: 'change'; readonly change: Partial<PadPlayer> }
  | { readonly kind: 'line'; readonly district: District; readonly value: number; readonly stars: number }
  /** `hex` undefined clears the place. */
  | { readonly kind: 'cell'; readonly at: Hex; readonly hex: HexLetter | undefined; readonly height: number }
  | { readonly kind: 'rulings'; readonly change: Partial<Rulings> };

/** As many as the box seats. */
export const MAX_PLAYERS = 4;

function newPlayer(): PadPlayer {
  const { cells, hexes, heights } = startCity();
  return {
    name: '',
    by: 'city',
    cells: cells.map((cell, at) => ({
      ...hexAt(cell),
      hex: hexLetter(hexes[at] as number),
      height: heights[at] as number,
    })),
    lines: byDistrict(() => ({ value: 0, stars: 0 })),
    stones: 0,
  };
}

export function newPad(): PadState {
  return { players: [newPlayer(), newPlayer()], open: 0, rulings: DEFAULT_RULINGS };
}

export function pad(state: PadState, input: PadInput): PadState {
  switch (input.kind) {
    case 'open':
      return { ...state, open: input.player };
    case 'add':
      if (state.players.length >= MAX_PLAYERS) return state;
      return { ...state, players: [...state.players, newPlayer()], open: state.players.length };
    case 'remove': {
      if (state.players.length === 1) return state;
      const players = state.players.filter((_, at) => at !== input.player);
      return { ...state, players, open: Math.min(state.open, players.length - 1) };
    }
    case 'change':
      return change(state, (player) => ({ ...player, ...input.change }));
    case 'line': {
      const { district, value, stars } = input;
      return change(state, (player) => ({
        ...player,
        lines: { ...player.lines, [district]: { value, stars } },
      }));
    }
    case 'cell':
      return change(state, (player) => ({ ...player, cells: withCell(player.cells, input) }));
    case 'rulings':
      return { ...state, rulings: { ...state.rulings, ...input.change } };
  }
}

function change(state: PadState, make: (player: PadPlayer) => PadPlayer): PadState {
  return {
    ...state,
    players: state.players.map((player, at) => (at === state.open ? make(player) : player)),
  };
}

function withCell(
  cells: readonly PadCell[],
  { at, hex, height }: Extract<PadInput, { kind: 'cell' }>,
): PadCell[] {
  const key = hexKey(at);
  const others = cells.filter((cell) => hexKey(cell) !== key);
  return hex === undefined ? others : [...others, { q: at.q, r: at.r, hex, height }];
}

/** The count of one player by the rules' own scorer. */
export function padScore({ by, cells, lines, stones }: PadPlayer, rulings: Rulings): CityScore {
  if (by === 'city' && cells.length > 0) return scoreSheet({ cells, stones, rulings });
  const entered = by === 'city' ? byDistrict(() => ({ value: 0, stars: 0 })) : lines;
  return scoreSum(
    byDistrict((district) => districtScore(entered[district].value, entered[district].stars)),
    stones,
  );
}

/** Everybody's count and place. */
export function padTotals({
  players,
  rulings,
}: PadState): readonly { readonly score: CityScore; readonly rank: number }[] {
  const scores = players.map((player) => padScore(player, rulings));
  const ranks = rank(scores.map(({ total }, at) => ({ total, stones: players[at]?.stones ?? 0 })));
  return scores.map((score, at) => ({ score, rank: ranks[at] as number }));
}

/** Empty hexes within two steps of the city, where it may go on; around the centre while there is none. */
export function openGround(cells: readonly PadCell[]): Hex[] {
  const built = new Set(cells.map(hexKey));
  let rim: Hex[] = cells.length > 0 ? [...cells] : [{ q: 0, r: 0 }];
  const ground = new Map<string, Hex>(cells.length > 0 ? [] : [['0,0', { q: 0, r: 0 }]]);
  for (let step = 0; step < 2; step++) {
    const next: Hex[] = [];
    for (const hex of rim)
      for (let way = 0; way < 6; way++) {
        const beside = hexNeighbour(hex, way);
        const key = hexKey(beside);
        if (built.has(key) || ground.has(key)) continue;
        ground.set(key, beside);
        next.push(beside);
      }
    rim = next;
  }
  return [...ground.values()];
}

/** Where an arrow key takes the cursor: up and down a column, or along the row of neighbouring columns. */
export function stepCursor({ q, r }: Hex, direction: 'up' | 'down' | 'left' | 'right'): Hex {
  if (direction === 'up') return { q, r: r - 1 };
  if (direction === 'down') return { q, r: r + 1 };
  const row = r + Math.floor(q / 2);
  const column = direction === 'right' ? q + 1 : q - 1;
  return { q: column, r: row - Math.floor(column / 2) };
}

/** The brush a letter key names; capitals are plazas. */
export function brushFor(key: string): HexLetter | undefined {
  const letters = DISTRICTS.flatMap((district) => [
    district[0] as string,
    (district[0] as string).toUpperCase(),
  ]);
  return key === 'q' || letters.includes(key) ? (key as HexLetter) : undefined;
}
