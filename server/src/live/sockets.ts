import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Context } from '../context.ts';
import type { Crowd } from '../gate/crowd.ts';
import { refuseInvalid } from '../invalid.ts';
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

/** Members of a handshake's query that are the transport's own. */
const TRANSPORT = ['EIO', 'transport', 'sid', 't', 'b64'];

type EngineSocket = Socket['conn'];

export interface Sockets {
  /** Clients connected now. */
  count(): number;
  /** Disconnects everybody. */
  close(): Promise<void>;
}

/**
 * Sockets on an HTTP server: counts, checks and answers every message; see wire for what they are. What nobody waits for
 * the answer of is not done, and counts against who sent it.
 * @param crowd sockets by where they come from
 * @param connectTimeoutMs how long one may be open without having asked to connect
 */
export function attachSockets(
  http: HttpServer,
  context: Context,
  crowd: Crowd,
  connectTimeoutMs: number,
): Sockets {
  const { limits, throttle, metrics } = context;
  const io: Io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: limits.messageBytes,
    perMessageDeflate: false,
    httpCompression: false,
    cleanupEmptyChildNamespaces: true,
    connectTimeout: connectTimeoutMs,
    allowRequest: (request, decide) => {
      const address = context.addressOf(request);
      const crowded = crowd.count(address) >= limits.socketsPerAddress;
      const full = io.engine.clientsCount >= limits.sockets;
      if (crowded || full) metrics.refused.inc({ kind: 'socket' });
      if (crowded) throttle.refuse(address);
      const refused = crowded || full || throttle.spend('connect', address) !== undefined;
      decide(refused ? 'too many connections' : undefined, !refused);
    },
  });
  const broadcast = new Broadcast(io, context);
  const live: Live = { ...context, broadcast };

  io.engine.on('connection', (conn: EngineSocket) => {
    const address = context.addressOf(conn.request);
    conn.once(
      'close',
      crowd.enter(address, () => conn.close(true)),
    );
    conn.on('packet', () => void throttle.spend('request', address));
  });

  io.use((socket, next) => {
    const { auth, query } = socket.handshake;
    const [field] = [...Object.keys(auth), ...Object.keys(query).filter((name) => !TRANSPORT.includes(name))];
    if (field === undefined) return next();
    const { error } = refuse(400, 'api.unknown', { field: field.slice(0, 64) });
    next(Object.assign(new Error('refused'), { data: error }));
  });
  io.on('connection', (socket) => {
    const session: Session = {
      id: socket.id,
      address: context.addressOf(socket.request),
      connected: () => socket.connected,
      watched: new Map(),
      channels: 0,
      speaksAs: new Map(),
      join: (room) => void socket.join(room),
      leave: (room) => void socket.leave(room),
      write: (packet) => void socket.conn.write(packet),
    };
    socket.onAny((name: string, ...args: unknown[]) => {
      const seconds = throttle.spend('message', session.address);
      const answer = args.pop();
      if (typeof answer !== 'function') throttle.refuse(session.address);
      else if (seconds === undefined) void reply(live, session, name, args, answer as Answer);
      else (answer as Answer)(refusedReply(refuse(429, 'api.tooMany', { seconds })));
    });
    socket.on('disconnect', () => {
      for (const match of [...session.watched.keys()]) broadcast.left(match, session);
      socket.conn.close(); // there is nothing else to connect to
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

async function reply(live: Live, session: Session, name: string, args: readonly unknown[], answer: Answer) {
  const handled = await handle(live, session, name, args).catch((error: unknown) => {
    live.log.error({ err: error, message: name }, 'a socket message failed');
    return refuseFailed(error);
  });
  const refused = isRefusal(handled) || 'violation' in handled;
  answer(refused ? refusedReply(handled as Refusal) : { ok: true, ...handled });
}

const isMessage = (name: string): name is MessageName => Object.hasOwn(messages, name);

async function handle(live: Live, session: Session, name: string, args: readonly unknown[]): Promise<object> {
  if (live.closing()) return refuse(503, 'api.closing');
  if (!isMessage(name)) {
    live.throttle.refuse(session.address);
    return refuse(400, 'api.noMessage', { name: name.slice(0, 64) });
  }
  const read = args.length === 1 ? messages[name].safeParse(args[0]) : undefined;
  if (read?.success !== true) return refuseInvalid(read?.error, name);
  return (HANDLERS[name] as Handler<MessageName>)(live, session, read.data as Message<MessageName>);
}
