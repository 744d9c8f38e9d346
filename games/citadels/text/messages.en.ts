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
  'text.rank': '{rank}. {name}',
  'text.cost': 'Districts, by their cost',
  'text.extra': 'Worth more than they cost',
  'text.colours': 'All five colours',
  'text.completion': 'Complete city',
  'text.special': 'Special districts',
  'text.total': 'Points',
} satisfies Catalogue;

export type TextMessage = keyof typeof messages;
