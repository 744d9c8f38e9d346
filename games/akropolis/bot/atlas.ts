import type { FastCity } from '../rules/fast/city.ts';
import { affordable, moveOf, toMove } from '../rules/fast/index.ts';
import { type Board, nameOf, nameWith } from './board.ts';
import { type Outlook, turnsLeft } from './outlook.ts';
import type { Trial } from './trial.ts';

/** Placements of a tile in a city that are remembered: the best ones, and few enough that a list is never all one tile. */
const KEPT = 12;
/** Entries to begin with; the store doubles when it is full. */
const ENTRIES = 512;
/** With more it starts afresh: some 20 MB. */
const MOST_ENTRIES = 1 << 17;
/** Points of one's own that a point taken from the next rival counts for. */
const DENIAL = 0.6;

/**
 * What one search has found out about the cities it passed: their outlook, and the best placements of each tile. A city
 * is the same whatever the rivals did meanwhile, so most of what a search asks was asked before. What is still to come is
 * taken as it was when a city was first met.
 */
export class Atlas {
  private readonly outlook: Outlook;
  private readonly trial: Trial;
  /** Outlook of a city by its name, stones left out. */
  private readonly cities = new Map<number, number>();
  /** Entry of a city and a tile; its placements lie at `KEPT * entry`, best first. */
  private readonly entries = new Map<number, number>();
  private counts = new Uint8Array(ENTRIES);
  private moves = new Int32Array(KEPT * ENTRIES);
  private worth = new Float64Array(KEPT * ENTRIES);
  private covers = new Uint8Array(KEPT * ENTRIES);
  /** Entry of each affordable tile, and the tiles that have none yet. */
  private readonly known: number[] = [];
  private readonly missing: number[] = [];
  /** By price, what taking that tile is worth for what it leaves to the next rival. */
  readonly denials = new Float64Array(8);
  /** What 0..3 covered quarries are worth. */
  private readonly bonus = new Float64Array(4);

  constructor(outlook: Outlook, trial: Trial) {
    this.outlook = outlook;
    this.trial = trial;
  }

  forget(): void {
    this.cities.clear();
    this.entries.clear();
  }

  /** The outlook of a seat. */
  ofSeat(board: Board, seat: number): number {
    const { position } = board;
    const turns = turnsLeft(position, seat);
    const name = nameOf(board, seat);
    let city = this.cities.get(name);
    if (city === undefined) {
      if (this.cities.size > MOST_ENTRIES) this.cities.clear();
      this.outlook.aim(position);
      city = this.outlook.ofCity(position.cities[seat] as FastCity, position.rulings, turns);
      this.cities.set(name, city);
    }
    return city + this.outlook.ofStones(position.stones[seat] as number, turns);
  }

  /**
   * Fills both lists with the moves that look best to the seat to move, best first.
   * @returns how many
   */
  shortlist(board: Board, most: number, moves: number[], priors: number[]): number {
    const { position } = board;
    const seat = toMove(position);
    const purse = position.stones[seat] as number;
    const turns = turnsLeft(position, seat) - 1;
    const tiles = affordable(position);
    this.deny(board, seat, tiles);
    this.survey(board, seat, tiles);
    let count = 0;
    for (let price = 0; price < tiles; price++) {
      const entry = this.known[price] as number;
      const first = KEPT * entry;
      const last = first + (this.counts[entry] as number);
      for (let at = first; at < last; at++) {
        const stones = purse - price + (this.covers[at] as number);
        const own = (this.worth[at] as number) + this.outlook.ofStones(stones, turns);
        const prior = own + (this.denials[price] as number);
        if (count === most && prior <= (priors[count - 1] as number)) break;
        let place = count < most ? count++ : count - 1;
        for (; place > 0 && (priors[place - 1] as number) < prior; place--) {
          moves[place] = moves[place - 1] as number;
          priors[place] = priors[place - 1] as number;
        }
        moves[place] = this.moves[at] as number;
        priors[place] = prior;
      }
    }
    return count;
  }

