import type { Args, Json, Say } from '@pentapolis/kernel';

export const gold = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# pièce', other: '# pièces' });
export const cards = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# carte', other: '# cartes' });
export const district = (id: Json | undefined, say: Say): string => say.term(`district.${id}`);
export const character = (id: Json | undefined, say: Say): string => say.term(`character.${id}`);
export const FEMININE: readonly unknown[] = ['witch', 'queen'];
export const isVowel = (name: string): boolean => /^[AEÉIOU]/.test(name);

/** « le Roi », « la Reine », « l’Assassin » */
export const the = (id: Json | undefined, say: Say): string => {
  const name = character(id, say);
  return isVowel(name) ? `l’${name}` : `${FEMININE.includes(id) ? 'la' : 'le'} ${name}`;
};

/** « d’Ada », « de Paul » */
export const of = (name: string): string => (isVowel(name) ? `d’${name}` : `de ${name}`);
export const districts = (ids: Json | undefined, say: Say): string =>
  (ids as string[]).length === 0 ? 'rien' : say.list((ids as string[]).map((id) => district(id, say)));
export const characters = (ids: Json | undefined, say: Say): string =>
  say.list((ids as string[]).map((id) => character(id, say)));
export const whose = ({ seat }: Args, say: Say): string => say.seat(seat);
