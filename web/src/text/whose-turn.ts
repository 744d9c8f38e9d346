import type { Seat } from '@pentapolis/kernel';
import type { Words } from './words.tsx';

interface Asked {
  /** Seats the match waits for. */
  readonly deciding: readonly Seat[];
  /** The seats of this screen. */
  readonly own: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
  readonly words: Words;
}

/** Whom a match waits for: "you" where this screen has one seat, "Ada (here)" where it has several. */
export function waitedFor({ deciding, own, nameOf, words }: Asked): readonly string[] {
  return deciding.map((seat) => {
    if (!own.includes(seat)) return nameOf(seat);
    return own.length === 1 ? words('turn.you') : words('turn.here', { name: nameOf(seat) });
  });
}

/** Whom a match waits for, in a line. */
export function waitingLine(asked: Asked): string {
  const { deciding, own, words } = asked;
  const alone = own.length === 1 && deciding.length === 1 && deciding[0] === own[0];
  return alone ? words('lobby.waitingForYou') : words('lobby.waitingFor', { names: waitedFor(asked) });
}

/** "Your turn"; with the name where this screen has several seats. */
export function yourTurn({ deciding, own, nameOf, words }: Asked): string {
  const asked = deciding.filter((seat) => own.includes(seat));
  return own.length > 1 && asked.length > 0
    ? words('turn.yours', { names: asked.map(nameOf) })
    : words('turn.title');
}
