import type { Args, Json, Say } from '@pentapolis/kernel';

export const cases = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# Case', other: '# Cases' });
export const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# card', other: '# cards' });
export const upright = (args: Args): string => (args.turned === true ? ', upright' : '');
export const at = (args: Args): string => `(${args.x}, ${args.y})`;
export const listed = (names: Json | undefined, say: Say): string =>
  say.list((names as readonly string[]).map((id) => say.term(`card.${id}`)));
export const named = (args: Args): string => `“${args.cardEn}”`;
export const ofWhom = (args: Args, say: Say): string =>
  args.of === args.seat ? '' : ` of ${say.seat(args.of)}`;
export const counted = (one: string, other: string) => (args: Args, say: Say) =>
  say.plural(args.count, { one: `# ${one}`, other: `# ${other}` });

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
