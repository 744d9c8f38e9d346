import type { Chance, Setup } from '@pentapolis/kernel';
import type { CardId } from './cards.ts';
import { DECKS } from './components.ts';
import { kitOf } from './geometry.ts';
import { choicesFrom, type Mode } from './options.ts';
import { FIRST_SPECIAL, LAST_SPECIAL } from './promises.ts';
import { VERSION } from './rulings.ts';
import { type Borough, isAdvanced, NOBODY, type Player, type State } from './state.ts';
import { CULTURE, NATURE, OWN_TILES, SCARCE_TILES, TILES, type TileId } from './tiles.ts';

/** [SMC-SETUP-8] By turn order. */
export const MONEY: readonly number[] = [4, 5, 5, 6];
/** [SMC-SETUP-10] White, grey, black. */
export const CUBES: readonly number[] = [16, 8, 6];

/** The promise a way of winning would make too easy. [SMC-ECONOMY-1] [SMC-POPULACE-1] [SMC-ARTS-1] */
export const LEFT_OUT: Readonly<Partial<Record<Mode, number>>> = { economic: 14, citizens: 11, cultural: 16 };

/** Promises of each deck that take part, in order. */
export function decksFor(state: Pick<State, 'components' | 'choices'>): number[][] {
  const { decks } = kitOf(state.components).components;
  return DECKS.map((deck) => decks[deck].filter((promise) => promise !== LEFT_OUT[state.choices.mode]));
}

/** Special promises, when the game has them. [SMC-ADVANCED-3] */
export const specialsFor = ({ choices }: Pick<State, 'choices'>): number[] =>
  isAdvanced(choices)
    ? Array.from({ length: LAST_SPECIAL - FIRST_SPECIAL + 1 }, (_, at) => FIRST_SPECIAL + at)
    : [];

/** Tiles each player owns. [SMC-SETUP-3] [SMC-ARTS-1] */
export const ownTiles = (mode: Mode): TileId[] =>
  mode === 'cultural' ? [...CULTURE, 'REF', 'HAR', 'CH'] : [...OWN_TILES, 'CH'];

function newBorough(): Borough {
  return {
    side: '',
    step: 0,
    tiles: [],
    nextId: 1,
    grid: [],
    who: [],
    mood: [],
    mate: [],
    mateMood: [],
    cube: [],
    graves: [],
    smoke: [],
  };
}

/** [SMC-SETUP-7] [SMC-SETUP-9] [SMC-POPULACE-1] */
function newPlayer(mode: Mode, money: number, offered: number[]): Player {
  const all = mode === 'citizens';
  return {
    money,
    votes: 0,
    pollution: 0,
    rise: 0,
    reserve: all ? 22 : 14,
    pool: all ? 0 : 8,
    gone: 0,
    out: false,
    own: ownTiles(mode),
    card: '',
    attorney: false,
    rows: [0, 0],
    columns: [0, 0],
    offered,
    promise: 0,
    specials: [],
    planned: false,
    plan: [],
    built: [],
    revenue: 0,
    counts: [],
    closed: [],
  };
}

/** The common supply: copies of each tile that nobody owns. [SMC-SETUP-4] [SMC-SOLO-1] */
function supplyFor(seats: number, mode: Mode, components: string): { supply: number[]; box: number[] } {
  const own = ownTiles(mode);
  const supply: number[] = [];
  const box: number[] = [];
  for (const type of TILES) {
    const { count } = kitOf(components).tile(type);
    const scarce = (SCARCE_TILES as readonly TileId[]).includes(type);
    const common = own.includes(type) ? 0 : scarce ? Math.max(1, seats - 1) : count;
    supply[NATURE[type].index] = common;
    box[NATURE[type].index] = count - common - (own.includes(type) ? seats : 0);
  }
  return { supply, box };
}

export function setup(
  { seats, options, components: given }: Setup,
  chance: Chance,
  version: number = VERSION,
): State {
  const choices = choicesFrom(options);
  const components = given === undefined ? '' : JSON.stringify(given);
  // [SMC-SETUP-5]
  const host = seats === 1 ? 0 : chance.pick(seats);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const order = all.map((step) => (host + step) % seats);
  // [SMC-PROMISE-1] dealt in turn order
  const decks = decksFor({ components, choices }).map((deck) =>
    chance.shuffle(deck.length).map((index) => deck[index]!),
  );
  const specials = specialsFor({ choices });
  const deck = specials.length === 0 ? [] : chance.shuffle(specials.length).map((index) => specials[index]!);
  const place = (seat: number): number => (seat - host + seats) % seats;
  return {
    version,
    choices,
    components,
    seats,
    phase: 'founding',
    round: 0,
    host,
    lastHost: NOBODY,
    order,
    at: 0,
    street: -1,
    proposal: -1,
    asked: 0,
    differ: false,
    rondel: [] as CardId[],
    takers: [],
    lastTaken: -1,
    ...supplyFor(seats, choices.mode, components),
    materials: CUBES.slice(),
    deck,
    deckKnown: deck.map(() => 0),
    boroughs: all.map(newBorough),
    players: all.map((seat) =>
      newPlayer(
        choices.mode,
        MONEY[place(seat)]!,
        decks.map((promises) => promises[place(seat)]!),
      ),
    ),
    asks: [],
    trades: { sell: 0, buy: 0, give: 0 },
    income: 'start',
    waiting: [],
  };
}
