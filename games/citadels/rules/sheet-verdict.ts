import type { Args } from '@pentapolis/kernel';
import type { SheetScore } from './sheet.ts';

/** Who won, or how a tie was broken, as a phrase; `rule` where one says so. */
export interface Verdict {
  readonly key: 'verdict.alone' | 'verdict.together' | 'verdict.byCost' | 'verdict.byGold' | 'verdict.shared';
  readonly rule?: string;
  readonly args: Args;
}

type Standing = SheetScore['players'][number] & { readonly seat: number };

/** Those who are level in something, group by group, the best first. */
function level(group: readonly Standing[], by: (one: Standing) => number): Standing[][] {
  const groups = new Map<number, Standing[]>();
  for (const one of group.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat))
    groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The winner, and what broke every tie; nothing about one city or about cities without a district. */
export function verdictOf({ players }: SheetScore): Verdict[] {
  if (players.length < 2 || players.every(({ cost }) => cost === 0)) return [];
  const all = players.map((player, seat): Standing => ({ ...player, seat }));
  const winners = all.filter(({ rank }) => rank === 1);
  const told = (group: readonly Standing[]): Args => ({
    seats: group.map(({ seat }) => seat),
    points: group[0]!.total,
    costs: group.map(({ cost }) => cost),
    gold: group.map(({ gold }) => gold),
  });
  const verdicts: Verdict[] =
    winners.length === 1
      ? [{ key: 'verdict.alone', args: told(winners) }]
      : [{ key: 'verdict.together', rule: 'CIT-TIE-3', args: told(winners) }];
  const builders = all.filter(({ cost }) => cost > 0);
  for (const tied of level(builders, ({ total }) => total)) {
    const alike = level(tied, ({ cost }) => cost);
    // [CIT-TIE-1]
    if (alike[0]?.length !== tied.length)
      verdicts.push({ key: 'verdict.byCost', rule: 'CIT-TIE-1', args: told(tied) });
    for (const same of alike) {
      const equal = level(same, ({ gold }) => gold);
      // [CIT-TIE-2]
      if (equal[0]?.length !== same.length)
        verdicts.push({ key: 'verdict.byGold', rule: 'CIT-TIE-2', args: told(same) });
      // [CIT-TIE-3]
      for (const share of equal)
        if (share[0]!.rank !== 1)
          verdicts.push({ key: 'verdict.shared', rule: 'CIT-TIE-3', args: told(share) });
    }
  }
  return verdicts;
}
