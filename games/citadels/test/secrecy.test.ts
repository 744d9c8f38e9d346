import { fastChance, type Seat } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { setOf } from '../rules/cast.ts';
import { determinize, worldsOf } from '../rules/determinize.ts';
import {
  BONUS_DISTRICTS,
  type CharacterId,
  citadels,
  type DistrictId,
  type FactKind,
  type State,
} from '../rules/index.ts';
import { scoreOf } from '../rules/scoring.ts';
import { choices, hand, heard, optionsWith, play, playAll, stage, view, wander } from './stage.ts';

const text = (value: unknown): string => JSON.stringify(value);

/** All that reaches a viewer: what it sees, who is asked, what it may do. */
const reaches = (state: State, viewer: Seat | 'spectator'): string =>
  text([
    view(state, viewer),
    citadels.deciding(state),
    viewer === 'spectator' ? [] : citadels.legalActions(state, viewer),
    viewer === 'spectator' ? '' : (citadels.decision(state, viewer) ?? ''),
  ]);

describe('characters', () => {
  /** Seat 3, the first to choose, holds Merchant or Architect; the other of the two lies face down. */
  const murder = (held: CharacterId): State =>
    stage({
      roles: ['assassin', 'king', 'bishop', held],
      crown: 3,
      before: ({ draft }) => {
        draft.faceUp = setOf([2, 3]);
        draft.faceDown = held === 'merchant' ? 7 : 6;
        draft.left = setOf([8]);
      },
    });

  it('[CIT-SECRET-2] [CIT-CALL-3] a murdered character looks like an absent one until the end of the round', () => {
    const [hit, missed] = [murder('merchant'), murder('architect')];
    for (const move of ['murder:merchant', 'gold', 'end', 'gold', 'end', 'gold'])
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        expect(reaches(hit, viewer)).toBe(reaches(missed, viewer));
        const told = [hit, missed].map((state) => heard(play(citadels.clone(state), move), viewer));
        expect(text(told[0])).toBe(text(told[1]));
        if (viewer === 'spectator') for (const state of [hit, missed]) play(state, move);
      }
    // The turn of seat 2 ends: the Merchant is called in vain, in the same words.
    const silence = [hit, missed].map((state) => play(state, 'end').slice(0, 3));
    expect(text(silence[0])).toBe(text(silence[1]));
    expect(silence[0]!.map(({ kind }) => kind)).toEqual(['ended', 'called', 'silent']);
    // The server waits at random here, for the one as for the other.
    expect(silence[0]!.map(({ pause }) => pause)).toEqual([undefined, undefined, true]);
  });

  it('[CIT-SECRET-1] everybody sees with whom the Magician swapped, also where nothing else tells', () => {
    const table = stage({
      roles: ['magician', 'king', 'bishop', 'merchant'],
      hands: [['manor'], ['temple'], ['church']],
    });
    const [one, two] = [citadels.clone(table), citadels.clone(table)];
    play(one, 'swapHands:1');
    play(two, 'swapHands:2');
    for (const viewer of [3, 'spectator'] as const) {
      expect([view(one, viewer).turn?.swapped, view(two, viewer).turn?.swapped]).toEqual([1, 2]);
      expect(view(table, viewer).turn?.swapped).toBeUndefined();
    }
    play(one, 'gold');
    play(one, 'end');
    expect(view(one, 3).turn?.swapped).toBeUndefined();
  });

  it('[CIT-SECRET-2] nobody sees a character that was not called, nor who was passed what', () => {
    const state = wander(4, {}, 3, (now) => {
      if (now.phase !== 'turns') return;
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
        for (const [seat, seen] of view(now, viewer).seats.entries()) {
          if (seat === viewer) continue;
          expect(seen.characters).toBeUndefined();
          expect(seen.revealed.length).toBeLessThanOrEqual(1);
        }
    });
    expect(state.phase).toBe('over');
  });

  it('[CIT-DRAFT-9] what a seat saw in the draft stays in its own view, through its turns and a reconnection', () => {
    const state = citadels.setup({ seats: 5, options: optionsWith(5, { crown: 'seat1' }) }, fastChance(2));
    const offered = view(state, 0).draft.offered!;
    play(state, `draft:${offered[1]}`);
    for (let step = 1; step < 5; step++) play(state, choices(state)[0]!);
    play(state, 'gold');
    const restored: State = JSON.parse(JSON.stringify(state));
    for (const now of [state, restored]) {
      expect(view(now, 0).draft.own).toEqual([{ step: 0, seen: offered, kept: offered[1] }]);
      expect(view(now, 3).draft.own).toHaveLength(1);
      expect(view(now, 3).draft.own[0]!.seen).toHaveLength(3);
      expect(view(now, 'spectator').draft.own).toEqual([]);
    }
    expect(reaches(restored, 2)).toBe(reaches(state, 2));
  });

  it('[CIT-DRAFT-7] [CIT-DRAFT-1] a buried or face-down character is known to those who saw it alone', () => {
    const state = citadels.setup({ seats: 2, options: optionsWith(2, { crown: 'seat1' }) }, fastChance(4));
    play(state, choices(state)[0]!);
    const facts = play(state, choices(state)[0]!);
    expect(heard(facts, 1).find(({ kind }) => kind === 'kept')).toHaveProperty('bury');
    expect(text(heard(facts, 0).filter(({ kind }) => kind !== 'passed'))).not.toMatch(/bury"|character"/);
    const other = citadels.clone(state);
    const [kept, buried] = [state.draft.kept[1]!, state.draft.buried[1]!];
    other.draft.kept[1] = buried;
    other.draft.buried[1] = kept;
    other.holder[buried] = 1;
    other.holder[kept] = -1;
    expect(reaches(other, 0)).toBe(reaches(state, 0));
  });

  it('[CIT-SECRET-2] a seat can be anything its rivals’ memories allow, and nothing else', () => {
    const state = citadels.setup({ seats: 4, options: optionsWith(4, { crown: 'seat1' }) }, fastChance(8));
    for (let step = 0; step < 4; step++) play(state, choices(state)[0]!);
    const mine = view(state, 1).draft.own[0]!;
    const chance = fastChance(1);
    const imagined = new Set<string>();
    for (let draw = 0; draw < 200; draw++) {
      const world = determinize(view(state, 1), chance);
      for (const seat of [2, 3])
        for (const id of view(world, seat).seats[seat]!.characters!) {
          imagined.add(id);
          expect(mine.seen).toContain(id);
          expect(id).not.toBe(mine.kept);
        }
      expect(mine.seen).not.toContain(view(world, 0).seats[0]!.characters![0]);
    }
    expect(imagined.size).toBe(3);
  });
});

