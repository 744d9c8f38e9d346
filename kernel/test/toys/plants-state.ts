import type { Chance } from '../../src/chance.ts';
import type { Seat } from '../../src/game.ts';
import { hush } from './hush.ts';
import type { HushAction, HushState } from './hush-types.ts';
import { afterwards, type Emit, type Hush, type Plant, plant, showing } from './planting.ts';

/** Outlives every match, as no rules may. */
let calls = 0;
let lastSeen: HushState | undefined;
const memory = new WeakMap<object, number>();

export const HIDDEN_STATE: readonly Plant[] = [
  plant('a counter outside the state', 'determinism', {
    apply: afterwards((state, seat) => {
      calls++;
      state.points[seat] = (state.points[seat] as number) + (calls % 5 === 0 ? 1 : 0);
    }),
  }),
  plant('a counter outside the state, met by taking back', 'undo', {
    apply: afterwards((state, seat) => {
      calls++;
      state.points[seat] = (state.points[seat] as number) + (calls % 2);
    }),
  }),
  plant('a set-up that differs every time', 'determinism', {
    setup: (setup, chance) => ({
      ...hush.setup(setup, chance),
      peeks: Array.from({ length: setup.seats }, () => calls++),
    }),
  }),
  plant('a memory beside the state that clones take along', 'liveRestore', {
    clone: (state) => {
      const copy = hush.clone(state);
      memory.set(copy, memory.get(state) ?? 0);
      return copy;
    },
    apply: afterwards((state, seat) => {
      const times = (memory.get(state) ?? 0) + 1;
      memory.set(state, times);
      if (times > 2) state.points[seat] = (state.points[seat] as number) + 1;
    }),
  }),
  plant('determinize peeks at the last state looked at', 'determinizeConsistency', {
    observe: (state, viewer) => {
      lastSeen = hush.clone(state);
      return hush.observe(state, viewer);
    },
    determinize: () => hush.clone(lastSeen as HushState),
  }),
  plant('determinize loses a card', 'determinizeConsistency', {
    determinize: (view, chance) => {
      const state = hush.determinize(view, chance);
      state.deck.shift();
      return { ...state, deck: [...state.deck, -1].slice(0, view.deck - 1) };
    },
  }),
  plant('draws only where it is told of', 'undo', {
    apply: afterwards((_state, _seat, _action, chance, emit) => {
      if (emit !== undefined) chance.pick(2);
    }),
  }),
  plant('plays otherwise where it is told of', 'listedActions', {
    apply: afterwards((state, seat, _action, _chance, emit) => {
      if (emit !== undefined) state.points[seat] = (state.points[seat] as number) + 1;
    }),
  }),
];

export const COPIES: readonly Plant[] = [
  plant('clone shares the hands', 'cloneIndependence', {
    clone: (state) => ({ ...hush.clone(state), hands: state.hands }),
  }),
  plant('a view shares a list with the state', 'cloneIndependence', {
    observe: showing(({ points }) => ({ points })),
  }),
  plant('determinize shares a list with the view', 'cloneIndependence', {
    determinize: (view, chance) => ({ ...hush.determinize(view, chance), points: view.points as number[] }),
  }),
  plant('the state keeps the action', 'cloneIndependence', {
    clone: (state: HushState & { last?: object }) => ({
      ...hush.clone(state),
      ...(state.last ? { last: { ...state.last } } : {}),
    }),
    apply: (
      state: HushState & { last?: HushAction },
      seat: Seat,
      action: HushAction,
      chance: Chance,
      emit?: Emit,
    ) => {
      hush.apply(state, seat, action, chance, emit);
      state.last = action;
    },
  }),
  plant('a fact shares a list with the state', 'cloneIndependence', {
    apply: afterwards((state, _seat, _action, _chance, emit) =>
      emit?.({ kind: 'points', points: state.points }),
    ),
  }),
];

/** Puts something into the state that JSON can't hold. */
const holding = (odd: () => unknown): Partial<Hush> => ({
  setup: (setup, chance) => ({ ...hush.setup(setup, chance), odd: odd() }) as HushState,
});

export const VALUES: readonly Plant[] = [
  plant(
    'undefined in the state',
    'jsonRoundTrip',
    holding(() => undefined),
  ),
  plant(
    'null in the state',
    'jsonRoundTrip',
    holding(() => null),
  ),
  plant(
    'NaN in the state',
    'jsonRoundTrip',
    holding(() => Number.NaN),
  ),
  plant(
    'a Map in the state',
    'jsonRoundTrip',
    holding(() => new Map()),
  ),
  plant(
    'a class in the state',
    'jsonRoundTrip',
    holding(() => new (class Card {})()),
  ),
  plant(
    'a list with a hole in the state',
    'jsonRoundTrip',
    holding(() => new Array(2)),
  ),
  plant('null in a view', 'jsonRoundTrip', { observe: showing(() => ({ nothing: null })) }),
  plant('a Set in a fact', 'jsonRoundTrip', {
    apply: afterwards((_state, _seat, _action, _chance, emit) =>
      emit?.({ kind: 'set', cards: new Set() as never }),
    ),
  }),
  plant('a view that writes itself otherwise', 'frameDelta', {
    observe: showing(({ points }) => {
      const table = { total: points.length };
      return { table: Object.defineProperty(table, 'toJSON', { value: () => ({ points: [...points] }) }) };
    }),
  }),
  plant('a card vanishes', 'conservation', {
    apply: afterwards((state) => {
      if (state.round === 2) state.discard.pop();
    }),
  }),
];
