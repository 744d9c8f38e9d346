import { randomUUID } from 'node:crypto';
import { type Chance, type Fact, type Frame, fastChance, patch, type Viewer } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import {
  type ChatLine,
  type ClientMessages,
  type MatchInfo,
  type Move,
  type Reply,
  readStep,
  type SentStep,
  type ServerMessages,
  type Snapshot,
  type Step,
  type Tail,
  type Watched,
  type Words,
  wordsAfter,
  wordsFrom,
} from '@pentapolis/wire';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { PATIENCE_MS } from './until.ts';

/** What a client holds for one viewer. */
export interface Held {
  n: number;
  at: number;
  words: Words;
  frame: Frame;
  facts: Fact[];
}

/** A client as the web has one: it holds frames, patches them, and refuses gaps. */
export class Client {
  readonly socket: Socket<ServerMessages, ClientMessages>;
  readonly held = new Map<Viewer, Held>();
  private readonly channels = new Map<number, Viewer>();
  readonly chat: ChatLine[] = [];
  info: MatchInfo | undefined;
  /** Every packet received, as text. */
  readonly raw: string[] = [];
  /** Steps that came although one before them had not. */
  gaps = 0;
  private readonly wakers = new Set<() => void>();

  constructor(url: string) {
    this.socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
    this.socket.io.engine?.on('packet', ({ data }) => this.raw.push(String(data ?? '')));
    this.socket.on('step', (...sent) => this.hear(sent));
    this.socket.on('info', (info) => {
      this.info = info;
      this.wake();
    });
    this.socket.on('chat', ({ line }) => {
      this.chat.push(line);
      this.wake();
    });
    this.socket.on('left', ({ seat, instead }) => {
      this.held.delete(seat);
      if (instead !== undefined) {
        this.channels.set(instead.channel, instead.viewer);
        this.resync(instead);
      }
      this.wake();
    });
    this.socket.on('disconnect', () => this.wake());
  }

  /** Sends any message and waits for its answer, or for the end of the connection. */
  ask(name: keyof ClientMessages, message: unknown): Promise<Reply<Record<string, unknown>>> {
    return new Promise((resolve, reject) => {
      this.socket.once('disconnect', () => reject(new Error('disconnected')));
      (this.socket.emit as (...all: unknown[]) => void)(name, message, resolve);
    });
  }

  async watch(match: string, tokens: readonly string[] = [], have?: Record<string, number>): Promise<void> {
    const reply = await this.ask('watch', { match, tokens, ...(have === undefined ? {} : { have }) });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    const { info, viewers, chat } = reply as unknown as {
      info: MatchInfo;
      viewers: Watched[];
      chat: ChatLine[];
    };
    this.info = info;
    this.chat.splice(0, this.chat.length, ...chat);
    for (const update of viewers) {
      this.channels.set(update.channel, update.viewer);
      this.resync(update);
    }
    this.wake();
  }

  resync(update: Snapshot | Tail): void {
    if ('steps' in update) {
      for (const step of update.steps) this.step(update.viewer, step);
      return;
    }
    const facts = update.facts.flatMap(({ f }) => f);
    const { viewer, n, at, words, frame } = update;
    this.held.set(viewer, { n, at, words: wordsFrom(words), frame, facts });
  }

  private hear([channel, n, afterMs, ...short]: SentStep): void {
    const viewer = this.channels.get(channel);
    const held = viewer === undefined ? undefined : this.held.get(viewer);
    if (held === undefined || n <= held.n) return;
    if (n !== held.n + 1) {
      this.gaps++;
      return;
    }
    const { step, words } = readStep(held.words, { n, at: held.at + afterMs }, short);
    this.show(held, step, words);
  }

  private step(viewer: Viewer, step: Step): void {
    const held = this.held.get(viewer);
    if (held?.n === step.n - 1) this.show(held, step, wordsAfter(held.words, step));
  }

  private show(held: Held, { n, at, c, f }: Step, words: Words): void {
    held.n = n;
    held.at = at;
    held.words = words;
    held.frame = patch(held.frame, c) as Frame;
    held.facts.push(...(f ?? []));
    this.wake();
  }

  /** What it holds as that viewer; it must be watching. */
  as(viewer: Viewer): Held {
    const held = this.held.get(viewer);
    if (held === undefined) throw new Error(`not watching as ${viewer}`);
    return held;
  }

  move(match: string, token: string, move: Move, id: string = randomUUID()): Promise<Reply<{ n: number }>> {
    return this.ask('move', { match, token, id, move }) as Promise<Reply<{ n: number }>>;
  }

  /** Any action that the seat's own View allows, played. */
  playAny(
    match: string,
    token: string,
    seat: number,
    chance: Chance = fastChance(7),
  ): Promise<Reply<{ n: number }>> {
    return this.move(match, token, this.anyMove(seat, chance));
  }

  anyMove(seat: number, chance: Chance): Move {
    const { frame } = this.as(seat);
    const legal = hush.legalActions(hush.determinize(frame.view as never, chance), seat);
    return { kind: 'act', decision: frame.asked ?? -1, action: legal[chance.pick(legal.length)] as never };
  }

  /** Resolves when `done` holds, looked at after everything received. */
  async until(done: () => boolean, what = 'what was waited for', withinMs = PATIENCE_MS): Promise<void> {
    const end = Date.now() + withinMs;
    while (!done()) {
      if (this.socket.disconnected) throw new Error('disconnected');
      if (Date.now() > end) throw new Error(`${what} did not happen within ${withinMs} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.wakers.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
      this.wakers.clear();
    }
  }

  private wake(): void {
    for (const waker of this.wakers) waker();
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** A connected client, closed when the test ends. */
export async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  onTestFinished(() => client.close());
  await new Promise<void>((resolve, reject) => {
    client.socket.once('connect', resolve);
    client.socket.once('connect_error', reject);
  });
  return client;
}
