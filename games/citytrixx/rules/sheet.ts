import { rankBy, type Violation } from '@pentapolis/kernel';
import { COMPANY_IDS, type CompanyId, isCompanyId } from './companies.ts';
import { dividendFor, OWN_FACES } from './components.ts';
import { LEAST_SEATS, MOST_SEATS } from './options.ts';
import { at, isAbsent, reader, reading } from './read-fields.ts';
import { compareStandings, type Standing } from './scoring.ts';

/** What a company counts at the end: a sum, or its two parts. [CTX-SCORE-1] */
export interface SheetUnit {
  readonly value: number;
  readonly dividend: number;
  readonly unit: number;
}

export interface SheetPlayer {
  readonly name: string;
  readonly shares: Readonly<Partial<Record<CompanyId, number>>>;
  readonly cash: number;
  /** The company chosen at the start, where ties are to be settled by it. */
  readonly company?: CompanyId;
}

/** A final position written down by hand. */
export interface ScoreSheet {
  readonly units: Readonly<Partial<Record<CompanyId, SheetUnit>>>;
  readonly players: readonly SheetPlayer[];
  /** President of each company, by name. */
  readonly presidents: Readonly<Partial<Record<CompanyId, string>>>;
  /** Companies by priority on the track. */
  readonly priority: readonly CompanyId[];
}

const RULE = 'CTX-SCORE-2';
const MOST = 1_000_000;
const { refuse, object, list, whole, words } = reader('refusal.sheet');

/** Reads a score sheet, see `/docs/games/citytrixx.md`, or says which field is wrong and why. */
export function readScoreSheet(value: unknown): ScoreSheet | Violation {
  return reading(() => {
    const file = object(value, 'file', RULE, [
      'units',
      'holdings',
      'presidents',
      'priority',
      'game',
      'expected',
    ]);
    if (!isAbsent(file.game) && file.game !== 'citytrixx' && file.game !== 'CityTriXX')
      refuse(RULE, 'game', 'thisGame');
    const units = readUnits(file.units);
    const companies = Object.keys(units) as CompanyId[];
    const players = readHoldings(file.holdings, companies, units);
    return {
      units,
      players,
      presidents: readPresidents(file.presidents, companies, players),
      priority: readPriority(file.priority, companies),
    };
  });
}

/** [CTX-SCORE-1] `150`, `{value, dividend}` or `{value, income}`. */
function readUnits(value: unknown): ScoreSheet['units'] {
  const given = object(value, 'units', 'CTX-SCORE-1', COMPANY_IDS);
  const units: Partial<Record<CompanyId, SheetUnit>> = {};
  for (const id of Object.keys(given)) {
    if (!isCompanyId(id)) continue;
    const path = at('units', id);
    const item = given[id];
    if (typeof item !== 'object' || item === null) {
      const unit = whole(item, path, 'CTX-SCORE-1', 0, MOST);
      units[id] = { value: unit, dividend: 0, unit };
      continue;
    }
    const {
      value: own,
      dividend,
      income,
    } = object(item, path, 'CTX-SCORE-1', ['value', 'dividend', 'income']);
    const spot = whole(own, at(path, 'value'), 'CTX-SCORE-1', 0, MOST);
    if (!isAbsent(dividend) && !isAbsent(income)) refuse('CTX-SCORE-1', at(path, 'income'), 'either');
    const red = isAbsent(income)
      ? whole(dividend, at(path, 'dividend'), 'CTX-SCORE-1', 0, MOST)
      : dividendOf(whole(income, at(path, 'income'), 'CTX-DIVIDEND-1', 0, 995), at(path, 'income'));
    units[id] = { value: spot, dividend: red, unit: spot + red };
  }
  if (Object.keys(units).length === 0) refuse('CTX-SCORE-1', 'units', 'companies');
  return units;
}

/** [CTX-DIVIDEND-1] */
function dividendOf(income: number, field: string): number {
  return income % OWN_FACES.step === 0
    ? dividendFor(OWN_FACES, income)
    : refuse('CTX-DIVIDEND-1', field, 'incomeStep', { step: OWN_FACES.step });
}

function readHoldings(
  value: unknown,
  companies: readonly CompanyId[],
  units: ScoreSheet['units'],
): SheetPlayer[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(RULE, 'holdings', 'object');
  const entries = Object.entries(value as object);
  // [CTX-SETUP-1]
  if (entries.length < LEAST_SEATS || entries.length > MOST_SEATS)
    refuse('CTX-SETUP-1', 'holdings', 'players', { least: LEAST_SEATS, most: MOST_SEATS });
  const players = entries.map(([key, item]) => readPlayer(words(key, 'holdings', RULE), item, units));
  players.forEach(({ name }, index) => {
    if (players.findIndex((other) => other.name === name) < index)
      refuse(RULE, at('holdings', name), 'twice');
  });
  for (const company of companies) {
    const sum = players.reduce((count, { shares }) => count + (shares[company] ?? 0), 0);
    // [CTX-SETUP-4]
    if (sum > 10) refuse('CTX-SETUP-4', 'holdings', 'tenShares', { company, count: sum });
  }
  players.forEach(({ company, name }, index) => {
    if (company !== undefined && players.findIndex((other) => other.company === company) < index)
      refuse('CTX-SETUP-2', at(at('holdings', name), 'company'), 'twice');
  });
  return players;
}

