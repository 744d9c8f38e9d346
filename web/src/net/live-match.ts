import { type Fact, type Frame, patch, type Seat, type Viewer, type Violation } from '@pentapolis/kernel';
import {
  type ChatLine,
  type MatchInfo,
  type Move,
  NO_WORDS,
  type Reply,
  readStep,
  type SentStep,
  type ServerMessages,
  type Snapshot,
  type Step,
  type Tail,
  type Told,
  type Words,
  wordsAfter,
  wordsFrom,
} from '@pentapolis/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { tokensOf } from '../state/seats.ts';
import { confirm, type Moment, moment, Pacer } from './pacer.ts';
import { randomId } from './random-id.ts';
import { tellSalts } from './salts.ts';
import { connection } from './socket.ts';

/** All that is held for one pair of eyes. */
export interface Track {
  readonly viewer: Viewer;
  readonly n: number;
  /** When the newest step was played, or the match began; Unix ms. */
  readonly at: number;
  /** The newest frame; the one on the screen may still lag behind it, see `shown`. */
  readonly frame: Frame;
  readonly told: readonly Told[];
  readonly shown: Moment;
}

export interface LiveState {
  readonly link: 'connecting' | 'live' | 'lost';
  readonly info: MatchInfo | undefined;
  /** Why the match can't be followed at all. */
  readonly failure: { readonly key: string; readonly args: Violation['args'] } | undefined;
  readonly tracks: Readonly<Record<string, Track>>;
  readonly chat: readonly ChatLine[];
  /** Tokens of this device whose seat was left or freed: no eyes and no voice, only proof of having sat there. */
  readonly spent: readonly string[];
}

/** A match that is being followed. */
export interface LiveMatch {
  readonly id: string;
  readonly store: StoreApi<LiveState>;
  /** Follows again, with the seats this device holds now. */
  refresh(): void;
  /** Plays, and resolves to the refusal if there is one. Survives a lost connection: it is sent again until answered. */
  move(seat: Seat, move: Move): Promise<Violation | undefined>;
  /** Shows a frame before the server confirms it. The answer to the move replaces it. */
  foresee(seat: Seat, frame: Frame, facts: readonly Fact[]): void;
  /** Says something; resolves to why it was not said. */
  chat(
    text: string,
    speaker: { readonly token?: string; readonly name?: string },
  ): Promise<Violation | undefined>;
  close(): void;
}

const ANSWER_MS = 6000;
const EMPTY: LiveState = {
  link: 'connecting',
  info: undefined,
  failure: undefined,
  tracks: {},
  chat: [],
  spent: [],
};

const UNANSWERED: Violation = { violation: 'unavailable', rule: '', key: 'net.unreachable', args: {} };

/** Refusals of the server that are no rule's, in the shape of one, so that they are shown in the same place. */
function refusal(reply: Extract<Reply<object>, { ok: false }>): Violation {
  if ('violation' in reply) return reply.violation;
  return {
    violation: 'unavailable',
    rule: reply.error.rule ?? '',
    key: reply.error.key,
    args: reply.error.args,
  };
}

