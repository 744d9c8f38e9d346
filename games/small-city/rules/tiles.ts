/** Every kind of tile, in the order of supplies. */
export const TILES = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'C1',
  'C2',
  'C3',
  'C4',
  'F1',
  'F2',
  'F3',
  'REF',
  'HAR',
  'WH',
  'P1',
  'P2',
  'P3',
  'POL',
  'FIR',
  'SCH',
  'LIB',
  'MUS',
  'MET',
  'CLI',
  'UNI',
  'CH',
] as const;
export type TileId = (typeof TILES)[number];

export type Category =
  | 'residence'
  | 'commerce'
  | 'factory'
  | 'industry'
  | 'warehouse'
  | 'park'
  | 'service'
  | 'culture'
  | 'hall';

interface Nature {
  readonly category: Category;
  /** Level of residences, commerce and factories, size of parks; else 0. */
  readonly level: number;
  /** Its place in {@link TILES}. */
  readonly index: number;
}

const LEVELLED: Readonly<Record<string, Category>> = {
  R: 'residence',
  C: 'commerce',
  F: 'factory',
  P: 'park',
};
const NAMED: Readonly<Record<string, Category>> = {
  REF: 'industry',
  HAR: 'industry',
  WH: 'warehouse',
  POL: 'service',
  FIR: 'service',
  SCH: 'culture',
  LIB: 'culture',
  MUS: 'culture',
  MET: 'culture',
  CLI: 'culture',
  UNI: 'culture',
  CH: 'hall',
};

export const NATURE = Object.fromEntries(
  TILES.map((id, index): [TileId, Nature] => {
    const category = NAMED[id];
    return category === undefined
      ? [id, { category: LEVELLED[id[0]!]!, level: Number(id[1]), index }]
      : [id, { category, level: 0, index }];
  }),
) as Readonly<Record<TileId, Nature>>;

/** The six cultural buildings; City Hall is none of them. [SMC-PROMISE-7] */
export const CULTURE = ['SCH', 'LIB', 'MUS', 'MET', 'CLI', 'UNI'] as const satisfies readonly TileId[];

/** [SMC-SETUP-3] What each player has a copy of, besides City Hall. */
export const OWN_TILES = ['SCH', 'LIB', 'MUS', 'REF', 'HAR'] as const satisfies readonly TileId[];

/** [SMC-SETUP-4] Of these there is one fewer than players. */
export const SCARCE_TILES = ['MET', 'CLI', 'UNI', 'POL', 'FIR'] as const satisfies readonly TileId[];

/** Tiles a borough has at most one of. [SMC-CULTURE-2] [SMC-SERVICE-1] [SMC-WORKS-6] */
export const isUnique = (id: TileId): boolean => {
  const { category } = NATURE[id];
  return category === 'culture' || category === 'service' || category === 'industry' || category === 'hall';
};

/** Residences and works keep apart. [SMC-HOME-1] [SMC-WORKS-1] */
export const isWorks = (id: TileId): boolean => {
  const { category } = NATURE[id];
  return category === 'factory' || category === 'industry' || category === 'warehouse';
};

/** Holds one citizen at a time, who may stay. [SMC-MOVE-4] */
export const isPost = (id: TileId): boolean => id === 'POL' || id === 'FIR' || id === 'CLI' || id === 'UNI';

/** [SMC-MOVE-2] [SMC-CULTURE-6] Tiles a citizen may move onto. */
export const hosts = (id: TileId): boolean => {
  const { category } = NATURE[id];
  return category !== 'hall' && category !== 'warehouse' && category !== 'industry';
};

/** [SMC-UPGRADE-2] The next level of a tile; undefined when it has none. */
export function nextLevel(id: TileId): TileId | undefined {
  const { category, level, index } = NATURE[id];
  if (category !== 'residence' && category !== 'commerce' && category !== 'factory') return undefined;
  const next = TILES[index + 1]!;
  return NATURE[next].category === category && NATURE[next].level === level + 1 ? next : undefined;
}

export const isTile = (value: unknown): value is TileId =>
  typeof value === 'string' && Object.hasOwn(NATURE, value);
