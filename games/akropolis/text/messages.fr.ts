import type { Catalogue } from '@pentapolis/kernel';
import type { TextMessage } from './messages.en.ts';

export const words: Catalogue<TextMessage> = {
  'text.stacks': (args, say) => say.plural(args.stacks, { one: 'encore # pile', other: 'encore # piles' }),
  'text.toCome': 'À venir (quartiers/places) : {list}, carrières {quarries}',
  'text.site': 'Chantier',
  'text.price': (args, say) => say.plural(args.price, { one: '# pierre', other: '# pierres' }),
  'text.free': 'gratuit',
  'text.city': (args, say) =>
    `${args.name} · ${say.plural(args.stones, { one: '# pierre', other: '# pierres' })}`,
  'text.architect': (args, say) =>
    `L’architecte · ${say.plural(args.stones, { one: '# pierre', other: '# pierres' })}`,
  'text.tiles': 'Tuiles : {tiles}',
  'text.legend':
    'Minuscule = quartier, majuscule = place, q = carrière ; puis la hauteur. [ ] = posée en dernier. Dessous : q,r.',
  'text.letters': 'h habitations  m marchés  b casernes  t temples  g jardins',
  'text.columns': 'valeur × étoiles = points',
  'text.stones': 'Pierres',
  'text.quarries': 'Carrières',
  'text.total': 'Total',
};
