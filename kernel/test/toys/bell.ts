import type { Fact, Game } from '../../src/game.ts';
import { illegal } from '../../src/violation.ts';

/*
 * Bell, for two to four: all may ring, nobody has to. The first to ring takes the round and closes the question for
 * everybody. `kept` keeps the wording of the question from round to round, as a game might.
 */

export interface BellState {
  readonly rung: number[];
  readonly kept: boolean;
  round: number;
}

const ROUNDS = 3;

export const bell: Game<BellState, { readonly kind: 'ring' }, BellState, Fact> = {
  meta: {
    id: 'bell',
    version: 1,
    seats: { min: 2, max: 4 },
    information: 'open',
    options: [{ id: 'kept', kind: 'flag', default: false, rule: 'BEL-SETUP-1' }],
    components: 'printed',
    maxActions: 3,
  },
  validate: ({ seats }) => (seats >= 2 && seats <= 4 ? undefined : illegal('BEL-SETUP-2', 'refusal.seats')),
  setup: ({ seats, options }) => ({
    rung: Array.from({ length: seats }, () => 0),
    kept: options.kept === true,
    round: 1,
  }),
  deciding: ({ round, rung }) => (round > ROUNDS ? [] : [...rung.keys()]),
  decision: (state, seat) =>
    bell.deciding(state).includes(seat)
      ? { kind: 'ring', rule: 'BEL-RING-1', args: state.kept ? {} : { round: state.round }, optional: true }
      : undefined,
  legalActions: (state, seat) => (bell.deciding(state).includes(seat) ? [{ kind: 'ring' }] : []),
  readAction: (value) =>
    (value as { kind?: unknown } | null)?.kind === 'ring'
      ? { kind: 'ring' }
      : illegal('BEL-RING-1', 'refusal.unreadable'),
  check: (state, seat) =>
    bell.deciding(state).includes(seat) ? undefined : illegal('BEL-RING-1', 'refusal.notYou'),
  apply(state, seat, _action, _chance, emit) {
    state.rung[seat] = (state.rung[seat] as number) + 1;
    state.round++;
    emit?.({ kind: 'rang', seat });
  },
  clone: (state) => ({ ...state, rung: [...state.rung] }),
  observe: (state) => ({ ...state, rung: [...state.rung] }),
  redact: (fact) => fact,
  determinize: (view) => ({ ...view, rung: [...view.rung] }),
  ranking: ({ rung }) => rung.map((own) => 1 + rung.filter((other) => other > own).length),
  scores: ({ rung }) => [...rung],
  format: ({ kind }) => kind,
  parse: (text) => (text === 'ring' ? { kind: 'ring' } : undefined),
  describeAction: ({ kind }) => ({ key: `action.${kind}`, args: {} }),
  describeFact: ({ kind, seat }) => ({ key: `fact.${kind}`, args: { seat: seat as number } }),
  describeDecision: ({ kind, args }) => ({ key: `decision.${kind}`, args }),
};
