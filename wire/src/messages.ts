import type { Catalogue, Language } from '@pentapolis/kernel';
import { wireMessages as en, type WireMessage } from './messages.en.ts';
import { wireMessages as fr } from './messages.fr.ts';

export type { WireMessage } from './messages.en.ts';

/** Phrases for every error the server answers with. */
export const wireMessages: Readonly<Record<Language, Catalogue<WireMessage>>> = { en, fr };
