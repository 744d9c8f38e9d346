import { useTableKeys } from '@pentapolis/kit';
import type { BuildingId } from '../../rules/buildings.ts';
import type { Drafting } from '../deals/use-draft.ts';
import { focusTown } from './focus-town.ts';
import type { Placing } from './use-placing.ts';

interface KeyTargets {
  readonly sorts: readonly BuildingId[];
  readonly active: boolean;
  readonly placing: Placing;
  readonly drafting: Drafting;
  newDeal(): void;
  toTown(): void;
}

/**
 * Keys that work wherever the focus is but in fields: 1-9 take a piece, R turns it, D begins a deal, Escape puts back what
 * is in hand.
 */
export function useBoardKeys(targets: KeyTargets): void {
  useTableKeys(({ key }) => runKey(key, targets));
}

function runKey(key: string, { sorts, active, placing, drafting, newDeal, toTown }: KeyTargets): boolean {
  if (key === 'Escape') {
    if (drafting.pointing !== undefined) drafting.point(undefined);
    else if (placing.holding !== undefined) placing.drop();
    else return false;
    return true;
  }
  if (!active) return false;
  const piece = /^[1-9]$/.test(key) ? sorts[Number(key) - 1] : undefined;
  if (piece !== undefined) {
    placing.take(piece);
    toTown();
    focusTown();
    return true;
  }
  if (key === 'r' || key === 'R') {
    if (drafting.pointing !== undefined) drafting.turn();
    else if (placing.holding !== undefined) placing.turn();
    else return false;
    return true;
  }
  if ((key === 'd' || key === 'D') && drafting.draft === undefined) {
    newDeal();
    return true;
  }
  return false;
}
