import { RULES } from '@pentapolis/catalogue';
import { type AnyGame, type Frame, fastChance, type Seat, type Viewer } from '@pentapolis/kernel';
import { type ClientMessages, Listener, type SeatToken, type ServerMessages } from '@pentapolis/wire';
import { io, type Socket } from 'socket.io-client';

/** A seat that is asked, and what it may answer by what it knows. */
export interface Question {
  readonly seat: Seat;
  readonly frame: Frame;
  readonly legal: readonly unknown[];
  /** How many questions were answered before. */
  readonly made: number;
}

/** The answer; undefined leaves the question open. */
export type Choose = (question: Question) => unknown;

/** Some seats of a match, played over a real socket as a browser would. */
export interface Driver {
  readonly frames: ReadonlyMap<Viewer, Frame>;
  /**
   * Answers whenever one of the seats is asked.
   * @returns the question that `choose` left open, or undefined when the match is over
   */
  play(choose: Choose): Promise<Question | undefined>;
  close(): void;
}

/** Answers that are neither always the first nor left to luck. */
export const varied: Choose = ({ legal, made }) => legal[made % Math.min(legal.length, 7)];

/** @param tokens of the seats to be played */
export async function drive(
  url: string,
  match: { readonly id: string; readonly game: string },
  tokens: readonly SeatToken[],
): Promise<Driver> {
  const { game } = (await RULES[match.game as keyof typeof RULES]()) as { game: AnyGame };
  const socket: Socket<ServerMessages, ClientMessages> = io(url, { transports: ['websocket'] });
  const frames = new Map<Viewer, Frame>();
  let changed: () => void = () => undefined;
  const watched = await socket.emitWithAck('watch', {
    match: match.id,
    tokens: tokens.map(({ token }) => token),
  });
  if (!watched.ok) throw new Error('this match cannot be watched');
  const listener = new Listener(watched.viewers);
  for (const { viewer, frame } of listener.all) frames.set(viewer, frame);
  socket.on('step', (...sent) => {
    const heard = listener.hear(...sent);
    if (heard !== undefined) frames.set(heard.viewer, heard.frame);
    changed();
  });

  let made = 0;
  /** Number of the question each seat has answered; its next step asks another one. */
  const answered = new Map<Seat, number | undefined>();

  async function answer(mover: SeatToken, frame: Frame, action: unknown): Promise<void> {
    const { seat, token } = mover;
    answered.set(seat, frame.asked);
    const id = `${match.id}-${seat}-${frame.asked}`.padEnd(16, '0');
    const move = { kind: 'act', decision: frame.asked ?? -1, action: action as never } as const;
    const reply = await socket.emitWithAck('move', { match: match.id, token, id, move });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    made++;
  }

  return {
    frames,
    async play(choose) {
      for (;;) {
        const next = new Promise<void>((resolve) => {
          changed = resolve;
        });
        if ([...frames.values()].some(({ status }) => status !== 'running')) return undefined;
        const mover = tokens.find(({ seat }) => {
          const asked = frames.get(seat);
          return asked?.decision !== undefined && answered.get(seat) !== asked.asked;
        });
        const frame = mover && frames.get(mover.seat);
        if (mover === undefined || frame === undefined) {
          await next;
          continue;
        }
        const legal = game.legalActions(game.determinize(frame.view, fastChance(1)), mover.seat);
        const question = { seat: mover.seat, frame, legal, made };
        const action = choose(question);
        if (action === undefined) return question;
        await answer(mover, frame, action);
      }
    },
    close: () => void socket.close(),
  };
}
