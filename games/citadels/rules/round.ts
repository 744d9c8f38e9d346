import type { Chance, Seat } from '@pentapolis/kernel';
import { bitOf, ranksIn } from './cast.ts';
import { payQueenLate } from './characters/queen.ts';
import { moveCrown } from './crown.ts';
import { dealCharacters, tellPassed } from './draft.ts';
import type { Table } from './powers.ts';
import { allSeats, castOf, NOBODY, noHolders, type State } from './state.ts';
import { answer, isSpared, releaseWitch } from './turn.ts';

/** A fresh round: everything that lasts a round is forgotten, and characters are dealt. [CIT-ROUND-2] */
export function newRound(state: State, chance: Chance): void {
  state.round++;
  state.phase = 'draft';
  Object.assign(state.draft, dealCharacters(state.seats, castOf(state).length, state.crown, chance));
  state.holder.splice(0, state.holder.length, ...noHolders());
  state.called = 0;
  state.revealed = 0;
  state.murdered = 0;
  state.bewitched = 0;
  state.robbed = 0;
  state.thief = NOBODY;
  state.spared = 0;
  state.witch = NOBODY;
  state.witchDone = 0;
  state.taxer = NOBODY;
  state.guarded = NOBODY;
  state.queen = NOBODY;
  state.builders = 0;
}

function tellRound(state: State, emit: Table['emit']): void {
  if (emit === undefined) return;
  const faceUp = ranksIn(state.draft.faceUp).map((rank) => castOf(state)[rank - 1]!);
  emit({ kind: 'roundBegan', round: state.round, crown: state.crown, faceUp, reveals: true });
  tellPassed(state, state.draft.first, emit);
}

/** [CIT-CALL-1] Calls the characters by rank until one answers, or the round is over. */
export function callNext(state: State, table: Table): void {
  const cast = castOf(state);
  state.phase = 'turns';
  while (state.called < cast.length) {
    const rank = ++state.called;
    const character = cast[rank - 1]!;
    const holder = state.holder[rank]!;
    const faceUp = (state.draft.faceUp & bitOf(rank)) !== 0;
    if (!faceUp) table.emit?.({ kind: 'called', character, by: state.crown });
    if (rank === state.murdered) state.spared = sparedSeats(state);
    const silenced = rank === state.murdered && holder !== NOBODY && !isSpared(state, holder);
    if (holder !== NOBODY && !silenced) {
      answer(state, holder, character, table);
      return;
    }
    // [CIT-CALL-3] [CIT-ASSASSIN-3] murdered or held by nobody: it looks the same
    if (!faceUp) table.emit?.({ kind: 'silent', character, reveals: true, pause: true });
    if (rank === state.bewitched) releaseWitch(state, table);
  }
  endRound(state, table);
}

const sparedSeats = (state: State): number =>
  allSeats(state).reduce((set, seat) => (isSpared(state, seat) ? set | (1 << seat) : set), 0);

/** [CIT-ROUND-1] The murdered character is found, and the match ends or goes on. */
function endRound(state: State, table: Table): void {
  const { murdered } = state;
  const victim: Seat = murdered === 0 ? NOBODY : state.holder[murdered]!;
  table.emit?.({ kind: 'roundEnded', round: state.round });
  if (victim !== NOBODY) {
    const character = castOf(state)[murdered - 1]!;
    if ((state.revealed & bitOf(murdered)) === 0) {
      // [CIT-ASSASSIN-4]
      state.revealed |= bitOf(murdered);
      table.emit?.({ kind: 'found', seat: victim, character, reveals: true });
      payQueenLate(state, victim, table);
    }
    if (character === 'king') moveCrown(state, victim, 'heir', table.emit); // [CIT-KING-3]
  }
  if (state.ending) {
    // [CIT-END-2]
    state.phase = 'over';
    table.emit?.({ kind: 'over' });
    return;
  }
  newRound(state, table.chance);
  tellRound(state, table.emit);
}
