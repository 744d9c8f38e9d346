import type { Violation } from '@pentapolis/kernel';
import { type Action, type CardId, faceOf, type View } from '../../rules/index.ts';

/** Why a seat can't buy a certificate now, whatever way it pays. */
export function buyRefusal(
  view: View,
  seat: number,
  card: CardId,
  explain: (action: Action) => Violation | undefined,
): Violation | undefined {
  const money = (view.seats[seat]?.concealed ?? []).filter((id) => faceOf(view, id).kind === 'money');
  return explain({ kind: 'buy', card, money });
}
