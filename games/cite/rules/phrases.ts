import type { Args, Json, Say } from '@pentapolis/kernel';
import type { Clause, Site } from './deals/clauses.ts';
import { type Amounts, RESOURCES } from './resources.ts';

/** Parts of phrases that both languages build in the same way out of entries of their own. */

/** "3 Wood and 1 Gold". Nothing is "nothing". */
export function amountsText(amounts: Json | undefined, say: Say): string {
  const listed = RESOURCES.flatMap((resource) => {
    const count = (amounts as Amounts | undefined)?.[resource] ?? 0;
    return count > 0 ? [say.term(`counted.${resource}`, { count })] : [];
  });
  return listed.length === 0 ? say.term('counted.nothing') : say.list(listed);
}

export const aBuilding = (id: Json | undefined, say: Say): string => say.term(`aBuilding.${String(id)}`);

export const the = (id: Json | undefined, say: Say): string => say.term(`theBuilding.${String(id)}`);

/** The building of somebody. */
const siteText = ({ owner, building }: Site, say: Say): string =>
  say.term('clause.site', { owner, building });

/** A clause as a sentence. */
export function clauseText(clause: Clause, say: Say): string {
  const args = { ...clause } as unknown as Args;
  switch (clause.kind) {
    case 'pay': {
      const due = say.term('clause.pay', args);
      if (clause.when === undefined) return due;
      const { one, other } = clause.when;
      return say.term('clause.when', { due, one: siteText(one, say), other: siteText(other, say) });
    }
    case 'place':
      return clause.beside === undefined
        ? say.term('clause.placeAt', { ...args, x: clause.at?.x ?? 0, y: clause.at?.y ?? 0 })
        : say.term('clause.place', { ...args, beside: siteText(clause.beside, say) });
    case 'refrain': {
      if (clause.building !== undefined) return say.term('clause.refrain', args);
      const cells = (clause.cells ?? []).map(({ x, y }) => `(${x}, ${y})`);
      return say.term('clause.leaveFree', { ...args, cells: say.list(cells) });
    }
    default:
      return say.term(`clause.${clause.kind}`, args);
  }
}

export const clausesText = (clauses: Json | undefined, say: Say): string =>
  (clauses as unknown as readonly Clause[]).map((clause) => clauseText(clause, say)).join(' ');

/** Sums several amounts for one phrase. */
export function sumText(sets: Json | undefined, say: Say): string {
  const sum: Record<string, number> = {};
  for (const set of sets as unknown as readonly Amounts[])
    for (const resource of RESOURCES) {
      const count = set[resource] ?? 0;
      if (count > 0) sum[resource] = (sum[resource] ?? 0) + count;
    }
  return amountsText(sum, say);
}
