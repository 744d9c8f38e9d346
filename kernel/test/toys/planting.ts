import type { Chance } from '../../src/chance.ts';
import type { CheckName } from '../../src/conformance/index.ts';
import type { AnyGame, Fact, Seat, Viewer } from '../../src/game.ts';
import { hush } from './hush.ts';
import type { HushAction, HushState } from './hush-types.ts';

/** Hush with one thing broken, and the check that has to notice. */
export interface Plant {
  readonly what: string;
  readonly check: CheckName;
  readonly game: AnyGame;
}

export type Hush = typeof hush;
export type Emit = (fact: Fact) => void;

/** Hush with some members replaced. */
export const plant = (
  what: string,
  check: CheckName,
  broken: Partial<Hush> | Record<string, unknown>,
): Plant => ({
  what,
  check,
  game: { ...hush, ...broken } as AnyGame,
});

export const nextHand = ({ hands }: HushState, seat: Seat): readonly number[] =>
  hands[(seat + 1) % hands.length] ?? [];

/** `apply` with something done to the state afterwards. */
export const afterwards =
  (
    after: (state: HushState, seat: Seat, action: HushAction, chance: Chance, emit?: Emit) => void,
  ): Hush['apply'] =>
  (state, seat, action, chance, emit) => {
    hush.apply(state, seat, action, chance, emit);
    after(state, seat, action, chance, emit);
  };

/** `apply` with every fact changed on its way out. */
export const telling =
  (change: (fact: Fact) => Fact | undefined): Hush['apply'] =>
  (state, seat, action, chance, emit) =>
    hush.apply(
      state,
      seat,
      action,
      chance,
      emit &&
        ((fact) => {
          const changed = change(fact);
          if (changed !== undefined) emit(changed);
        }),
    );

/** `observe` with more, or less, in the View. */
export const showing =
  (more: (state: HushState, viewer: Viewer) => object): Hush['observe'] =>
  (state, viewer) => ({ ...hush.observe(state, viewer), ...more(state, viewer) });
