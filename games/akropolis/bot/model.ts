import type { SearchModel } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { FastCity } from '../rules/fast/city.ts';
import {
  actionOf,
  affordable,
  architectScore,
  copyInto,
  type FastPosition,
  isOver,
  listMoves,
  loadFast,
  play,
  ranking,
  reshuffle,
  toMove,
} from '../rules/fast/index.ts';
import { determinize, type View } from '../rules/view.ts';
import { Outlook, turnsLeft } from './outlook.ts';
import { Trial } from './trial.ts';
import { WEIGHTS } from './weights.data.ts';

/** Points of outlook that turn even chances into 73 : 27, at the end and for every turn a seat still has. */
const MARGIN = 3;
const MARGIN_PER_TURN = 1.5;

/** Akropolis over the packed positions of `rules/fast`. A move is its own identity: it means the same everywhere. */
export function modelWith(weights: readonly number[]): SearchModel<View, Action, FastPosition> {
  const outlook = new Outlook(weights);
  const trial = new Trial();

  /** How good each move of {@link listMoves} leaves the seat to move, in points. */
  function priors(position: FastPosition, _moves: readonly number[], _count: number, worth: number[]): void {
    const seat = toMove(position);
    const city = position.cities[seat] as FastCity;
    const { rulings, site, stones } = position;
    const tiles = affordable(position);
    const turns = turnsLeft(position, seat) - 1;
    const purse = stones[seat] as number;
    const { open, spots } = city;
    outlook.aim(position);
    trial.begin(city, rulings);
    for (let at = 0; at < open; at++) {
      trial.open(city, spots[at] as number, rulings);
      for (let price = 0; price < tiles; price++) {
        const first = (price * open + at) * 3;
        const left = purse - price + trial.covers;
        for (let way = 0; way < 3; way++) {
          trial.tryTile(city, site[price] as number, way, rulings);
          worth[first + way] = outlook.worth(trial.survey, trial.lofts, trial.loftQuarries, left, turns);
        }
      }
      trial.close(city);
    }
  }

  function returns(position: FastPosition): number[] {
    const seats = position.cities.length;
    if (isOver(position)) return outcome(ranking(position));
    outlook.aim(position);
    const hopes = position.cities.map((_, seat) => outlook.ofSeat(position, seat));
    if (seats === 1) hopes.push(architectScore(position));
    const unit = MARGIN + MARGIN_PER_TURN * turnsLeft(position, 0);
    const top = Math.max(...hopes);
    const odds = hopes.map((hope) => Math.exp((hope - top) / unit));
    const total = odds.reduce((sum, part) => sum + part, 0);
    return odds.slice(0, seats).map((part) => part / total);
  }

  return {
    load: (view, _seat, chance) => loadFast(determinize(view, chance)),
    copy: copyInto,
    redraw: reshuffle,
    toMove,
    moves: listMoves,
    play,
    identity: (_, move) => move,
    action: (_, move) => actionOf(move),
    returns,
    priors,
  };
}

function outcome(ranks: readonly number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

export const model = modelWith(WEIGHTS);
