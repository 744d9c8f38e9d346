import type { Seat, Viewer } from '@pentapolis/kernel';
import { type Card, type DistrictId, districtOf } from './cards.ts';
import { bitOf, type CharacterId, type RankSet, ranksIn } from './cast.ts';
import { buildLimit } from './characters/registry.ts';
import { cityOf, goalOf } from './city.ts';
import { POWER } from './districts/registry.ts';
import { draftOrder, offered, seenAt } from './draft.ts';
import { knownHand } from './knowledge.ts';
import { scoreOf } from './scoring.ts';
import { actingAs, allSeats, castOf, DONE, hasDone, NOBODY, type SeatSet, type State } from './state.ts';
import type { View, ViewCall, ViewDraft, ViewPending, ViewSeat, ViewTurn } from './view.ts';

const names = (cards: readonly Card[]): DistrictId[] => cards.map(districtOf);

export const seatsIn = (state: { readonly seats: number }, set: SeatSet): Seat[] =>
  allSeats(state).filter((seat) => (set & (1 << seat)) !== 0);

const charactersIn = (state: State, set: RankSet): CharacterId[] =>
  ranksIn(set).map((rank) => castOf(state)[rank - 1]!);

/** What `viewer` knows of the match. [CIT-SECRET-1] */
export function observe(state: State, viewer: Viewer): View {
  const eye = viewer === 'spectator' ? NOBODY : viewer;
  const { thief, witch, taxer, guarded, queen, turn } = state;
  return {
    version: state.version,
    viewer: eye,
    choices: {
      ...state.choices,
      characters: state.choices.characters.slice(),
      districts: state.choices.districts.slice(),
    },
    cast: castOf(state).slice(),
    phase: state.phase,
    round: state.round,
    crown: state.crown,
    goal: goalOf(state),
    ending: state.ending,
    firsts: state.firsts.slice(),
    bell: state.bell,
    deck: viewDeck(state, eye),
    seats: allSeats(state).map((seat) => viewSeat(state, seat, eye)),
    draft: viewDraft(state, eye),
    calls: castOf(state).map((_, index) => viewCall(state, index + 1)),
    called: state.called,
    ...(thief === NOBODY ? {} : { thief }),
    ...(witch === NOBODY ? {} : { witch }),
    witchDone: state.witchDone,
    ...(taxer === NOBODY ? {} : { taxer }),
    ...(guarded === NOBODY ? {} : { guarded }),
    ...(queen === NOBODY ? {} : { queen }),
    builders: seatsIn(state, state.builders),
    spared: seatsIn(state, state.spared),
    ...(turn.seat === NOBODY ? {} : { turn: viewTurn(state) }),
    pending: state.stack.map((pending) => viewPending(pending, eye)),
  };
}

/** [CIT-SECRET-3] Of the deck a seat knows what it put under it, what it saw go there, and what a search showed it. */
function viewDeck(state: State, eye: Seat): View['deck'] {
  const { deck, deckKnown } = state;
  const known: { at: number; card: DistrictId }[] = [];
  if (eye !== NOBODY)
    for (let at = 0; at < deck.length; at++)
      if (deckKnown[at]! & (1 << eye)) known.push({ at, card: districtOf(deck[at]!) });
  return {
    size: deck.length,
    known,
    searched: eye === NOBODY ? [] : names(state.searched[eye]!),
    searchedLeft: eye === NOBODY ? 0 : state.searchedLeft[eye]!,
  };
}

