import type { Args, Json, Say } from '@pentapolis/kernel';
import { the } from '../../rules/phrases.ts';

export const cases = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# Case', other: '# Cases' });
export const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# carte', other: '# cartes' });
export const times = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# fois', other: '# fois' });
export const upright = (args: Args): string => (args.turned === true ? ', debout' : '');
export const at = (args: Args): string => `(${args.x}, ${args.y})`;
export const listed = (names: Json | undefined, say: Say): string =>
  say.list((names as readonly string[]).map((id) => `« ${say.term(`card.${id}`)} »`));
export const named = (args: Args): string => `« ${args.cardFr} »`;
export const ofWhom = (args: Args, say: Say): string =>
  args.of === args.seat ? '' : ` de ${say.seat(args.of)}`;
export const counted = (one: string, other: string) => (args: Args, say: Say) =>
  say.plural(args.count, { one: `# ${one}`, other: `# ${other}` });
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "du Moulin", "de la Banque", "des Puces", "de l’Auberge". */
export const from = (id: Json | undefined, say: Say): string => {
  const name = the(id, say);
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  return name.startsWith('les ') ? `des ${name.slice(4)}` : `de ${name}`;
};
