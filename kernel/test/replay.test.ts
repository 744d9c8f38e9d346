import { describe, expect, test } from 'vitest';
import { fold, replay } from '../src/fold.ts';
import { factsFor, frame } from '../src/frame.ts';
import type { Fact } from '../src/game.ts';
import { canonicalJson } from '../src/json.ts';
import { type ActEvent, chainLink, type LogEvent, type StartEvent, stateHash } from '../src/log.ts';
import { openMatch, startEvent } from '../src/match.ts';
import { undoable } from '../src/undo.ts';
import { table } from './support/table.ts';
import { dig } from './toys/dig.ts';
import { hush } from './toys/hush.ts';
import type { HushAction } from './toys/hush-types.ts';

/** A whole match of Hush with something taken back and a seat that leaves, and its state after every event. */
function played() {
  const at = table(hush, 3, { rounds: '6', powers: ['peek', 'dice'] });
  const { match } = at;
  const states = [canonicalJson(match.state)];
  const facts: (readonly Fact[])[] = [[]];
  const note = (told: readonly Fact[]): void => {
    facts.push(told);
    states.push(canonicalJson(match.state));
  };
  for (let turn = 0; match.status === 'running'; turn++) {
    const seat = hush.deciding(match.state).at(-1) as number;
    note(at.act(seat, hush.legalActions(match.state, seat)[0] as HushAction));
    const asking =
      !match.log.some(({ kind }) => kind === 'undo') && undoable(match, seat)?.needs.length === 2;
    if (asking) {
      note(at.do({ kind: 'undo', seat }));
      for (const other of match.undo?.needs ?? []) note(at.do({ kind: 'answer', seat: other, agree: true }));
    }
    if (turn === 9) note(at.do({ kind: 'leave', seat: 0, reason: 'resigned' }));
  }
  return { match, states, facts };
}

const stored = (log: readonly LogEvent[]): LogEvent[] => JSON.parse(JSON.stringify(log)) as LogEvent[];

describe('replaying', () => {
  const { match, states, facts } = played();
  const log = stored(match.log);

  test('a stored log gives the same match', () => {
    const again = replay(hush, log);
    expect({ ...again, game: 0 }).toEqual({ ...match, game: 0 });
    expect(match.log.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['undo', 'answer', 'leave']));
  });

  test('up to any event gives the state after it', () => {
    for (const { seq } of log) {
      const part = replay(hush, log, seq);
      expect(canonicalJson(part.state)).toBe(states[seq]);
      expect(part.log).toHaveLength(seq + 1);
    }
  });

  test('tells the same facts', () => {
    const again = openMatch(hush, log[0] as never);
    for (const event of log.slice(1)) expect(fold(again, event)).toEqual(facts[event.seq]);
  });

  test('facts reach those they are for, and facts of the match everybody', () => {
    const told = facts.flat();
    const heard = factsFor(match, told, 1);
    expect(heard.filter(({ kind }) => kind === 'choseCard').every(({ seat }) => seat === 1)).toBe(true);
    expect(factsFor(match, told, 'spectator').some(({ to }) => to !== undefined)).toBe(false);
    expect(factsFor(match, told, 'spectator').some(({ kind }) => kind === 'match.undone')).toBe(true);
  });
});

