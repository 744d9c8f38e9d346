import { agreesToUndo, createPlayer, type Player } from '@pentapolis/bots';
import {
  type AnyMatch,
  type BotKit,
  commit,
  commitment,
  type Fact,
  fastChance,
  isViolation,
  type Command as MatchCommand,
  matchKey,
  openMatch,
  prepare,
  type Seat,
  type Setup,
  startEvent,
  type Violation,
} from '@pentapolis/kernel';
import type { LoadedGame } from '../games.ts';

/** Who sits in a seat: somebody at this keyboard, or a bot. */
export type Sitter = { readonly name: string; readonly bot?: Player<unknown, unknown> };

/** A match at this keyboard: the log's own rules, the bots, and everything told so far. */
export interface Session {
  readonly match: AnyMatch;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  /** Everything that happened, secrets included: nobody may be shown more of it than `factsFor` lets through. */
  readonly happened: Fact[];
  /** Does it and returns what happened, secrets included, or says why not. */
  play(command: MatchCommand): readonly Fact[] | Violation;
  /** The bot of that seat answers; for a person who gave up, a greedy one. */
  think(seat: Seat): readonly Fact[];
  /** What a greedy player would do here. */
  advice(seat: Seat): unknown;
  /** Would the bot of a seat agree to the pending request? */
  agrees(): boolean;
}

/** The names that mean a person. */
export const PERSON = 'you';

export interface SessionRequest {
  readonly loaded: LoadedGame;
  readonly kit: BotKit<unknown, unknown>;
  /** `you` or the name of a bot, per seat. */
  readonly fill: readonly string[];
  readonly names: readonly string[];
  readonly setup: Setup;
  readonly seed: string;
  /** What each seat adds to the luck; '' for a bot. */
  readonly salts: readonly string[];
}

export function openSession({ loaded, kit, fill, names, setup, seed, salts }: SessionRequest): Session {
  const { game } = loaded;
  const saltCommitments = salts.map((salt) => (salt === '' ? '' : commitment(salt)));
  const key = matchKey(seed, salts);
  const match = openMatch(game, startEvent(game, setup, seed, salts, undefined, { saltCommitments }));
  const luck = fastChance(hashOf(seed));
  const sitters = fill.map((who, seat): Sitter => {
    const name = names[seat] as string;
    return who === PERSON ? { name } : { name, bot: createPlayer(game, kit, who) };
  });
  const adviser = createPlayer<unknown, unknown>(game, kit, 'greedy');
  const happened: Fact[] = [];
  const answer = (player: Player<unknown, unknown>, seat: Seat): unknown =>
    player({ view: game.observe(match.state, seat), seat }, undefined, luck);
  const play = (command: MatchCommand): readonly Fact[] | Violation => {
    const step = prepare(match, command, key);
    if (isViolation(step)) return step;
    commit(match, step);
    happened.push(...step.facts);
    return step.facts;
  };
  return {
    match,
    seed,
    sitters,
    happened,
    play,
    think(seat) {
      const player = sitters[seat]?.bot ?? adviser;
      const facts = play({ kind: 'act', seat, action: answer(player, seat) });
      if (isViolation(facts)) throw new Error(`the bot in seat ${seat} breaks ${facts.rule}: ${facts.key}`);
      return facts;
    },
    advice: (seat) => answer(adviser, seat),
    agrees: () => agreesToUndo(match),
  };
}

/** 32 bits of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
