import { fastChance, type Speaker, speaker } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { messages as rulebook } from '../rulebook/index.ts';
import { CHARACTERS, citadels, DISTRICT_ROWS, DISTRICTS, type State, type View } from '../rules/index.ts';
import { characterDrawing, colourOf, costOf, DISTRICT_DRAWINGS, fieldOf } from '../table/art/emblems.ts';
import { SIGILS } from '../table/art/signs.data.ts';
import { finalRows } from '../table/final/rows.ts';
import { messages as en } from '../table/messages.en.ts';
import { messages as fr } from '../table/messages.fr.ts';
import { buttonsOf } from '../table/model/buttons.ts';
import { keysOf, SEVERAL } from '../table/model/keys.ts';
import { noticesFor } from '../table/model/notices.ts';
import { quote } from '../table/model/price.ts';
import { districtQuotes } from '../table/model/quotes.ts';
import { activeSeat, callWords, cityWords, stageWords } from '../table/model/words.ts';
import { districtRule } from '../table/panels/help.tsx';
import { phase } from '../table/phase.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Guy', 'Hugo'];

const SAYS: readonly (readonly ['en' | 'fr', Speaker])[] = [
  ['en', speaker('en', { ...rulebook.en, ...en }, NAMES)],
  ['fr', speaker('fr', { ...rulebook.fr, ...fr }, NAMES)],
];

const OPTIONS = {
  characters: ['wizard', 'emperor', 'abbot', 'navigator', 'diplomat', 'artist'],
  districts: ['museum', 'armory', 'lighthouse', 'bellTower', 'quarry'],
  ballRoom: false,
  length: '7',
  assassin: 'deadly',
  crown: 'random',
};

/** Walks a match of six to its end. */
function walk(see: (state: State, seat: number) => void): State {
  const chance = fastChance(11);
  const state = citadels.setup({ seats: 6, options: OPTIONS }, chance);
  for (;;) {
    const [seat] = citadels.deciding(state);
    if (seat === undefined) return state;
    see(state, seat);
    const legal = citadels.legalActions(state, seat);
    const build = legal.find(({ kind }) => kind === 'build');
    citadels.apply(
      state,
      seat,
      build ?? (legal[chance.pick(legal.length)] as (typeof legal)[number]),
      chance,
    );
  }
}

describe('emblems', () => {
  it('are there for every card, all different', () => {
    const drawings = [...DISTRICTS.map((id) => DISTRICT_DRAWINGS[id]), ...CHARACTERS.map(characterDrawing)];
    expect(drawings).toHaveLength(42 + 18);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(drawings.length);
    for (const drawing of drawings)
      for (const path of Object.values(drawing)) expect(path).toMatch(/^M[-\d.\s,a-zA-Z]+$/);
  });

  it('carry the colour, its sign and the cost of the card', () => {
    for (const { id, colour, cost } of DISTRICT_ROWS) {
      expect(colourOf(id)).toBe(colour);
      expect(SIGILS[colour]).toMatch(/^M/);
      expect(costOf(id)).toBe(cost);
    }
    expect(fieldOf('emperor')).toBe('yellow');
    expect(fieldOf('thief')).toBe('wine');
  });
});

