import type { Catalogue } from '@pentapolis/kernel';

export const words = {
  'text.stacks': (args, say) =>
    say.plural(args.stacks, { one: '# stack to come', other: '# stacks to come' }),
  'text.toCome': 'To come (districts/plazas): {list}, quarries {quarries}',
  'text.site': 'Site',
  'text.price': (args, say) => say.plural(args.price, { one: '# stone', other: '# stones' }),
  'text.free': 'free',
  'text.city': (args, say) =>
    `${args.name} · ${say.plural(args.stones, { one: '# stone', other: '# stones' })}`,
  'text.architect': (args, say) =>
    `The architect · ${say.plural(args.stones, { one: '# stone', other: '# stones' })}`,
  'text.tiles': 'Tiles: {tiles}',
  'text.legend':
    'Small letter = district, capital = plaza, q = quarry; then the height. [ ] = laid last. Below: q,r.',
  'text.letters': 'h houses  m markets  b barracks  t temples  g gardens',
  'text.columns': 'value × stars = points',
  'text.stones': 'Stones',
  'text.quarries': 'Quarries',
  'text.total': 'Total',
} satisfies Catalogue;

export type TextMessage = keyof typeof words;
