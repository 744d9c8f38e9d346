import type { Action, DistrictId, Target, View } from '../../rules/index.ts';
import type { Aim } from './aim.ts';
import { districtKey, type Key } from './keys.ts';
import { type Oracle, type Quote, quote } from './price.ts';

/** Price and refusal of every district on the table for the action in preparation; empty while none aims at districts. */
export function districtQuotes(aim: Aim, view: View, own: number, oracle: Oracle): ReadonlyMap<Key, Quote> {
  const quotes = new Map<Key, Quote>();
  for (const [seat, { city }] of view.seats.entries())
    for (const { card, beautified } of city) {
      const target: Target = { seat, card, ...(beautified ? ({ beautified: true } as const) : {}) };
      const action = aimedAt(aim, target, own);
      if (action !== undefined) quotes.set(districtKey(target), quote(action, view, own, oracle));
    }
  return quotes;
}

function aimedAt({ kind, picks }: Aim, target: Target, own: number): Action | undefined {
  switch (kind) {
    case 'destroy':
    case 'armory':
      return { kind, ...target };
    case 'beautify':
      return target.seat === own ? { kind, card: target.card } : undefined;
    case 'exchange': {
      const given = picks[0];
      return given === undefined || target.seat === own ? undefined : { kind, ...givenOf(given), ...target };
    }
    default:
      return undefined;
  }
}

/** The own district of an exchange out of its key. */
function givenOf(key: Key): { readonly own: DistrictId; readonly ownBeautified?: true } {
  const name = key.split(':')[2] as string;
  return name.endsWith('+')
    ? { own: name.slice(0, -1) as DistrictId, ownBeautified: true }
    : { own: name as DistrictId };
}
