import type { SearchModel } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { FastCity } from '../rules/fast/city.ts';
import {
  actionOf,
  affordable,
  type FastPosition,
  isOver,
  listMoves,
  loadFast,
  movePlace,
  moveTile,
  ranking,
  reshuffle,
  toMove,
} from '../rules/fast/index.ts';
import { determinize, type View } from '../rules/view.ts';
import { Atlas } from './atlas.ts';
import { type Board, boardOf, copyBoard, playOn } from './board.ts';
import { Forecast } from './forecast.ts';
import { Outlook, turnsLeft } from './outlook.ts';
import { Trial } from './trial.ts';
import { WEIGHTS } from './weights.data.ts';

/** Akropolis over the packed positions of `rules/fast`. A move is its own identity: it means the same everywhere. */
export function modelWith(weights: readonly number[]): SearchModel<View, Action, Board> {
  const outlook = new Outlook(weights);
  const trial = new Trial();
  const atlas = new Atlas(outlook, trial);
  const forecast = new Forecast();

  /** How good each move of `listMoves` looks to the seat to move, in points. */
  function priors(board: Board, _moves: readonly number[], _count: number, worth: number[]): void {
    const { position } = board;
    const seat = toMove(position);
    const city = position.cities[seat] as FastCity;
    const { rulings, site, stones } = position;
    const tiles = affordable(position);
    const turns = turnsLeft(position, seat) - 1;
    const purse = stones[seat] as number;
    const { open, spots } = city;
    atlas.deny(board, seat, tiles);
    outlook.aim(position);
    trial.begin(city, rulings);
    for (let at = 0; at < open; at++) {
      trial.open(city, spots[at] as number, rulings);
      for (let price = 0; price < tiles; price++) {
        const first = (price * open + at) * 3;
        const besides =
          outlook.ofStones(purse - price + trial.covers, turns) + (atlas.denials[price] as number);
        for (let way = 0; way < 3; way++) {
          trial.tryTile(city, site[price] as number, way, rulings);
          worth[first + way] =
            besides + outlook.ofSurvey(trial.survey, trial.lofts, trial.loftQuarries, turns);
        }
      }
      trial.close(city);
    }
  }

  function returns(board: Board): number[] {
    const { position } = board;
    const seats = position.cities.length;
    if (isOver(position)) return outcome(ranking(position));
    forecast.aim(position);
    const points: number[] = [];
    for (let seat = 0; seat < seats; seat++)
      points.push(forecast.ofSeat(atlas.ofSeat(board, seat), turnsLeft(position, seat)));
    if (seats === 1) points.push(forecast.ofArchitect(position));
    return shares(points, forecast.spread(turnsLeft(position, toMove(position)))).slice(0, seats);
  }

  return {
    load(view, _seat, chance) {
      atlas.forget();
      return boardOf(loadFast(determinize(view, chance)));
    },
    copy: copyBoard,
    redraw: ({ position }, chance) => reshuffle(position, chance),
    toMove: ({ position }) => toMove(position),
    moves: ({ position }, moves) => listMoves(position, moves),
    play: playOn,
    identity: (_, move) => move,
    action: (_, move) => actionOf(move),
    returns,
    priors,
    quick: {
      allows: ({ position }, move) => allows(position, move),
      shortlist: (board, most, moves, worth) => atlas.shortlist(board, most, moves, worth),
    },
  };
}

/** A tile within reach, on a spot that is open. */
function allows(position: FastPosition, move: number): boolean {
  const { site, cities } = position;
  const { place } = cities[toMove(position)] as FastCity;
  const at = movePlace(move);
  if (place[(at - (at % 3)) / 3] === 0) return false;
  const tile = moveTile(move);
  for (let price = affordable(position) - 1; price >= 0; price--) if (site[price] === tile) return true;
  return false;
}

/** 1 for a sole winner; joint winners share. */
function outcome(ranks: readonly number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** Each one's share of the win: a softmax over points, of which `unit` make the odds e times as good. */
function shares(points: readonly number[], unit: number): number[] {
  const top = Math.max(...points);
  const odds = points.map((own) => Math.exp((own - top) / unit));
  const total = odds.reduce((sum, part) => sum + part, 0);
  return odds.map((part) => part / total);
}

export const model = modelWith(WEIGHTS);
