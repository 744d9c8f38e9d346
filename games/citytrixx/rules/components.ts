import { ALL_CARDS, type Card, type CardId, idOf, KINDS, type Kind, PER_COMPANY, rankOf } from './cards.ts';
import type { CompanyColour, CompanyId } from './companies.ts';
import { COMPANY_ROWS, FACE_ROWS, HIGH_RED, LOW_RED, TRACK_POSITIONS, TRACK_STARTS } from './set.data.ts';

/** Hexagons by year. [CTX-CARD-2] */
export const HEXAGONS = ['yellow', 'green', 'brown'] as const;

export interface CardFace {
  readonly id: CardId;
  readonly company: CompanyId;
  readonly kind: Kind;
  readonly rank: number;
  readonly introYear: number;
  /** Trains only. [CTX-CARD-3] */
  readonly trainLevel?: number;
  /** The year before which it leaves the game. [CTX-END-1] */
  readonly removedBeforeYear?: number;
  /** What its city earns; a year in which it takes no part is left out. */
  readonly income: {
    readonly yellow?: number | undefined;
    readonly green?: number | undefined;
    readonly brown?: number | undefined;
  };
  readonly cityName: string;
}

export interface Mark {
  readonly black: number;
  readonly red: number;
}

/**
 * A whole component set in the form that `readComponents` gives it: what is printed on cards, track and income cards.
 * [CTX-SET-1] The game's own set has this form, too.
 */
export interface ComponentSet {
  readonly companies: readonly { readonly id: CompanyId; readonly colour: CompanyColour }[];
  /** By company, then kind, then number. */
  readonly cards: readonly CardFace[];
  readonly shareTrack: { readonly positions: readonly number[]; readonly startAllowed: readonly number[] };
  readonly incomeCard: { readonly lowScale: readonly Mark[]; readonly highScale: readonly Mark[] };
}

/** The same set ready for use: one list per attribute, by card or by company. */
export interface Faces {
  readonly set: ComponentSet;
  readonly companies: readonly CompanyId[];
  readonly ids: readonly CardId[];
  readonly numbers: ReadonlyMap<CardId, Card>;
  readonly introYear: readonly number[];
  /** The year before which the card leaves; 9 for never. */
  readonly removed: readonly number[];
  /** 0 for all but trains. */
  readonly level: readonly number[];
  /** By year - 1, then card. */
  readonly income: readonly (readonly number[])[];
  readonly city: readonly string[];
  readonly positions: readonly number[];
  readonly starts: readonly number[];
  /** Red numbers of the lower scale, by income / `step`, and of the upper, by hundreds. */
  readonly lowRed: readonly number[];
  readonly highRed: readonly number[];
  readonly step: number;
}

const NEVER = 9;

/** [CTX-END-1] T1 leaves before year 2, T2 before year 3. */
export const removalOf = (level: number): number | undefined =>
  level === 1 || level === 2 ? level + 1 : undefined;

function ownSet(): ComponentSet {
  const marks = (red: readonly number[], step: number): Mark[] =>
    red.map((value, index) => ({ black: index * step, red: value }));
  return {
    companies: COMPANY_ROWS.map(({ id, colour }) => ({ id, colour })),
    cards: COMPANY_ROWS.flatMap(({ id: company, cities }, index) =>
      FACE_ROWS.map(([kind, rank, introYear, level, ...incomes], place): CardFace => {
        const removed = removalOf(level);
        return {
          id: idOf(company, index * PER_COMPANY + place),
          company,
          kind,
          rank,
          introYear,
          ...(level === 0 ? {} : { trainLevel: level }),
          ...(removed === undefined ? {} : { removedBeforeYear: removed }),
          income: Object.fromEntries(
            HEXAGONS.map((hexagon, year) => [hexagon, incomes[year] as number]).filter(
              ([, income]) => income !== 0,
            ),
          ),
          cityName: cities[place] as string,
        };
      }),
    ),
    shareTrack: { positions: TRACK_POSITIONS, startAllowed: TRACK_STARTS },
    incomeCard: { lowScale: marks(LOW_RED, 5), highScale: marks(HIGH_RED, 100) },
  };
}

function compile(set: ComponentSet): Faces {
  const { companies, cards, shareTrack, incomeCard } = set;
  return {
    set,
    companies: companies.map(({ id }) => id),
    ids: cards.map(({ id }) => id),
    numbers: new Map(cards.map(({ id }, card) => [id, card])),
    introYear: cards.map(({ introYear }) => introYear),
    removed: cards.map(({ removedBeforeYear }) => removedBeforeYear ?? NEVER),
    level: cards.map(({ trainLevel }) => trainLevel ?? 0),
    income: HEXAGONS.map((hexagon) => cards.map(({ income }) => income[hexagon] ?? 0)),
    city: cards.map(({ cityName }) => cityName),
    positions: shareTrack.positions,
    starts: shareTrack.startAllowed,
    lowRed: incomeCard.lowScale.map(({ red }) => red),
    highRed: incomeCard.highScale.map(({ red }) => red),
    step: (incomeCard.lowScale[1] as Mark).black,
  };
}

/** [CTX-SET-1] The reconstructed set the game comes with. */
export const OWN_SET: ComponentSet = ownSet();
export const OWN_FACES: Faces = compile(OWN_SET);

const COMPILED = new WeakMap<ComponentSet, Faces>();

/** The faces of a match: its own set where it has one, else the game's. */
export function facesOf({ custom }: { readonly custom: readonly ComponentSet[] }): Faces {
  const [set] = custom;
  if (set === undefined) return OWN_FACES;
  const known = COMPILED.get(set);
  if (known !== undefined) return known;
  const faces = compile(set);
  COMPILED.set(set, faces);
  return faces;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
}

/** A set nobody can change, so that States may share it; one that is frozen already is given back as it is. */
export function lasting(set: ComponentSet): ComponentSet {
  if (Object.isFrozen(set)) return set;
  const copy = JSON.parse(JSON.stringify(set)) as ComponentSet;
  freeze(copy);
  return copy;
}

/** Does the card take part in this year? [CTX-SETUP-5] [CTX-END-1] */
export const inYear = (faces: Faces, card: Card, year: number): boolean =>
  (faces.introYear[card] as number) <= year && year < (faces.removed[card] as number);

/** [CTX-CARD-2] What a card earns as a city in a year. */
export const cityIncome = (faces: Faces, card: Card, year: number): number =>
  faces.income[year - 1]?.[card] ?? 0;

/** [CTX-DIVIDEND-1] The dividend of a share: the red numbers at the two discs that mark the income. */
export function dividendFor(faces: Faces, income: number): number {
  const hundreds = Math.floor(income / 100);
  return (
    (faces.highRed[hundreds] as number) + (faces.lowRed[(income - 100 * hundreds) / faces.step] as number)
  );
}

/** [CTX-BUY-4] [CTX-OPTION-1] */
export const worthOf = (card: Card, doubled: boolean): number => (doubled ? 2 : 1) * rankOf(card);

export const kindName = (index: number): Kind => KINDS[index] as Kind;

/** Most cities a company's trains can run through in one year: all trains of that year at work. */
export function mostCities(set: ComponentSet): number {
  const faces = compile(set);
  let most = 0;
  for (let year = 1; year <= 3; year++)
    for (let company = 0; company < set.companies.length; company++) {
      let sum = 0;
      for (let card = 0; card < ALL_CARDS; card++)
        if (((card / PER_COMPANY) | 0) === company && inYear(faces, card, year))
          sum += faces.level[card] as number;
      most = Math.max(most, sum);
    }
  return most;
}
