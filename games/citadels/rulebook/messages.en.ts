import type { Catalogue } from '@pentapolis/kernel';
import { counted } from './messages/counted.en.ts';
import { names } from './messages/names.en.ts';
import { refusals } from './messages/refusals.en.ts';
import { told } from './messages/told.en.ts';

export const messages = { ...names, ...told, ...refusals, ...counted } satisfies Catalogue;

export type CitadelsMessage = keyof typeof messages;
