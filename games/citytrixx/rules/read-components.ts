import type { Json, Violation } from '@pentapolis/kernel';
import { idOf, KINDS, type Kind, PER_COMPANY } from './cards.ts';
import {
  COMPANIES_IN_SET,
  COMPANY_COLOURS,
  type CompanyColour,
  type CompanyId,
  isCompanyId,
} from './companies.ts';
import {
  type CardFace,
  type ComponentSet,
  HEXAGONS,
  type Mark,
  mostCities,
  removalOf,
} from './components.ts';
import { at, isAbsent, reader, reading } from './read-fields.ts';
import { SUMMARIES, summaryOf } from './set-summary.ts';

const { refuse, object, list, whole, words } = reader('refusal.set');

const MOST_INCOME = 200;
const MOST_VALUE = 1000;
/** [CTX-SET-3] Cards that come in years 1, 2, 3. */
const BY_YEAR = [14, 6, 4] as const;
const HIGHEST = { certificate: 16, train: 15, money: 15 } as const;

/**
 * Reads a component set from an untrusted value, field by field, or says which field is wrong and why. [CTX-SET-1] The
 * form is that of `/docs/games/citytrixx.md`; what comes back is the same set in canonical order without remarks.
 */
export function readComponents(value: unknown): Json | Violation {
  return reading(() => readSet(value) as unknown as Json);
}

function readSet(value: unknown): ComponentSet {
  const file = object(value, 'file', 'CTX-SET-1', [
    'companies',
    'cards',
    'shareTrack',
    'incomeCard',
    ...SUMMARIES,
  ]);
  const companies = readCompanies(file.companies);
  const incomeCard = readIncomeCard(file.incomeCard);
  const step = (incomeCard.lowScale[1] as Mark).black;
  const cards = readCards(
    file.cards,
    companies.map(({ id }) => id),
    step,
  );
  const set: ComponentSet = { companies, cards, shareTrack: readTrack(file.shareTrack), incomeCard };
  checkIncomes(set);
  const wrong = summaryOf(set, file);
  return wrong === undefined ? set : refuse('CTX-SET-3', wrong.field, wrong.wants, wrong.args);
}

/** [CTX-SET-2] */
function readCompanies(value: unknown): ComponentSet['companies'] {
  const rule = 'CTX-SET-2';
  const companies = list(value, 'companies', rule);
  if (companies.length !== COMPANIES_IN_SET) refuse(rule, 'companies', 'five', { count: companies.length });
  const read: { id: CompanyId; colour: CompanyColour }[] = [];
  companies.forEach((item, index) => {
    const path = at('companies', index);
    const { id, colour, name } = object(item, path, rule, ['id', 'colour', 'name']);
    if (!isAbsent(name)) words(name, at(path, 'name'), rule);
    if (!isCompanyId(id)) refuse(rule, at(path, 'id'), 'companyId');
    else if (read.some((other) => other.id === id)) refuse(rule, at(path, 'id'), 'twice');
    else if (!COMPANY_COLOURS.includes(colour as CompanyColour)) refuse(rule, at(path, 'colour'), 'colour');
    else if (read.some((other) => other.colour === colour)) refuse(rule, at(path, 'colour'), 'twice');
    else read.push({ id, colour: colour as CompanyColour });
  });
  return read;
}

const CARD_FIELDS = [
  'id',
  'company',
  'kind',
  'rank',
  'rankColour',
  'introYear',
  'removedBeforeYear',
  'trainLevel',
  'shares',
  'cashLiteral',
  'cashCalibrated',
  'income',
  'cityName',
];

/** [CTX-SET-3] */
function readCards(value: unknown, companies: readonly CompanyId[], step: number): CardFace[] {
  const rule = 'CTX-SET-3';
  const places = new Map<string, { readonly face: CardFace; readonly path: string }>();
  list(value, 'cards', rule).forEach((item, index) => {
    const path = at('cards', index);
    const face = readCard(object(item, path, 'CTX-SET-4', CARD_FIELDS), path, companies, step);
    const earlier = places.get(face.id);
    if (earlier !== undefined) refuse(rule, path, 'cardTwice', { card: face.id, other: earlier.path });
    places.set(face.id, { face, path });
  });
  const faces = companies.flatMap((company, index) =>
    Array.from({ length: PER_COMPANY }, (_, place) => {
      const id = idOf(company, index * PER_COMPANY + place);
      return places.get(id)?.face ?? refuse(rule, 'cards', 'cardMissing', { card: id });
    }),
  );
  for (const company of companies)
    BY_YEAR.forEach((wanted, index) => {
      const year = index + 1;
      const count = faces.filter((face) => face.company === company && face.introYear === year).length;
      if (count !== wanted) refuse(rule, 'cards', 'byYear', { company, year, count, wanted });
    });
  return faces;
}

