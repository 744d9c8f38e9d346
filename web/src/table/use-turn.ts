import type { AnyGame, Frame, Seat, Speaker, Viewer } from '@pentapolis/kernel';
import type { MatchInfo } from '@pentapolis/wire';
import { useMemo } from 'react';
import { waitedFor, yourTurn } from '../text/whose-turn.ts';
import { useWords } from '../text/words.tsx';
import { brokenWords } from './broken-words.ts';
import { decisionOf } from './local-rules.ts';

/** What the bar says. */
export interface Turn {
  readonly mine: boolean;
  readonly over: boolean;
  readonly kicker: string;
  readonly sentence: string;
  /** The rule that asks. */
  readonly rule: string | undefined;
}

interface Request {
  readonly game: AnyGame;
  readonly frame: Frame;
  readonly viewer: Viewer;
  /** The seats of this screen. */
  readonly seats: readonly Seat[];
  readonly say: Speaker;
  readonly info: MatchInfo;
}

/** What is asked now, of whom, in words. */
export function useTurn({ game, frame, viewer, seats, say, info }: Request): Turn {
  const words = useWords();
  return useMemo(() => {
    const { decision, deciding, status } = frame;
    if (info.broken !== undefined)
      return {
        mine: false,
        over: true,
        kicker: words('broken.title'),
        sentence: brokenWords(info.broken, words, say),
        rule: undefined,
      };
    if (status !== 'running') {
      const winners = (frame.result ?? info.result)?.ranking.flatMap((rank, seat) =>
        rank === 1 ? [say.seat(seat)] : [],
      );
      return {
        mine: false,
        over: true,
        kicker: words('turn.over'),
        sentence:
          status === 'abandoned' || winners === undefined
            ? words('turn.abandoned')
            : words('turn.won', { names: winners, count: winners.length }),
        rule: undefined,
      };
    }
    if (decision !== undefined)
      return {
        mine: decision.optional !== true,
        over: false,
        kicker: yourTurn({ deciding: [Number(viewer)], own: seats, nameOf: say.seat, words }),
        sentence: say(game.describeDecision(decision)),
        rule: decision.rule,
      };
    const names = waitedFor({ deciding, own: seats.length > 1 ? seats : [], nameOf: say.seat, words });
    const [first] = deciding;
    const theirs = first !== undefined && deciding.length === 1 ? decisionOf(game, frame, first) : undefined;
    return {
      mine: false,
      over: false,
      kicker:
        first === undefined
          ? words('turn.sending')
          : words(deciding.length === 1 ? 'turn.theirs' : 'turn.several', { names }),
      sentence: theirs === undefined ? words('turn.wait') : say(game.describeDecision(theirs)),
      rule: viewer === 'spectator' ? undefined : theirs?.rule,
    };
  }, [game, frame, viewer, seats, say, info.result, info.broken, words]);
}
