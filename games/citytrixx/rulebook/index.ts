import type { Catalogue, Language } from '@pentapolis/kernel';
import { type CitytrixxMessage, messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';

/** What the rules say: options, decisions, actions, facts, refusals. The rules themselves are `en.md` and `fr.md`. */
export const messages: Readonly<Record<Language, Catalogue<CitytrixxMessage>>> = { en, fr };

export type { CitytrixxMessage };
