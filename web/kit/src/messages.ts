import type { Catalogue, Language } from '@pentapolis/kernel';

/** Phrases of the furniture that all tables share. The page's speaker knows them wherever a table is shown. */
export type KitMessage = 'kit.rule';

export const kitMessages: Readonly<Record<Language, Catalogue<KitMessage>>> = {
  en: { 'kit.rule': 'Rule {rule}' },
  fr: { 'kit.rule': 'Règle {rule}' },
};
