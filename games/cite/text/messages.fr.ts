import type { Catalogue } from '@pentapolis/kernel';
import type { TextWord } from './messages.en.ts';

export const words: Catalogue<TextWord> = {
  'text.turn': 'Tour {turn}',
  'text.first': 'Premier tour',
  'text.race': 'Sans tours : huit récoltes au plus pour chacun',
  'text.between': 'Avant la Production du tour {turn}',
  'text.ports': 'Ports et Canaux tirent',
  'text.jury': 'Les prud’hommes',
  'text.over': 'Fin',
  'text.pot': '{pot} Or au milieu',
  'text.cards': '{size} cartes Investissement dans la pile',
  'text.seat': '{name} : {profession}, {district}, {cases} Cases',
  'text.holds': 'tient {amounts}',
  'text.bank': 'Banque {amounts}',
  'text.rights': 'droits à bâtir {rights}',
  'text.harvests': 'récoltes {harvests}',
  'text.hand': 'cartes {count}',
  'text.done': 'a fini',
  'text.offers': 'Offres',
  'text.contracts': 'Accords',
  'text.debts': 'En retard',
  'text.debt': '{name} doit {amounts} à {other} (accord {contract})',
  'text.legend': 'Chaque Case : numéro du joueur, puis bâtiment.',
  'text.sum': '{buildings} + {cards} + {converted} = {cases} Cases, {left} Ressources restantes',
};
