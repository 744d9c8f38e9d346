import type { Catalogue, Language } from '@pentapolis/kernel';
import { messages as en, type SmallCityMessage } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';

/** What the rules say: options, decisions, actions, facts, refusals. The rules themselves are `en.md` and `fr.md`. */
export const messages: Readonly<Record<Language, Catalogue<SmallCityMessage>>> = { en, fr };

export type { SmallCityMessage };
