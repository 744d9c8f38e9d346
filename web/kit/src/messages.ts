import type { Catalogue, Language } from '@pentapolis/kernel';

/** Phrases of the furniture that all tables share. The page's speaker knows them wherever a table or a pad is shown. */
export type KitMessage = 'kit.rule' | 'kit.rank';

const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

export const kitMessages: Readonly<Record<Language, Catalogue<KitMessage>>> = {
  en: {
    'kit.rule': 'Rule {rule}',
    'kit.rank': ({ rank }) => `${rank}${ENDINGS[ordinals.select(Number(rank))]}`,
  },
  fr: {
    'kit.rule': 'Règle {rule}',
    'kit.rank': ({ rank }) => (rank === 1 ? '1er' : `${rank}e`),
  },
};
