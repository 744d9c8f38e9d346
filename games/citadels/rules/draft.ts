import { type Chance, illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { ActionOf } from './action.ts';
import { bitOf, type CharacterId, type Rank, type RankSet, rankIn, ranksIn } from './cast.ts';
import type { Table } from './powers.ts';
import { castOf, type Draft, type State } from './state.ts';

/** One step of the draft: who keeps a character, and whether it buries another one face down. */
export interface DraftStep {
  readonly seat: Seat;
  readonly buries: boolean;
}

/**
 * [CIT-DRAFT-4] Once round the table from the wearer of the Crown, [CIT-CALL-4] [CIT-DRAFT-8] twice with three players,
 * [CIT-DRAFT-7] twice with two, who bury a character each in between.
 */
export function draftOrder(seats: number, first: Seat): DraftStep[] {
  return Array.from({ length: stepCount(seats) }, (_, step) => stepAt(seats, first, step));
}

const stepCount = (seats: number): number => (seats === 2 ? 4 : seats === 3 ? 6 : seats);

const stepAt = (seats: number, first: Seat, step: number): DraftStep => ({
  seat: (first + step) % seats,
  buries: seats === 2 && (step === 1 || step === 2),
});

/** [CIT-DRAFT-6] Whether the last to choose looks at the card in the middle too: nothing else would be left over. */
export const lastLooks = (seats: number, characters: number): boolean => characters === seats + 1;

/** [CIT-DRAFT-2] Characters face up in the middle. */
export function faceUpCount(seats: number, characters: number): number {
  return seats < 4 ? 0 : Math.max(0, characters - 2 - seats);
}

const KING_RANK = 4;

/**
 * Deals the characters of a round. [CIT-DRAFT-1] The first card lies face down; [CIT-DRAFT-3] the King's rank is passed
 * over for those face up, which comes to the same as drawing another and shuffling the King back.
 */
export function dealCharacters(seats: number, characters: number, first: Seat, chance: Chance): Draft {
  const order = chance.shuffle(characters).map((index) => index + 1);
  const faceDown = order[0]!;
  const faceUp = order
    .slice(1)
    .filter((rank) => rank !== KING_RANK)
    .slice(0, faceUpCount(seats, characters));
  const out = faceUp.reduce((set, rank) => set | bitOf(rank), bitOf(faceDown));
  return {
    first,
    faceDown,
    faceUp: out & ~bitOf(faceDown),
    left: fullCast(characters) & ~out,
    kept: [],
    buried: [],
  };
}

export const fullCast = (characters: number): RankSet => (1 << (characters + 1)) - 2;

/** What the seat at the next step chooses from. [CIT-DRAFT-6] */
export function offered(state: State): RankSet {
  const { left, faceDown, kept } = state.draft;
  return looks(state, kept.length) ? left | bitOf(faceDown) : left;
}

/** [CIT-DRAFT-6] Whether the card in the middle is looked at on this step. */
export function looks({ seats, choices }: Pick<State, 'seats' | 'choices'>, step: number): boolean {
  return lastLooks(seats, castOf({ choices }).length) && step === seats - 1;
}

/** The step to be taken; undefined when the draft is over. */
export function nextStep({ seats, draft }: State): DraftStep | undefined {
  const step = draft.kept.length;
  return step < stepCount(seats) ? stepAt(seats, draft.first, step) : undefined;
}

export function listDraft(state: State): ActionOf<'draft'>[] {
  const names = ranksIn(offered(state)).map((rank) => castOf(state)[rank - 1]!);
  if (!nextStep(state)!.buries) return names.map((keep) => ({ kind: 'draft', keep }));
  return names.flatMap((keep) =>
    names.filter((bury) => bury !== keep).map((bury): ActionOf<'draft'> => ({ kind: 'draft', keep, bury })),
  );
}

export function checkDraft(state: State, { keep, bury }: ActionOf<'draft'>): Violation | undefined {
  const offer = offered(state);
  const isOffered = (character: CharacterId): boolean => {
    const rank = rankIn(castOf(state), character);
    return rank > 0 && (offer & bitOf(rank)) !== 0;
  };
  if (!isOffered(keep)) return illegal('CIT-DRAFT-4', 'refusal.notOffered', { character: keep });
  // [CIT-DRAFT-7]
  if (!nextStep(state)!.buries)
    return bury === undefined ? undefined : illegal('CIT-DRAFT-7', 'refusal.noBurial');
  if (bury === undefined) return illegal('CIT-DRAFT-7', 'refusal.mustBury');
  if (!isOffered(bury)) return illegal('CIT-DRAFT-7', 'refusal.notOffered', { character: bury });
  return bury === keep ? illegal('CIT-DRAFT-7', 'refusal.buriesKept', { character: bury }) : undefined;
}

/** Takes a step and passes the rest on; [CIT-DRAFT-5] what is left in the end stays face down. @returns whether the draft is over */
export function playDraft(state: State, seat: Seat, action: ActionOf<'draft'>, { emit }: Table): boolean {
  const { draft } = state;
  const cast = castOf(state);
  const rank = rankIn(cast, action.keep);
  const buried: Rank = action.bury === undefined ? 0 : rankIn(cast, action.bury);
  draft.left = offered(state) & ~bitOf(rank) & ~(buried === 0 ? 0 : bitOf(buried));
  draft.kept.push(rank);
  draft.buried.push(buried);
  state.holder[rank] = seat;
  emit?.({ kind: 'drafted', seat, buried: buried !== 0 });
  emit?.({
    kind: 'kept',
    seat,
    character: action.keep,
    ...(action.bury ? { bury: action.bury } : {}),
    to: [seat],
  });
  const next = nextStep(state);
  if (next === undefined) return true;
  tellPassed(state, next.seat, emit);
  return false;
}

export function tellPassed(state: State, seat: Seat, emit: Table['emit']): void {
  if (emit === undefined) return;
  const characters = ranksIn(offered(state)).map((rank) => castOf(state)[rank - 1]!);
  emit({ kind: 'passed', seat, characters, to: [seat], reveals: true });
}

/** What lay before whoever took `step`, worked out from what came after. */
export function seenAt(state: State, step: number): RankSet {
  const { kept, buried, left, faceDown } = state.draft;
  let seen = left;
  for (let later = step; later < kept.length; later++) {
    seen |= bitOf(kept[later]!);
    if (buried[later] !== 0) seen |= bitOf(buried[later]!);
  }
  // [CIT-DRAFT-6] only the last of seven or eight saw what lay face down
  return looks(state, step) ? seen | bitOf(faceDown) : seen & ~bitOf(faceDown);
}
