import { EventEmitter } from 'node:events';
import { type Change, diff, type Frame } from '@pentapolis/kernel';
import {
  frameText,
  type MatchInfo,
  NO_WORDS,
  type Reply,
  type Step,
  speak,
  type Words,
} from '@pentapolis/wire';
import { beforeEach, expect, it, vi } from 'vitest';
import { followMatch } from '../src/net/live-match.ts';

type Ask = (message: never) => Promise<unknown>;

/** A server in a box: answers what `answers` says, and pushes steps when told to. */
class FakeSocket extends EventEmitter {
  connected = true;
  readonly asked: { event: string; message: Record<string, unknown> }[] = [];
  answers: Record<string, Ask> = {};

  timeout(): this {
    return this;
  }

  async emitWithAck(event: string, message: never): Promise<unknown> {
    this.asked.push({ event, message });
    return this.answers[event]?.(message);
  }
}

let socket: FakeSocket;
vi.mock('../src/net/socket.ts', () => ({ connection: () => socket }));
vi.mock('../src/net/salts.ts', () => ({ tellSalts: async () => undefined }));
vi.mock('../src/state/seats.ts', () => ({ tokensOf: () => [{ seat: 0, token: 'secret' }] }));
vi.stubGlobal('document', { hidden: true });

const info = { id: 'm', status: 'running' } as MatchInfo;
const frame = (n: number): Frame => ({ status: 'running', view: { n }, deciding: [n % 2], left: [] });
/** The match began at 1000; its steps come every 50 ms. */
const timeOf = (n: number): number => 1000 + 50 * n;
const step = (n: number): Step => ({
  n,
  at: timeOf(n),
  c: diff(frame(n - 1), frame(n)) ?? [frame(n)],
  f: [{ kind: 'built', seat: 1 }],
});
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** What the server has said so far, by the number of its last step. */
const spoken = new Map<number, Words>();
function push(n: number, channel = 7): void {
  const { c, f = [] } = step(n);
  const { view, ...rest } = c as { view: Change };
  const words = speak(spoken.get(n - 1) ?? NO_WORDS, view, f);
  spoken.set(n, words.words);
  const texts = [frameText(rest), words.view, words.facts];
  socket.emit('step', channel, n, 50, ...texts.map((text) => JSON.parse(text)));
}

beforeEach(() => {
  socket = new FakeSocket();
  spoken.clear();
  socket.answers.watch = async () => ({
    ok: true,
    info,
    seats: [0],
    viewers: [{ viewer: 0, channel: 7, n: 3, at: timeOf(3), words: [], frame: frame(3), facts: [] }],
    chat: [],
  });
});

async function follow() {
  const live = followMatch('m');
  await settle();
  const track = () => live.store.getState().tracks[0];
  return { live, track };
}

it('holds what it was sent and patches it step by step, each once', async () => {
  const { track } = await follow();
  expect(track()?.n).toBe(3);
  push(4);
  push(4);
  push(2);
  expect(track()?.frame).toEqual(frame(4));
  expect(track()?.told).toEqual([{ n: 4, at: timeOf(4), f: step(4).f }]);
});

it('asks for what is missing when a step is skipped, and loses nothing that comes meanwhile', async () => {
  const { track } = await follow();
  let answer: (reply: Reply<object>) => void = () => undefined;
  socket.answers.tail = () => new Promise((resolve) => (answer = resolve));
  push(6);
  push(7);
  expect(socket.asked.filter(({ event }) => event === 'tail')).toEqual([
    { event: 'tail', message: { match: 'm', token: 'secret', after: 3 } },
  ]);
  answer({ ok: true, viewer: 0, steps: [step(4), step(5)] } as Reply<object>);
  await settle();
  expect(track()?.n).toBe(7);
  expect(track()?.frame).toEqual(frame(7));
  expect(track()?.told.map(({ at }) => at)).toEqual([4, 5, 6, 7].map(timeOf));
});

it('follows again after the connection was lost, telling what it holds', async () => {
  const { live, track } = await follow();
  push(4);
  socket.emit('disconnect');
  expect(live.store.getState().link).toBe('lost');
  socket.answers.watch = async () => ({
    ok: true,
    info,
    seats: [0],
    viewers: [{ viewer: 0, channel: 8, steps: [step(5), step(6)] }],
    chat: [],
  });
  socket.emit('connect');
  await settle();
  expect(socket.asked.at(-1)).toEqual({
    event: 'watch',
    message: { match: 'm', tokens: ['secret'], have: { 0: 4 } },
  });
  expect(live.store.getState().link).toBe('live');
  expect(track()?.n).toBe(6);
});

it('sends a move again under the same id until it is answered', async () => {
  const { live } = await follow();
  let tries = 0;
  socket.answers.move = async () => {
    tries++;
    if (tries < 3) throw new Error('timeout');
    return { ok: true, n: 4 };
  };
  await expect(live.move(0, { kind: 'undo' })).resolves.toBeUndefined();
  const ids = socket.asked.filter(({ event }) => event === 'move').map(({ message }) => message.id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

it('takes back what it showed ahead when the server refuses', async () => {
  const { live, track } = await follow();
  const violation = { violation: 'unavailable', rule: 'PEN-TURN-2', key: 'match.stale', args: {} };
  socket.answers.move = async () => ({ ok: false, violation });
  live.foresee(0, { ...frame(3), view: { n: 99 } }, []);
  expect(track()?.shown.foreseen).toBe(true);
  await expect(live.move(0, { kind: 'resign' })).resolves.toEqual(violation);
  expect(track()?.shown).toMatchObject({ foreseen: false, frame: frame(3) });
});

it('says why a match can’t be followed', async () => {
  socket.answers.watch = async () => ({ ok: false, error: { key: 'api.noMatch', args: {} } });
  const { live } = await follow();
  expect(live.store.getState().failure).toEqual({ key: 'api.noMatch', args: {} });
});

it('looks on when the seat is left, and shows nothing more of what the seat saw', async () => {
  const { live, track } = await follow();
  const instead = {
    viewer: 'spectator',
    channel: 9,
    n: 1,
    at: timeOf(1),
    words: [],
    frame: frame(1),
    facts: [],
  };
  socket.emit('left', { m: 'other', seat: 0 });
  expect(track()?.n).toBe(3);
  socket.emit('left', { m: 'm', seat: 0, instead });
  push(4);
  expect(track()).toBeUndefined();
  push(2, 9);
  expect(live.store.getState()).toMatchObject({ spent: ['secret'], tracks: { spectator: { n: 2 } } });
});

it('says that the match was deleted', async () => {
  const { live } = await follow();
  const error = { key: 'api.deleted', args: {} };
  socket.emit('gone', { m: 'other', error });
  expect(live.store.getState().failure).toBeUndefined();
  socket.emit('gone', { m: 'm', error });
  expect(live.store.getState().failure).toEqual(error);
});

it('knows after a reload which of its seats were left', async () => {
  socket.answers.watch = async () => ({
    ok: true,
    info,
    seats: [],
    viewers: [
      { viewer: 'spectator', channel: 1, n: 1, at: timeOf(1), words: [], frame: frame(1), facts: [] },
    ],
    chat: [],
  });
  const { live } = await follow();
  expect(live.store.getState().spent).toEqual(['secret']);
});
