import { readFileSync } from 'node:fs';
import { isViolation, pathText, speaker, type Violation } from '@pentapolis/kernel';
import { runConformance, strangers } from '@pentapolis/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { type ComponentSet, citytrixx, faceOf, OWN_SET, readComponents } from '../rules/index.ts';
import { clone } from '../rules/state.ts';
import { asked, refused, tableOf, wander } from './stage.ts';

/** The set of the project's notes, with all its remarks and summaries. */
const FILE = JSON.parse(readFileSync(new URL('./set.json', import.meta.url), 'utf8'));
// biome-ignore lint/suspicious/noExplicitAny: it is taken apart in many ways
type File = any;

const changed = (change: (file: File) => void): File => {
  const file = structuredClone(FILE);
  change(file);
  return file;
};

/** A box with other companies, other incomes, a longer track. */
const OTHER: File = changed((file) => {
  const renamed: Record<string, string> = { NL: 'CH', IT: 'SE' };
  file.companies[3] = { id: 'CH', colour: 'red' };
  file.companies[4] = { id: 'SE', colour: 'green' };
  for (const card of file.cards) {
    card.company = renamed[card.company] ?? card.company;
    delete card.id;
    card.income.yellow = card.income.yellow === null ? null : 40;
    card.cityName = `${card.cityName} Hbf`;
  }
  file.cards.reverse();
  file.shareTrack = { positions: [0, 15, 30, 45, 60, 90, 120, 150, 180, 210, 240], startAllowed: [45, 30] };
});

