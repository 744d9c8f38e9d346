import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { investorAction } from '../bot/investor.ts';
import { model } from '../bot/model.ts';
import { survey } from '../bot/survey.ts';
import { playWorths } from '../bot/tricks.ts';
import { judge, lead } from '../bot/worth.ts';
import { citytrixx, OWN_SET, readComponents, type State } from '../rules/index.ts';
import { asked, card, enter, lay, play, started, tableOf, wander } from './stage.ts';

const view = (state: State, seat: number) => citytrixx.observe(state, seat);

function contest(
  players: readonly ('investor' | 'random')[],
  seed: number,
  setup = tableOf(players.length),
): State {
  const chance = fastChance(seed);
  const state = citytrixx.setup(setup, chance);
  for (let actions = 0; ; actions++) {
    const seat = asked(state);
    if (seat === undefined) return state;
    expect(actions).toBeLessThan(citytrixx.meta.maxActions);
    const list = citytrixx.legalActions(state, seat);
    const action =
      players[seat] === 'investor'
        ? bots.policies.investor!({ view: view(state, seat), seat }, chance)
        : list[chance.pick(list.length)]!;
    expect(citytrixx.check(state, seat, action)).toBeUndefined();
    citytrixx.apply(state, seat, action, chance);
  }
}

describe('the investor', () => {
  it('beats two random players', () => {
    for (let seed = 1; seed <= 4; seed++)
      expect(citytrixx.ranking(contest(['random', 'investor', 'random'], seed))[1]).toBe(1);
  });

  it('plays every table by the rules, and with other components', () => {
    contest(['investor', 'investor'], 1);
    contest(['investor', 'random', 'investor', 'random', 'investor'], 2);
    const track = { positions: [0, 20, 30, 60, 90, 120], startAllowed: [30] };
    const components = readComponents({ ...OWN_SET, shareTrack: track }) as never;
    contest(['investor', 'random'], 3, { ...tableOf(2), components });
  });

  it('judges by what its seat may know: States its View does not tell apart are judged alike', () => {
    const state = wander(tableOf(3), 8, undefined, ({ step, year }) => step === 'takeInOrder' && year === 2);
    const seat = asked(state)!;
    const twin = citytrixx.determinize(view(state, seat), fastChance(3));
    for (const action of citytrixx.legalActions(state, seat))
      expect(judge(twin, seat)(action)).toBeCloseTo(judge(state, seat)(action), 9);
  });

  it('as President runs through the best cities of a company it holds', () => {
    const state = lay(started([40, 45, 40]), {
      trains: { FR: 'FR-T7' },
      cities: { FR: 'FR-C2 FR-C4 FR-T9' },
    });
    enter(state, 'operatingOrder');
    const action = investorAction(state, 1, fastChance(1));
    expect(citytrixx.format(action)).toBe('operate:FR:FR-C2,FR-C4');
  });

  it('holds a company down in which only others have shares', () => {
    const state = lay(started([40, 45, 40]), {
      year: 3,
      held: ['FR-C2@1 FR-C4@1 FR-C6@1 FR-C8@1', '', ''],
      trains: { FR: 'FR-T11' },
      cities: { FR: 'FR-C10 FR-C12' },
      cash: [1500, 0, 0],
    });
    enter(state, 'operatingOrder');
    const action = investorAction(state, 1, fastChance(1));
    expect(citytrixx.format(action)).toBe('operate:FR');
  });

  it('buys while shares pay, with money cards rather than with money', () => {
    const state = lay(started([40, 45, 40]), {
      cash: [60, 100, 200],
      concealed: ['BE-C2 BE-M7 FR-M7', '', ''],
    });
    enter(state, 'speakingOrder');
    const action = investorAction(state, 0, fastChance(1));
    expect(citytrixx.format(action)).toBe('buy:BE-C2:BE-M7,FR-M7');
  });
});

describe('its outlook', () => {
  it('values shares, money, trains and cities', () => {
    const base = { trains: { BE: 'BE-T7' }, cities: { BE: 'BE-C2 BE-C4' } };
    const at = (scene: Parameters<typeof lay>[1]): number =>
      lead(survey(lay(started([40, 40, 40]), scene)).fortunes, 0);
    const plain = at(base);
    expect(at({ ...base, held: ['BE-C8@1', '', ''] })).toBeGreaterThan(plain);
    expect(at({ ...base, cash: [150, 120, 120] })).toBeGreaterThan(plain);
    expect(at({ ...base, trains: { BE: 'BE-T7 BE-T9' } })).toBeGreaterThan(plain);
    expect(at({ ...base, cities: { BE: 'BE-C2 BE-C4', FR: 'DE-C2 DE-C4' } })).toBeLessThan(plain);
  });

  it('is the score once the match is over', () => {
    const state = wander(tableOf(3), 2);
    expect(survey(state).fortunes.map(Math.round)).toEqual(citytrixx.scores(state));
  });

  it('plays high to win cards worth having', () => {
    const state = lay(started([40, 45, 40]), {
      hands: ['BE-C10 BE-T1', 'FR-C2', 'DE-C4'],
      stacks: ['', 'FR-T3', ''],
    });
    play(state, 'play:FR-C2');
    play(state, 'play:DE-C4');
    const worths = playWorths(state, survey(state), 0);
    expect(worths.get(card('BE-C10'))).not.toBe(worths.get(card('BE-T1')));
  });
});

describe('the search model', () => {
  it('draws positions that show the View again, and plays them to the end', () => {
    const state = wander(tableOf(3), 5, undefined, ({ step, year }) => step === 'playCards' && year === 2);
    const seat = asked(state)!;
    const chance = fastChance(2);
    const position = model.load(view(state, seat), seat, chance);
    expect(citytrixx.observe(position.state, seat)).toEqual(view(state, seat));
    const moves: number[] = [];
    const count = model.moves(position, moves);
    expect(new Set(moves.slice(0, count).map((move) => model.identity(position, move))).size).toBe(count);
    const copy = model.copy(position);
    for (let plays = 0; model.toMove(copy) >= 0; plays++) {
      expect(plays).toBeLessThan(1000);
      model.play(copy, chance.pick(model.moves(copy, moves)), chance);
      expect(model.returns(copy).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    }
    model.redraw!(position, chance);
    expect(citytrixx.observe(position.state, seat)).toEqual(view(state, seat));
  });

  it('has priors for every question', () => {
    const asks = new Set<string>();
    wander(tableOf(3), 11, (state) => {
      const seat = asked(state)!;
      const kind = citytrixx.decision(state, seat)!.kind;
      if (asks.has(kind)) return;
      asks.add(kind);
      const position = model.load(view(state, seat), seat, fastChance(1));
      const [moves, priors]: [number[], number[]] = [[], []];
      const count = model.moves(position, moves);
      model.priors!(position, moves, count, priors);
      expect(priors.slice(0, count).every(Number.isFinite)).toBe(true);
    });
    expect([...asks].toSorted()).toEqual(['company', 'operate', 'play', 'start', 'take', 'trade']);
  });
});
