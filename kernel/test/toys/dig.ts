import type { Fact, Game, Seat } from '../../src/game.ts';
import { illegal, rankBy } from '../../src/index.ts';

/*
 * Dig, for one to four, all in the open: on its turn a seat walks (a point, no luck, at most twice), may dig (a public
 * draw) and rests, which ends its turn. What it is for: several actions in a row, some of which show luck.
 */

export type DigAction = { readonly kind: 'walk' | 'dig' | 'rest' };

export interface DigState {
  readonly points: number[];
  /** Turns taken by all seats together. */
  turn: number;
  walked: number;
  dug: boolean;
}

const TURNS_EACH = 3;

const KINDS = ['walk', 'dig', 'rest'] as const;

const toMove = ({ turn, points }: DigState): Seat => turn % points.length;
const isOver = ({ turn, points }: DigState): boolean => turn >= TURNS_EACH * points.length;

const copy = (state: DigState): DigState => ({ ...state, points: [...state.points] });

export const dig: Game<DigState, DigAction, DigState, Fact> = {
  meta: {
    id: 'dig',
    version: 1,
    seats: { min: 1, max: 4 },
    information: 'open',
    options: [],
    components: 'printed',
    maxActions: 48,
  },
  validate: ({ seats }) =>
    Number.isInteger(seats) && seats >= 1 && seats <= 4
      ? undefined
      : illegal('DIG-SETUP-1', 'refusal.seats', { seats }),
  setup: ({ seats }) => ({ points: Array.from({ length: seats }, () => 0), turn: 0, walked: 0, dug: false }),
  deciding: (state) => (isOver(state) ? [] : [toMove(state)]),
  decision: (state, seat) =>
    dig.deciding(state).includes(seat)
      ? { kind: 'move', rule: 'DIG-TURN-1', args: { walked: state.walked } }
      : undefined,
  legalActions: (state, seat) =>
    KINDS.map((kind) => ({ kind })).filter((action) => dig.check(state, seat, action) === undefined),
  readAction(value) {
    const { kind } = (value ?? {}) as { kind?: unknown };
    const known = KINDS.find((one) => one === kind);
    return known === undefined ? illegal('DIG-TURN-1', 'refusal.unreadable') : { kind: known };
  },
  check(state, seat, { kind }) {
    if (!dig.deciding(state).includes(seat)) return illegal('DIG-TURN-1', 'refusal.notYou', { seat });
    if (kind === 'walk' && state.walked >= 2) return illegal('DIG-TURN-2', 'refusal.tired');
    if (kind === 'dig' && state.dug) return illegal('DIG-TURN-3', 'refusal.dug');
    return undefined;
  },
  apply(state, seat, { kind }, chance, emit) {
    const points = kind === 'walk' ? 1 : kind === 'dig' ? chance.pick(6) : 0;
    state.points[seat] = (state.points[seat] as number) + points;
    if (kind === 'walk') state.walked++;
    if (kind === 'dig') state.dug = true;
    if (kind !== 'rest') {
      emit?.(kind === 'dig' ? { kind, seat, points, reveals: true } : { kind, seat, points });
      return;
    }
    Object.assign(state, { turn: state.turn + 1, walked: 0, dug: false });
    emit?.({ kind, seat });
  },
  clone: copy,
  observe: copy,
  redact: (fact) => fact,
  determinize: copy,
  ranking: ({ points }) => rankBy(points.length, (a, b) => (points[b] as number) - (points[a] as number)),
  scores: ({ points }) => [...points],
  format: ({ kind }) => kind,
  parse: (text) => KINDS.filter((kind) => kind === text).map((kind) => ({ kind }))[0],
  describeAction: ({ kind }) => ({ key: `action.${kind}`, args: {} }),
  describeFact: ({ kind, seat }) => ({ key: `fact.${kind}`, args: { seat: seat as number } }),
  describeDecision: ({ kind, args }) => ({ key: `decision.${kind}`, args }),
};
