import { fastChance } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { COLOUR, cardOf } from '../rules/cards.ts';
import {
  BONUS_CHARACTERS,
  BONUS_DISTRICTS,
  type CharacterId,
  type CitadelsFact,
  citadels,
  DISTRICTS,
  type DistrictId,
  incomeColour,
  rankOf,
  type State,
} from '../rules/index.ts';
import { DISTRICT_MEETINGS, type DistrictRow, MEETINGS, ORDER } from './interactions.data.ts';
import { asked, choices, goldOf, play, refusal, stage, view } from './stage.ts';

const FILLERS: readonly CharacterId[] = [
  'magician',
  'merchant',
  'architect',
  'bishop',
  'king',
  'warlord',
  'thief',
];

interface Meeting {
  readonly cities?: readonly (readonly DistrictId[])[];
  readonly hands?: readonly (readonly DistrictId[])[];
  readonly gold?: readonly number[];
}

/** Five at a table: `one` in seat 0, `two` beside it in seat 1, others of other ranks round them. */
function meet(one: CharacterId, two: CharacterId, scene: Meeting = {}): State {
  const others = FILLERS.filter((id) => rankOf(id) !== rankOf(one) && rankOf(id) !== rankOf(two)).slice(0, 3);
  const characters = BONUS_CHARACTERS.filter((id) => id === one || id === two);
  return stage({
    roles: [one, two, ...others],
    options: { characters, districts: BONUS_DISTRICTS, ballRoom: true },
    crown: 3,
    gold: [9, 9, 1, 1, 1],
    cities: [['docks'], ['temple']],
    hands: [
      ['tavern', 'market'],
      ['watchtower', 'prison'],
    ],
    ...scene,
  });
}

/** The plainest answer to whatever is asked. */
function plainly(state: State): CitadelsFact[] {
  const list = choices(state);
  return play(state, list.find((text) => text === 'gold') ?? list.find((text) => text === 'end') ?? list[0]!);
}

/** Plays plainly until `seat` has its turn proper, or the round is over. @returns whether it came */
function until(state: State, seat: number, character: CharacterId): boolean {
  const { round } = state;
  while (state.round === round && state.phase === 'turns') {
    const { turn } = view(state, seat);
    if (turn?.seat === seat && turn.character === character && state.stack.length === 0) return true;
    plainly(state);
  }
  return false;
}

/** Plays plainly to the end of the round. */
function finish(state: State): void {
  const { round } = state;
  while (state.round === round && state.phase === 'turns') plainly(state);
}

