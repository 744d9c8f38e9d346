import { matchKey, type Outcome } from '../../src/chance.ts';
import { prepare } from '../../src/fold.ts';
import type { Fact, Game, Seat, Setup } from '../../src/game.ts';
import { type Command, commit, type Match, openMatch, startEvent } from '../../src/match.ts';
import { isViolation, type Violation } from '../../src/violation.ts';

const SEED = 'a secret that stays in the tests';

/** A match that is played by command, as a server would, with fair luck under a fixed seed. */
export interface Table<S extends object, A, V, F extends Fact> {
  readonly match: Match<S, A, V, F>;
  readonly key: Uint8Array;
  /** Carries a command out. @returns its facts @throws when it is refused */
  do(command: Command): readonly (F | Fact)[];
  act(seat: Seat, action: A, decision?: number): readonly (F | Fact)[];
  /** The refusal of a command, which must be one; the match stays as it is. */
  refusal(command: Command): Violation;
  /** Outcomes of the last event. */
  luck(): readonly Outcome[] | undefined;
}

export function table<S extends object, A, V, F extends Fact>(
  game: Game<S, A, V, F>,
  seats: number,
  options: Setup['options'] = {},
  salts: readonly string[] = Array.from({ length: seats }, () => ''),
): Table<S, A, V, F> {
  const key = matchKey(SEED, salts);
  const defaults = Object.fromEntries(game.meta.options.map((spec) => [spec.id, spec.default]));
  const match = openMatch(
    game,
    startEvent(game, { seats, options: { ...defaults, ...options } }, SEED, salts),
  );
  const carryOut = (command: Command): readonly (F | Fact)[] => {
    const step = prepare(match, command, key);
    if (isViolation(step)) throw new Error(`${command.kind} is refused: ${step.rule} ${step.key}`);
    commit(match, step);
    return step.facts;
  };
  return {
    match,
    key,
    do: carryOut,
    act: (seat, action, decision) =>
      carryOut({ kind: 'act', seat, action, ...(decision === undefined ? {} : { decision }) }),
    refusal(command) {
      const events = match.log.length;
      const step = prepare(match, command, key);
      if (!isViolation(step)) throw new Error(`${command.kind} is not refused`);
      if (match.log.length !== events) throw new Error('a refusal was recorded');
      return step;
    },
    luck: () => {
      const last = match.log.at(-1);
      return last?.kind === 'act' ? last.outcomes : undefined;
    },
  };
}
