import type { Catalogue } from '@pentapolis/kernel';
import { counted } from './messages/counted.fr.ts';
import { names } from './messages/names.fr.ts';
import { refusals } from './messages/refusals.fr.ts';
import { told } from './messages/told.fr.ts';
import type { CitadelsMessage } from './messages.en.ts';

export const messages: Catalogue<CitadelsMessage> = { ...names, ...told, ...refusals, ...counted };
