import type { Catalogue } from '@pentapolis/kernel';
import type { TextMessage } from './messages.en.ts';

export const messages: Catalogue<TextMessage> = {
  'text.round': 'Manche {round}',
  'text.deck': 'Pioche {count}',
  'text.city': '{name}{crown} · {gold} or · {hand} cartes · {districts}/{goal} · {points} points',
  'text.crown': ' (Couronne)',
  'text.hand': 'Main',
  'text.you': 'Vous êtes',
  'text.faceUp': 'face visible',
  'text.silent': 'pas de réponse',
  'text.waiting': 'à appeler',
  'text.rank': '{rank}. {name}',
  'text.cost': 'Quartiers, à leur coût',
  'text.extra': 'Valeur au-delà du coût',
  'text.colours': 'Les cinq couleurs',
  'text.completion': 'Cité complète',
  'text.special': 'Quartiers spéciaux',
  'text.total': 'Points',
};