/** What each relation of the table means, played out. */
const PROOFS: Readonly<Record<string, (one: CharacterId, two: CharacterId) => void>> = {
  m(one, two) {
    const state = meet(one, two);
    play(state, `murder:${two}`);
    expect(until(state, 1, two)).toBe(false);
    expect(goldOf(state)[1]).toBe(9);
  },
  w(one, two) {
    const state = meet(one, two);
    play(state, 'gold');
    play(state, `bewitch:${two}`);
    expect(until(state, 1, two)).toBe(true);
    expect(choices(state)).toEqual(['gold', 'cards']);
    play(state, 'gold');
    expect(view(state, 0).turn).toMatchObject({ seat: 0, character: two, mode: 'witch' });
    finish(state);
  },
  r(one, two) {
    const state = meet(one, two);
    expect(until(state, 0, one)).toBe(true);
    play(state, `rob:${two}`);
    const facts: CitadelsFact[] = [];
    while (!facts.some(({ kind }) => kind === 'robbed')) facts.push(...plainly(state));
    expect(facts.find(({ kind }) => kind === 'robbed')).toMatchObject({ seat: 1, by: 0 });
  },
  x(one, two) {
    const state = meet(one, two);
    expect(until(state, 0, one)).toBe(true);
    expect(refusal(state, `rob:${two}`)).toBe('CIT-THIEF-2 refusal.notRobbed');
  },
  t(one, two) {
    expect(taxed(one, two)).toBe(1);
  },
  '-'(one, two) {
    expect(taxed(one, two)).toBe(0);
  },
  c(one, two) {
    const state = meet(one, two);
    expect(until(state, 0, one)).toBe(true);
    play(state, one === 'magician' ? 'swapHands:1' : 'look:1');
    expect(view(state, 0).seats[1]!.known.length).toBeGreaterThan(0);
    finish(state);
  },
  k(one, two) {
    const state = meet(one, two);
    while (asked(state) !== '0 crown') plainly(state);
    play(state, 'crown:1');
    expect(view(state, 0).crown).toBe(1);
    finish(state);
  },
  g(one, two) {
    const state = meet(one, two, { gold: [1, 9, 1, 1, 1] });
    expect(until(state, 0, one)).toBe(true);
    const [own, rich] = goldOf(state) as [number, number];
    play(state, 'tithe');
    expect(goldOf(state).slice(0, 2)).toEqual([own + 1, rich - 1]);
  },
  d(one, two) {
    const state = meet(one, two);
    expect(until(state, 0, one)).toBe(true);
    play(state, 'gold');
    play(state, one === 'warlord' ? 'destroy:1:temple' : 'exchange:docks:1:temple');
    expect(view(state, 0).seats[1]!.city.map(({ card }) => card)).not.toContain('temple');
  },
  s(one, two) {
    const state = meet(one, two);
    expect(until(state, 0, one)).toBe(true);
    play(state, 'gold');
    const text = one === 'warlord' ? 'destroy:1:temple' : 'exchange:docks:1:temple';
    expect(refusal(state, text)).toBe('CIT-BISHOP-2 refusal.guarded');
  },
  q(one, two) {
    const state = meet(one, two);
    expect(until(state, 0, one)).toBe(true);
    const gold = goldOf(state)[0]!;
    play(state, 'favour');
    expect(goldOf(state)[0]).toBe(gold + 3);
  },
  '.'(one, two) {
    const state = meet(one, two);
    expect(until(state, 0, one)).toBe(true);
    play(state, 'gold');
    expect(choices(state).filter((text) => text.includes(two) || /:1\b/.test(text))).toEqual([]);
    finish(state);
  },
};

/** Gold seat 1 pays to seat 0 for building as `two`. */
function taxed(one: CharacterId, two: CharacterId): number {
  const state = meet(one, two, { hands: [[], ['watchtower']] });
  expect(until(state, 1, two)).toBe(true);
  const facts: CitadelsFact[] = [];
  while (citadels.deciding(state)[0] === 1 && state.turn.seat === 1) {
    const list = choices(state);
    const wanted = ['gold', 'build:watchtower', 'end'].find((text) => list.includes(text)) ?? list[0]!;
    facts.push(...play(state, wanted));
  }
  while ((state.revealed & (1 << rankOf(one))) === 0) facts.push(...plainly(state));
  return facts.filter((fact) => fact.kind === 'paid' && fact.seat === 1 && fact.other === 0).length;
}

describe('character meets character', () => {
  const rows = MEETINGS.trim()
    .split('\n')
    .map((line) => line.split(/\s+/) as [CharacterId, string]);

  it('the table has a cell for every two', () => {
    expect(rows.map(([one]) => one)).toEqual(ORDER);
    expect(rows.map(([, cells]) => cells.length)).toEqual(ORDER.map(() => ORDER.length));
  });

  it.each(rows)('%s', (one, cells) => {
    ORDER.forEach((two, column) => {
      const cell = cells[column]!;
      expect(cell === '=', `${one} ${two}`).toBe(rankOf(one) === rankOf(two));
      if (cell !== '=') PROOFS[cell]!(one, two);
    });
  });
});

