import type { Catalogue } from '@pentapolis/kernel';
import { names } from './messages/names.fr.ts';
import { refusals } from './messages/refusals.fr.ts';
import { told } from './messages/told.fr.ts';
import type { CiteMessage } from './messages.en.ts';

export const messages: Catalogue<CiteMessage> = { ...names, ...told, ...refusals };
