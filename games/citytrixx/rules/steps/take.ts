import { illegal, type Seat, type Violation } from '@pentapolis/kernel';
import type { ActionOf, Use } from '../action.ts';
import { type Card, companyOf, insertCard, KINDS, kindOf, removeCard } from '../cards.ts';
import type { Company } from '../companies.ts';
import { cityIncome, facesOf } from '../components.ts';
import { NOBODY, type State } from '../state.ts';
import type { Question, Step, Table } from '../step.ts';

type Take = ActionOf<'take'>;

/** [CTX-WIN-4] */
export const stacksEmpty = (state: State): boolean => state.stacks.every((stack) => stack.length === 0);

/** What a card may be used for besides a city. [CTX-USE-2] [CTX-USE-3] */
const OWN_USE: readonly Use[] = ['share', 'train', 'money'];
export const ownUseOf = (card: Card): Use => OWN_USE[kindOf(card)] as Use;

const tops = (state: State): Card[] => state.stacks.flatMap((stack) => stack.slice(-1));

/** A question that differs only in who is asked and which cards there are. */
function taking(rule: string, from: 'trick' | 'stack', asks: (state: State) => Seat): Question<Take> {
  const cards = (state: State): Card[] => (from === 'trick' ? state.trick.left : tops(state));
  return {
    kind: 'take',
    rule,
    asks,
    args: (state) => ({ from, cards: cards(state).map((card) => facesOf(state).ids[card]!) }),
    list: (state) => cards(state).flatMap((card) => usesOf(state, card)),
    check(state, _seat, action) {
      const card = facesOf(state).numbers.get(action.card);
      if (card === undefined || !cards(state).includes(card))
        return illegal(rule, from === 'trick' ? 'refusal.notInTrick' : 'refusal.notTurnedUp', {
          card: action.card,
        });
      return checkUse(state, card, action);
    },
    play(state, seat, action, table) {
      const card = facesOf(state).numbers.get(action.card) as Card;
      if (from === 'trick') removeCard(state.trick.left, card);
      else {
        removeCard(state.stacks[kindOf(card)] as Card[], card);
        state.trick.drawn = true;
      }
      use(state, seat, card, action, from, table);
      if (from === 'stack') turnUp(state, kindOf(card), table);
    },
  };
}

function usesOf(state: State, card: Card): Take[] {
  const { ids, companies } = facesOf(state);
  const id = ids[card]!;
  const uses: Take[] = [{ kind: 'take', card: id, as: ownUseOf(card) }];
  for (const company of state.priority.toSorted((a, b) => a - b))
    uses.push({ kind: 'take', card: id, as: 'city', company: companies[company]! });
  return uses;
}

function checkUse(state: State, card: Card, action: Take): Violation | undefined {
  if (action.as !== 'city') {
    // [CTX-USE-2] [CTX-USE-3]
    if (action.as !== ownUseOf(card))
      return illegal(action.as === 'train' ? 'CTX-USE-3' : 'CTX-USE-2', 'refusal.wrongUse', {
        card: action.card,
        use: action.as,
      });
    return action.company === undefined
      ? undefined
      : illegal('CTX-USE-1', 'refusal.noCompanyHere', { use: action.as });
  }
  // [CTX-USE-4]
  if (action.company === undefined) return illegal('CTX-USE-4', 'refusal.cityNeedsCompany');
  const company = facesOf(state).companies.indexOf(action.company);
  return state.priority.includes(company)
    ? undefined
    : illegal('CTX-USE-4', 'refusal.companyNotInPlay', { company: action.company });
}

/** [CTX-USE-1] */
function use(
  state: State,
  seat: Seat,
  card: Card,
  { card: id, as, company }: Take,
  from: 'trick' | 'stack',
  { emit }: Table,
): void {
  const faces = facesOf(state);
  const own = faces.companies[companyOf(card)]!;
  if (as === 'city') {
    const at = faces.companies.indexOf(company!);
    insertCard(state.cities[at] as Card[], card);
    const income = cityIncome(faces, card, state.year);
    emit?.({ kind: 'took', seat, card: id, from, as, company, city: faces.city[card]!, income });
  } else if (as === 'train') {
    insertCard(state.trains[companyOf(card) as Company] as Card[], card);
    emit?.({ kind: 'took', seat, card: id, from, as, company: own });
  } else {
    insertCard(state.concealed[seat] as Card[], card);
    emit?.({ kind: 'took', seat, card: id, from, as });
  }
}

/** [CTX-WIN-3] The next card of the stack. */
function turnUp(state: State, kind: number, { emit }: Table): void {
  const card = (state.stacks[kind] as Card[]).at(-1);
  const back = KINDS[kind]!;
  if (card === undefined) emit?.({ kind: 'stackEmpty', back });
  else emit?.({ kind: 'turnedUp', back, card: facesOf(state).ids[card]!, reveals: true });
}

/** [CTX-WIN-1] All but the last, in the order of winning, until one card is left. */
export const takeInOrder: Step = {
  name: 'takeInOrder',
  question: taking('CTX-WIN-1', 'trick', ({ seats, trick }) =>
    trick.left.length > 1 ? (trick.order[seats - trick.left.length] as Seat) : NOBODY,
  ),
};

/** [CTX-WIN-2] The winner; [CTX-WIN-4] but the last if there is nothing to draw. */
export const takeLast: Step = {
  name: 'takeLast',
  question: taking('CTX-WIN-2', 'trick', (state) => {
    const { left, order } = state.trick;
    if (left.length === 0) return NOBODY;
    return (stacksEmpty(state) ? order.at(-1) : order[0]) as Seat;
  }),
};

/** [CTX-WIN-3] */
export const drawForLoser: Step = {
  name: 'drawForLoser',
  question: taking('CTX-WIN-3', 'stack', (state) =>
    state.trick.drawn || stacksEmpty(state) ? NOBODY : (state.trick.order.at(-1) as Seat),
  ),
};
