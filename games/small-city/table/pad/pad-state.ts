import { isViolation, type Violation } from '@pentapolis/kernel';
import { type Mode, readScoreSheet, type SheetScore, scoreSheet, type TileId } from '../../rules/index.ts';

/** What can be counted of a player; fields as the score sheet names them. */
export type CountField =
  | 'votes'
  | 'money'
  | 'pollution'
  | 'revenue'
  | 'inPlay'
  | 'rows'
  | 'dead'
  | 'unused'
  | 'residents'
  | 'empty'
  | 'used';
export type LevelField = 'residences' | 'commerce' | 'factories';
export type FlagField = 'police' | 'fire' | 'expanded' | 'whole' | 'out';
export type Field = CountField | LevelField | FlagField | 'parks' | 'culture';

export interface PadPlayer {
  readonly name: string;
  readonly counts: Readonly<Partial<Record<CountField, number>>>;
  readonly levels: Readonly<Record<LevelField, readonly number[]>>;
  readonly flags: Readonly<Partial<Record<FlagField, boolean>>>;
  /** Spaces of each park area, as it was typed. */
  readonly parks: string;
  readonly culture: readonly TileId[];
  /** 0 = none. */
  readonly promise: number;
  readonly specials: readonly number[];
}

export interface PadState {
  readonly mode: Mode;
  readonly players: readonly PadPlayer[];
}

export const LEVELS: Readonly<Record<LevelField, number>> = { residences: 5, commerce: 4, factories: 3 };
export const MOST_PLAYERS = 4;

const NOTHING = (length: number): readonly number[] => new Array<number>(length).fill(0);

const newPlayer = (): PadPlayer => ({
  name: '',
  counts: {},
  levels: {
    residences: NOTHING(LEVELS.residences),
    commerce: NOTHING(LEVELS.commerce),
    factories: NOTHING(LEVELS.factories),
  },
  flags: {},
  parks: '',
  culture: [],
  promise: 0,
  specials: [],
});

export const newPad = (): PadState => ({ mode: 'basic', players: [newPlayer(), newPlayer()] });

export type PadInput =
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly player: number }
  | { readonly kind: 'change'; readonly player: number; readonly change: Partial<PadPlayer> };

export function pad(state: PadState, input: PadInput): PadState {
  const { players } = state;
  switch (input.kind) {
    case 'mode':
      return {
        mode: input.mode,
        players: input.mode === 'basic' ? players.map((player) => ({ ...player, specials: [] })) : players,
      };
    case 'add':
      return players.length >= MOST_PLAYERS ? state : { ...state, players: [...players, newPlayer()] };
    case 'remove': {
      if (players.length === 1) return state;
      const left = players.filter((_, at) => at !== input.player);
      return left.length > 1
        ? { ...state, players: left }
        : pad({ ...state, players: left }, { kind: 'mode', mode: 'basic' });
    }
    case 'change':
      return {
        ...state,
        players: players.map((player, at) => (at === input.player ? { ...player, ...input.change } : player)),
      };
  }
}

/** What has to be counted to tell whether a promise was kept. */
const ASKED: Readonly<Record<number, readonly Field[]>> = {
  1: ['residences'],
  2: ['factories'],
  3: ['commerce'],
  4: ['whole'],
  5: ['rows'],
  7: ['dead'],
  8: ['expanded'],
  9: ['commerce'],
  10: ['parks'],
  11: ['unused'],
  13: ['factories'],
  15: ['residences'],
  16: ['culture'],
  17: ['factories'],
  18: ['residences'],
  19: ['commerce'],
  20: ['dead'],
  21: ['empty'],
  22: ['parks'],
  23: ['factories'],
  24: ['dead'],
  25: ['empty'],
  26: ['residents'],
  28: ['residences'],
  30: ['used'],
  32: ['police', 'fire'],
};

const BY_MODE: Readonly<Record<Mode, readonly Field[]>> = {
  basic: [],
  votes: [],
  economic: ['revenue'],
  citizens: ['inPlay'],
  cultural: ['culture'],
};

/** Fields worth asking of a player: special promises compare everybody. */
export function fieldsFor({ mode, players }: PadState, at: number): readonly Field[] {
  const all = players.flatMap(({ specials }) => specials);
  const asked = [players[at]?.promise ?? 0, ...all].flatMap((promise) => ASKED[promise] ?? []);
  return [...new Set<Field>(['votes', 'money', 'pollution', ...BY_MODE[mode], ...asked, 'out'])];
}

/** The sheet scored by the rules, or what is wrong with it. */
export function padScore({ mode, players }: PadState): SheetScore | Violation {
  const sheet = readScoreSheet({
    mode,
    seats: players.map(({ counts, levels, flags, parks, culture, promise, specials }) => ({
      ...counts,
      ...levels,
      ...flags,
      parks: (parks.match(/\d+/g) ?? []).map(Number).filter((spaces) => spaces > 0),
      culture,
      promise,
      specials,
    })),
  });
  return isViolation(sheet) ? sheet : scoreSheet(sheet);
}
