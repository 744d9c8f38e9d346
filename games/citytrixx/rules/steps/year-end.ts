import { type Card, isTrain } from '../cards.ts';
import { type Faces, facesOf } from '../components.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';

/** [CTX-END-4] */
export const LAST_YEAR = 3;

export const endYear: Step = {
  name: 'endYear',
  run(state, { emit }) {
    emit?.({ kind: 'yearEnded', year: state.year });
    if (state.year === LAST_YEAR) emit?.({ kind: 'over' });
  },
  // [CTX-END-4] [CTX-SCORE-3] everything stays where it is
  leadsTo: (state) => (state.year === LAST_YEAR ? 'over' : undefined),
};

const obsolete = (faces: Faces, card: Card, year: number): boolean => faces.removed[card] === year + 1;

/** [CTX-END-1] At work, in decks and stacks, as cities: the next deal leaves them out, here they leave the table. */
export const scrapTrains: Step = {
  name: 'scrapTrains',
  run(state, { emit }) {
    const faces = facesOf(state);
    const { year } = state;
    const atWork = state.trains.flatMap((trains) => trains.filter((card) => obsolete(faces, card, year)));
    for (const list of [...state.trains, ...state.cities, ...state.hands, ...state.stacks])
      for (let at = list.length - 1; at >= 0; at--)
        if (isTrain(list[at] as Card) && obsolete(faces, list[at] as Card, year)) list.splice(at, 1);
    emit?.({ kind: 'scrapped', level: year, cards: atWork.map((card) => faces.ids[card]!) });
  },
};

/**
 * [CTX-END-2] [CTX-END-3] Back to the decks, from which `dealHands` deals: all but the trains at work and the certificates
 * that were ever bought.
 */
export const gatherCards: Step = {
  name: 'gatherCards',
  run(state: State, { emit }) {
    for (const list of [...state.cities, ...state.hands, ...state.stacks, ...state.concealed, state.spent])
      list.length = 0;
    emit?.({ kind: 'gathered', year: state.year });
  },
  leadsTo: () => 'beginYear',
};
