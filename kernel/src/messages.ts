import { kernelMessages as en, type KernelMessage } from './messages.en.ts';
import { kernelMessages as fr } from './messages.fr.ts';
import type { Catalogue, Language } from './text.ts';

/** What the platform itself says about a match, in every language. */
export const messages: Readonly<Record<Language, Catalogue<KernelMessage>>> = { en, fr };
