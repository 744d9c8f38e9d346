import type { Seat } from '@pentapolis/kernel';
import type { Use } from '../rules/action.ts';
import { type Card, companyOf, isCertificate } from '../rules/cards.ts';
import type { Company } from '../rules/companies.ts';
import { cityIncome, facesOf, worthOf } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { ownUseOf } from '../rules/steps/take.ts';
import type { Survey } from './survey.ts';

/** The best use of a card for a seat. */
export interface Gain {
  /** Money it brings the seat, less what it brings the others on average. */
  readonly worth: number;
  readonly as: Use;
  readonly company: Company;
}

/** How much of a benefit to others counts against one's own. */
const ENVY = 1;

/** What a further share of income for a company brings `seat`, less what it brings the others. */
function edge({ stake }: Survey, seat: Seat, company: Company): number {
  let others = 0;
  for (let other = 0; other < stake.length; other++)
    if (other !== seat) others += (stake[other] as number[])[company] as number;
  return ((stake[seat] as number[])[company] as number) - (ENVY * others) / Math.max(1, stake.length - 1);
}

/** A city laid under a company. */
export function cityGain(state: State, survey: Survey, seat: Seat, card: Card, company: Company): number {
  const income = cityIncome(facesOf(state), card, state.year);
  const added = Math.max(0, income - (survey.floor[company] as number));
  return added * (survey.slope[company] as number) * edge(survey, seat, company);
}

/** Share of what a certificate promises that comes true: money may be short, the limit near. */
const CERTIFICATE_HOPE = 0.6;
const MONEY_HOPE = 0.9;

/** A card kept for what it is: a share, money, or a train at work. */
export function ownGain(state: State, survey: Survey, seat: Seat, card: Card): number {
  const company = companyOf(card);
  switch (ownUseOf(card)) {
    case 'share': {
      const held = (survey.stake[seat] as number[])[company] as number;
      const profit = Math.max(0, survey.profit[company] as number);
      return held >= 6 ? 0 : CERTIFICATE_HOPE * profit * appetite(state, seat);
    }
    case 'money':
      return (
        MONEY_HOPE * worthOf(card, state.moneyValue === 'doubled') * (1 + (survey.thirst[seat] as number))
      );
    default: {
      const faces = facesOf(state);
      const level = faces.level[card] as number;
      const lasting = (faces.removed[card] as number) > state.year + 1 ? level : 0;
      const now = level * (survey.spare[company] as number) * (survey.slope[company] as number);
      return (now + lasting * (survey.ahead[company] as number)) * edge(survey, seat, company);
    }
  }
}

/** Less for every certificate that waits for money already. */
function appetite(state: State, seat: Seat): number {
  let waiting = 0;
  for (const card of state.concealed[seat] as Card[]) if (isCertificate(card)) waiting++;
  return 1 / (1 + 0.3 * waiting);
}

export function bestGain(state: State, survey: Survey, seat: Seat, card: Card): Gain {
  let best: Gain = {
    worth: ownGain(state, survey, seat, card),
    as: ownUseOf(card),
    company: companyOf(card),
  };
  for (const company of state.priority) {
    const worth = cityGain(state, survey, seat, card, company);
    if (worth > best.worth) best = { worth, as: 'city', company };
  }
  return best;
}
