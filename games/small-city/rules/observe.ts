import type { Seat, Viewer } from '@pentapolis/kernel';
import { scoreTable, standings } from './ranking.ts';
import { type Ask, allSeats, clone, copyStep, type Player, type State } from './state.ts';
import type { View, ViewAsk, ViewPlayer } from './view.ts';

/** [SMC-SECRET-1] [SMC-SECRET-2] */
function showPlayer(player: Player, own: boolean, over: boolean): ViewPlayer {
  const { offered, promise, specials, plan, ...open } = player;
  return {
    ...open,
    specialCount: specials.length,
    ...(own ? { offered } : {}),
    ...(own || over ? { promise, specials } : {}),
    ...(own ? { plan } : {}),
  };
}

function showAsk({ kind, seat, count, cards }: Ask, viewer: Seat): ViewAsk {
  const shown = kind === 'keep' ? seat === viewer : cards.length > 0;
  return { kind, seat, count, ...(shown ? { cards } : {}) };
}

/** The seat whose plan is held up, if one is. */
export const heldUp = (state: Pick<State, 'asks'>): Seat | undefined => {
  const ask = state.asks.at(-1);
  return ask?.kind === 'replan' ? ask.seat : undefined;
};

/** What `viewer` may know: everything but promises, plans and the deck. */
export function observe(state: State, viewer: Viewer): View {
  const looker = viewer === 'spectator' ? -1 : viewer;
  const over = state.phase === 'over';
  const { deck, deckKnown, players, asks, ...open } = clone(state);
  const stuck = heldUp(state);
  // [SMC-SECRET-3]
  const table = standings(state).map((standing, seat) =>
    over || seat === looker ? standing : { ...standing, promise: 0, specials: [] },
  );
  return {
    ...open,
    viewer: looker,
    players: players.map((player, seat) => showPlayer(player, seat === looker, over)),
    asks: asks.map((ask) => showAsk(ask, looker)),
    ...(stuck === undefined ? {} : { stuck: copyStep(state.players[stuck]!.plan[0]!) }),
    deck: {
      size: deck.length,
      knownBy: deckKnown,
      known: deck.flatMap((card, at) =>
        looker >= 0 && (deckKnown[at]! & (1 << looker)) !== 0 ? [{ at, card }] : [],
      ),
    },
    scores: scoreTable(state, table),
  };
}

export const seatsOf = (view: View): Seat[] => allSeats(view);
