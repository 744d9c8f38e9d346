import type { Catalogue, Language } from '@pentapolis/kernel';
import { type CiteMessage, messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';

/** What the rules say: options, decisions, actions, facts, refusals. The rules themselves are `en.md` and `fr.md`. */
export const messages: Readonly<Record<Language, Catalogue<CiteMessage>>> = { en, fr };

export type { CiteMessage };
