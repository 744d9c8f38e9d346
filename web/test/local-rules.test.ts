import { RULES } from '@pentapolis/catalogue';
import {
  type AnyGame,
  defaultOptions,
  type Frame,
  fastChance,
  frame,
  openMatch,
  startEvent,
} from '@pentapolis/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { decisionOf, localRules } from '../src/table/local-rules.ts';

let game: AnyGame;
let mine: Frame;
let theirs: Frame;
beforeAll(async () => {
  ({ game } = await RULES.akropolis());
  const options = { ...defaultOptions(game.meta.options, 2), first: 'seat1' };
  const match = openMatch(game, startEvent(game, { seats: 2, options }, 'a seed', ['', '']));
  mine = frame(match, 0);
  theirs = frame(match, 1);
});

describe('localRules', () => {
  it('lists what the seat that is asked may do, and nothing for anybody else', () => {
    expect(localRules(game, mine, 0).legal.length).toBeGreaterThan(50);
    expect(localRules(game, theirs, 1).legal).toEqual([]);
    expect(localRules(game, theirs, 'spectator').legal).toEqual([]);
  });

  it('explains a refusal and previews only what is allowed', () => {
    const rules = localRules(game, mine, 0);
    const [allowed] = rules.legal as { tile: string; q: number; r: number; rotation: number }[];
    const detached = { ...allowed, q: 9, r: 9 };
    expect(rules.explain(allowed)).toBeUndefined();
    expect(rules.explain(detached)).toMatchObject({ violation: 'illegal', rule: 'AKR-PLACE-2' });
    expect(rules.preview(detached)).toBeUndefined();
    const after = rules.preview(allowed) as { cities: { cells: unknown[] }[] };
    expect(after.cities[0]?.cells.length).toBe(7);
  });

  it('leaves the frame it was asked about alone', () => {
    const before = JSON.stringify(mine);
    const rules = localRules(game, mine, 0);
    for (const action of rules.legal.slice(0, 20)) rules.preview(action);
    expect(JSON.stringify(mine)).toBe(before);
  });

  it('foresees an action that reveals nothing, with the next seat asked', () => {
    const rules = localRules(game, mine, 0);
    const ahead = rules.foresee(rules.legal[0]);
    expect(ahead?.frame.deciding).toEqual([1]);
    expect(ahead?.frame.decision).toBeUndefined();
    expect(ahead?.facts.length).toBeGreaterThan(0);
  });

  it('does not foresee an action that turns up tiles', () => {
    const chance = fastChance(1);
    let state = game.determinize(mine.view, chance);
    const options = (seat: number) => game.legalActions(state, seat);
    for (const seat of [0, 1]) {
      const next = game.clone(state);
      game.apply(next, seat, options(seat)[0], chance);
      state = next;
    }
    // Two tiles are left on the site: whoever takes the next one brings a new stack.
    const view = game.observe(state, 0);
    const decision = game.decision(state, 0);
    if (decision === undefined) throw new Error('seat 0 is to move');
    const later: Frame = { ...mine, view, decision, asked: 1 };
    const rules = localRules(game, later, 0);
    expect(rules.foresee(rules.legal[0])).toBeUndefined();
    expect(rules.preview(rules.legal[0])).toBeDefined();
  });

  it('knows what somebody else is asked where everybody may know it', () => {
    expect(decisionOf(game, theirs, 0)?.rule).toBe('AKR-TURN-2');
    const secretive = { ...game, meta: { ...game.meta, information: 'hidden' as const } };
    expect(decisionOf(secretive, theirs, 0)).toBeUndefined();
  });
});
