import type { ActionKind } from '../action.ts';
import type { DistrictId } from '../cards.ts';
import type { CharacterId } from '../cast.ts';
import { giveCrown, payCard, payGold } from '../characters/emperor.ts';
import { CHARACTER_POWERS } from '../characters/registry.ts';
import { take } from '../characters/wizard.ts';
import { ring } from '../districts/bell-tower.ts';
import { reclaim } from '../districts/graveyard.ts';
import { pick, search } from '../districts/lighthouse.ts';
import { DISTRICT_POWERS } from '../districts/registry.ts';
import type { AnyMove } from '../powers.ts';
import type { PendingKind } from '../state.ts';
import { drawCards, keepCards, takeGold } from './act.ts';
import { decline, salute } from './answers.ts';
import { build, end, income } from './turn.ts';

/** What a seat may be asked: a step of the draft, a turn, an action alone, or a question that interrupts. */
export type QuestionKind = 'draft' | 'turn' | 'act' | PendingKind;

/** Moves that anybody has on a turn. */
export const COMMON_MOVES: readonly AnyMove[] = [takeGold, drawCards, income, build];

/** Moves of those who may do no more than take an action. [CIT-WITCH-3] [CIT-HOSPITAL-1] */
export const ACT_MOVES: readonly AnyMove[] = [takeGold, drawCards];

export const END_MOVE: AnyMove = end;

/** Answers to each question. */
export const ANSWERS: Readonly<Record<PendingKind, readonly AnyMove[]>> = {
  keep: [keepCards],
  crown: [giveCrown],
  tribute: [payGold, payCard],
  wizard: [take],
  lighthouse: [search, decline],
  pick: [pick],
  bell: [ring, decline],
  graveyard: [reclaim, decline],
  salute: [salute, decline],
};

/** Whose power a move is. */
export const CHARACTER_OF = new Map<ActionKind, CharacterId>(
  Object.values(CHARACTER_POWERS).flatMap(({ id, moves = [] }) =>
    moves.map((move): [ActionKind, CharacterId] => [move.kind, id]),
  ),
);

export const DISTRICT_OF = new Map<ActionKind, DistrictId>(
  DISTRICT_POWERS.flatMap(({ id, moves = [] }) =>
    moves.map((move): [ActionKind, DistrictId] => [move.kind, id]),
  ),
);

const ALL: readonly AnyMove[] = [
  ...COMMON_MOVES,
  END_MOVE,
  ...Object.values(ANSWERS).flat(),
  ...Object.values(CHARACTER_POWERS).flatMap(({ moves = [] }) => moves),
  ...DISTRICT_POWERS.flatMap(({ moves = [] }) => moves),
];

const MOVES = new Map<ActionKind, AnyMove>(ALL.map((move) => [move.kind, move]));

/** The move of a kind; every kind but `draft` has one. */
export function moveOf(kind: ActionKind): AnyMove {
  return MOVES.get(kind) as AnyMove;
}

/** Which questions an action of this kind answers. */
export function answers(kind: ActionKind, question: QuestionKind): boolean {
  if (question === 'draft') return kind === 'draft';
  if (question === 'turn') return TURN_KINDS.has(kind);
  if (question === 'act') return kind === 'gold' || kind === 'cards';
  return ANSWERS[question].some((move) => move.kind === kind);
}

const TURN_KINDS: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...COMMON_MOVES.map(({ kind }) => kind),
  END_MOVE.kind,
  ...CHARACTER_OF.keys(),
  ...DISTRICT_OF.keys(),
]);
