import type { Catalogue } from '@pentapolis/kernel';
import { names } from './messages/names.en.ts';
import { refusals } from './messages/refusals.en.ts';
import { told } from './messages/told.en.ts';

export const messages = { ...names, ...told, ...refusals } satisfies Catalogue;

export type SmallCityMessage = keyof typeof messages;
