import type { Catalogue } from '@pentapolis/kernel';

export const messages = {
  'text.round': 'Round {round}',
  'text.deck': 'Deck {count}',
  'text.city': '{name}{crown} · {gold} gold · {hand} cards · {districts}/{goal} · {points} points',
  'text.crown': ' (Crown)',
  'text.hand': 'Hand',
  'text.you': 'You are',
  'text.faceUp': 'face up',
  'text.silent': 'no answer',
  'text.waiting': 'to be called',
} satisfies Catalogue;

export type TextMessage = keyof typeof messages;
