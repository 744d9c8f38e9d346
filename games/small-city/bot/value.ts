import {
  boardOf,
  boroughOf,
  isActive,
  isKept,
  NATURE,
  NOBODY,
  ROUNDS,
  type State,
  spotOf,
  tallyOf,
  tileAt,
} from '../rules/index.ts';
import { influencers } from '../rules/influence.ts';
import { SITE_SIZES, siteOf, siteSize, TOUCHES } from './template.ts';

/** Rounds still to be scored, this one included while its votes are to come. */
export function roundsLeft(state: State): number {
  const after = ['deaths', 'council', 'next', 'over', 'smoke'].includes(state.phase);
  return ROUNDS - state.round + (after ? 0 : 1);
}

/** What a dollar is worth in points when so many rounds are left: parks and homes while they pay, little at the end. */
export const moneyWorth = (rounds: number): number =>
  rounds <= 1 ? 0.15 : Math.min(1.9, 0.35 + 0.3 * rounds);

/** Cubes that culture to come would take. */
const WANTED = [
  ['SCH', [1, 0, 0]],
  ['LIB', [2, 0, 0]],
  ['MUS', [2, 1, 0]],
  ['MET', [2, 2, 0]],
] as const;

export interface Need {
  readonly white: number;
  readonly grey: number;
}

/** Cubes still missing for the culture the planner wants. */
export function cubesNeeded(state: State, seat: number): Need {
  const { tiles, cube } = boroughOf(state, seat);
  const built = new Set(tiles.map(({ type }) => type));
  let white = 0;
  let grey = 0;
  for (const [type, [whites, greys]] of WANTED)
    if (!built.has(type) && (type !== 'MET' || roundsLeft(state) > 3 || state.choices.mode === 'cultural')) {
      white += whites;
      grey += greys;
    }
  for (const one of cube) {
    if (one === 1) white--;
    if (one === 2) grey--;
  }
  return { white: Math.max(0, white), grey: Math.max(0, grey) };
}

/** What one more cube of a colour is worth. */
export function cubeWorth(state: State, seat: number, colour: number): number {
  const rounds = roundsLeft(state);
  const { white, grey } = cubesNeeded(state, seat);
  const wanted = colour === 0 ? white : colour === 1 ? grey : 0;
  if (rounds <= 1) return 0;
  return wanted > 0 ? 0.6 + WEIGHTS.cube * Math.min(6, rounds) * (colour === 1 ? 1.2 : 1) : 0.3;
}

interface Home {
  /** Its size, the culture that influences it, and the size its ground lets it grow to. */
  size: number;
  culture: number;
  readonly room: number;
  /** Its ground, see SITES; -1 = elsewhere. */
  readonly site: number;
}

/** Sites, the roomiest first. */
const SITE_ORDER = SITE_SIZES.map((_, site) => site).sort((a, b) => SITE_SIZES[b]! - SITE_SIZES[a]!);

interface Outline {
  readonly homes: Home[];
  /** Sites nobody lives on yet, the roomiest first. */
  readonly plots: number[];
  readonly works: number;
  readonly parks: number;
  readonly shops: number;
}

/** What stands in a borough, as far as the outlook takes notice. */
function outline(state: State, seat: number): Outline {
  const borough = boroughOf(state, seat);
  const board = boardOf(state, seat);
  const homes: Home[] = [];
  const taken = new Set<number>();
  let works = 0;
  let parks = 0;
  let shops = 0;
  for (const tile of borough.tiles) {
    const { category, level } = NATURE[tile.type];
    if (category === 'park') parks += level;
    if (category === 'factory') works += level;
    if (category === 'commerce') shops += level;
    if (category !== 'residence') continue;
    const spot = spotOf(board, tile);
    let culture = 0;
    for (const { type } of influencers(board, borough, spot.halo)) {
      const near = NATURE[type].category;
      if (near === 'culture' || near === 'hall') culture++;
    }
    const site = siteOf(spot.cells);
    taken.add(site);
    homes.push({ size: level, culture, room: Math.max(level, siteSize(spot.cells)), site });
  }
  const plots = SITE_ORDER.filter((site) => !taken.has(site));
  return { homes, plots, works, parks, shops };
}

