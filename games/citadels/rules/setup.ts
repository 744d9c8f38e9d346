import type { Chance, Setup } from '@pentapolis/kernel';
import { type DistrictId, deckWith } from './cards.ts';
import { castWith } from './cast.ts';
import { dealCharacters } from './draft.ts';
import { enterHand } from './knowledge.ts';
import { type Choices, choicesFrom } from './options.ts';
import { VERSION } from './rulings.ts';
import { NOBODY, noHolders, noTurn, type State } from './state.ts';

const HAND = 4;
const GOLD = 2;

/** [CIT-SETUP-4] The cards of a match: [CIT-CAST-7] no Graveyard beside a Diplomat, [CIT-OPTION-5] a Ball Room on request. */
export function deckOf({ characters, districts, ballRoom }: Choices): number[] {
  const bonus: DistrictId[] = ballRoom ? [...districts, 'ballRoom'] : [...districts];
  return deckWith(bonus, characters.includes('diplomat') ? ['graveyard'] : []);
}

function lists<T>(count: number): T[][] {
  return Array.from({ length: count }, () => []);
}

/** A table before anything is dealt, in round 1. */
export function emptyTable(choices: Choices, seats: number, version: number = VERSION): State {
  return {
    version,
    choices,
    seats,
    phase: 'draft',
    round: 1,
    crown: 0,
    draft: { first: 0, faceDown: 0, faceUp: 0, left: 0, kept: [], buried: [] },
    holder: noHolders(),
    called: 0,
    revealed: 0,
    murdered: 0,
    bewitched: 0,
    robbed: 0,
    thief: NOBODY,
    spared: 0,
    witch: NOBODY,
    witchDone: 0,
    taxer: NOBODY,
    guarded: NOBODY,
    queen: NOBODY,
    builders: 0,
    turn: noTurn(),
    stack: [],
    deck: [],
    deckKnown: [],
    searched: lists(seats),
    searchedLeft: new Array<number>(seats).fill(0),
    gold: new Array<number>(seats).fill(GOLD),
    hands: lists(seats),
    known: lists(seats * seats),
    cities: Array.from({ length: seats }, () => ({ cards: [], gold: [], since: [], byWizard: [] })),
    museum: [],
    museumKnown: [],
    bell: false,
    ending: false,
    firsts: [],
  };
}

/** [CIT-SETUP-2] Four cards and two gold each, [CIT-SETUP-3] [CIT-OPTION-3] the Crown, and the first draft. */
export function setup({ seats, options }: Setup, chance: Chance, version: number = VERSION): State {
  const choices = choicesFrom(options);
  const state = emptyTable(choices, seats, version);
  const cards = deckOf(choices);
  state.deck.push(...chance.shuffle(cards.length).map((index) => cards[index]!));
  for (let seat = 0; seat < seats; seat++)
    for (let dealt = 0; dealt < HAND; dealt++) enterHand(state, seat, state.deck.shift()!);
  state.deckKnown.push(...state.deck.map(() => 0));
  state.crown = choices.crown === 'random' ? chance.pick(seats) : Number(choices.crown.slice(4)) - 1;
  Object.assign(state.draft, dealCharacters(seats, castWith(choices.characters).length, state.crown, chance));
  return state;
}
