import type { Decision, Seat, Violation } from '@pentapolis/kernel';
import type { Action, ActionKind, ActionOf } from './action.ts';
import { applyPlay, checkPlay } from './card-play.ts';
import { applyLift, applyMove, applyPlace, checkLift, checkMove, checkPlaceWithCards } from './construct.ts';
import { applyVote, checkVote, nextVote } from './deals/jury.ts';
import {
  applyOffer,
  applySign,
  checkDecline,
  checkOffer,
  checkSign,
  checkWithdraw,
  decline,
  expire,
  setOffer,
} from './deals/offers.ts';
import { reviewPlaces, settle } from './deals/settle.ts';
import { hasBuiltAll } from './ending.ts';
import {
  applyBank,
  applyBuy,
  applyFlea,
  applyMarket,
  applyTransform,
  checkBank,
  checkBuy,
  checkFlea,
  checkMarket,
  checkTransform,
} from './exchange.ts';
import { type Emit, tell } from './facts.ts';
import {
  closeJury,
  dig,
  drawCards,
  endMatch,
  endTurn,
  harvest,
  keepCard,
  openPort,
  produce,
  receive,
} from './flow.ts';
import { HAND_LIMIT, handOf, hasCard, layDown, named } from './hands.ts';
import { take } from './purse.ts';
import { no } from './refuse.ts';
import { one } from './resources.ts';
import { type Draws, type Phase, type State, seatsOf } from './state.ts';
import { isLocked, isOpen, MOST_HARVESTS, turnOf } from './turns.ts';

export function deciding(state: State): Seat[] {
  switch (state.phase) {
    case 'first':
    case 'main':
      return seatsOf(state).filter((seat) => !state.done[seat]);
    case 'between':
      return seatsOf(state).filter((seat) => !state.done[seat] && handOf(state, seat).length > 0);
    case 'ports':
      return [(state.draws[0] as Draws).seat];
    case 'jury':
      return seatsOf(state).filter((seat) => nextVote(state, seat) >= 0);
    case 'over':
      return [];
  }
}

/** Keeps out what others change meanwhile: a Decision that reads otherwise is a new question. */
export function decision(state: State, seat: Seat): Decision | undefined {
  if (!deciding(state).includes(seat)) return undefined;
  switch (state.phase) {
    case 'first':
      return { kind: 'first', rule: 'CTE-FIRST-1', args: {} };
    case 'main':
      return state.choices.simultaneous
        ? { kind: 'race', rule: 'CTE-SIMUL-1', args: { turn: turnOf(state, seat) } }
        : { kind: 'main', rule: 'CTE-TURN-2', args: { turn: state.turn } };
    case 'between':
      return { kind: 'between', rule: 'CTE-CARD-10', args: { turn: state.turn } };
    case 'ports':
      return state.peek.length > 0
        ? { kind: 'keep', rule: 'CTE-PORT-1', args: {} }
        : { kind: 'collect', rule: 'CTE-PORT-3', args: {} };
    case 'jury': {
      const accusation = nextVote(state, seat);
      const { accused, contract, clause } = state.accusations[accusation] as State['accusations'][number];
      return { kind: 'vote', rule: 'CTE-JURY-2', args: { accusation, accused, contract, clause } };
    }
    case 'over':
      return undefined;
  }
}

/** The phases in which an action has a place. */
const PHASES: Readonly<Record<ActionKind, readonly Phase[]>> = {
  finish: ['first', 'between', 'main'],
  place: ['first', 'main'],
  move: ['first', 'main'],
  lift: ['first', 'main'],
  buy: ['first', 'main'],
  transform: ['first', 'main'],
  market: ['first', 'main'],
  flea: ['first', 'main'],
  bank: ['first', 'main'],
  invest: ['first', 'main'],
  play: ['first', 'between', 'main'],
  discard: ['first', 'between', 'main'],
  offer: ['first', 'main'],
  sign: ['first', 'main'],
  decline: ['first', 'main'],
  withdraw: ['first', 'main'],
  harvest: ['main'],
  collect: ['ports'],
  keep: ['ports'],
  vote: ['jury'],
};

