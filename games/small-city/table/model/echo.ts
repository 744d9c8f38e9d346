import type { Fact, Seat } from '@pentapolis/kernel';
import { boardOf, type SmallCityFact, type State } from '../../rules/index.ts';

/** Spaces of a borough that the last step touched, so that they light up. */
export function touchedCells(facts: readonly Fact[], state: State, seat: Seat): readonly number[] {
  if (state.boroughs[seat]?.side === '') return [];
  const board = boardOf(state, seat);
  const cells = (facts as readonly SmallCityFact[]).flatMap((fact): readonly number[] => {
    switch (fact.kind) {
      case 'founded':
        return fact.seat === seat ? (board.spot('CH', fact.at, fact.turn)?.cells ?? []) : [];
      case 'built':
      case 'upgraded':
      case 'merged':
        return fact.seat === seat ? (board.spot(fact.tile, fact.at, fact.turn)?.cells ?? []) : [];
      case 'demolished':
      case 'movedIn':
      case 'onDuty':
      case 'housed':
      case 'buried':
      case 'died':
      case 'sold':
      case 'gave':
        return fact.seat === seat ? [fact.cell] : [];
      case 'moved':
        return [fact.from, fact.toward].flatMap(([home = -1, cell = -1]) => (home === seat ? [cell] : []));
      case 'stored':
        return fact.toward[0] === seat ? [fact.toward[1] ?? -1] : [];
      case 'wentHome':
        return fact.borough === seat ? [fact.cell] : [];
      default:
        return [];
    }
  });
  return [...new Set(cells)].filter((cell) => cell >= 0);
}