describe('component sets', () => {
  it('[CTX-SET-1] the game’s own set is that of the notes, whatever order and remarks the file has', () => {
    expect(readComponents(FILE)).toEqual(OWN_SET);
    expect(readComponents(OWN_SET)).toEqual(OWN_SET);
    expect(readComponents(changed((file) => file.cards.reverse()))).toEqual(OWN_SET);
  });

  it('[CTX-SET-1] a replacement is read, kept with the match and shown', () => {
    const set = readComponents(OTHER) as unknown as ComponentSet;
    expect(set.shareTrack.startAllowed).toEqual([30, 45]);
    const setup = { ...tableOf(5), components: JSON.parse(JSON.stringify(set)) };
    const state = wander(setup, 3, undefined, ({ year }) => year === 1);
    const view = citytrixx.observe(state, asked(state) ?? 0);
    expect(view.companies.map(({ id }) => id).toSorted()).toEqual(['BE', 'CH', 'DE', 'FR', 'SE']);
    expect(view.components).toEqual(set);
    expect(faceOf(view, 'CH-C2')).toMatchObject({ city: 'Amsterdam Hbf', income: [40, 40, 50] });
    expect(clone(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(
      citytrixx.legalActions(
        wander(setup, 1, undefined, ({ step }) => step === 'setValue'),
        0,
      ),
    ).toBeDefined();
  });

  it('a match with a replacement passes the suite every game must pass', () => {
    const components = readComponents(OTHER) as never;
    const result = runConformance(citytrixx, {
      matches: 1,
      seed: 3,
      setups: [{ ...tableOf(2), components }],
      thoroughness: 'quick',
      vocabulary: { messages },
    });
    expect(result.failures).toEqual([]);
  });

  it('[CTX-SET-3] the file has no member that is not understood, at any depth', () => {
    const wrong = [...strangers(FILE)].filter(({ path, value }) => {
      const refused = readComponents(value);
      // remarks are texts: that one is refused as a whole
      const remark = path.findIndex((name) => /^(sources|sourceNotes|fieldSources)$/.test(String(name)));
      const place = pathText(path.slice(0, remark < 0 ? undefined : remark + 1));
      return !isViolation(refused) || refused.args.field !== place;
    });
    expect(wrong.map(({ path }) => pathText(path))).toEqual([]);
  });

  it('and is told in both languages what to do with it', () => {
    const file = changed((inner) => Object.assign(inner.trainLevels.rust, { T3: 'end of year 3' }));
    const refused = readComponents(file) as Violation;
    expect((['en', 'fr'] as const).map((language) => speaker(language, messages[language])(refused))).toEqual(
      [
        'trainLevels.rust.T3: nothing of this name is understood here: leave it out.',
        'trainLevels.rust.T3 : rien de ce nom n’a de sens ici : retirez-le.',
      ],
    );
  });

  const rows: [string, string, (file: File) => unknown][] = [
    ['CTX-SET-1', 'file', () => 7],
    ['CTX-SET-1', 'colours', (file) => ({ ...file, colours: [] })],
    ['CTX-SET-2', 'companies', (file) => ({ ...file, companies: file.companies.slice(1) })],
    ['CTX-SET-2', 'companies', (file) => ({ ...file, companies: undefined })],
    ['CTX-SET-2', 'companies[1].id', (file) => file.companies.splice(1, 1, { id: 'XX', colour: 'blue' })],
    ['CTX-SET-2', 'companies[1].id', (file) => file.companies.splice(1, 1, { id: 'BE', colour: 'blue' })],
    ['CTX-SET-2', 'companies[2].colour', (file) => Object.assign(file.companies[2], { colour: 'mauve' })],
    ['CTX-SET-2', 'companies[2].colour', (file) => Object.assign(file.companies[2], { colour: 'yellow' })],
    ['CTX-SET-3', 'cards', (file) => ({ ...file, cards: 'none' })],
    ['CTX-SET-3', 'cards', (file) => file.cards.pop()],
    ['CTX-SET-3', 'cards[120]', (file) => file.cards.push(structuredClone(file.cards[7]))],
    ['CTX-SET-3', 'cards[0].company', (file) => Object.assign(file.cards[0], { company: 'SE' })],
    ['CTX-SET-3', 'cards[0].kind', (file) => Object.assign(file.cards[0], { kind: 'share' })],
    ['CTX-SET-3', 'cards[0].rank', (file) => Object.assign(file.cards[0], { rank: 3 })],
    ['CTX-SET-3', 'cards[8].rank', (file) => Object.assign(file.cards[8], { rank: 17 })],
    ['CTX-SET-3', 'cards[0].id', (file) => Object.assign(file.cards[0], { id: 'BE-C4' })],
    ['CTX-SET-3', 'cards', (file) => Object.assign(file.cards[5], { introYear: 3, income: { brown: 30 } })],
    ['CTX-SET-3', 'yearMix.2.money', (file) => Object.assign(file.yearMix[2], { money: 3 })],
    ['CTX-SET-3', 'trainLevels.T2', (file) => Object.assign(file.trainLevels, { T2: [7] })],
    ['CTX-SET-3', 'constants.handSize', (file) => Object.assign(file.constants, { handSize: 9 })],
    ['CTX-SET-3', 'deckPerCompany.byYear.4', (file) => Object.assign(file.deckPerCompany.byYear, { 4: 1 })],
    ['CTX-SET-3', 'yearCards.of', (file) => Object.assign(file.yearCards, { of: 1 })],
    ['CTX-SET-3', 'constants.startCash', (file) => Object.assign(file.constants, { startCash: 300 })],
    ['CTX-SET-3', 'moneyCards.default', (file) => Object.assign(file.moneyCards, { default: 'calibrated' })],
    ['CTX-SET-3', 'turnOrderCards', (file) => ({ ...file, turnOrderCards: [5] })],
    [
      'CTX-SET-3',
      'scoringExample.holdings.Paul.total',
      (file) => Object.assign(file.scoringExample.holdings.Paul, { total: 1203 }),
    ],
    ['CTX-SET-3', 'scoringExample', (file) => ({ ...file, scoringExample: 3 })],
    ['CTX-SET-2', 'companies[0].name', (file) => Object.assign(file.companies[0], { name: 7 })],
    ['CTX-SET-6', 'incomeCard.rule', (file) => Object.assign(file.incomeCard, { rule: 7 })],
    ['CTX-SET-4', 'cards[0].note', (file) => Object.assign(file.cards[0], { note: 7 })],
    ['CTX-SET-4', 'cards[0]', (file) => file.cards.splice(0, 1, null)],
    ['CTX-SET-4', 'cards[0].price', (file) => Object.assign(file.cards[0], { price: 3 })],
    ['CTX-SET-4', 'cards[0].introYear', (file) => Object.assign(file.cards[0], { introYear: 4 })],
    ['CTX-SET-4', 'cards[0].cityName', (file) => Object.assign(file.cards[0], { cityName: ' ' })],
    ['CTX-SET-4', 'cards[0].trainLevel', (file) => Object.assign(file.cards[0], { trainLevel: 1 })],
    ['CTX-SET-4', 'cards[8].trainLevel', (file) => Object.assign(file.cards[8], { trainLevel: 5 })],
    [
      'CTX-SET-4',
      'cards[8].removedBeforeYear',
      (file) => Object.assign(file.cards[8], { removedBeforeYear: 3 }),
    ],
    [
      'CTX-SET-4',
      'cards[0].removedBeforeYear',
      (file) => Object.assign(file.cards[0], { removedBeforeYear: 2 }),
    ],
    ['CTX-SET-4', 'cards[0].income', (file) => Object.assign(file.cards[0], { income: 30 })],
    [
      'CTX-SET-4',
      'cards[3].income.green',
      (file) => Object.assign(file.cards[3].income, { green: 'thirty' }),
    ],
    ['CTX-SET-4', 'cards[3].income.green', (file) => Object.assign(file.cards[3].income, { green: -5 })],
    ['CTX-SET-4', 'cards[3].income.green', (file) => Object.assign(file.cards[3].income, { green: 32 })],
    ['CTX-SET-4', 'cards[3].income.green', (file) => Object.assign(file.cards[3].income, { green: null })],
    ['CTX-SET-4', 'cards[5].income.yellow', (file) => Object.assign(file.cards[5].income, { yellow: 20 })],
    ['CTX-SET-4', 'cards[8].income.green', (file) => Object.assign(file.cards[8].income, { green: 20 })],
    ['CTX-SET-4', 'cards[16].cashLiteral', (file) => Object.assign(file.cards[16], { cashLiteral: 5 })],
    ['CTX-SET-5', 'shareTrack', (file) => ({ ...file, shareTrack: undefined })],
    ['CTX-SET-5', 'shareTrack.positions[0]', (file) => file.shareTrack.positions.shift()],
    ['CTX-SET-5', 'shareTrack.positions[4]', (file) => file.shareTrack.positions.splice(4, 1, 30)],
    ['CTX-SET-5', 'shareTrack.startAllowed', (file) => Object.assign(file.shareTrack, { startAllowed: [] })],
    ['CTX-SET-5', 'shareTrack.startAllowed[1]', (file) => file.shareTrack.startAllowed.splice(1, 1, 37)],
    ['CTX-SET-5', 'shareTrack.startAllowed[0]', (file) => file.shareTrack.startAllowed.splice(0, 1, 20)],
    [
      'CTX-TRACK-4',
      'shareTrack.capBehaviour',
      (file) => Object.assign(file.shareTrack, { capBehaviour: 'wraps' }),
    ],
    ['CTX-SET-6', 'incomeCard.lowScale', (file) => file.incomeCard.lowScale.pop()],
    [
      'CTX-SET-6',
      'incomeCard.lowScale[3].black',
      (file) => Object.assign(file.incomeCard.lowScale[3], { black: 16 }),
    ],
    [
      'CTX-SET-6',
      'incomeCard.lowScale[3].red',
      (file) => Object.assign(file.incomeCard.lowScale[3], { red: 1.5 }),
    ],
    [
      'CTX-SET-6',
      'incomeCard.highScale[1].black',
      (file) => Object.assign(file.incomeCard.highScale[1], { black: 150 }),
    ],
    ['CTX-SET-6', 'incomeCard.maxIncome', (file) => Object.assign(file.incomeCard, { maxIncome: 900 })],
    [
      'CTX-SET-6',
      'incomeCard.highScale',
      (file) =>
        Object.assign(file.incomeCard, { highScale: file.incomeCard.highScale.slice(0, 3), maxIncome: null }),
    ],
  ];
  it.each(rows)('[%s] refuses %s with a reason', (rule, field, change) => {
    const file = structuredClone(FILE);
    const given = change(file);
    const value =
      typeof given === 'object' && given !== null && 'cards' in given
        ? given
        : field === 'file'
          ? given
          : file;
    const violation = refused(readComponents(value));
    expect([violation.rule, violation.args.field]).toEqual([rule, field]);
    for (const language of ['en', 'fr'] as const)
      expect(speaker(language, messages[language])(violation)).not.toMatch(/undefined|NaN|\{/);
  });
});