export function check(state: State, seat: Seat, action: Action): Violation | undefined {
  if (state.phase === 'over') return no('CTE-END-2', 'over');
  if (!deciding(state).includes(seat))
    return isOpen(state) && isLocked(state, seat) ? no('CTE-GOLD-3', 'locked') : no('CTE-TURN-2', 'notAsked');
  // [CTE-FIRST-5] [CTE-BUILD-8]
  if (!PHASES[action.kind].includes(state.phase)) return no('CTE-TURN-1', 'notNow');
  switch (action.kind) {
    case 'finish':
      return undefined;
    case 'place':
      return checkPlaceWithCards(state, seat, action);
    case 'move':
      return checkMove(state, seat, action);
    case 'lift':
      return checkLift(state, seat, action);
    case 'buy':
      return checkBuy(state, seat, action);
    case 'transform':
    case 'market':
    case 'flea':
      return action.of < state.districts.length
        ? checkUse(state, seat, action)
        : no('CTE-CLAUSE-5', 'noSuchSeat');
    case 'bank':
      return checkBank(state, seat, action);
    case 'invest':
      return checkInvest(state, seat);
    case 'play':
      return checkPlay(state, seat, action);
    case 'discard':
      return hasCard(state, seat, action.card)
        ? undefined
        : no('CTE-CARD-8', 'cardNotHeld', { card: action.card });
    case 'offer':
      return checkOffer(state, seat, action);
    case 'sign':
      return checkSign(state, seat, action);
    case 'decline':
      return checkDecline(state, seat, action);
    case 'withdraw':
      return checkWithdraw(state, seat, action);
    case 'harvest':
      return checkHarvest(state, seat);
    case 'collect':
      return state.peek.length === 0 ? undefined : no('CTE-PORT-1', 'keepFirst');
    case 'keep':
      return state.peek.some(({ card }) => card === action.card)
        ? undefined
        : no('CTE-PORT-1', 'notDrawn', { card: action.card });
    case 'vote':
      return checkVote(state, seat, action);
  }
}

function checkUse(
  state: State,
  seat: Seat,
  action: ActionOf<'transform' | 'market' | 'flea'>,
): Violation | undefined {
  if (action.kind === 'transform') return checkTransform(state, seat, action);
  return action.kind === 'market' ? checkMarket(state, seat, action) : checkFlea(state, seat, action);
}

/** [CTE-CARD-2] [CTE-CARD-3] [CTE-CARD-9] */
function checkInvest(state: State, seat: Seat): Violation | undefined {
  if (state.choices.game !== 'advanced') return no('CTE-MODE-3', 'noCards');
  if (handOf(state, seat).length >= HAND_LIMIT) return no('CTE-CARD-3', 'handFull', { limit: HAND_LIMIT });
  if (state.pile.length === 0) return no('CTE-CARD-9', 'pileEmpty');
  const rights = state.rights[seat] as number;
  return rights < 1 ? no('CTE-CARD-2', 'tooFewRights', { cost: 1, rights }) : undefined;
}

/** [CTE-SIMUL-2] */
function checkHarvest(state: State, seat: Seat): Violation | undefined {
  if (!state.choices.simultaneous) return no('CTE-SIMUL-1', 'noHarvests');
  return (state.harvests[seat] as number) >= MOST_HARVESTS
    ? no('CTE-SIMUL-2', 'allHarvested', { most: MOST_HARVESTS })
    : undefined;
}

export function apply(state: State, seat: Seat, action: Action, emit?: Emit): void {
  act(state, seat, action, emit);
  if (state.phase === 'jury' || state.phase === 'over') return;
  settle(state, emit); // [CTE-DEBT-1]
  reviewPlaces(state, emit);
}

