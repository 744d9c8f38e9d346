import { fastChance } from '@pentapolis/kernel';
import { expect, it } from 'vitest';
import { citadels } from '../rules/index.ts';
import { everything } from '../table/model/everything.ts';
import { optionsWith, view, wander } from './stage.ts';

it('all hands and characters lie open, and nothing else is made up', () => {
  let looked = 0;
  wander(4, { districts: ['museum'] }, 5, (state) => {
    if (looked++ % 17 !== 0) return;
    const spectator = view(state, 'spectator');
    const seats = [0, 1, 2, 3].map((seat) => view(state, seat));
    const all = everything(spectator, seats);
    for (const [seat, shown] of all.seats.entries()) {
      expect(shown.hand).toEqual(seats[seat]?.seats[seat]?.hand);
      expect(shown.hand).toHaveLength(shown.handSize);
      expect(shown.characters).toEqual(seats[seat]?.seats[seat]?.characters);
      const { hand: _, characters: __, museum, ...rest } = shown;
      const {
        hand: ___,
        characters: ____,
        museum: hidden,
        ...before
      } = spectator.seats[seat] as typeof shown;
      expect(rest).toEqual(before);
      expect(museum).toHaveLength(hidden.length);
    }
    expect({ ...all, seats: 0, draft: 0 }).toEqual({ ...spectator, seats: 0, draft: 0 });
  });
  expect(looked).toBeGreaterThan(100);
});

it('while characters are drafted, what lies on offer lies open', () => {
  const state = citadels.setup({ seats: 5, options: optionsWith(5, { crown: 'seat3' }) }, fastChance(1));
  const seats = [0, 1, 2, 3, 4].map((seat) => view(state, seat));
  const { draft } = everything(view(state, 'spectator'), seats);
  expect(draft.offered).toEqual(seats[2]?.draft.offered);
  expect(draft.offered).toHaveLength(6);
});
