import { type BotKit, type Game, illegal, rankBy } from '@pentapolis/kernel';

/** A toy: each turn a seat steps 1 or 2 on and luck adds 0 to 2. Whoever reaches 10 ends it; the furthest wins,
 * and from 8 on it is a dead heat. */
interface State {
  turn: number;
  readonly places: number[];
}
interface Action {
  readonly steps: number;
}
type View = State;

const GOAL = 10;
const HEAT = 8;
const isOver = ({ places }: State): boolean => places.some((place) => place >= GOAL);

export const race: Game<State, Action, View> = {
  meta: {
    id: 'race',
    version: 1,
    seats: { min: 1, max: 4 },
    information: 'open',
    options: [],
    components: 'printed',
    maxActions: 60,
  },
  validate: () => undefined,
  setup: ({ seats }) => ({ turn: 0, places: Array.from({ length: seats }, () => 0) }),
  deciding: (state) => (isOver(state) ? [] : [state.turn % state.places.length]),
  decision: (state, seat) =>
    race.deciding(state).includes(seat) ? { kind: 'step', rule: 'RAC-STEP-1', args: {} } : undefined,
  legalActions: (state, seat) => (race.deciding(state).includes(seat) ? [{ steps: 1 }, { steps: 2 }] : []),
  readAction(value) {
    const steps = (value as Action | undefined)?.steps;
    return typeof steps === 'number' ? { steps } : illegal('RAC-STEP-1', 'refusal.unreadable');
  },
  check: (state, seat, { steps }) =>
    race.deciding(state).includes(seat) && (steps === 1 || steps === 2)
      ? undefined
      : illegal('RAC-STEP-2', 'refusal.steps'),
  apply(state, seat, { steps }, chance) {
    state.places[seat] = (state.places[seat] as number) + steps + chance.pick(3);
    state.turn++;
  },
  clone: ({ turn, places }) => ({ turn, places: places.slice() }),
  observe: ({ turn, places }) => ({ turn, places: places.slice() }),
  redact: (fact) => fact,
  determinize: ({ turn, places }) => ({ turn, places: places.slice() }),
  ranking: ({ places }) => {
    const heats = places.map((place) => Math.min(place, HEAT));
    return rankBy(places.length, (a, b) => (heats[b] as number) - (heats[a] as number));
  },
  scores: ({ places }) => places.slice(),
  format: ({ steps }) => `+${steps}`,
  parse: (text) => (/^\+[12]$/.test(text) ? { steps: Number(text) } : undefined),
  describeAction: ({ steps }) => ({ key: 'action.step', args: { steps } }),
  describeFact: ({ kind }) => ({ key: `fact.${kind}`, args: {} }),
  describeDecision: ({ kind }) => ({ key: `decision.${kind}`, args: {} }),
};

/** Players of the toy: two honest ones, one that asks for too much on its third turn, one that breaks down. */
export const kit: BotKit<View, Action> = {
  levels: [],
  policies: {
    runner: () => ({ steps: 2 }),
    walker: () => ({ steps: 1 }),
    cheat: ({ view }) => ({ steps: view.turn < 4 ? 2 : 9 }),
    broken: () => {
      throw new Error('out of order');
    },
  },
};
