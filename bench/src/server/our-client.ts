import type { Frame, Json } from '@pentapolis/kernel';
import {
  Listener,
  type MatchInfo,
  type Promised,
  type Reply,
  type Seated,
  type ServerMessages,
  type Watched,
} from '@pentapolis/wire';
import type { LoadPlayer, Pick } from '../game.ts';
import { post } from './post.ts';
import { countedSocket, type Report, type SeatClient } from './seat.ts';

/** Makes a match of two people and seats them. */
export async function ourMatch(
  url: string,
  game: string,
  player: LoadPlayer,
  pick: Pick,
  report: Report,
): Promise<SeatClient[]> {
  const { commitment } = await post<Promised>(url, '/api/commitments', {});
  const seats = [{ fill: 'you', name: 'Ada', salt: 'of Ada' }, { fill: 'open' }];
  const made = await post<Seated>(url, '/api/matches', {
    commitment,
    game,
    seats,
    visibility: 'private',
    options: player.options,
  });
  const { id } = made.match;
  const joined = await post<Seated>(url, `/api/matches/${id}/join`, { name: 'Grace', salt: 'of Grace' });
  return [...made.tokens, ...joined.tokens].map(({ seat, token }) =>
    ourSeat(url, id, seat, token, player, pick, report),
  );
}

function ourSeat(
  url: string,
  match: string,
  seat: number,
  token: string,
  player: LoadPlayer,
  pick: Pick,
  report: Report,
): SeatClient {
  const socket = countedSocket(url, report.traffic);
  let frame: Frame | undefined;
  let playing = false;
  let moves = 0;
  let asked = -1;
  let listener: Listener | undefined;
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  const act = (): void => {
    if (!playing || frame?.asked === undefined || frame.asked === asked) return;
    asked = frame.asked;
    const action = player.action(frame.view, seat, pick) as Json;
    const sent = performance.now();
    const move = { kind: 'act', decision: asked, action };
    socket.emit('move', { match, token, id: `${seat}-${moves++}`, move }, (reply: Reply<{ n: number }>) => {
      if (reply.ok) report.moved(performance.now() - sent);
      else report.broken(JSON.stringify(reply));
    });
  };

  const onStep: ServerMessages['step'] = (...sent) => {
    const heard = listener?.hear(...sent);
    if (heard === undefined) return;
    frame = heard.frame;
    if (frame.status === 'running') act();
    else end();
  };
  socket.on('step', onStep);
  const ready = new Promise<void>((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('connect', () => {
      type Watching = Reply<{ info: MatchInfo; viewers: readonly Watched[] }>;
      socket.emit('watch', { match, tokens: [token] }, (reply: Watching) => {
        if (!reply.ok) return reject(new Error(JSON.stringify(reply)));
        listener = new Listener(reply.viewers);
        frame = listener.all.find(({ viewer }) => viewer === seat)?.frame;
        resolve();
      });
    });
  });
  return {
    ready,
    over,
    play() {
      playing = true;
      act();
    },
    close: () => void socket.disconnect(),
  };
}
