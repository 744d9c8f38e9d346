import type { AnyGame, Seat, Speaker } from '@pentapolis/kernel';

/** An action that may be chosen, as it is written and as it is said. */
export interface Choice {
  /** Place in the complete list, from 1. */
  readonly number: number;
  readonly action: unknown;
  readonly notation: string;
  readonly words: string;
}

export function choicesOf(game: AnyGame, state: object, seat: Seat, speaker: Speaker): Choice[] {
  return game.legalActions(state, seat).map((action: unknown, index: number) => ({
    number: index + 1,
    action,
    notation: game.format(action),
    words: speaker(game.describeAction(action)),
  }));
}

/** The choices in which every word of the filter occurs. */
export function filtered(choices: readonly Choice[], filter: string): Choice[] {
  const wanted = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return choices.filter(({ notation, words }) => {
    const text = `${notation} ${words}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** One line per choice: number, short form, words. */
export function listed(choices: readonly Choice[]): string[] {
  const digits = Math.max(...choices.map(({ number }) => String(number).length));
  const width = Math.max(...choices.map(({ notation }) => notation.length));
  return choices.map(
    ({ number, notation, words }) =>
      `  ${String(number).padStart(digits)}  ${notation.padEnd(width)}  ${words}`,
  );
}
