import type { Args, Json, Say } from '@pentapolis/kernel';
import { cellName } from '../../rules/geometry.ts';
import { parseStep } from '../../rules/notation.ts';

export const dollars = (amount: Json | undefined): string => `$${amount}`;
export const votes = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# vote', other: '# votes' });
export const citizens = (count: Json | undefined, say: Say): string =>
  say.plural(count, { one: '# citizen', other: '# citizens' });
export const tile = (id: Json | undefined, say: Say): string => say.term(`tile.${id}`);
export const at = (cell: Json | undefined): string =>
  Number(cell) < 0 ? 'City Hall' : cellName(Number(cell));
export const places = (args: Args, say: Say): string => say.list((args.cells as number[]).map(at));
export const purse = (what: Json | undefined, amount: Json | undefined, say: Say): string =>
  what === 'money' ? dollars(amount) : what === 'votes' ? votes(amount, say) : `${amount} pollution`;
export const cube = (colour: Json | undefined, say: Say): string => `a ${say.term(`cube.${colour}`)} cube`;

/** Where somebody is: on the own board by its cell, elsewhere with the owner of the borough. */
export const place = (value: Json | undefined, seat: Json | undefined, say: Say): string => {
  const [borough, cell] = value as number[];
  return seat === undefined || borough === seat ? at(cell) : `${at(cell)} of ${say.seat(borough)}`;
};

export const step = (text: string, say: Say): string => {
  const read = parseStep(text);
  switch (read?.do) {
    case 'build':
      return `${tile(read.tile, say)} at ${at(read.at)}`;
    case 'upgrade':
      return `an upgrade at ${at(read.cell)}`;
    case 'demolish':
      return `tearing down ${at(read.cell)}`;
    default:
      return 'a larger zone';
  }
};
export const steps = (text: Json | undefined, say: Say): string =>
  text === ''
    ? 'nothing'
    : say.list(
        String(text)
          .split('+')
          .map((one) => step(one, say)),
      );
