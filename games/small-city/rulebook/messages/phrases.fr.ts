import type { Args, Json, Say } from '@pentapolis/kernel';
import { cellName } from '../../rules/geometry.ts';
import { parseStep } from '../../rules/notation.ts';

export const dollars = (amount: Json | undefined): string => `${amount} $`;
export const votes = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# voix', other: '# voix' });
export const citizens = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# citoyen', other: '# citoyens' });
export const cubes = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# cube', other: '# cubes' });
export const tile = (id: Json | undefined, say: Say): string => say.term(`tile.${id}`);
export const at = (cell: Json | undefined): string =>
  Number(cell) < 0 ? 'l’hôtel de ville' : cellName(Number(cell));
export const places = (args: Args, say: Say): string => say.list((args.cells as number[]).map(at));
export const isVowel = (name: string): boolean => /^[AEÉÈIOUYH]/i.test(name);
/** « d’Ada », « de Paul » */
export const of = (seat: Json | undefined, say: Say): string => {
  const name = say.seat(seat);
  return isVowel(name) ? `d’${name}` : `de ${name}`;
};
export const purse = (what: Json | undefined, amount: Json | undefined, say: Say): string =>
  what === 'money' ? dollars(amount) : what === 'votes' ? votes(amount, say) : `${amount} de pollution`;
export const cube = (colour: Json | undefined, say: Say): string => `un cube ${say.term(`cube.${colour}`)}`;
export const street = (args: Args, way: Json | undefined, say: Say): string =>
  `la rue ${say.term(`way.${way}`)} de ${at(args.cell)}`;

/** Where somebody is: on the own board by its cell, elsewhere with the owner of the borough. */
export const place = (value: Json | undefined, seat: Json | undefined, say: Say): string => {
  const [borough, cell] = value as number[];
  return seat === undefined || borough === seat ? at(cell) : `${at(cell)} chez ${say.seat(borough)}`;
};

export const step = (text: string, say: Say): string => {
  const read = parseStep(text);
  switch (read?.do) {
    case 'build':
      return `${tile(read.tile, say)} en ${at(read.at)}`;
    case 'upgrade':
      return `une amélioration en ${at(read.cell)}`;
    case 'demolish':
      return `une démolition en ${at(read.cell)}`;
    default:
      return 'une zone plus grande';
  }
};
export const steps = (text: Json | undefined, say: Say): string =>
  text === ''
    ? 'rien'
    : say.list(
        String(text)
          .split('+')
          .map((one) => step(one, say)),
      );
