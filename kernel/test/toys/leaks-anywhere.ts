import type { Chance } from '../../src/chance.ts';
import type { CheckName } from '../../src/conformance/index.ts';
import type { AnyGame, Fact, Seat, Setup, Viewer } from '../../src/game.ts';
import { canonicalJson } from '../../src/json.ts';
import type { Violation } from '../../src/violation.ts';

/*
 * Leaks that can be planted in any game of hidden information: a bit of what a seat can't see rides on something it gets.
 * They are tests of the conformance suite, which has to find every one.
 */

// biome-ignore lint/suspicious/noExplicitAny: the States, Views and Actions of any game
type Anything = any;

/** When it leaks. */
export interface Occasion {
  readonly when: string;
  /** @param bits some 30 bits of what is hidden, @param acts actions played so far */
  readonly leaks: (bits: number, acts: number) => boolean;
}

export const ALWAYS: Occasion = { when: 'always', leaks: (bits) => bits % 2 === 1 };
export const SELDOM: Occasion = { when: 'for one hidden value in eight', leaks: (bits) => bits % 8 === 1 };
export const after = (count: number): Occasion => ({
  when: `after ${count} actions`,
  leaks: (bits, acts) => acts >= count && bits % 2 === 1,
});

export interface Leak {
  readonly channel: string;
  /** Checks one of which has to find it. */
  readonly foundBy: readonly CheckName[];
  readonly plant: (game: AnyGame, { leaks }: Occasion) => AnyGame;
}

function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 2;
}

/** Bits of what the next seat sees and of what nobody does; a seat alone at the table has no secrets before itself. */
function hiddenFrom(game: AnyGame, state: Anything, viewer: Viewer): number {
  const seats = game.scores(state).length;
  const next = viewer === 'spectator' ? 0 : (viewer + 1) % seats;
  return hashed(canonicalJson(game.observe(state, next)));
}

/** The game with the number of actions played in its State and in every View. */
export function counted(game: AnyGame): AnyGame {
  return {
    ...game,
    setup: (setup: Setup, chance: Chance) => ({ ...game.setup(setup, chance), acts: 0 }),
    apply: (state: Anything, seat: Seat, action: Anything, chance: Chance, emit?: (fact: Fact) => void) => {
      game.apply(state, seat, action, chance, emit);
      state.acts++;
    },
    clone: (state: Anything) => ({ ...game.clone(state), acts: state.acts }),
    observe: (state: Anything, viewer: Viewer) => ({ ...game.observe(state, viewer), acts: state.acts }),
    determinize: ({ acts, ...view }: Anything, chance: Chance) => ({
      ...game.determinize(view, chance),
      acts,
    }),
  };
}

type Told = (fact: Fact, leaking: (viewer: Viewer) => boolean, actor: Seat) => readonly Fact[];

/** The game with its facts changed on their way out, by what was hidden before the action. */
function telling(game: AnyGame, { leaks }: Occasion, told: Told): AnyGame {
  return {
    ...game,
    apply: (state: Anything, seat: Seat, action: Anything, chance: Chance, emit?: (fact: Fact) => void) => {
      if (emit === undefined) {
        game.apply(state, seat, action, chance);
        return;
      }
      const before = game.clone(state);
      const leaking = (viewer: Viewer): boolean => leaks(hiddenFrom(game, before, viewer), before.acts);
      game.apply(state, seat, action, chance, (fact: Fact) => told(fact, leaking, seat).forEach(emit));
    },
  };
}

type Answer = Violation | undefined;
type Reply = (answer: Answer, action: Anything, leaking: boolean) => Answer;

/** The game with its answers changed. */
function answering(game: AnyGame, { leaks }: Occasion, reply: Reply): AnyGame {
  return {
    ...game,
    check: (state: Anything, seat: Seat, action: Anything) =>
      reply(game.check(state, seat, action), action, leaks(hiddenFrom(game, state, seat), state.acts)),
  };
}

const turned = (answer: Violation): Violation => ({
  ...answer,
  violation: answer.violation === 'illegal' ? 'unavailable' : 'illegal',
});

/** About half of the kinds of action, by their name. */
const ofSomeKind = ({ kind }: Anything): boolean => String(kind).length % 2 === 0;

const SECRETS: readonly CheckName[] = ['secrecy', 'revealsMarked'];

const leak = (channel: string, plant: Leak['plant'], foundBy: readonly CheckName[] = SECRETS): Leak => ({
  channel,
  foundBy,
  plant,
});