/** Citizens of a seat: on tiles, waiting on City Hall. */
export function heads(state: State, seat: number): { out: number; hall: number } {
  let out = 0;
  let hall = 0;
  state.boroughs.forEach((borough) => {
    for (let cell = 0; cell < borough.who.length; cell++) {
      if (borough.who[cell] !== seat) continue;
      if (tileAt(borough, cell)!.type === 'CH') hall++;
      else out += borough.mate[cell] === NOBODY ? 1 : 2;
    }
  });
  return { out, hall };
}

/** Cubes that culture takes in all, grey ones counted dearer. */
const CULTURE_COST: Readonly<Record<string, number>> = { SCH: 1, LIB: 2, MUS: 3.3, MET: 4.8 };

/** Culture that is still to come: what it costs and which sites it touches. */
interface Coming {
  readonly cost: number;
  readonly sites: readonly number[];
}

/** Votes of citizens in homes, the largest filled first. */
function fill(homes: readonly Home[], citizens: number): number {
  let left = citizens;
  let votes = 0;
  for (const { size } of homes) {
    const here = Math.min(size, left);
    votes += (here * (here + 1)) / 2;
    left -= here;
    if (left <= 0) break;
  }
  return votes;
}

/**
 * What a borough would bring from here on, played on round by round in outline: citizens come out of City Hall by the
 * doors there are, some work, the rest live in the best homes; cubes become culture, culture lets homes grow, money becomes
 * doors and parks. Votes and pollution so far are part of it.
 */
export function outlook(state: State, seat: number): number {
  const player = state.players[seat]!;
  const borough = boroughOf(state, seat);
  const { homes, plots, shops, ...rest } = outline(state, seat);
  let { parks, works } = rest;
  let { out, hall } = heads(state, seat);
  let { reserve, money } = player;
  const rounds = roundsLeft(state);
  const built = new Set(borough.tiles.map(({ type }) => type));
  const coming: Coming[] = TOUCHES.flatMap(([type, sites]) =>
    built.has(type) ? [] : [{ cost: CULTURE_COST[type]!, sites }],
  );
  const inPlace = (site: number): number =>
    TOUCHES.filter(([type, sites]) => built.has(type) && sites.includes(site)).length;
  let cubes = borough.cube.reduce((sum, one) => sum + (one === 0 ? 0 : one === 1 ? 1 : 1.4), 0);
  const university = isActive(state, seat, 'UNI') ? 3 : 0;
  // whether this round's Build phase is still to come
  const toBuild = ['mayor', 'claim', 'council', 'next', 'deaths'].includes(state.phase);
  let total = player.votes - player.pollution;
  for (let round = 0; round < rounds; round++) {
    const left = rounds - round;
    if (round > 0 || toBuild) cubes -= grow(homes, coming, cubes, hall);
    let doors = 0;
    let room = 0;
    for (const { size } of homes) {
      if (size === 1) doors++;
      room += size;
    }
    let actions = round > 0 || toBuild ? 3 : 0;
    while (actions > 0 && money >= 1 && hall > doors && left > 1) {
      // a home of its own for one who waits
      money--;
      actions--;
      const site = plots.shift() ?? -1;
      const culture = site < 0 ? 1 : 1 + inPlace(site);
      homes.push({ size: 1, culture, room: site < 0 ? 2 : SITE_SIZES[site]!, site });
      const moved = Math.min(1, hall);
      out += moved;
      hall -= moved;
      doors++;
      room++;
    }
    if (actions > 0 && money >= 1 && works < WEIGHTS.works && left > 3) {
      money--;
      actions--;
      works++;
    }
    homes.sort((a, b) => b.size - a.size);
    const workers = Math.min(works + shops, Math.max(1, out * WEIGHTS.workers), out);
    const exits = Math.max(0, Math.min(hall, doors, room + workers - out + WEIGHTS.slack));
    out += exits;
    hall -= exits;
    const factories = Math.min(workers, works * 0.5);
    const votes = fill(homes, out - workers) + university;
    total += votes;
    let smoke = Math.max(0, out + factories - parks);
    if (actions > 0) {
      // what money is left becomes parks
      const spent = Math.min(money, smoke, actions * 2.5);
      parks += spent;
      money -= spent;
      smoke -= spent;
    }
    total -= smoke;
    // votes buy money at the Council
    const bought = left > 1 ? Math.min(WEIGHTS.bought, WEIGHTS.buying * votes) : 0;
    total -= bought / 2;
    money += WEIGHTS.income + bought + 0.6 * Math.min(shops, workers - factories);
    cubes += 0.9 * factories + WEIGHTS.cubes;
    const arrivals = Math.max(0, Math.min(works - factories, reserve, 4 - hall));
    hall += arrivals;
    reserve -= arrivals;
  }
  const worth = total + WEIGHTS.money * Math.min(money, 6) + 0.1 * cubes + promiseWorth(state, seat);
  return worth + aimWorth(state, seat, homes, out);
}

