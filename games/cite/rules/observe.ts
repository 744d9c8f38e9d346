import type { Chance, Seat, Viewer } from '@pentapolis/kernel';
import { CARD_IDS, type CardId } from './cards.ts';
import { keep } from './frozen.ts';
import { cloneTable, EVERYBODY, type HeldCard, type State } from './state.ts';
import type { KnownCard, View, ViewCards } from './view.ts';

const SPECTATOR: Seat = -1;

const order = (card: CardId): number => CARD_IDS.indexOf(card);

/** Does the viewer know which card it is? [CTE-CARD-6] */
function knows({ known }: HeldCard, viewer: Seat): boolean {
  return viewer === SPECTATOR ? known === EVERYBODY : (known & (1 << viewer)) !== 0;
}

const shown = ({ card, known }: HeldCard): KnownCard => ({ card, open: known === EVERYBODY });

function viewCards(cards: readonly HeldCard[], viewer: Seat): ViewCards {
  return { count: cards.length, known: cards.filter((held) => knows(held, viewer)).map(shown) };
}

export function observe(state: State, who: Viewer): View {
  const viewer = who === 'spectator' ? SPECTATOR : who;
  return {
    ...cloneTable(state),
    viewer,
    hands: state.hands.map((hand) => viewCards(hand, viewer)),
    pile: {
      size: state.pile.length,
      known: state.pile.flatMap((held, at) => (knows(held, viewer) ? [{ at, ...shown(held) }] : [])),
    },
    peek: viewCards(state.peek, viewer),
  };
}

/** Only cards are hidden, and only while somebody holds some that not everybody knows. [CTE-CARD-6] */
export const hides = ({ hands, peek }: State): boolean =>
  [...hands.flat(), ...peek].some(({ known }) => known !== EVERYBODY);

/**
 * A State the View could come from: cards whose place is unknown are dealt over the unknown places.
 * @throws RangeError when the value is no View
 */
export function determinize(view: View, chance: Chance): State {
  const table = cloneTable(view);
  const inPlay = view.pile.size + view.peek.count + view.hands.reduce((sum, { count }) => sum + count, 0);
  const seen = [...view.hands, view.peek, view.pile].flatMap(({ known }) => known.map(({ card }) => card));
  if (new Set(seen).size < seen.length || (inPlay !== 0 && inPlay !== CARD_IDS.length))
    throw new RangeError(`a View of ${inPlay} cards, of which it knows ${seen.length}`);
  const unseen = inPlay === 0 ? [] : CARD_IDS.filter((card) => !seen.includes(card));
  const pool = chance.shuffle(unseen.length).map((index) => unseen[index] as CardId);
  const own = view.viewer === SPECTATOR ? 0 : 1 << view.viewer;
  const mask = ({ open }: KnownCard, holder: number): number => (open ? EVERYBODY : own | holder);
  const deal = ({ count, known }: ViewCards, holder: Seat): HeldCard[] => {
    const bit = holder < 0 ? 0 : 1 << holder;
    const cards = known.map((item) => keep({ card: item.card, known: mask(item, bit) }));
    while (cards.length < count) cards.push(keep({ card: pool.pop() as CardId, known: bit }));
    return cards.sort((a, b) => order(a.card) - order(b.card));
  };
  const places = new Map(view.pile.known.map((item) => [item.at, item]));
  const hands = view.hands.map(deal);
  const peek = deal(view.peek, view.draws[0]?.seat ?? SPECTATOR);
  const pile = Array.from({ length: view.pile.size }, (_, at) => {
    const item = places.get(at);
    return keep(
      item === undefined
        ? { card: pool.pop() as CardId, known: 0 }
        : { card: item.card, known: mask(item, 0) },
    );
  });
  return { ...table, hands, pile, peek };
}
