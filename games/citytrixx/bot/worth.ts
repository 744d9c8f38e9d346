import type { Chance, Seat } from '@pentapolis/kernel';
import type { Action } from '../rules/action.ts';
import type { Card } from '../rules/cards.ts';
import { facesOf } from '../rules/components.ts';
import { apply } from '../rules/play.ts';
import { clone, type State } from '../rules/state.ts';
import { cityGain, ownGain } from './gains.ts';
import { type Survey, survey } from './survey.ts';
import { playWorths } from './tricks.ts';

/** A fortune seen against those of the others: the leaders among them count most. */
export function lead(fortunes: readonly number[], seat: Seat): number {
  let sum = 0;
  let weight = 0;
  const own = fortunes[seat] as number;
  fortunes.forEach((fortune, other) => {
    if (other === seat) return;
    const counts = Math.exp(Math.max(-6, Math.min(6, (fortune - own) / RIVALRY)));
    sum += counts * fortune;
    weight += counts;
  });
  return own - sum / weight;
}

/** Money that makes a rival e times as important. */
const RIVALRY = 150;

/** Nothing is drawn by what is tried out: the last pass of a year is not. */
const NO_LUCK: Chance = { pick: () => 0, shuffle: (count) => Array.from({ length: count }, (_, at) => at) };

function tried(state: State, seat: Seat, action: Action): number {
  const after = clone(state);
  apply(after, seat, action, NO_LUCK);
  return lead(survey(after).fortunes, seat);
}

/** Values to start at, by liking. */
const START_LIKING: readonly number[] = [30, 35, 40, 45, 50];

/** How good an action looks to `seat`, in money. Equal questions of one position share what was worked out. */
export function judge(state: State, seat: Seat): (action: Action) => number {
  let now: Survey | undefined;
  let plays: Map<Card, number> | undefined;
  const seen = (): Survey => {
    now ??= survey(state);
    return now;
  };
  const { numbers, companies } = facesOf(state);
  return (action) => {
    switch (action.kind) {
      case 'company':
        return 0;
      case 'start': {
        const place = START_LIKING.indexOf(action.value);
        return -4 * (place < 0 ? START_LIKING.length : place);
      }
      case 'play':
        plays ??= playWorths(state, seen(), seat);
        return plays.get(numbers.get(action.card) as Card) ?? 0;
      case 'take': {
        const card = numbers.get(action.card) as Card;
        return action.as === 'city'
          ? cityGain(state, seen(), seat, card, companies.indexOf(action.company!))
          : ownGain(state, seen(), seat, card);
      }
      case 'pass':
        return lead(survey(state, seat).fortunes, seat);
      case 'operate':
      case 'buy':
        return tried(state, seat, action);
    }
  };
}