export const VIEWS: readonly Leak[] = [
  leak(
    'a view',
    (game, { leaks }) => ({
      ...game,
      observe: (state: Anything, viewer: Viewer) => ({
        ...game.observe(state, viewer),
        leak: leaks(hiddenFrom(game, state, viewer), state.acts),
      }),
    }),
    ['secrecy', 'determinizeConsistency'],
  ),
  leak(
    'a view that determinize believes',
    (game, { leaks }) => {
      const leaking = (state: Anything, viewer: Viewer): boolean =>
        leaks(hiddenFrom(game, state, viewer), state.acts);
      return {
        ...game,
        observe: (state: Anything, viewer: Viewer) => ({
          ...game.observe(state, viewer),
          leak: { viewer, is: leaking(state, viewer) },
        }),
        determinize: ({ leak: { viewer, is }, ...view }: Anything, chance: Chance) => {
          for (let tries = 0; ; tries++) {
            const state = game.determinize(view, chance);
            if (leaking(state, viewer) === is || tries > 60) return state;
          }
        },
      };
    },
    ['secrecy', 'revealsMarked', 'determinizeConsistency'],
  ),
  leak('who decides', (game, { leaks }) => {
    const deciding = (state: Anything): readonly Seat[] => {
      const seats = game.deciding(state);
      const last = seats.at(-1);
      return last !== undefined && seats.length > 1 && leaks(hiddenFrom(game, state, 'spectator'), state.acts)
        ? seats.slice(0, -1)
        : seats;
    };
    return { ...game, deciding };
  }),
  leak('a decision', (game, { leaks }) => ({
    ...game,
    decision: (state: Anything, seat: Seat) => {
      const decision = game.decision(state, seat);
      const is = leaks(hiddenFrom(game, state, seat), state.acts);
      return decision && { ...decision, args: { ...decision.args, leak: is } };
    },
  })),
];

export const LISTS: readonly Leak[] = [
  leak('the order of the list', (game, { leaks }) => ({
    ...game,
    legalActions: (state: Anything, seat: Seat) => {
      const list: unknown[] = game.legalActions(state, seat);
      return leaks(hiddenFrom(game, state, seat), state.acts) ? list.toReversed() : list;
    },
  })),
  leak('what is listed', (game, { leaks }) => ({
    ...game,
    legalActions: (state: Anything, seat: Seat) => {
      const list: unknown[] = game.legalActions(state, seat);
      return list.length > 1 && leaks(hiddenFrom(game, state, seat), state.acts) ? list.slice(1) : list;
    },
  })),
];

export const ANSWERS: readonly Leak[] = [
  leak('a refusal of either kind turns into the other', (game, occasion) =>
    answering(game, occasion, (answer, _, leaking) => (answer && leaking ? turned(answer) : answer)),
  ),
  leak('a refusal becomes unavailable, for some kinds of action', (game, occasion) =>
    answering(game, occasion, (answer, action, leaking) =>
      answer && leaking && ofSomeKind(action) ? { ...answer, violation: 'unavailable' } : answer,
    ),
  ),
  leak('the arguments of an unavailable refusal', (game, occasion) =>
    answering(game, occasion, (answer, _, leaking) =>
      answer ? { ...answer, violation: 'unavailable', args: { ...answer.args, leak: leaking } } : answer,
    ),
  ),
  leak('the arguments of an illegal refusal', (game, occasion) =>
    answering(game, occasion, (answer, _, leaking) =>
      answer ? { ...answer, violation: 'illegal', args: { ...answer.args, leak: leaking } } : answer,
    ),
  ),
  leak('the rule a refusal cites', (game, occasion) =>
    answering(game, occasion, (answer, _, leaking) =>
      answer && leaking ? { ...answer, rule: 'PEN-TURN-1' } : answer,
    ),
  ),
  leak('what is allowed is unavailable, for some kinds of action', (game, occasion) =>
    answering(game, occasion, (answer, action, leaking) =>
      answer === undefined && leaking && ofSomeKind(action)
        ? { violation: 'unavailable', rule: 'PEN-TURN-1', key: 'match.notDeciding', args: { seat: 0 } }
        : answer,
    ),
  ),
];

export const TOLD: readonly Leak[] = [
  leak('an argument of a public fact', (game, occasion) =>
    telling(game, occasion, (fact, leaking) =>
      fact.to === undefined ? [{ ...fact, leak: leaking('spectator') }] : [fact],
    ),
  ),
  leak('an argument of a fact for few', (game, occasion) =>
    telling(game, occasion, (fact, leaking) =>
      fact.to === undefined ? [fact] : [{ ...fact, leak: leaking(fact.to[0] as Seat) }],
    ),
  ),
  leak('an argument of a fact for who learns something', (game, occasion) =>
    telling(game, occasion, (fact, leaking, actor) =>
      fact.reveals ? [{ ...fact, leak: leaking(fact.to?.[0] ?? actor) }] : [fact],
    ),
  ),
  leak('a fact that is told or not', (game, occasion) =>
    telling(game, occasion, (fact, leaking, actor) =>
      fact.to === undefined && leaking(actor) ? [fact, { kind: fact.kind, seat: actor }] : [fact],
    ),
  ),
  leak('a pause', (game, occasion) =>
    telling(game, occasion, (fact, leaking) =>
      fact.to === undefined && leaking('spectator') ? [{ ...fact, pause: true }] : [fact],
    ),
  ),
  leak('who must agree to an undo', (game, occasion) =>
    telling(game, occasion, (fact, leaking, actor) =>
      leaking('spectator') ? [fact, { kind: fact.kind, to: [actor], reveals: true }] : [fact],
    ),
  ),
  leak('whom a fact reaches', (game, { leaks }) => ({
    ...telling(game, { when: '', leaks }, (fact, leaking) =>
      fact.to !== undefined && leaking('spectator')
        ? [{ ...fact, to: Array.from({ length: game.meta.seats.max }, (_, seat) => seat) }]
        : [fact],
    ),
  })),
];

export const LEAKS_ANYWHERE: readonly Leak[] = [...VIEWS, ...LISTS, ...ANSWERS, ...TOLD];
