import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { type CitytrixxFact, citytrixx, type State } from '../rules/index.ts';
import { inOrder, lay, play, started, tableOf } from './stage.ts';

const view = (state: State, viewer: number | 'spectator') => citytrixx.observe(state, viewer);

describe('what is secret', () => {
  it('[CTX-SECRET-1] hands are their owners’, stacks nobody’s but for their tops', () => {
    const state = started([40, 45, 40]);
    expect(view(state, 1).seats.map(({ hand }) => hand?.length)).toEqual([undefined, 10, undefined]);
    expect(view(state, 'spectator').seats.map(({ hand }) => hand)).toEqual([undefined, undefined, undefined]);
    const shown = JSON.stringify(view(state, 1));
    expect(shown).not.toMatch(/BE-C|DE-C|BE-T|DE-T/);
    expect(shown).not.toMatch(/-M[135]"/);
  });

  it('[CTX-SECRET-1] only the owner is told of its hand', () => {
    const state = citytrixx.setup(tableOf(2), inOrder);
    for (const text of ['company:BE', 'company:FR', 'start:40']) play(state, text);
    const facts = play(state, 'start:45');
    const hands = facts.filter(({ kind }) => kind === 'hand');
    expect(hands.map(({ to }) => to)).toEqual([[0], [1]]);
    const heard = (viewer: number): CitytrixxFact[] =>
      facts.flatMap((fact) => citytrixx.redact(fact, viewer) ?? []).filter(({ kind }) => kind === 'hand');
    expect(heard(0)).toHaveLength(1);
    expect(JSON.stringify(heard(0))).not.toContain('FR-');
  });

  it('[CTX-SECRET-2] backs are visible', () => {
    const state = started([40, 45, 40]);
    expect(view(state, 0).seats[1]?.backs).toEqual({ certificate: 5, train: 5, money: 0 });
    play(state, 'play:FR-T3');
    expect(view(state, 'spectator').seats[1]?.backs).toEqual({ certificate: 5, train: 4, money: 0 });
  });

  it('[CTX-SECRET-3] concealed cards are remembered by the others', () => {
    const state = lay(started([40, 45, 40]), { concealed: ['BE-C2 FR-M3', '', ''] });
    expect(view(state, 0).seats[0]).toMatchObject({ concealed: ['BE-C2', 'FR-M3'] });
    expect(view(state, 0).seats[0]?.remembered).toBeUndefined();
    expect(view(state, 1).seats[0]).toMatchObject({ remembered: ['BE-C2', 'FR-M3'] });
    expect(view(state, 'spectator').seats[0]?.concealed).toBeUndefined();
  });

  it('imagines hands by their backs, with every card nobody has seen', () => {
    const state = started([40, 45, 40]);
    play(state, 'play:FR-T3');
    const seen = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const twin = citytrixx.determinize(view(state, 1), fastChance(seed));
      expect(view(twin, 1)).toEqual(view(state, 1));
      expect(twin.hands[1]).toEqual(state.hands[1]);
      seen.add(JSON.stringify(twin.stacks));
    }
    // All unseen cards of a kind are in one place here: only their order on the stack is open.
    expect(seen.size).toBeGreaterThan(10);
  });

  it('refuses a View that is none', () => {
    const state = started([40, 45, 40]);
    const { stacks, ...rest } = JSON.parse(JSON.stringify(view(state, 0)));
    const wrong = { ...rest, stacks: { ...stacks, money: { size: 3, top: 'DE-M7' } } };
    expect(() => citytrixx.determinize(wrong, fastChance(1))).toThrow('stack of money');
  });
});
