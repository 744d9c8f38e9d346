import { RULES } from '@pentapolis/catalogue';
import { type AnyGame, type Frame, fastChance, patch, type Seat } from '@pentapolis/kernel';
import type { ClientMessages, CreateMatch, Seated, ServerMessages } from '@pentapolis/wire';
import type { BrowserContext } from 'playwright-core';
import { io, type Socket } from 'socket.io-client';

export async function createMatch(url: string, body: CreateMatch): Promise<Seated> {
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Seated;
}

/** Two people at one screen. */
export function twoHere(url: string, name = ''): Promise<Seated> {
  return createMatch(url, {
    game: 'akropolis',
    seats: [
      { fill: 'you', name: 'Ada' },
      { fill: 'you', name: 'Bo' },
    ],
    visibility: 'public',
    ...(name === '' ? {} : { name }),
  });
}

/** Gives seats to a browser, as if it had sat down there itself. */
export async function seat(
  context: BrowserContext,
  { match, tokens }: Seated,
  seats?: readonly Seat[],
): Promise<void> {
  const held = tokens.filter((token) => seats?.includes(token.seat) ?? true);
  await context.addInitScript(
    ([id, game, given]) => {
      if (localStorage.getItem('pentapolis.seats') !== null) return;
      const matches = { [id as string]: { id, game, tokens: given, seenAt: Date.now() } };
      localStorage.setItem('pentapolis.seats', JSON.stringify({ state: { matches }, version: 0 }));
    },
    [match.id, match.game, held] as const,
  );
}

/** Plays `moves` moves of a match whose seats are all held, over a real socket; to the end when absent. */
export async function playOut(
  url: string,
  { match, tokens }: Seated,
  moves = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { game } = (await RULES.akropolis()) as { game: AnyGame };
  const socket: Socket<ServerMessages, ClientMessages> = io(url, { transports: ['websocket'] });
  const frames = new Map<Seat, Frame>();
  let changed: () => void = () => undefined;
  socket.on('step', ({ v, c }) => {
    if (v === 'spectator') return;
    frames.set(v, patch(frames.get(v), c) as Frame);
    changed();
  });
  const watched = await socket.emitWithAck('watch', {
    match: match.id,
    tokens: tokens.map(({ token }) => token),
  });
  if (!watched.ok) throw new Error('this match cannot be watched');
  for (const held of watched.viewers) if ('frame' in held) frames.set(held.viewer as Seat, held.frame);

  for (let made = 0; made < moves; made++) {
    const mover = tokens.find((token) => frames.get(token.seat)?.decision !== undefined);
    const frame = mover && frames.get(mover.seat);
    if (mover === undefined || frame?.asked === undefined) break;
    const legal = game.legalActions(game.determinize(frame.view, fastChance(1)), mover.seat);
    const action = legal[made % Math.min(legal.length, 7)];
    const next = new Promise<void>((resolve) => {
      changed = () => {
        const all = tokens.every(
          (token) => frames.get(token.seat)?.asked !== frame.asked || token.seat !== mover.seat,
        );
        const someone = tokens.some((token) => frames.get(token.seat)?.decision !== undefined);
        if (all && (someone || frames.get(mover.seat)?.status !== 'running')) resolve();
      };
    });
    const id = `${match.id}-${made}`.padEnd(16, '0');
    const answer = { kind: 'act', decision: frame.asked, action } as const;
    const reply = await socket.emitWithAck('move', { match: match.id, token: mover.token, id, move: answer });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    await next;
  }
  socket.close();
}