export function followMatch(id: string): LiveMatch {
  const store = createStore<LiveState>()(() => EMPTY);
  const socket = connection();
  /** Whose steps come by which channel, and the words they are written in. */
  const channels = new Map<number, Viewer>();
  const words = new Map<Viewer, Words>();
  const early: SentStep[] = [];
  let watching = 0;
  const pacer = new Pacer((viewer, next) =>
    change(viewer, (track) => ({
      ...track,
      shown: track.shown.foreseen ? confirm(track.shown, next) : next,
    })),
  );
  let closed = false;

  function change(viewer: Viewer, by: (track: Track) => Track): void {
    const track = store.getState().tracks[viewer];
    if (track !== undefined) store.setState(({ tracks }) => ({ tracks: { ...tracks, [viewer]: by(track) } }));
  }

  function tokenOf(viewer: Viewer): string | undefined {
    return tokensOf(id).find(({ seat }) => seat === viewer)?.token;
  }

  function load({ viewer, n, at, frame, facts, words: known }: Snapshot): void {
    pacer.reset(viewer);
    words.set(viewer, wordsFrom(known));
    const track: Track = { viewer, n, at, frame, told: facts, shown: moment(n, frame) };
    store.setState(({ tracks }) => ({ tracks: { ...tracks, [viewer]: track } }));
  }

  const wordsOf = (viewer: Viewer): Words => words.get(viewer) ?? NO_WORDS;

  /** Takes a step as it was sent, or keeps it until what comes before it is there. */
  function hear(sent: SentStep): void {
    const [channel, n, afterMs, ...short] = sent;
    const viewer = channels.get(channel);
    const track = viewer === undefined ? undefined : store.getState().tracks[viewer];
    if (viewer === undefined || track === undefined || n <= track.n) return;
    if (n > track.n + 1) {
      early.push(sent);
      void catchUp(viewer, track.n);
      return;
    }
    const heard = readStep(wordsOf(viewer), { n, at: track.at + afterMs }, short);
    words.set(viewer, heard.words);
    show(track, heard.step);
  }

  /** Takes a step that came in full, after those that are held. */
  function take(viewer: Viewer, step: Step): void {
    const track = store.getState().tracks[viewer];
    if (track === undefined || step.n !== track.n + 1) return;
    words.set(viewer, wordsAfter(wordsOf(viewer), step));
    show(track, step);
  }

  function show(track: Track, step: Step): void {
    const { viewer } = track;
    const { n, at } = step;
    const frame = patch(track.frame, step.c) as Frame;
    const facts = step.f ?? [];
    const told = facts.length > 0 ? [...track.told, { n, at, f: facts }] : track.told;
    change(viewer, (held) => ({ ...held, n, at, frame, told }));
    pacer.push(viewer, { n, frame, before: track.frame, facts, foreseen: false });
  }

  function receive(update: Snapshot | Tail): void {
    if ('frame' in update) load(update);
    else for (const step of update.steps) take(update.viewer, step);
  }

  /** Steps that came before what they follow. */
  function takeEarly(): void {
    for (const sent of early.splice(0)) hear(sent);
  }

  const asking = new Set<Viewer>();
  async function catchUp(viewer: Viewer, after: number): Promise<void> {
    if (asking.has(viewer)) return;
    asking.add(viewer);
    const token = tokenOf(viewer);
    const message = { match: id, after, ...(token === undefined ? {} : { token }) };
    const reply = await socket
      .timeout(ANSWER_MS)
      .emitWithAck('tail', message)
      .catch(() => undefined);
    asking.delete(viewer);
    if (reply?.ok) {
      receive(reply);
      takeEarly();
    } else if (socket.connected) await watch();
  }

  async function watch(): Promise<void> {
    const have = Object.fromEntries(
      Object.values(store.getState().tracks).map(({ viewer, n }) => [viewer, n]),
    );
    const held = tokensOf(id);
    const tokens = held.map(({ token }) => token);
    watching++;
    const reply = await socket
      .timeout(ANSWER_MS)
      .emitWithAck('watch', { match: id, tokens, have })
      .catch(() => undefined);
    watching--;
    if (closed) return;
    if (reply === undefined) {
      if (socket.connected) await watch();
      return;
    }
    if (!reply.ok) {
      const { key, args } = refusal(reply);
      store.setState({ failure: { key, args }, link: 'live' });
      return;
    }
    const spent = held.filter(({ seat }) => !reply.seats.includes(seat)).map(({ token }) => token);
    store.setState({ info: reply.info, chat: reply.chat, link: 'live', failure: undefined, spent });
    for (const { seat, token } of held) if (spent.includes(token)) closeEyes(seat);
    void tellSalts(reply.info);
    channels.clear();
    for (const update of reply.viewers) {
      channels.set(update.channel, update.viewer);
      receive(update);
    }
    takeEarly();
  }

  /** What was shown to a seat that was left is shown no more. */
  function closeEyes(seat: Seat): void {
    pacer.reset(seat);
    store.setState(({ tracks: { [seat]: _, ...tracks } }) => ({ tracks }));
  }

  const onConnect = (): void => void watch();
  const onDisconnect = (): void => store.setState({ link: 'lost' });
  const onStep: ServerMessages['step'] = (...sent) => {
    if (channels.has(sent[0])) hear(sent);
    else if (watching > 0) early.push(sent);
  };
  const onInfo: ServerMessages['info'] = (info) => {
    if (info.id !== id) return;
    store.setState({ info });
    void tellSalts(info);
    if (info.status !== 'open' && Object.keys(store.getState().tracks).length === 0) void watch();
  };
  const onChat: ServerMessages['chat'] = ({ m, line }) => {
    if (m !== id || store.getState().chat.some((known) => known.id === line.id)) return;
    store.setState(({ chat }) => ({ chat: [...chat, line] }));
  };
  const onLeft: ServerMessages['left'] = ({ m, seat, instead }) => {
    if (m !== id) return;
    const token = tokenOf(seat);
    if (token !== undefined) store.setState(({ spent }) => ({ spent: [...spent, token] }));
    for (const [channel, viewer] of channels) if (viewer === seat) channels.delete(channel);
    closeEyes(seat);
    if (instead !== undefined) {
      channels.set(instead.channel, instead.viewer);
      receive(instead);
    }
    takeEarly();
  };

  const onGone: ServerMessages['gone'] = ({ m, error }) => {
    if (m === id) store.setState({ failure: error });
  };

  socket.on('connect', onConnect).on('disconnect', onDisconnect);
  socket.on('step', onStep).on('info', onInfo).on('chat', onChat).on('left', onLeft).on('gone', onGone);
  if (socket.connected) void watch();

  async function connected(): Promise<void> {
    if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  }

  return {
    id,
    store,
    refresh: () => void watch(),
    async move(seat, move) {
      const token = tokenOf(seat) ?? '';
      const message = { match: id, token, id: randomId(), move };
      for (;;) {
        await connected();
        const reply = await socket
          .timeout(ANSWER_MS)
          .emitWithAck('move', message)
          .catch(() => undefined);
        if (closed || reply?.ok) return undefined;
        if (reply === undefined) continue;
        pacer.reset(seat);
        change(seat, (track) => ({ ...track, shown: moment(track.n, track.frame) }));
        return refusal(reply);
      }
    },
    foresee(seat, frame, facts) {
      change(seat, (track) => ({
        ...track,
        shown: { n: track.n, frame, before: track.shown.frame, facts, foreseen: true },
      }));
    },
    async chat(text, speaker) {
      const reply = await socket
        .timeout(ANSWER_MS)
        .emitWithAck('chat', { match: id, text, ...speaker })
        .catch(() => undefined);
      if (reply === undefined) return UNANSWERED;
      return reply.ok ? undefined : refusal(reply);
    },
    close() {
      closed = true;
      pacer.close();
      socket.off('connect', onConnect).off('disconnect', onDisconnect);
      socket
        .off('step', onStep)
        .off('info', onInfo)
        .off('chat', onChat)
        .off('left', onLeft)
        .off('gone', onGone);
      if (socket.connected) socket.emit('unwatch', { match: id }, () => undefined);
    },
  };
}