/** What an advanced game is played for besides votes, on the same scale; votes break its ties. */
function aimWorth(state: State, seat: number, homes: readonly Home[], out: number): number {
  const { mode } = state.choices;
  if (mode === 'basic' || mode === 'votes') return 0;
  if (mode === 'citizens') return 6 * out;
  const board = boardOf(state, seat);
  const culture = boroughOf(state, seat)
    .tiles.filter(({ type }) => NATURE[type].category === 'culture')
    .map((tile) => spotOf(board, tile).cells.length);
  if (mode === 'cultural') return 12 * culture.reduce((sum, size) => sum + size, 0);
  // every round to come yields squares of what stands, homes at the size they grow to
  const squares = [...culture, ...homes.map(({ size }) => size)].reduce((sum, size) => sum + size * size, 0);
  const { money, revenue } = state.players[seat]!;
  return roundsLeft(state) * squares + money + revenue;
}

/**
 * Culture that cubes pay for, and homes that grow by it; doors stay doors while people wait on City Hall.
 * @returns the cubes it took
 */
function grow(homes: Home[], coming: Coming[], cubes: number, hall: number): number {
  let paid = 0;
  const next = coming.findIndex(({ cost }) => cost <= cubes);
  if (next >= 0) {
    const [building] = coming.splice(next, 1);
    paid = building!.cost;
    for (const home of homes) if (building!.sites.includes(home.site)) home.culture++;
  }
  let doors = 0;
  for (const { size } of homes) if (size === 1) doors++;
  for (const home of homes) {
    const next = Math.min(home.room, home.culture);
    if (next <= home.size) continue;
    if (home.size === 1) {
      if (doors <= Math.min(hall, 2)) continue;
      doors--;
    }
    home.size = next;
  }
  return paid;
}

/** What the outlook takes for granted of rounds to come. Found by trying. */
export const WEIGHTS = {
  /** Factory spaces it goes for, the share of citizens at work. */
  works: 2,
  workers: 0.18,
  /** Dollars and cubes a round that come from elsewhere: the Council, the Supporter. */
  income: 0.26,
  cubes: 0.77,
  /** Dollars a round that votes buy at most, and how many a vote buys. */
  bought: 1.32,
  buying: 2.05,
  /** Points a dollar is worth when all is over. */
  money: 0.24,
  /** Points a round for a cube that culture waits for. */
  cube: 0.33,
  /** Points a round for a citizen who comes out of City Hall, and for one who comes to it. */
  exit: 0.21,
  newcomer: 0.4,
  /** Room beyond what people need, in the best case. */
  slack: 0.4,
};

/** How much the promise counts as things stand: all of it near the end, a share before. */
export function promiseWorth(state: State, seat: number): number {
  const { promise } = state.players[seat]!;
  if (promise === 0) return 0;
  const swing = promise <= 5 ? 9 : promise <= 11 ? 18 : 30;
  // what holds from the start must not be given away; what must be reached counts more as the end comes near
  const weight = promise === 8 || promise === 6 ? 1 : Math.min(1, 0.25 + state.round / 10);
  return isMet(state, seat, promise) ? swing * weight : 0;
}

/** Whether a promise is kept as things stand; the common ones without counting everything. */
function isMet(state: State, seat: number, promise: number): boolean {
  const borough = boroughOf(state, seat);
  const sizes = (category: string): number =>
    new Set(borough.tiles.filter(({ type }) => NATURE[type].category === category).map(({ type }) => type))
      .size;
  switch (promise) {
    case 1:
      return sizes('residence') >= 4;
    case 2:
      return sizes('factory') === 3;
    case 3:
      return sizes('commerce') === 4;
    case 6:
      return state.players[seat]!.pollution < 15;
    case 8:
      return borough.step === 0;
    case 15:
      return sizes('residence') === 5;
    case 16:
      return sizes('culture') === 6;
    default:
      return isKept(promise, tallyOf(state, seat));
  }
}
