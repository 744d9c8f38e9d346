import type { BotKit, Policy } from '@pentapolis/kernel';
import { type Action, cite, nextVote, type State, type View } from '../rules/index.ts';
import { cardAction, keepAction } from './cards.ts';
import { STRENGTH } from './strength.data.ts';
import { type Character, openAction } from './turn.ts';

/** Words nobody can measure are taken as kept; what was promised and not done is not. */
function vote(state: State, seat: number): Action {
  const accusation = nextVote(state, seat);
  const { contract, clause } = state.accusations[accusation] as State['accusations'][number];
  const found = state.contracts.find(({ id }) => id === contract);
  return { kind: 'vote', accusation, guilty: found?.status[clause] === 'broken' };
}

function policyOf(character: Character): Policy<View, Action> {
  return ({ view, seat }, chance) => {
    const state = cite.determinize(view, chance);
    switch (state.phase) {
      case 'first':
      case 'main':
        return openAction(state, seat, character, chance);
      case 'between':
        return cardAction(state, seat) ?? { kind: 'finish' };
      case 'ports':
        return keepAction(state);
      default:
        return vote(state, seat);
    }
  };
}

/** What Cité gives to the generic players. `builder` is `negotiator` forbidden to deal. */
export const bots: BotKit<View, Action> = {
  policies: {
    negotiator: policyOf({ deals: true, proposes: true, slips: 0 }),
    builder: policyOf({ deals: false, proposes: false, slips: 0 }),
    // The generic greedy player moves and offers without end: nothing it does need ever finish a turn.
    greedy: policyOf({ deals: false, proposes: false, slips: 0 }),
    citizen: policyOf({ deals: true, proposes: false, slips: 35 }),
    apprentice: policyOf({ deals: false, proposes: false, slips: 80 }),
  },
  levels: [
    { id: 'apprentice', bot: 'apprentice', measured: STRENGTH.apprentice },
    { id: 'citizen', bot: 'citizen', measured: STRENGTH.citizen },
    { id: 'builder', bot: 'builder', measured: STRENGTH.builder },
    { id: 'master', bot: 'negotiator', measured: STRENGTH.master },
  ],
};