describe('cards', () => {
  it('[CIT-SECRET-3] the order of the deck reaches nobody', () => {
    const options = { districts: BONUS_DISTRICTS };
    wander(3, options, 6, (state, chance) => {
      if (chance.pick(12) > 0 || state.stack.some(({ kind }) => kind === 'pick')) return;
      const other = citadels.clone(state);
      const hidden = other.deck.map((_, at) => at).filter((at) => other.deckKnown[at] === 0);
      const order = chance.shuffle(hidden.length);
      hidden.forEach((at, index) => {
        other.deck[at] = state.deck[hidden[order[index]!]!]!;
      });
      for (const viewer of [0, 1, 2, 'spectator'] as const)
        expect(reaches(other, viewer)).toBe(reaches(state, viewer));
    });
  });

  it('[CIT-SECRET-2] what is told to others or spectators never names a drawn, kept or tucked card', () => {
    const named = new Set<FactKind>();
    wander(
      4,
      { districts: BONUS_DISTRICTS, characters: ['wizard', 'emperor', 'diplomat'] },
      12,
      (state, chance) => {
        const seat = citadels.deciding(state)[0]!;
        const list = citadels.legalActions(state, seat);
        const facts: ReturnType<typeof play> = [];
        const after = citadels.clone(state);
        citadels.apply(after, seat, list[chance.pick(list.length)]!, chance, (fact) => facts.push(fact));
        for (const fact of heard(facts, 'spectator'))
          if ('card' in fact || 'cards' in fact || 'own' in fact) named.add(fact.kind);
      },
    );
    const open: FactKind[] = ['beautified', 'built', 'destroyed', 'exchanged', 'reclaimed'];
    expect([...named].filter((kind) => !open.includes(kind))).toEqual([]);
    expect(named.size).toBeGreaterThan(1);
  });

  it('[CIT-SECRET-3] a Lighthouse search is the searcher’s alone', () => {
    const state = stage({
      roles: ['merchant', 'thief', 'bishop', 'king'],
      options: { districts: ['lighthouse'] },
      hands: [['lighthouse']],
      gold: [3],
      at: 'merchant',
    });
    playAll(state, 'gold', 'build:lighthouse');
    const facts = [...play(state, 'search'), ...play(state, 'pick:keep')];
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(text(heard(facts, viewer))).not.toContain('keep"');
      expect(text(view(state, viewer).deck)).not.toMatch(/[a-z]+"\]/);
    }
    // The searcher remembers what was in it, and its worlds hold no other deck.
    const { searched } = view(state, 0).deck;
    const worlds = worldsOf(view(state, 0));
    expect(worlds(fastChance(3)).deck.toSorted((a, b) => a - b)).toEqual(
      state.deck.toSorted((a, b) => a - b),
    );
    expect(searched).toHaveLength(state.deck.length);
  });

  it('[CIT-SECRET-4] victims of Magician and Wizard learn what the table sees, and what they hold', () => {
    const cards: DistrictId[][] = [['manor'], ['tavern', 'temple'], ['docks']];
    const swap = stage({ roles: ['magician', 'king', 'bishop', 'merchant'], hands: cards, at: 'magician' });
    const swapped = play(swap, 'swapHands:1');
    expect(heard(swapped, 1).map(({ kind }) => kind)).toEqual(['swappedHands', 'gotHand']);
    expect(heard(swapped, 2).map(({ kind }) => kind)).toEqual(['swappedHands']);
    expect([
      view(swap, 0).seats[1]!.known,
      view(swap, 1).seats[0]!.known,
      view(swap, 2).seats[0]!.known,
    ]).toEqual([['manor'], ['temple', 'tavern'], []]);
    const look = stage({
      roles: ['wizard', 'king', 'bishop', 'merchant'],
      options: { characters: ['wizard'] },
      hands: cards,
      at: 'wizard',
    });
    expect(heard(play(look, 'look:1'), 1).map(({ kind }) => kind)).toEqual(['looked']);
    expect(text(view(look, 1).pending)).not.toContain('tavern');
    play(look, 'take:tavern:false');
    expect(hand(look, 1)).toEqual(['temple']);
    expect(view(look, 2).seats[0]!.known).toEqual([]);
  });

  it('[CIT-SECRET-4] what is known of a hand is forgotten when its owner puts cards away unseen', () => {
    const state = stage({
      roles: ['magician', 'king', 'bishop', 'merchant'],
      hands: [
        ['manor', 'docks'],
        ['tavern', 'temple'],
      ],
      cities: [[], ['laboratory']],
      at: 'magician',
    });
    playAll(state, 'swapHands:1', 'gold', 'end');
    expect(view(state, 0).seats[1]!.known).toEqual(['manor', 'docks']);
    play(state, 'laboratory:docks');
    expect(view(state, 0).seats[1]!.known).toEqual([]);
  });

  it('[CIT-SECRET-5] points during play leave out hands and Museums', () => {
    const state = stage({
      roles: ['merchant', 'thief', 'bishop', 'king'],
      options: { districts: ['museum', 'mapRoom', 'imperialTreasury'] },
      cities: [['museum', 'mapRoom', 'imperialTreasury']],
      hands: [['manor', 'tavern']],
      gold: [3],
      at: 'merchant',
    });
    play(state, 'museum:manor');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(view(state, viewer).seats[0]!.score.special).toBe(3);
    expect(scoreOf(state, 0).special).toBe(5);
    expect(citadels.scores(state)[0]).toBe(4 + 5 + 4 + 5);
  });
});

