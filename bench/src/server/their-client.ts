import type { State } from 'boardgame.io';
import type { LoadPlayer, Pick } from '../game.ts';
import { post } from './post.ts';
import { countedSocket, type Report, type SeatClient } from './seat.ts';

/** Makes a match through boardgame.io's lobby and joins it twice, as its lobby client does. */
export async function theirMatch(
  url: string,
  game: string,
  player: LoadPlayer,
  pick: Pick,
  report: Report,
): Promise<SeatClient[]> {
  const { setupData } = player;
  const { matchID } = await post<{ matchID: string }>(url, `/games/${game}/create`, {
    numPlayers: 2,
    setupData,
  });
  const seats: SeatClient[] = [];
  for (const playerID of ['0', '1']) {
    const body = { playerID, playerName: `Player ${playerID}` };
    const { playerCredentials } = await post<{ playerCredentials: string }>(
      url,
      `/games/${game}/${matchID}/join`,
      body,
    );
    seats.push(theirSeat(`${url}/${game}`, matchID, playerID, playerCredentials, player, pick, report));
  }
  return seats;
}

/** Speaks the protocol of boardgame.io's own socket transport: `sync`, `update`. */
function theirSeat(
  url: string,
  matchID: string,
  playerID: string,
  credentials: string,
  player: LoadPlayer,
  pick: Pick,
  report: Report,
): SeatClient {
  const socket = countedSocket(url, report.traffic);
  let state: State | undefined;
  let playing = false;
  let sentAt: number | undefined;
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  const act = (): void => {
    if (!playing || state?.ctx.currentPlayer !== playerID) return;
    const { type, args } = player.move(state.G, Number(playerID), pick);
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
    sentAt = performance.now();
    socket.emit('update', action, state._stateID, matchID, playerID);
  };

  socket.on('update', (_match: string, next: State) => {
    if (sentAt !== undefined) {
      report.moved(performance.now() - sentAt);
      sentAt = undefined;
    }
    state = next;
    if (next.ctx.gameover === undefined) act();
    else end();
  });
  const ready = new Promise<void>((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
    socket.once('sync', (_match: string, sync: { readonly state: State }) => {
      state = sync.state;
      resolve();
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
