import { type Chance, type Decision, illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { Action } from './action.ts';
import { cardOf, districtOf } from './cards.ts';
import { ranksIn } from './cast.ts';
import { CHARACTER_POWERS } from './characters/registry.ts';
import { cityOf } from './city.ts';
import { POWER } from './districts/registry.ts';
import { checkDraft, listDraft, nextStep, offered, playDraft } from './draft.ts';
import type { Emit } from './facts.ts';
import { keptOf } from './moves/act.ts';
import {
  ACT_MOVES,
  ANSWERS,
  answers,
  CHARACTER_OF,
  COMMON_MOVES,
  DISTRICT_OF,
  END_MOVE,
  moveOf,
  type QuestionKind,
} from './moves/registry.ts';
import { callNext } from './round.ts';
import { actingAs, castOf, DONE, hasDone, NOBODY, type State } from './state.ts';
import { endTurn } from './turn.ts';

/** Who is asked what: one seat at a time. */
function question(state: State): { readonly seat: Seat; readonly kind: QuestionKind } | undefined {
  if (state.phase === 'over') return undefined;
  const pending = state.stack.at(-1);
  if (pending !== undefined) return pending;
  if (state.phase === 'draft') return { seat: nextStep(state)!.seat, kind: 'draft' };
  const { seat, mode } = state.turn;
  return { seat, kind: mode === 'actionOnly' ? 'act' : 'turn' };
}

export function deciding(state: State): Seat[] {
  const asked = question(state);
  return asked === undefined ? [] : [asked.seat];
}

const RULES: Readonly<Record<QuestionKind, string>> = {
  draft: 'CIT-DRAFT-4',
  turn: 'CIT-TURN-1',
  act: 'CIT-TURN-2',
  keep: 'CIT-TURN-4',
  crown: 'CIT-EMPEROR-1',
  tribute: 'CIT-EMPEROR-2',
  wizard: 'CIT-WIZARD-2',
  lighthouse: 'CIT-LIGHTHOUSE-1',
  pick: 'CIT-LIGHTHOUSE-1',
  bell: 'CIT-BELLTOWER-1',
  graveyard: 'CIT-GRAVEYARD-1',
  salute: 'CIT-BALLROOM-1',
};

export function decision(state: State, seat: Seat): Decision | undefined {
  const asked = question(state);
  if (asked === undefined || asked.seat !== seat) return undefined;
  return { kind: asked.kind, rule: RULES[asked.kind], args: argsOf(state, seat, asked.kind) };
}

function argsOf(state: State, seat: Seat, kind: QuestionKind): Decision['args'] {
  if (kind === 'draft') {
    const characters = ranksIn(offered(state)).map((rank) => castOf(state)[rank - 1]!);
    return { characters, buries: nextStep(state)!.buries };
  }
  if (kind === 'turn' || kind === 'act') {
    const { turn, murdered } = state;
    const character = actingAs(state)!;
    const acted = hasDone(state, DONE.action);
    return kind === 'turn' ? { character, acted } : { character, murdered: murdered === turn.rank };
  }
  const { other, cards } = state.stack.at(-1)!;
  return {
    ...(other === NOBODY ? {} : { other }),
    ...(cards.length === 0 ? {} : { cards: cards.map(districtOf) }),
    ...(kind === 'keep' ? { count: keptOf(state, seat) } : {}),
  };
}

/** Every action, in this order: those all have, those of the character, those of districts by age, the end. */
export function legalActions(state: State, seat: Seat): Action[] {
  const asked = question(state);
  if (asked === undefined || asked.seat !== seat) return [];
  const { kind } = asked;
  if (kind === 'draft') return listDraft(state);
  const list: Action[] = [];
  if (kind !== 'turn') {
    for (const move of kind === 'act' ? ACT_MOVES : ANSWERS[kind]) move.list(state, seat, list);
    return list;
  }
  if (!hasDone(state, DONE.last)) {
    for (const move of COMMON_MOVES) move.list(state, seat, list);
    for (const move of CHARACTER_POWERS[actingAs(state)!].moves ?? []) move.list(state, seat, list);
    listDistricts(state, seat, list);
  }
  END_MOVE.list(state, seat, list);
  return list;
}

function listDistricts(state: State, seat: Seat, list: Action[]): void {
  const { cards } = cityOf(state, seat);
  for (let at = 0; at < cards.length; at++) {
    const moves = POWER[cards[at]!]?.moves;
    if (moves !== undefined && cards.indexOf(cards[at]!) === at)
      for (const move of moves) move.list(state, seat, list);
  }
}

export function check(state: State, seat: Seat, action: Action): Violation | undefined {
  const asked = question(state);
  // [CIT-END-2]
  if (asked === undefined) return illegal('CIT-END-2', 'refusal.over');
  // [CIT-CALL-1] [CIT-DRAFT-4]
  if (asked.seat !== seat) return illegal(RULES[asked.kind], 'refusal.notYourTurn', { seat: asked.seat });
  if (!answers(action.kind, asked.kind))
    return illegal(RULES[asked.kind], 'refusal.notAsked', { question: asked.kind });
  if (action.kind === 'draft') return checkDraft(state, action);
  return (
    (asked.kind === 'turn' ? checkOwned(state, seat, action) : undefined) ??
    moveOf(action.kind).check(state, seat, action)
  );
}

/** Whether the power is the acting character's, or that of a district of one's own. */
function checkOwned(state: State, seat: Seat, { kind }: Action): Violation | undefined {
  const character = CHARACTER_OF.get(kind);
  if (character !== undefined && character !== actingAs(state))
    return illegal('CIT-TURN-8', 'refusal.notYourCharacter', { character });
  const card = DISTRICT_OF.get(kind);
  if (card !== undefined && !cityOf(state, seat).cards.includes(cardOf(card)))
    return illegal('CIT-TURN-8', 'refusal.notYourDistrict', { card });
  // [CIT-TURN-9]
  return kind !== 'end' && hasDone(state, DONE.last) ? illegal('CIT-TURN-9', 'refusal.onlyEnd') : undefined;
}

/** Plays a checked action and all that follows until a seat is asked again. */
export function apply(state: State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void {
  const table = { chance, emit };
  if (action.kind === 'draft') {
    if (playDraft(state, seat, action, table)) callNext(state, table);
    return;
  }
  moveOf(action.kind).play(state, seat, action, table);
  while (state.stack.length === 0 && hasDone(state, DONE.stop) && state.phase === 'turns')
    if (!endTurn(state, table)) callNext(state, table);
}