/** [CTX-SET-4] */
function readCard(
  given: Record<string, unknown>,
  path: string,
  companies: readonly CompanyId[],
  step: number,
): CardFace {
  const rule = 'CTX-SET-4';
  const { company, kind, rank } = given;
  if (!companies.includes(company as CompanyId)) refuse('CTX-SET-3', at(path, 'company'), 'ownCompany');
  if (!KINDS.includes(kind as Kind)) refuse('CTX-SET-3', at(path, 'kind'), 'kind');
  const parity = kind === 'certificate' ? 0 : 1;
  if (
    !Number.isInteger(rank) ||
    (rank as number) < 1 ||
    (rank as number) > HIGHEST[kind as Kind] ||
    (rank as number) % 2 !== parity
  )
    refuse('CTX-SET-3', at(path, 'rank'), kind === 'certificate' ? 'even' : 'odd');
  const introYear = whole(given.introYear, at(path, 'introYear'), rule, 1, 3);
  const level = readLevel(given, path, kind as Kind);
  const removed = removalOf(level);
  if ((given.removedBeforeYear ?? undefined) !== removed)
    refuse(rule, at(path, 'removedBeforeYear'), removed === undefined ? 'staysIn' : 'removed', {
      level,
      ...(removed === undefined ? {} : { year: removed }),
    });
  if (removed !== undefined && introYear >= removed)
    refuse(rule, at(path, 'introYear'), 'beforeRemoval', { year: removed });
  const id = `${company}-${(kind as Kind)[0]!.toUpperCase()}${rank}`;
  if (!isAbsent(given.id) && given.id !== id) refuse('CTX-SET-3', at(path, 'id'), 'cardId', { card: id });
  checkPrinted(given, path, kind as Kind, rank as number);
  return {
    id,
    company: company as CompanyId,
    kind: kind as Kind,
    rank: rank as number,
    introYear,
    ...(level === 0 ? {} : { trainLevel: level }),
    ...(removed === undefined ? {} : { removedBeforeYear: removed }),
    income: readIncome(given.income, at(path, 'income'), [introYear, removed ?? 4], step),
    cityName: words(given.cityName, at(path, 'cityName'), rule),
  };
}

/** The level of a train; 0 for all else. [CTX-CARD-3] */
function readLevel({ trainLevel }: Record<string, unknown>, path: string, kind: Kind): number {
  if (kind === 'train') return whole(trainLevel, at(path, 'trainLevel'), 'CTX-SET-4', 1, 4);
  return isAbsent(trainLevel) ? 0 : refuse('CTX-SET-4', at(path, 'trainLevel'), 'noTrain');
}

/** What kind and number of a card say already: it may stand in the file, but not otherwise. */
function checkPrinted(given: Record<string, unknown>, path: string, kind: Kind, rank: number): void {
  const printed: Readonly<Record<string, unknown>> = {
    rankColour: kind === 'money' ? 'black' : 'company',
    shares: kind === 'certificate' ? 1 : undefined,
    cashLiteral: kind === 'money' ? rank : undefined,
    cashCalibrated: kind === 'money' ? 2 * rank : undefined,
  };
  for (const [field, value] of Object.entries(printed))
    if (!isAbsent(given[field]) && given[field] !== value) refuse('CTX-SET-4', at(path, field), 'printed');
}

/** @param years from which year on the card takes part, and before which it leaves */
function readIncome(
  value: unknown,
  path: string,
  [from, until]: readonly [number, number],
  step: number,
): CardFace['income'] {
  const rule = 'CTX-SET-4';
  const given = object(value, path, rule, HEXAGONS);
  const income: Record<string, number> = {};
  HEXAGONS.forEach((hexagon, index) => {
    const year = index + 1;
    const field = at(path, hexagon);
    if (year < from || year >= until) {
      if (!isAbsent(given[hexagon])) refuse(rule, field, 'noPart', { year });
      return;
    }
    income[hexagon] = whole(given[hexagon], field, rule, 0, MOST_INCOME);
    if (income[hexagon] % step !== 0) refuse(rule, field, 'incomeStep', { step });
  });
  return income;
}

