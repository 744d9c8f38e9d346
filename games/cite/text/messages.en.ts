import type { Catalogue } from '@pentapolis/kernel';

export const words = {
  'text.turn': 'Turn {turn}',
  'text.first': 'First turn',
  'text.race': 'No turns: up to eight harvests each',
  'text.between': 'Before Production of turn {turn}',
  'text.ports': 'Ports and Canals draw',
  'text.jury': 'The jury',
  'text.over': 'Final',
  'text.pot': '{pot} Gold in the middle',
  'text.cards': '{size} Investment cards in the pile',
  'text.seat': '{name}: {profession}, {district}, {cases} Cases',
  'text.holds': 'holds {amounts}',
  'text.bank': 'Bank {amounts}',
  'text.rights': 'building rights {rights}',
  'text.harvests': 'harvests {harvests}',
  'text.hand': 'cards {count}',
  'text.done': 'finished',
  'text.offers': 'Offers',
  'text.contracts': 'Deals',
  'text.debts': 'In arrears',
  'text.debt': '{name} owes {other} {amounts} (deal {contract})',
  'text.legend': 'Each Case: number of the player, then the building.',
  'text.sum': '{buildings} + {cards} + {converted} = {cases} Cases, {left} Resources left',
} satisfies Catalogue;

export type TextWord = keyof typeof words;