  /**
   * Fills `denials`, by price, with what taking a tile is worth for what it leaves to the next rival: the less, the more.
   * With the last tile before new ones are turned up nobody knows.
   */
  deny(board: Board, seat: number, tiles: number): void {
    const { position } = board;
    const { offered, cities, stones } = position;
    this.denials.fill(0);
    const rivals = cities.length - 1;
    if (rivals === 0 || offered <= 2) return;
    const rival = (seat + 1) % cities.length;
    const turns = turnsLeft(position, rival) - 1;
    if (turns < 0) return;
    const purse = stones[rival] as number;
    // One tile will be gone by then, so one more than it can pay is within reach.
    const within = Math.min(offered, purse + 2);
    this.survey(board, rival, within);
    for (let taken = 0; taken < tiles; taken++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let index = 0; index < within; index++) {
        if (index === taken) continue;
        const price = index > taken ? index - 1 : index;
        if (price > purse) continue;
        const at = KEPT * (this.known[index] as number);
        const left = this.outlook.ofStones(purse - price + (this.covers[at] as number), turns);
        best = Math.max(best, (this.worth[at] as number) + left);
      }
      this.denials[taken] = (-DENIAL / rivals) * best;
    }
    const least = Math.min(...this.denials.subarray(0, tiles));
    for (let taken = 0; taken < tiles; taken++) this.denials[taken] = (this.denials[taken] as number) - least;
  }

  /** Makes sure that there is an entry for a seat's city and each of the first `tiles` tiles of the site. */
  private survey(board: Board, seat: number, tiles: number): void {
    const { position } = board;
    const { missing, known } = this;
    if (this.entries.size > MOST_ENTRIES) this.forget();
    missing.length = 0;
    for (let price = 0; price < tiles; price++) {
      const tile = position.site[price] as number;
      const name = nameWith(board, seat, tile);
      let entry = this.entries.get(name);
      if (entry === undefined) {
        entry = this.entries.size;
        this.entries.set(name, entry);
        if (entry === this.counts.length) this.grow();
        this.counts[entry] = 0;
        missing.push(price);
      }
      known[price] = entry;
    }
    if (missing.length > 0) this.explore(board, seat, turnsLeft(position, seat) - 1);
  }

  private explore({ position }: Board, seat: number, turns: number): void {
    const { outlook, trial, bonus } = this;
    const { rulings, site } = position;
    const city = position.cities[seat] as FastCity;
    const purse = position.stones[seat] as number;
    for (let covers = 0; covers < 4; covers++) bonus[covers] = outlook.ofStones(purse + covers, turns);
    outlook.aim(position);
    trial.begin(city, rulings);
    for (let at = 0; at < city.open; at++) {
      const spot = city.spots[at] as number;
      trial.open(city, spot, rulings);
      for (const price of this.missing) {
        const tile = site[price] as number;
        for (let way = 0; way < 3; way++) {
          trial.tryTile(city, tile, way, rulings);
          const worth = outlook.ofSurvey(trial.survey, trial.lofts, trial.loftQuarries, turns);
          this.keep(this.known[price] as number, moveOf(tile, spot, way), worth, trial.covers);
        }
      }
      trial.close(city);
    }
  }

  private keep(entry: number, move: number, worth: number, covers: number): void {
    const { bonus } = this;
    const first = KEPT * entry;
    const count = this.counts[entry] as number;
    const total = worth + (bonus[covers] as number);
    const rank = (at: number): number =>
      (this.worth[at] as number) + (bonus[this.covers[at] as number] as number);
    if (count === KEPT && total <= rank(first + KEPT - 1)) return;
    let at = first + (count < KEPT ? count : KEPT - 1);
    if (count < KEPT) this.counts[entry] = count + 1;
    for (; at > first && rank(at - 1) < total; at--) {
      this.moves[at] = this.moves[at - 1] as number;
      this.worth[at] = this.worth[at - 1] as number;
      this.covers[at] = this.covers[at - 1] as number;
    }
    this.moves[at] = move;
    this.worth[at] = worth;
    this.covers[at] = covers;
  }

  private grow(): void {
    const double = <T extends Uint8Array | Int32Array | Float64Array>(old: T, grown: T): T => {
      grown.set(old);
      return grown;
    };
    this.counts = double(this.counts, new Uint8Array(2 * this.counts.length));
    this.moves = double(this.moves, new Int32Array(2 * this.moves.length));
    this.worth = double(this.worth, new Float64Array(2 * this.worth.length));
    this.covers = double(this.covers, new Uint8Array(2 * this.covers.length));
  }
}
