import { ALL_CARDS, type Card, companyOf, isCertificate } from './cards.ts';
import { facesOf, inYear } from './components.ts';
import { heldCard, NONE, PRESIDENT_SHARES, type State } from './state.ts';

/**
 * What never changes, by seat: the 24 cards of its deck (wherever they are), the ten shares of its company, and 200: its
 * money, plus all it paid, minus all it received.
 */
export function invariants(state: State): Record<string, number> {
  const amounts: Record<string, number> = {};
  const cards = cardsAnywhere(state);
  state.colours.forEach((company, seat) => {
    amounts[`money.${seat}`] =
      (state.cash[seat] as number) +
      (state.paidStart[seat] as number) +
      (state.paidBought[seat] as number) -
      (state.gotSold[seat] as number) -
      (state.gotDividends[seat] as number);
    const own = cards.filter((card) => companyOf(card) === company);
    const undealt = company === NONE || state.year === 0;
    // Of all cards alike, so that one lying in two places shows though the count is right.
    const places = own.reduce((sum, card) => sum + 2 ** (card % 24), 0);
    amounts[`cards.${seat}`] = undealt ? 2 ** 24 - 1 : places;
    const presidents = company === NONE || state.president[company] !== NONE ? PRESIDENT_SHARES : 0;
    amounts[`shares.${seat}`] = presidents + (undealt ? 8 : own.filter(isCertificate).length);
  });
  return amounts;
}

/** Every card by the place it is in, those of later years and those scrapped included. */
function cardsAnywhere(state: State): Card[] {
  const faces = facesOf(state);
  const cards: Card[] = [];
  for (const list of [
    ...state.hands,
    ...state.stacks,
    ...state.trains,
    ...state.cities,
    ...state.concealed,
    state.trick.left,
    state.spent,
    state.table,
  ])
    cards.push(...list);
  for (const held of state.held) for (const code of held) cards.push(heldCard(code));
  for (let card = 0; card < ALL_CARDS; card++) if (!inYear(faces, card, state.year)) cards.push(card);
  return cards;
}
