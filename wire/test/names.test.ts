import { expect, it, test } from 'vitest';
import { defaultNames, givenName, lookAlike, toldApart, uniqueName } from '../src/names.ts';

test.each([
  ['Ada', 'ADA'],
  ['Ada', 'Ａda'],
  ['Ada', 'Аda'], // Cyrillic А
  ['Ada', 'Αda'], // Greek Alpha
  ['Ada', 'Ꭺda'], // Cherokee
  ['Ada', '𝒜𝒹𝒶'],
  ['Ada', 'Áda'],
  ['Ada', 'A\u0323da'],
  ['Ada', 'A.da'],
  ['Ada Lovelace', 'AdaLovelace'],
  ['AI', 'Al'],
  ['AI', 'ai'],
  ['Bo1', 'Bol'],
  ['BO', 'B0'],
  ['Tom', 'Torn'],
  ['Player 2', 'PIayer 2'],
  ['Joueur 2', 'joueur2'],
  ['👩\ufe0f', '👩'],
])('%s and %s look alike', (a, b) => {
  expect(lookAlike(a, b)).toBe(true);
  expect(lookAlike(b, a)).toBe(true);
});

test.each([
  ['Ada', 'Bo'],
  ['Ada', 'Ada 2'],
  ['Ada 2', 'Ada 3'],
  ['李小龍', '李小'],
  ['...', '!!!'],
  ['कि', 'का'],
  ['👩', '🚀'],
])('%s and %s do not', (a, b) => {
  expect(lookAlike(a, b)).toBe(false);
});

it('gives a name that looks like a taken one the next free number', () => {
  expect(uniqueName('Ada', [])).toBe('Ada');
  expect(uniqueName('ada', ['Ada', 'ADA 2'])).toBe('ada 3');
  expect(uniqueName('Аda', ['Ada', 'Ada2'])).toBe('Аda 3');
});

it('knows what a seat without a name is called in every language', () => {
  expect(defaultNames(1)).toEqual(['Player 2', 'Joueur 2']);
});

it('takes a name that everybody has who gave none for no name', () => {
  expect(
    ['Player 1', 'PLAYER 3', 'joueur 2', 'Spectator', 'spectateur', 'Ada', 'Player One'].map(givenName),
  ).toEqual([...['', '', '', '', ''], 'Ada', 'Player One']);
});

it('shows the seat beside names that look alike, and alone where there is no name', () => {
  const numbered = (name: string, seat: number): string => `${name}#${seat}`;
  expect(toldApart(['planner', 'Ada', 'Planner', ''], numbered)).toEqual([
    'planner#0',
    'Ada',
    'Planner#2',
    '#3',
  ]);
  expect(toldApart(['', ''], numbered)).toEqual(['#0', '#1']);
});