describe('a match at the table', () => {
  it('can be played by buttons and targets alone, and every moment has words', () => {
    const rules = new Set<string>();
    walk((state, seat) => {
      const view = citadels.observe(state, seat) as View;
      const legal = citadels.legalActions(state, seat);
      const explain = (action: (typeof legal)[number]) => citadels.check(state, seat, action);
      const { plain, kinds, end, refused } = buttonsOf(legal, seat, view, explain);
      for (const action of legal) {
        const byButton = plain.includes(action) || action === end;
        const byTarget = keysOf(action, seat).length > 0 || SEVERAL.includes(action.kind);
        expect(byButton !== byTarget, action.kind).toBe(true);
      }
      for (const kind of kinds) expect(SAYS[0]?.[1].has(`citadels.kind.${kind}`), kind).toBe(true);
      for (const { kind, refusal } of refused) {
        rules.add(refusal.rule);
        expect(SAYS[0]?.[1].has(`citadels.kind.${kind}`), kind).toBe(true);
      }
      expect(activeSeat(view)).toBe(seat);
      for (const [, say] of SAYS) {
        expect(stageWords(view, say)).toContain(NAMES[seat]);
        expect(phase(view, say)).toMatch(/\d|ernière|Last/);
        expect(cityWords(view, seat, say)).toContain(NAMES[seat]);
        for (const call of view.calls) expect(callWords(view, call, seat, say)).not.toBe('');
      }
    });
    expect(rules.size).toBeGreaterThan(0);
  });

  it('ends in a count whose rows add up to the points', () => {
    const end = walk(() => undefined);
    const view = citadels.observe(end, 'spectator') as View;
    const rows = finalRows(view);
    const totals = view.seats.map((_, seat) =>
      rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    expect(totals).toEqual(citadels.scores(end));
  });
});

describe('prices', () => {
  it('are those the rules take, or those they refuse for', () => {
    let seen = 0;
    let refused = 0;
    walk((state, seat) => {
      if (citadels.decision(state, seat)?.kind !== 'turn') return;
      const view = citadels.observe(state, seat) as View;
      const oracle = {
        explain: (action: Parameters<typeof citadels.check>[2]) => citadels.check(state, seat, action),
        preview: (action: Parameters<typeof citadels.check>[2]) => {
          const next = citadels.clone(state);
          citadels.apply(next, seat, action, fastChance(1));
          return citadels.observe(next, seat) as View;
        },
      };
      for (const card of view.seats[seat]?.hand ?? []) {
        const { price, refusal } = quote({ kind: 'build', card }, view, seat, oracle);
        if (refusal === undefined || refusal.key === 'refusal.tooDearToBuild') {
          expect(price).toBe(costOf(card));
          seen++;
          if (refusal !== undefined) refused++;
        }
      }
      const aims = districtQuotes({ kind: 'exchange', picks: [] }, view, seat, oracle);
      expect(aims.size).toBe(0);
    });
    expect(seen).toBeGreaterThan(refused);
    expect(refused).toBeGreaterThan(0);
  });
});

describe('notices', () => {
  const view = citadels.observe(
    citadels.setup({ seats: 4, options: { ...OPTIONS, characters: [] } }, fastChance(2)),
    1,
  ) as View;

  it('address the victim and nobody else', () => {
    const facts = [
      { kind: 'robbed', seat: 1, by: 2, gold: 3 },
      { kind: 'destroyed', seat: 3, other: 1, card: 'manor', price: 2, by: 'warlord' },
      { kind: 'swappedHands', seat: 0, other: 1 },
      { kind: 'found', seat: 1, character: 'king' },
    ];
    expect(noticesFor(facts, 1, view).map(({ key }) => key)).toEqual([
      'citadels.victim.robbed',
      'citadels.victim.destroyed',
      'citadels.victim.swappedHands',
      'citadels.victim.found',
    ]);
    for (const other of [0, 2, 3]) expect(noticesFor(facts, other, view)).toEqual([]);
  });

  it('have words in both languages for everything that can be done to a player', () => {
    const facts = [
      { kind: 'robbed', seat: 1, by: 2, gold: 0 },
      { kind: 'looked', seat: 2, other: 1 },
      { kind: 'cardMoved', seat: 1, other: 2, card: 'keep' },
      { kind: 'destroyed', seat: 2, other: 1, card: 'keep', price: 0, by: 'armory' },
      { kind: 'exchanged', seat: 2, own: 'tavern', other: 1, card: 'castle', price: 3 },
      { kind: 'paid', seat: 1, other: 2, gold: 1, why: 'tax' },
      { kind: 'paid', seat: 1, other: 2, gold: 1, why: 'tithe' },
      { kind: 'crowned', seat: 2, from: 1, why: 'king' },
    ];
    const notices = noticesFor(facts, 1, view);
    expect(notices).toHaveLength(facts.length);
    for (const [, say] of SAYS) for (const notice of notices) expect(say(notice)).toContain('Cy');
  });
});

describe('rule links', () => {
  it('lead to rules that exist', async () => {
    const { readFileSync } = await import('node:fs');
    const book = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
    for (const id of DISTRICTS) expect(book).toContain(`### ${districtRule(id)} `);
    for (const id of CHARACTERS) expect(book).toContain(`### CIT-${id.toUpperCase()}-1 `);
  });
});