function readPlayer(name: string, item: unknown, units: ScoreSheet['units']): SheetPlayer {
  const companies = Object.keys(units) as CompanyId[];
  const path = at('holdings', name);
  const given = object(item, path, RULE, [...COMPANY_IDS, 'cash', 'company', 'total']);
  const shares: Partial<Record<CompanyId, number>> = {};
  for (const id of Object.keys(given)) {
    if (!isCompanyId(id)) continue;
    if (!companies.includes(id)) refuse(RULE, at(path, id), 'inUnits');
    // [CTX-LIMIT-1]
    shares[id] = whole(given[id], at(path, id), 'CTX-LIMIT-1', 0, 6);
  }
  const cash = whole(given.cash, at(path, 'cash'), RULE, 0, MOST);
  const { company, total } = given;
  if (!isAbsent(company) && !companies.includes(company as CompanyId))
    refuse(RULE, at(path, 'company'), 'inUnits');
  // A sum worked out by hand may stand there, if it is right.
  const sum = companies.reduce((worth, id) => worth + (shares[id] ?? 0) * units[id]!.unit, cash);
  if (!isAbsent(total) && total !== sum) refuse(RULE, at(path, 'total'), 'sum', { sum });
  return { name, shares, cash, ...(isAbsent(company) ? {} : { company: company as CompanyId }) };
}

/** [CTX-PRESIDENT-1] A President holds two shares at least, and nobody holds more. */
function readPresidents(
  value: unknown,
  companies: readonly CompanyId[],
  players: readonly SheetPlayer[],
): ScoreSheet['presidents'] {
  if (isAbsent(value)) return {};
  const given = object(value, 'presidents', 'CTX-PRESIDENT-1', companies);
  const presidents: Partial<Record<CompanyId, string>> = {};
  for (const company of companies) {
    if (given[company] === undefined) continue;
    const field = at('presidents', company);
    const own = players.find(({ name }) => name === given[company]);
    if (own === undefined) return refuse('CTX-PRESIDENT-1', field, 'player');
    const shares = own.shares[company] ?? 0;
    if (shares < 2 || players.some((other) => (other.shares[company] ?? 0) > shares))
      refuse('CTX-PRESIDENT-1', field, 'president');
    presidents[company] = own.name;
  }
  return presidents;
}

/** [CTX-TRACK-2] All companies of the sheet, once each. */
function readPriority(value: unknown, companies: readonly CompanyId[]): readonly CompanyId[] {
  if (isAbsent(value)) return [];
  const given = list(value, 'priority', 'CTX-TRACK-2');
  given.forEach((id, index) => {
    if (!companies.includes(id as CompanyId)) refuse('CTX-TRACK-2', at('priority', index), 'inUnits');
    if (given.indexOf(id) < index) refuse('CTX-TRACK-2', at('priority', index), 'twice');
  });
  if (given.length < companies.length) refuse('CTX-TRACK-2', 'priority', 'allCompanies');
  return given as readonly CompanyId[];
}

export interface SheetScore {
  readonly companies: readonly ({ readonly id: CompanyId } & SheetUnit)[];
  readonly players: readonly {
    readonly name: string;
    readonly cash: number;
    /** By company: shares, and what they come to. */
    readonly holdings: readonly {
      readonly company: CompanyId;
      readonly shares: number;
      readonly worth: number;
    }[];
    readonly shares: number;
    readonly total: number;
    readonly rank: number;
  }[];
}

/**
 * Whether a player is still President of the company chosen at the start; undefined where the sheet leaves it open. A
 * President holds two shares at least, and nobody more. [CTX-PRESIDENT-1]
 */
function loyalty(
  { name, company, shares }: SheetPlayer,
  { players, presidents }: ScoreSheet,
): boolean | undefined {
  if (company === undefined) return undefined;
  const president = presidents[company];
  if (president !== undefined) return president === name;
  const own = shares[company] ?? 0;
  const others = players.filter((other) => other.name !== name).map((other) => other.shares[company] ?? 0);
  const most = Math.max(...others);
  if (own < 2 || own < most) return false;
  return own > most ? true : undefined;
}

/** [CTX-SCORE-2] [CTX-TIE-1] Ties that the sheet says too little about stay ties. */
export function scoreSheet(sheet: ScoreSheet): SheetScore {
  const { units, players, priority } = sheet;
  const companies = Object.entries(units).map(([id, unit]) => ({ id: id as CompanyId, ...unit }));
  const rows = players.map(({ name, cash, shares }) => {
    const holdings = companies.map(({ id, unit }) => {
      const count = shares[id] ?? 0;
      return { company: id, shares: count, worth: count * unit };
    });
    const total = holdings.reduce((sum, { worth }) => sum + worth, cash);
    return { name, cash, holdings, shares: holdings.reduce((sum, held) => sum + held.shares, 0), total };
  });
  const standings = players.map((player, index): Standing => {
    const { total, shares, cash } = rows[index]!;
    const place = player.company === undefined ? -1 : priority.indexOf(player.company);
    return {
      fortune: total,
      shares,
      cash,
      loyal: loyalty(player, sheet),
      place: place < 0 ? undefined : place,
    };
  });
  const ranks = rankBy(players.length, (a, b) => compareStandings(standings[a]!, standings[b]!));
  return { companies, players: rows.map((row, index) => ({ ...row, rank: ranks[index]! })) };
}
