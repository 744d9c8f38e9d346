import { isViolation, LANGUAGES, speaker } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { cite } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { act, begin, finishTurn, give, place, tableOf, wander } from './stage.ts';

const pad = text.scorePad!;

describe('the score pad', () => {
  const example = {
    players: [
      { name: 'Albert', cases: 25, resources: 0 },
      { name: 'Elsa', cases: 55, resources: 4 },
      { name: 'Cécile', cases: 53, resources: 20 },
      { name: 'Déïle', cases: 54, resources: 16 },
    ],
  };

  it('[CTE-END-5] scores the example of the rulebook', () => {
    const score = pad.score(example) as unknown as {
      players: { name: string; cases: number; left: number; rank: number }[];
    };
    expect(score.players.map(({ name, cases, left, rank }) => [name, cases, left, rank])).toEqual([
      ['Albert', 25, 0, 4],
      ['Elsa', 55, 4, 2],
      ['Cécile', 55, 0, 3],
      ['Déïle', 55, 6, 1],
    ]);
    for (const language of LANGUAGES)
      expect(pad.lines(score as never, language)[0]).toMatch(/^1\. Déïle .*55.*6/);
  });

  it('takes buildings instead of Cases, Resources by name, cards and verdicts', () => {
    const score = pad.score({
      players: [
        {
          name: 'Béa',
          buildings: { mill: 1, smallShop: 5, pavedStreet: 1 },
          resources: { wood: 12, gold: 3 },
          cards: ['I05', 'I24'],
          surrounded: [4, 1],
          workshops: true,
        },
        { name: 'John', cases: 16, resources: 0, guilty: true },
      ],
    });
    expect(score).toEqual({
      players: [
        { name: 'Béa', buildings: 12, cards: 3, converted: 1, cases: 16, left: 5, rank: 1 },
        { name: 'John', buildings: 16, cards: 0, converted: 0, cases: 16, left: 0, rank: 2 },
      ],
    });
  });

  it.each([
    ['sheet', 7],
    ['sheet.turns', { players: [], turns: 7 }],
    ['players', { players: [] }],
    ['players.0.name', { players: [{ cases: 1, resources: 1 }] }],
    ['players.0.cases', { players: [{ name: 'A', resources: 1 }] }],
    ['players.0.cases', { players: [{ name: 'A', cases: 1, buildings: {}, resources: 1 }] }],
    ['players.0.cases', { players: [{ name: 'A', cases: 66, resources: 1 }] }],
    ['players.0.buildings.mill', { players: [{ name: 'A', buildings: { mill: 2 }, resources: 1 }] }],
    ['players.0.resources', { players: [{ name: 'A', cases: 1, resources: -1 }] }],
    ['players.0.resources.oil', { players: [{ name: 'A', cases: 1, resources: { oil: 1 } }] }],
    ['players.0.cards.0', { players: [{ name: 'A', cases: 1, resources: 1, cards: ['X'] }] }],
    ['players.0.cards', { players: [{ name: 'A', cases: 1, resources: 1, cards: ['I05', 'I05'] }] }],
  ])('says that %s is wrong', (field, sheet) => {
    const refusal = pad.score(sheet);
    if (!isViolation(refusal)) throw new Error('it was accepted');
    expect(refusal.args.field).toBe(field);
    expect(speaker('en', messages.en)(refusal)).toContain(field);
  });
});

describe('the table in text', () => {
  it('draws the town, hands, offers, deals and debts', () => {
    const state = begin();
    act(state, 0, place('mill', -2, -2));
    act(state, 1, place('bank', 0, -1));
    finishTurn(state);
    give(state, 0, { wood: 3 });
    act(state, 0, {
      kind: 'offer',
      clauses: [{ kind: 'pay', from: 0, to: 1, amounts: { glass: 1 }, first: 3, last: 3 }],
      answers: 0,
    });
    const draw = () =>
      text.draw(
        cite.observe(state, 0),
        0,
        speaker('en', messages.en, ['Ada', 'Bo', 'Cy', 'Di']),
        (_, part) => part,
      );
    const lines = draw().join('\n');
    expect(lines).toContain('1M 1M | 2b');
    expect(lines).toContain('Ada pays Bo 1 Glass each turn from turn 3 to 3.');
    expect(lines).toContain('holds 3 Wood');
    act(state, 1, { kind: 'sign', offer: 1 });
    finishTurn(state);
    expect(draw().join('\n')).toContain('Ada owes Bo 1 Glass (deal 1)');
  });

  it.each(LANGUAGES)('has words for every position of a match: %s', (language) => {
    const say = speaker(language, messages[language]);
    const lines: string[] = [];
    wander(tableOf(3, { game: 'advanced' }), 5, (state, seat) => {
      lines.push(...text.draw(cite.observe(state, seat), seat, say, (_, part) => part));
    });
    expect(lines.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
  });
});
