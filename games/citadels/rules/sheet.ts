import { illegal, isViolation, type Violation } from '@pentapolis/kernel';
import { cardOf, type DistrictId, isDistrict } from './cards.ts';
import { DISTRICT_ROWS } from './districts.data.ts';
import { type Choices, MOST_SEATS } from './options.ts';
import { ranking } from './ranking.ts';
import { reasonsFor, type ScoreReason } from './score-reasons.ts';
import { type CityScore, scoreOf } from './scoring.ts';
import { emptyTable } from './setup.ts';
import type { State } from './state.ts';

/** A finished city and what its player has left, written down by hand. */
export interface SheetPlayer {
  readonly name: string;
  readonly districts: readonly DistrictId[];
  /** Those of them that carry the Artist's gold. */
  readonly beautified: readonly DistrictId[];
  readonly gold: number;
  /** Cards in hand, for a Map Room. */
  readonly hand: number;
  /** Cards under the Museum. */
  readonly museum: number;
  /** The first to complete a city, or one of those a Bell Tower made complete together. */
  readonly first: boolean;
  /** The Haunted City was built in the last round. */
  readonly hauntedLast: boolean;
}

export interface ScoreSheet {
  /** Districts that make a city complete, a Bell Tower counted in. */
  readonly goal: number;
  readonly players: readonly SheetPlayer[];
}

export interface SheetScore {
  readonly players: readonly (CityScore & {
    readonly name: string;
    readonly gold: number;
    readonly rank: number;
    /** Where every point comes from, and where none does. */
    readonly reasons: readonly ScoreReason[];
  })[];
}

const MOST = 999;
const MOST_DISTRICTS = 30;

const refuse = (field: string, wants: string, args: Record<string, string | number> = {}): Violation =>
  illegal('CIT-SCORE-1', 'refusal.sheet', { field, wants, ...args });

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknownMember = (bag: object, known: readonly string[], path: string): Violation | undefined => {
  const member = Object.keys(bag).find((key) => !known.includes(key));
  return member === undefined ? undefined : refuse(path + member, 'unknown', { known: known.join(', ') });
};

const FIELDS = ['name', 'districts', 'beautified', 'gold', 'hand', 'museum', 'first', 'hauntedLast'];

/** Reads a score sheet, see `/docs/games/citadels.md`, or says which field is wrong and why. */
export function readScoreSheet(value: unknown): ScoreSheet | Violation {
  if (!isBag(value)) return refuse('sheet', 'object');
  const odd = unknownMember(value, ['goal', 'players'], '');
  if (odd !== undefined) return odd;
  const { goal = 8, players } = value;
  if (goal !== 6 && goal !== 7 && goal !== 8) return refuse('goal', 'goal');
  if (!Array.isArray(players) || players.length < 1 || players.length > MOST_SEATS)
    return refuse('players', 'players', { most: MOST_SEATS });
  const read: SheetPlayer[] = [];
  for (const [at, item] of players.entries()) {
    const player = readPlayer(item, `players[${at}]`);
    if (isViolation(player)) return player;
    read.push(player);
  }
  return tooMany(read) ?? { goal, players: read };
}

function readPlayer(value: unknown, path: string): SheetPlayer | Violation {
  if (!isBag(value)) return refuse(path, 'object');
  const odd = unknownMember(value, FIELDS, `${path}.`);
  if (odd !== undefined) return odd;
  const { name = '', districts, beautified = [], gold = 0, hand = 0, museum = 0 } = value;
  const { first = false, hauntedLast = false } = value;
  if (typeof name !== 'string' || name.length > 60) return refuse(`${path}.name`, 'words');
  const bad = wrongName(districts, `${path}.districts`) ?? wrongName(beautified, `${path}.beautified`);
  if (bad !== undefined) return bad;
  for (const [field, count] of Object.entries({ gold, hand, museum }))
    if (!Number.isInteger(count) || (count as number) < 0 || (count as number) > MOST)
      return refuse(`${path}.${field}`, 'whole', { most: MOST });
  for (const [field, flag] of Object.entries({ first, hauntedLast }))
    if (typeof flag !== 'boolean') return refuse(`${path}.${field}`, 'flag');
  const city = districts as DistrictId[];
  const rest = city.slice();
  for (const [at, id] of (beautified as DistrictId[]).entries()) {
    const place = rest.indexOf(id);
    if (place < 0) return refuse(`${path}.beautified[${at}]`, 'ofCity');
    rest.splice(place, 1);
  }
  if (museum !== 0 && !city.includes('museum')) return refuse(`${path}.museum`, 'noMuseum');
  if (hauntedLast === true && !city.includes('hauntedCity'))
    return refuse(`${path}.hauntedLast`, 'noHaunted');
  return { name, districts: city, beautified, gold, hand, museum, first, hauntedLast } as SheetPlayer;
}

/** The first name of a list that is no district. */
function wrongName(list: unknown, path: string): Violation | undefined {
  if (!Array.isArray(list) || list.length > MOST_DISTRICTS) return refuse(path, 'districts');
  const at = list.findIndex((id) => !isDistrict(id));
  return at < 0 ? undefined : refuse(`${path}[${at}]`, 'district');
}

/** [CIT-SETUP-4] No more of a name than the box holds. */
function tooMany(players: readonly SheetPlayer[]): Violation | undefined {
  const built = players.flatMap(({ districts }) => districts);
  const row = DISTRICT_ROWS.find(({ id, copies }) => built.filter((name) => name === id).length > copies);
  return row && refuse('players', 'copies', { card: row.id, copies: row.copies });
}

const PLAIN: Choices = {
  characters: [],
  districts: [],
  ballRoom: false,
  length: 8,
  assassin: 'deadly',
  crown: 'random',
};

/** The end of a match that left these cities. What lies in hands and under a Museum only counts. */
function finalState({ goal, players }: ScoreSheet): State {
  const state = emptyTable({ ...PLAIN, length: goal === 8 ? 8 : 7 }, players.length);
  state.phase = 'over';
  state.ending = true;
  state.bell = goal < state.choices.length;
  state.round = 2;
  const blank = (count: number): number[] => new Array<number>(count).fill(0);
  for (const [seat, player] of players.entries()) {
    const { cards, gold, since, byWizard } = state.cities[seat]!;
    const beauty = player.beautified.slice();
    for (const id of player.districts) {
      const at = beauty.indexOf(id);
      if (at >= 0) beauty.splice(at, 1);
      cards.push(cardOf(id));
      gold.push(at >= 0 ? 1 : 0);
      since.push(id === 'hauntedCity' && player.hauntedLast ? state.round : 1);
      byWizard.push(0);
    }
    state.gold[seat] = player.gold;
    state.hands[seat] = blank(player.hand);
    if (player.museum > 0) state.museum.push(...blank(player.museum));
    if (player.first) state.firsts.push(seat);
  }
  return state;
}

/** Points and places, by the rules' own count. */
export function scoreSheet(sheet: ScoreSheet): SheetScore {
  const state = finalState(sheet);
  const ranks = ranking(state);
  return {
    players: sheet.players.map(({ name, gold }, seat) => ({
      name,
      gold,
      rank: ranks[seat]!,
      ...scoreOf(state, seat),
      reasons: reasonsFor(state, seat),
    })),
  };
}
