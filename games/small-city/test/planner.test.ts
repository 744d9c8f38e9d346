import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../rules/borough.ts';
import {
  applyStep,
  checkStep,
  formatStep,
  hover,
  nextSteps,
  parseStep,
  type State,
  smallCity,
  startPlan,
  tryPlan,
} from '../rules/index.ts';
import { act, at, cube, lay, live, phase, refused, table, turnOf } from './stage.ts';

const ready = (): State => phase(table({ seats: 2 }), 'build');

describe('planning on the own screen [SMC-BUILD-1]', () => {
  it('prices every step, stops at the first that can’t be made, and leaves the match alone', () => {
    const state = ready();
    const before = JSON.stringify(state);
    const view = smallCity.observe(state, 0);
    const plan = startPlan(view, 0, [
      { do: 'build', tile: 'P3', at: at('a1'), turn: 0 },
      { do: 'demolish', cell: at('a1') },
      { do: 'build', tile: 'WH', at: at('f1'), turn: 0 },
    ]);
    expect(plan.prices).toEqual([
      { money: 3, cubes: [0, 0, 0], pollution: 0 },
      { money: 3, cubes: [0, 0, 0], pollution: 3 },
    ]);
    expect(plan.wrong).toMatchObject({ step: 2, refusal: { rule: 'SMC-WORKS-5' } });
    expect(plan.state.players[0]).toMatchObject({ money: 14, pollution: 3 });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('lists next steps that are legal, all of them but their variants', () => {
    const state = ready();
    lay(state, 0, 'R1', 'c2');
    lay(state, 0, 'SCH', 'd1');
    state.players[0]!.money = 2;
    const steps = nextSteps(state, 0);
    for (const step of steps) expect(checkStep(state, 0, step)).toBeUndefined();
    const parks = steps.filter((step) => step.do === 'build' && step.tile === 'P1');
    expect(parks).toHaveLength(49 - 4 - 2);
    expect(steps.some((step) => step.do === 'upgrade')).toBe(true);
    expect(steps.some((step) => step.do === 'expand')).toBe(true);
    expect(steps.some((step) => step.do === 'build' && step.tile === 'P3')).toBe(false);
    expect(nextSteps(state, 0, ['P2']).every((step) => step.do !== 'build' || step.tile === 'P2')).toBe(true);
  });

  it('a plan is what its steps are one by one', () => {
    const state = ready();
    const one = smallCity.clone(state);
    const steps = [parseStep(`F1.${at('a7')}.0;w${at('b7')}.0`)!, parseStep('zone')!];
    for (const step of steps) applyStep(one, 0, step);
    expect(tryPlan(state, 0, steps)).toEqual(one);
    expect(steps.map(formatStep)).toEqual([`F1.${at('a7')}.0;w${at('b7')}.0`, 'zone']);
  });

  it('who would be out by a step plans no more [SMC-SMOKE-4]', () => {
    const state = ready();
    lay(state, 0, 'P1', 'a1');
    state.players[0]!.pollution = 99;
    expect(refused(state, 0, 'build:tear.a1')).toBe('allowed');
    expect(refused(state, 0, 'build:tear.a1+P1.b1.0')).toBe('SMC-SMOKE-4');
    act(state, 0, 'build:tear.a1');
    act(state, 1, 'build:');
    expect([state.phase, state.players[0]!.out]).toEqual(['over', true]);
  });
});

describe('a tile held over the board', () => {
  it('shows its halo, what influences it and what it would unlock', () => {
    const state = ready();
    lay(state, 0, 'R1', 'c2');
    const seen = hover(state, 0, 'SCH', at('d1'), 0)!;
    expect(seen.spot.halo).toHaveLength(5);
    expect(seen.refusal).toBeUndefined();
    expect(seen.influences).toEqual([2]);
    expect(seen.unlocks).toEqual([{ id: 2, tile: 'R2' }]);
    expect(hover(state, 0, 'SCH', at('g7'), 0)!.unlocks).toEqual([]);
    expect(hover(state, 0, 'P2', at('g7'), 0)!.refusal?.rule).toBe('SMC-BUILD-3');
    expect(hover(state, 0, 'P2', at('j1'), 0)).toBeUndefined();
  });

  it('says why it can’t lie there, and where its warehouse could', () => {
    const state = ready();
    lay(state, 0, 'R1', 'a1');
    expect(hover(state, 0, 'F1', at('b1'), 0)).toMatchObject({
      refusal: { rule: 'SMC-WORKS-1' },
      warehouses: [],
    });
    expect(hover(state, 0, 'F1', at('g7'), 0)!.warehouses.length).toBeGreaterThan(2);
    live(state, 0, 'a1');
    expect(hover(state, 0, 'POL', at('f1'), 0)!.staff).toEqual([at('a1')]);
  });

  it('looks at upgrades as well', () => {
    const state = ready();
    lay(state, 0, 'R1', 'c2');
    lay(state, 0, 'SCH', 'd1');
    expect(hover(state, 0, 'R2', at('c2'), 0, at('c2'))!.refusal).toBeUndefined();
    expect(hover(state, 0, 'R3', at('c1'), 0, at('c2'))!.refusal).toBeDefined();
    expect(turnOf(state, 'R3', 'c1', ['c1', 'c2'])).toBeGreaterThanOrEqual(0);
  });
});

describe('what the State keeps', () => {
  it('a plan that waits is the seat’s alone; others may come of any plan [SMC-BUILD-1]', () => {
    const state = ready();
    act(state, 0, 'build:P1.a1.0');
    const seen = new Set<string>();
    for (let seed = 1; seed < 12; seed++) {
      const twin = smallCity.determinize(smallCity.observe(state, 1), fastChance(seed));
      expect(smallCity.observe(twin, 1)).toEqual(smallCity.observe(state, 1));
      seen.add(twin.players[0]!.plan.map(formatStep).join('+'));
    }
    expect(seen.size).toBeGreaterThan(3);
    const own = smallCity.determinize(smallCity.observe(state, 0), fastChance(1));
    expect(own.players[0]!.plan).toEqual(state.players[0]!.plan);
  });

  it('cubes and citizens are conserved by a whole plan', () => {
    const state = ready();
    lay(state, 0, 'WH', 'f1');
    cube(state, 0, 'f1', 0);
    const amounts = smallCity.invariants!(state);
    act(state, 0, `build:SCH.a1.0+R1.c1.0+tear.f1`);
    expect(smallCity.invariants!(state)).toEqual(amounts);
    expect(boardOf(state, 0).cells).toHaveLength(100);
  });
});