describe('everything else', () => {
  it('[CIT-SECRET-1] spectators get what lies on the table', () => {
    const state = stage({
      roles: ['merchant', 'thief', 'bishop', 'king'],
      options: { districts: ['museum'] },
      cities: [['museum']],
      hands: [['manor', 'tavern'], ['temple']],
      at: 'merchant',
    });
    play(state, 'museum:tavern');
    const { seats, deck, draft } = view(state, 'spectator');
    expect(seats.map(({ gold, handSize }) => [gold, handSize])).toEqual([
      [2, 1],
      [2, 1],
      [2, 0],
      [2, 0],
    ]);
    expect(seats.every((seat) => seat.hand === undefined && seat.characters === undefined)).toBe(true);
    expect([seats[0]!.museum, deck.known, draft.own]).toEqual([['hidden'], [], []]);
  });

  it('[CIT-SECRET-2] no seat may act as another, whatever it claims to be', () => {
    const state = stage({ roles: ['king', 'thief', 'bishop', 'warlord'], at: 'king' });
    for (const action of [
      { kind: 'gold' },
      { kind: 'destroy', seat: 0, card: 'tavern' },
      { kind: 'end' },
    ] as const)
      expect(citadels.check(state, 3, action)).toMatchObject({
        violation: 'illegal',
        key: 'refusal.notYourTurn',
      });
    expect(citadels.legalActions(state, 3)).toEqual([]);
  });

  it('[CIT-SECRET-2] draws, searches, hands seen and characters called bound undo; taking gold does not', () => {
    const marked = (facts: ReturnType<typeof play>): boolean => facts.some(({ reveals }) => reveals === true);
    const state = stage({ roles: ['king', 'thief', 'bishop', 'warlord'], hands: [['tavern']], at: 'king' });
    expect(marked(play(citadels.clone(state), 'cards'))).toBe(true);
    expect(marked(play(state, 'gold'))).toBe(false);
    expect(marked(play(state, 'build:tavern'))).toBe(false);
    expect(marked(play(state, 'end'))).toBe(true);
  });
});