function act(state: State, seat: Seat, action: Action, emit?: Emit): void {
  switch (action.kind) {
    case 'finish':
      finish(state, seat, emit);
      return;
    case 'place':
      applyPlace(state, seat, action, emit);
      endRace(state, seat, emit);
      return;
    case 'move':
      applyMove(state, seat, action, emit);
      return;
    case 'lift':
      applyLift(state, seat, action, emit);
      return;
    case 'buy':
      applyBuy(state, seat, action, emit);
      return;
    case 'transform':
      applyTransform(state, seat, action, emit);
      return;
    case 'market':
      applyMarket(state, seat, action, emit);
      return;
    case 'flea':
      applyFlea(state, seat, action, emit);
      return;
    case 'bank':
      applyBank(state, seat, action, emit);
      return;
    case 'invest':
      state.rights[seat] = (state.rights[seat] as number) - 1;
      receive(state, seat, 1, 'invest', emit);
      return;
    case 'play':
      applyPlay(state, seat, action, emit);
      leaveGap(state, emit);
      return;
    case 'discard':
      layDown(state, seat, action.card); // [CTE-CARD-8]
      tell(emit, 'discarded', { seat, ...named(state, action.card) }, { reveals: true });
      leaveGap(state, emit);
      return;
    case 'offer':
      applyOffer(state, seat, action, emit);
      return;
    case 'sign':
      applySign(state, seat, action, emit);
      return;
    case 'decline':
    case 'withdraw': {
      if (action.kind === 'decline') {
        decline(state, seat, action.offer, emit);
        return;
      }
      setOffer(state, action.offer, { status: 'withdrawn' });
      tell(emit, 'withdrawn', { seat, offer: action.offer });
      return;
    }
    case 'harvest':
      harvest(state, seat, emit);
      return;
    case 'collect':
      if (action.source === 'port') openPort(state, seat, emit);
      else dig(state, seat, emit);
      drawCards(state, emit);
      return;
    case 'keep':
      keepCard(
        state,
        seat,
        state.peek.filter(({ card }) => card === action.card),
        emit,
      );
      drawCards(state, emit);
      return;
    case 'vote':
      applyVote(state, seat, action, emit);
      closeJury(state, emit);
      return;
  }
}

/** [CTE-SIMUL-4] */
function endRace(state: State, seat: Seat, emit?: Emit): void {
  if (!state.choices.simultaneous || !hasBuiltAll(state, seat)) return;
  settle(state, emit);
  reviewPlaces(state, emit);
  expire(state, () => true, emit);
  endMatch(state, 'built', [seat], emit);
}

/** [CTE-CARD-10] The gap before Production is over when nobody has cards and has not let it pass. */
function leaveGap(state: State, emit?: Emit): void {
  if (state.phase === 'between' && deciding(state).length === 0) produce(state, emit);
}

function finish(state: State, seat: Seat, emit?: Emit): void {
  state.done[seat] = true;
  tell(emit, 'finished', { seat });
  if (state.phase === 'between') {
    leaveGap(state, emit);
    return;
  }
  if (state.choices.timeIsGold) takeGold(state, seat, emit);
  else
    for (const { id, status, parties, signed } of state.offers)
      if (status === 'open' && parties.includes(seat) && !signed.includes(seat))
        decline(state, seat, id, emit);
  if (!state.done.every((done) => done)) return;
  settle(state, emit);
  reviewPlaces(state, emit);
  endTurn(state, emit);
}

/** [CTE-GOLD-2] [CTE-GOLD-3] */
function takeGold(state: State, seat: Seat, emit?: Emit): void {
  expire(state, ({ parties }) => parties.includes(seat), emit);
  if (state.pot === 0) return;
  state.pot--;
  take(state, seat, one('gold'));
  tell(emit, 'tookGold', { seat });
}