function viewSeat(state: State, seat: Seat, eye: Seat): ViewSeat {
  const { cards, gold, since, byWizard } = cityOf(state, seat);
  const own = seat === eye;
  const held = allRanks(state).filter((rank) => state.holder[rank] === seat);
  const shown = held.filter((rank) => (state.revealed & bitOf(rank)) !== 0);
  const cast = castOf(state);
  return {
    gold: state.gold[seat]!,
    handSize: state.hands[seat]!.length,
    ...(own ? { hand: names(state.hands[seat]!) } : {}),
    known: own || eye === NOBODY ? [] : names(knownHand(state, eye, seat)),
    city: cards.map((card, at) => ({
      card: districtOf(card),
      beautified: gold[at] === 1,
      since: since[at]!,
      ...(byWizard[at] === 1 ? { byWizard: true } : {}),
    })),
    museum: viewMuseum(state, cards, eye),
    revealed: shown.map((rank) => cast[rank - 1]!),
    // [CIT-SECRET-2]
    ...(own ? { characters: held.map((rank) => cast[rank - 1]!) } : {}),
    score: scoreOf(state, seat, state.phase === 'over'),
  };
}

const allRanks = (state: State): number[] => castOf(state).map((_, index) => index + 1);

/** [CIT-MUSEUM-1] Cards under the Museum, for those who put them there or own it. */
function viewMuseum(state: State, cards: readonly Card[], eye: Seat): (DistrictId | 'hidden')[] {
  if (!cards.some((card) => POWER[card]?.id === 'museum')) return [];
  return state.museum.map((card, at) =>
    eye !== NOBODY && state.museumKnown[at]! & (1 << eye) ? districtOf(card) : 'hidden',
  );
}

/** [CIT-DRAFT-9] A seat remembers what it was passed, kept and passed on. */
function viewDraft(state: State, eye: Seat): ViewDraft {
  const { kept, buried } = state.draft;
  const order = draftOrder(state.seats, state.draft.first);
  const drafting = state.phase === 'draft';
  const cast = castOf(state);
  const own = order.flatMap(({ seat }, step) =>
    seat !== eye || step >= kept.length
      ? []
      : [
          {
            step,
            seen: charactersIn(state, seenAt(state, step)),
            kept: cast[kept[step]! - 1]!,
            ...(buried[step] === 0 ? {} : { buried: cast[buried[step]! - 1]! }),
          },
        ],
  );
  return {
    order,
    done: kept.length,
    left: drafting ? ranksIn(offered(state)).length : 0,
    ...(drafting && order[kept.length]?.seat === eye ? { offered: charactersIn(state, offered(state)) } : {}),
    own,
  };
}

function viewCall(state: State, rank: number): ViewCall {
  const bit = bitOf(rank);
  const revealed = (state.revealed & bit) !== 0;
  const status =
    (state.draft.faceUp & bit) !== 0
      ? 'faceUp'
      : revealed
        ? 'revealed'
        : rank <= state.called
          ? 'silent'
          : 'waiting';
  return {
    character: castOf(state)[rank - 1]!,
    status,
    ...(revealed ? { seat: state.holder[rank]! } : {}),
    ...(state.murdered === rank ? { murdered: true } : {}),
    ...(state.bewitched === rank ? { bewitched: true } : {}),
    ...(state.robbed === rank ? { robbed: true } : {}),
  };
}

function viewTurn(state: State): ViewTurn {
  const { seat, mode, builds, spent, beautified, redrawn, swapped } = state.turn;
  const character = actingAs(state)!;
  return {
    seat,
    character,
    mode,
    acted: hasDone(state, DONE.action),
    incomeTaken: hasDone(state, DONE.income),
    powerUsed: hasDone(state, DONE.power),
    laboratoryUsed: hasDone(state, DONE.laboratory),
    smithyUsed: hasDone(state, DONE.smithy),
    museumUsed: hasDone(state, DONE.museum),
    built: hasDone(state, DONE.built),
    closing: hasDone(state, DONE.last),
    builds,
    buildLimit: buildLimit(character),
    spent,
    beautified,
    redrawn,
    ...(swapped === NOBODY ? {} : { swapped }),
  };
}

function viewPending({ kind, seat, other, cards }: State['stack'][number], eye: Seat): ViewPending {
  const open = kind === 'graveyard' || seat === eye;
  return {
    kind,
    seat,
    ...(other === NOBODY ? {} : { other }),
    count: cards.length,
    ...(open && cards.length > 0 ? { cards: names(cards) } : {}),
  };
}
