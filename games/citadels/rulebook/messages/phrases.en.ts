import type { Args, Json, Say } from '@pentapolis/kernel';

export const gold = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# gold', other: '# gold' });
export const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# card', other: '# cards' });
export const district = (id: Json | undefined, say: Say): string => say.term(`district.${id}`);
export const character = (id: Json | undefined, say: Say): string => say.term(`character.${id}`);
export const the = (id: Json | undefined, say: Say): string => `the ${character(id, say)}`;
export const districts = (ids: Json | undefined, say: Say): string =>
  (ids as string[]).length === 0 ? 'nothing' : say.list((ids as string[]).map((id) => district(id, say)));
export const characters = (ids: Json | undefined, say: Say): string =>
  say.list((ids as string[]).map((id) => character(id, say)));
export const whose = ({ seat }: Args, say: Say): string => say.seat(seat);