/** [CTX-SET-5] */
function readTrack(value: unknown): ComponentSet['shareTrack'] {
  const rule = 'CTX-SET-5';
  const given = object(value, 'shareTrack', rule, ['positions', 'startAllowed', 'capBehaviour']);
  const positions = list(given.positions, 'shareTrack.positions', rule).map((space, index) =>
    whole(space, at('shareTrack.positions', index), rule, 0, MOST_VALUE),
  );
  if (positions.length < 2) refuse(rule, 'shareTrack.positions', 'list');
  positions.forEach((space, index) => {
    const field = at('shareTrack.positions', index);
    if (index === 0 && space !== 0) refuse(rule, field, 'zeroFirst');
    if (index > 0 && space <= (positions[index - 1] as number)) refuse(rule, field, 'rising');
  });
  const starts = list(given.startAllowed, 'shareTrack.startAllowed', rule);
  if (starts.length === 0) refuse(rule, 'shareTrack.startAllowed', 'list');
  const startAllowed = starts.map((start, index) => {
    const field = at('shareTrack.startAllowed', index);
    const space = whole(start, field, rule, 30, 50);
    if (!positions.includes(space)) refuse(rule, field, 'space');
    if (starts.indexOf(start) < index) refuse(rule, field, 'twice');
    return space;
  });
  // [CTX-TRACK-4]
  if (!isAbsent(given.capBehaviour) && given.capBehaviour !== 'disc stays on last space')
    refuse('CTX-TRACK-4', 'shareTrack.capBehaviour', 'printed');
  return { positions, startAllowed: startAllowed.sort((a, b) => a - b) };
}

/** [CTX-SET-6] */
function readIncomeCard(value: unknown): ComponentSet['incomeCard'] {
  const rule = 'CTX-SET-6';
  const given = object(value, 'incomeCard', rule, ['lowScale', 'highScale', 'rule', 'maxIncome']);
  const scale = (name: 'lowScale' | 'highScale'): Mark[] =>
    list(given[name], at('incomeCard', name), rule).map((item, index) => {
      const path = at(at('incomeCard', name), index);
      const { black, red } = object(item, path, rule, ['black', 'red']);
      return {
        black: whole(black, at(path, 'black'), rule, 0, 10_000),
        red: whole(red, at(path, 'red'), rule, 0, MOST_VALUE),
      };
    });
  const [lowScale, highScale] = [scale('lowScale'), scale('highScale')];
  const step = lowScale[1]?.black ?? refuse(rule, 'incomeCard.lowScale', 'lowScale');
  const even = (marks: readonly Mark[], name: string, by: number): void =>
    marks.forEach(({ black }, index) => {
      if (black !== index * by)
        refuse(rule, `incomeCard.${name}[${index}].black`, 'mark', { wanted: index * by });
    });
  even(lowScale, 'lowScale', step);
  if (step === 0 || lowScale.length * step !== 100) refuse(rule, 'incomeCard.lowScale', 'lowScale');
  even(highScale, 'highScale', 100);
  if (highScale.length === 0) refuse(rule, 'incomeCard.highScale', 'list');
  const most = (highScale.length - 1) * 100 + 100 - step;
  if (!isAbsent(given.rule) && typeof given.rule !== 'string') refuse(rule, 'incomeCard.rule', 'remark');
  if (!isAbsent(given.maxIncome) && given.maxIncome !== most) refuse(rule, 'incomeCard.maxIncome', 'agrees');
  return { lowScale, highScale };
}

/** [CTX-SET-6] Even the best cities under all trains must fit on the card. */
function checkIncomes(set: ComponentSet): void {
  const best = Math.max(
    ...HEXAGONS.map((hexagon) => {
      const incomes = set.cards.map(({ income }) => income[hexagon] ?? 0).sort((a, b) => b - a);
      return incomes.slice(0, mostCities(set)).reduce((sum, income) => sum + income, 0);
    }),
  );
  if (best >= set.incomeCard.highScale.length * 100)
    refuse('CTX-SET-6', 'incomeCard.highScale', 'reaches', { income: best });
}
