/**
 * Akropolis as a boardgame.io game, written the way its users write games: a plain `G` of objects, moves that mutate it
 * (Immer makes the copies), `INVALID_MOVE` for what the rules forbid, `ai.enumerate` for bots, secrets stripped by
 * `playerView`. Legality, prices, stones, the site and the end are this port's own code; the tiles and, once per match,
 * the final score come from the Pentapolis rules, so that the comparison is about engines and not about scoring.
 * It plays the game for two to four without variants; `setupData.long` asks for the long match.
 */
import {
  type HexLetter,
  rank,
  readScoreSheet,
  scoreSheet,
  tileLetters,
  tileNamed,
} from '@pentapolis/akropolis';
import type { Game } from 'boardgame.io';
import { INVALID_MOVE, PlayerView } from 'boardgame.io/core';

interface Column {
  hex: HexLetter;
  height: number;
  tile: string;
}

interface City {
  stones: number;
  /** By "q,r". */
  cells: Record<string, Column>;
}

export interface G {
  /** Tiles on offer, the free one first. */
  site: string[];
  cities: City[];
  /** Stacks left; what is in them is secret. */
  stacks: number;
  /** Not on clients: `PlayerView.STRIP_SECRETS` takes it out. */
  secret?: { stack: string[] };
}

export type Placement = readonly [tile: string, q: number, r: number, rotation: number];

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const TILES_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 37, 3: 49, 4: 61 };

function key(q: number, r: number): string {
  return `${q},${r}`;
}

function neighbour(q: number, r: number, direction: number): [number, number] {
  const [dq, dr] = DIRECTIONS[direction % 6] as readonly [number, number];
  return [q + dq, r + dr];
}

function footprint(q: number, r: number, rotation: number): [number, number][] {
  return [[q, r], neighbour(q, r, rotation), neighbour(q, r, rotation + 1)];
}

function hasNeighbour(cells: object, q: number, r: number): boolean {
  return DIRECTIONS.some((_, direction) => key(...neighbour(q, r, direction)) in cells);
}

/** May a tile lie there? On the ground beside the city, or on three hexes of one height and more than one tile. */
export function mayLie(
  cells: Record<string, { height: number; tile: string }>,
  q: number,
  r: number,
  rotation: number,
): boolean {
  const places = footprint(q, r, rotation);
  const below = places.map(([x, y]) => cells[key(x, y)]);
  const [a, b, c] = below;
  if (a === undefined && b === undefined && c === undefined)
    return places.some(([x, y]) => hasNeighbour(cells, x, y));
  if (a === undefined || b === undefined || c === undefined) return false;
  if (a.height !== b.height || a.height !== c.height) return false;
  return a.tile !== b.tile || a.tile !== c.tile;
}

export function enumerate(g: G, player: number): Placement[] {
  const { stones, cells } = g.cities[player] as City;
  const anchors = new Map<string, [number, number]>();
  for (const name of Object.keys(cells)) {
    const [q, r] = name.split(',').map(Number) as [number, number];
    for (let dq = -2; dq <= 2; dq++)
      for (let dr = Math.max(-2, -dq - 2); dr <= Math.min(2, 2 - dq); dr++)
        anchors.set(key(q + dq, r + dr), [q + dq, r + dr]);
  }
  const spots: [number, number, number][] = [];
  for (const [q, r] of anchors.values())
    for (let rotation = 0; rotation < 6; rotation++)
      if (mayLie(cells, q, r, rotation)) spots.push([q, r, rotation]);
  return g.site.slice(0, stones + 1).flatMap((tile) => spots.map((spot): Placement => [tile, ...spot]));
}

function lay(city: City, tile: string, q: number, r: number, rotation: number): void {
  const letters = tileLetters(tileNamed(tile));
  footprint(q, r, rotation).forEach(([x, y], corner) => {
    const below = city.cells[key(x, y)];
    if (below?.hex === 'q') city.stones++;
    city.cells[key(x, y)] = { hex: letters[corner] as HexLetter, height: (below?.height ?? 0) + 1, tile };
  });
}

function startCity(seat: number): City {
  const quarry: Column = { hex: 'q', height: 1, tile: 'START' };
  const cells = {
    '0,0': { hex: 'H' as const, height: 1, tile: 'START' },
    '0,-1': quarry,
    '1,0': { ...quarry },
    '-1,1': { ...quarry },
  };
  return { stones: seat + 1, cells };
}

export function scoresOf(g: G): number[] {
  return g.cities.map(({ stones, cells }) => {
    const sheet = readScoreSheet({
      stones,
      cells: Object.entries(cells).map(([name, { hex, height }]) => {
        const [q, r] = name.split(',').map(Number);
        return { q, r, hex, height };
      }),
    });
    if ('violation' in sheet) throw new Error(`the port built no city: ${sheet.key}`);
    return scoreSheet(sheet).total;
  });
}

/** @param deal the order of the tiles in play; absent = shuffled by boardgame.io */
export function akropolisPort(
  deal?: readonly string[],
): Game<G, Record<string, unknown>, { long?: boolean } | undefined> {
  return {
    name: 'akropolis',
    minPlayers: 2,
    maxPlayers: 4,
    setup: ({ ctx, random }, setupData) => {
      const count = (setupData?.long ? 61 : TILES_BY_PLAYERS[ctx.numPlayers]) as number;
      const tiles = Array.from({ length: count }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
      const order = deal ? [...deal] : random.Shuffle(tiles);
      const site = order.splice(0, ctx.numPlayers + 2);
      return {
        site,
        cities: Array.from({ length: ctx.numPlayers }, (_, seat) => startCity(seat)),
        stacks: order.length / (ctx.numPlayers + 1),
        secret: { stack: order },
      };
    },
    moves: {
      place: {
        // Luck is on the server: a client can't know what the stack turns up.
        client: false,
        move: ({ G, ctx, playerID }, tile: string, q: number, r: number, rotation: number) => {
          const city = G.cities[Number(playerID)] as City;
          const price = G.site.indexOf(tile);
          if (price < 0 || price > city.stones) return INVALID_MOVE;
          if (![q, r, rotation].every(Number.isInteger) || rotation < 0 || rotation > 5) return INVALID_MOVE;
          if (!mayLie(city.cells, q, r, rotation)) return INVALID_MOVE;
          city.stones -= price;
          G.site.splice(price, 1);
          lay(city, tile, q, r, rotation);
          const stack = G.secret?.stack ?? [];
          if (G.site.length === 1 && stack.length > 0) {
            G.site.push(...stack.splice(0, ctx.numPlayers + 1));
            G.stacks--;
          }
          return undefined;
        },
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => {
      if (G.site.length > 1 || G.stacks > 0) return undefined;
      const scores = scoresOf(G);
      const standings = scores.map((total, seat) => ({ total, stones: (G.cities[seat] as City).stones }));
      return { scores, ranking: rank(standings) };
    },
    playerView: PlayerView.STRIP_SECRETS as NonNullable<Game<G>['playerView']>,
    ai: {
      enumerate: (g, _ctx, playerID) =>
        enumerate(g, Number(playerID)).map((args) => ({ move: 'place', args: [...args] })),
    },
  };
}
