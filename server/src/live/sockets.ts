import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Context } from '../context.ts';
import { isRefusal, type Refusal, refuse, refusedReply, refuseFailed } from '../refusal.ts';
import { Broadcast } from './broadcast.ts';
import { chat, move, tail, unwatch, watch } from './handlers.ts';
import type { Io, Session } from './io.ts';
import type { Live } from './live.ts';
import { type Message, type MessageName, messages } from './schemas.ts';

type Handler<Name extends MessageName> = (
  live: Live,
  session: Session,
  message: Message<Name>,
) => Promise<object>;

const HANDLERS: { readonly [Name in MessageName]: Handler<Name> } = { watch, unwatch, move, chat, tail };

export interface Sockets {
  /** Clients connected now. */
  count(): number;
  /** Disconnects everybody. */
  close(): Promise<void>;
}

/**
 * Sockets on an HTTP server: counts, checks and answers every message; see wire for what they are. A message without an
 * acknowledgement is ignored: nobody would learn what came of it.
 */
export function attachSockets(http: HttpServer, context: Context): Sockets {
  const io: Io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: context.limits.messageBytes,
    perMessageDeflate: false,
    httpCompression: false,
    cleanupEmptyChildNamespaces: true,
  });
  const broadcast = new Broadcast(io, context);
  const live: Live = { ...context, broadcast };

  io.use((socket, next) => {
    context.throttle.spend('connect', context.addressOf(socket.request)).then((seconds) => {
      if (seconds === undefined) return next();
      const { error } = refuse(429, 'api.tooMany', { seconds });
      next(Object.assign(new Error(error.key), { data: error }));
    }, next);
  });

  io.on('connection', (socket) => {
    const session: Session = {
      id: socket.id,
      address: context.addressOf(socket.request),
      connected: () => socket.connected,
      watched: new Map(),
      speaksAs: new Map(),
      channels: 0,
      join: (room) => void socket.join(room),
      leave: (room) => void socket.leave(room),
      write: (packet) => void socket.conn.write(packet),
    };
    for (const name of Object.keys(HANDLERS) as MessageName[]) {
      socket.on(name, (message: unknown, answer: unknown) => {
        if (typeof answer === 'function') void reply(live, session, name, message, answer as Answer);
      });
    }
    socket.on('disconnect', () => {
      for (const match of [...session.watched.keys()]) broadcast.left(match, session);
    });
  });

  return {
    count: () => io.of('/').sockets.size,
    async close() {
      broadcast.close();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

type Answer = (reply: object) => void;

async function reply(live: Live, session: Session, name: MessageName, message: unknown, answer: Answer) {
  const handled = await handle(live, session, name, message).catch((error: unknown) => {
    live.log.error({ err: error, message: name }, 'a socket message failed');
    return refuseFailed(error);
  });
  const refused = isRefusal(handled) || 'violation' in handled;
  answer(refused ? refusedReply(handled as Refusal) : { ok: true, ...handled });
}

async function handle(live: Live, session: Session, name: MessageName, message: unknown): Promise<object> {
  if (live.closing()) return refuse(503, 'api.closing');
  const seconds = await live.throttle.spend('message', session.address);
  if (seconds !== undefined) return refuse(429, 'api.tooMany', { seconds });
  const read = messages[name].safeParse(message);
  if (!read.success) {
    const field = read.error.issues[0]?.path.join('.').slice(0, 64) ?? '';
    return refuse(400, 'api.invalid', { field: field === '' ? name : field });
  }
  return (HANDLERS[name] as Handler<MessageName>)(live, session, read.data as Message<MessageName>);
}
