import { illegal } from '@pentapolis/kernel';
import { distinct, districtOf } from '../cards.ts';
import { cityOf, placeOf } from '../city.ts';
import { addGold, goldOf } from '../gold.ts';
import type { CharacterPower, Move } from '../powers.ts';

const MOST = 2;

/** [CIT-ARTIST-1] One gold on one or two districts of the own city, never two on one. */
const beautify: Move<'beautify'> = {
  kind: 'beautify',
  list(state, seat, list) {
    for (const card of distinct(cityOf(state, seat).cards.toSorted((a, b) => a - b))) {
      const action = { kind: 'beautify', card: districtOf(card) } as const;
      if (this.check(state, seat, action) === undefined) list.push(action);
    }
  },
  check(state, seat, { card }) {
    if (state.turn.beautified >= MOST)
      return illegal('CIT-ARTIST-1', 'refusal.beautifiedEnough', { most: MOST });
    if (goldOf(state, seat) === 0) return illegal('CIT-ARTIST-1', 'refusal.noGold');
    const city = cityOf(state, seat);
    if (placeOf(city, card, false) >= 0) return undefined;
    return placeOf(city, card, true) >= 0
      ? illegal('CIT-ARTIST-1', 'refusal.beautifiedOnce', { card })
      : illegal('CIT-ARTIST-1', 'refusal.noSuchDistrict', { seat, card });
  },
  play(state, seat, { card }, { emit }) {
    const city = cityOf(state, seat);
    addGold(state, seat, -1);
    city.gold[placeOf(city, card, false)] = 1;
    state.turn.beautified++;
    emit?.({ kind: 'beautified', seat, card });
  },
};

export const artist: CharacterPower = { id: 'artist', moves: [beautify] };