describe('a log that does not follow the rules is not folded', () => {
  const { match } = played();
  const log = stored(match.log);
  const act = log.findIndex((event) => event.kind === 'act' && event.outcomes !== undefined);
  const changed = (seq: number, change: object): LogEvent[] =>
    log.with(seq, { ...(log[seq] as ActEvent), ...change } as LogEvent);

  test.each<[string, readonly LogEvent[], string | RegExp]>([
    ['without a start', log.slice(1), 'a log begins with its start event'],
    ['started twice', [log[0] as LogEvent, log[0] as LogEvent], 'a match starts once'],
    ['with an event left out', log.toSpliced(2, 1), 'event 3 does not follow 1'],
    ['with an event twice', log.toSpliced(2, 0, log[1] as LogEvent), 'event 1 does not follow 1'],
    ['by another seat', changed(1, { seat: 0 }), /event 1 is refused: HSH-PLAY-1/],
    [
      'with more luck than is drawn',
      changed(1, { outcomes: [1] }),
      'event 1 holds more outcomes than its action draws',
    ],
    ['with less luck than is drawn', changed(act, { outcomes: [] }), 'wants a number'],
    ['with luck that can’t be', changed(act, { outcomes: [99] }), 'wants a number'],
    ['after its end', [...log, { seq: log.length, kind: 'abandon' }], /is refused: PEN-MATCH-1/],
  ])('%s', (_, wrong, message) => {
    expect(() => replay(hush, wrong)).toThrow(message);
  });

  test('of another game or version', () => {
    expect(() => replay(dig, log)).toThrow('hush v1 cannot be played by dig v1');
    const later = { ...hush, meta: { ...hush.meta, version: 2 } };
    expect(() => replay(later, log)).toThrow('hush v1 cannot be played by hush v2');
  });

  test('of an earlier version is played by a game that says so, set up as of then', () => {
    const versions: (number | undefined)[] = [];
    const both: typeof hush = {
      ...hush,
      meta: { ...hush.meta, version: 2, plays: [1, 2] },
      setup(setup, chance, version) {
        versions.push(version);
        return hush.setup(setup, chance);
      },
    };
    expect(replay(both, log).state).toEqual(replay(hush, log).state);
    const start = log[0] as StartEvent;
    expect(startEvent(both, start.setup, 'seed', start.salts).version).toBe(2);
    expect(startEvent(both, start.setup, 'seed', start.salts, 1).version).toBe(1);
    expect(versions).toEqual([1, 1, 2, 1]);
  });

  test('with a set-up that draws less than was recorded', () => {
    const start = log[0] as LogEvent & { kind: 'start' };
    expect(() => openMatch(hush, { ...start, outcomes: [...start.outcomes, 1] })).toThrow('more outcomes');
  });
});

describe('hashes', () => {
  const { match } = played();
  const chain = (log: readonly LogEvent[]): string[] => {
    const links: string[] = [];
    for (const event of log) links.push(chainLink(links.at(-1) ?? '', event));
    return links;
  };
  const links = chain(match.log);

  test('a changed event breaks every later link and no earlier one', () => {
    const changed = chain(match.log.with(3, { ...(match.log[3] as ActEvent), seat: 7 }));
    expect(changed.slice(0, 3)).toEqual(links.slice(0, 3));
    expect(changed.slice(3).some((link, index) => link === links[index + 3])).toBe(false);
  });

  test('the order of members does not matter, their values do', () => {
    expect(stateHash({ a: 1, b: [2] })).toBe(stateHash({ b: [2], a: 1 }));
    expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
    expect(stateHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});

describe('frames', () => {
  test('say who is asked what, under which number', () => {
    const { act, match } = table(dig, 2);
    act(0, { kind: 'walk' });
    expect(frame(match, 0)).toMatchObject({
      status: 'running',
      deciding: [0],
      asked: 1,
      decision: { kind: 'move' },
    });
    expect(frame(match, 1)).not.toHaveProperty('decision');
    expect(frame(match, 1)).not.toHaveProperty('asked');
    expect(frame(match, 'spectator')).toMatchObject({ deciding: [0], view: match.state });
  });

  test('take a view that is there already', () => {
    const view = { ...table(dig, 2).match.state };
    expect(frame(table(dig, 2).match, 0, view).view).toBe(view);
  });

  test('of a finished match show its result and ask nobody', () => {
    const { match } = played();
    expect(frame(match, 0)).toMatchObject({
      status: 'finished',
      deciding: [],
      left: [0],
      result: { scores: hush.scores(match.state) },
    });
  });
});