describe('character meets district', () => {
  const targets = (state: State, one: CharacterId, id: DistrictId): string | undefined =>
    refusal(state, one === 'warlord' ? `destroy:1:${id}` : `exchange:docks:1:${id}`);

  function own(one: CharacterId, { id, own: code }: DistrictRow): void {
    const two: CharacterId = rankOf(one) === 1 ? 'bishop' : 'assassin';
    const colour = COLOUR[cardOf(id)]!;
    const scene = { cities: [[id], []], gold: [9, 1, 1, 1, 1] };
    const state = meet(one, two, scene);
    expect(until(state, 0, one)).toBe(true);
    const earns =
      code === 'a' ? incomeColour(one) !== undefined : code === 'i' && incomeColour(one) === colour;
    expect(choices(state).includes('income'), 'income').toBe(earns);
    expect(
      choices(state).some((text) => text === id || text.startsWith(`${id}:`)),
      'used',
    ).toBe(code === 'u' && id !== 'armory');
    if (id === 'armory') {
      const armed = meet(one, two, { cities: [[id], ['tavern']] });
      expect(until(armed, 0, one)).toBe(true);
      expect(choices(armed)).toContain('armory:1:tavern');
    }
    if (code === 'h' && rankOf(one) > 1) {
      const hit = meet(one, 'assassin', scene);
      play(hit, `murder:${one}`);
      expect(until(hit, 0, one)).toBe(true);
      expect(asked(hit)).toBe('0 act');
      finish(hit);
    }
    // The King's own Throne Room pays when he takes the Crown, an Emperor's when he gives it away.
    if (code === 'c' && (one === 'king' || one === 'emperor'))
      expect(goldOf(state)[0]).toBeGreaterThanOrEqual(10);
    finish(state);
  }

  function other(one: CharacterId, { id, other: code }: DistrictRow): void {
    if (one !== 'warlord' && one !== 'diplomat') return;
    if (one === 'diplomat' && id === 'graveyard') return; // they never meet [CIT-CAST-7]
    const state = meet(one, 'thief', {
      cities: [['docks'], id === 'docks' ? ['harbor'] : [id, 'manor']],
      gold: [20, 0, 0, 0, 0],
    });
    expect(until(state, 0, one)).toBe(true);
    play(state, 'gold');
    if (id === 'docks') return;
    expect(targets(state, one, id)).toBe(code === 'x' ? 'CIT-KEEP-1 refusal.untouchable' : undefined);
    const before = goldOf(state)[0]!;
    const after = citadels.clone(state);
    if (one === 'warlord' && id !== 'manor') {
      play(after, 'destroy:1:manor');
      expect(before - goldOf(after)[0]!).toBe(code === '+' ? 3 : 2);
      if (code === 'g') {
        const mourned = meet(one, 'thief', { cities: [['docks'], [id, 'manor']], gold: [20, 5, 0, 0, 0] });
        expect(until(mourned, 0, one)).toBe(true);
        play(mourned, 'gold');
        play(mourned, 'destroy:1:manor');
        expect(asked(mourned)).toBe('1 graveyard');
      }
    }
    finish(after);
  }

  it('the table has a row for every district', () => {
    expect(DISTRICT_MEETINGS.map(({ id }) => id).toSorted()).toEqual(DISTRICTS.toSorted());
  });

  it.each(ORDER)('%s', (one) => {
    for (const row of DISTRICT_MEETINGS) {
      if (one === 'diplomat' && row.id === 'graveyard') continue; // [CIT-CAST-7]
      own(one, row);
      other(one, row);
    }
  });

  it.each(ORDER)('%s goes through a round at random with every district in every city', (one) => {
    for (const [index, { id }] of DISTRICT_MEETINGS.entries()) {
      if (one === 'diplomat' && id === 'graveyard') continue; // [CIT-CAST-7]
      const two: CharacterId = rankOf(one) === 1 ? 'bishop' : 'assassin';
      for (const cities of [
        [[id], ['watchtower']],
        [['watchtower'], [id]],
      ] as DistrictId[][][]) {
        const state = meet(one, two, { cities, hands: [['tavern', 'market'], ['prison']] });
        const chance = fastChance(index);
        const cards = JSON.stringify(citadels.invariants!(state));
        while (state.round === 2 && state.phase === 'turns') {
          const list = choices(state);
          play(state, list[chance.pick(list.length)]!, chance);
        }
        expect(JSON.stringify(Object.entries(citadels.invariants!(state)).toSorted())).toBe(
          JSON.stringify(Object.entries(JSON.parse(cards)).toSorted()),
        );
      }
    }
  });
});
