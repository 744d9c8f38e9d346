import { describe, expect, it } from 'vitest';
import { scorePad } from '../text/pad.ts';

const score = (players: object[], goal = 8) => scorePad.score({ goal, players }) as { players: object[] };
const EIGHT = ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'watchtower', 'dragonGate'];
const OTHER = [...EIGHT.slice(0, 7), 'university'];

describe('a score sheet', () => {
  it('[CIT-SCORE-1] [CIT-SCORE-2] [CIT-SCORE-3] [CIT-SCORE-4] counts cost, extra, colours and the first complete city', () => {
    expect(
      score([{ districts: EIGHT, first: true, beautified: ['castle'] }, { districts: OTHER }]).players,
    ).toMatchObject([
      { cost: 20, extra: 3, colours: 3, completion: 4, special: 0, total: 30, rank: 1 },
      { cost: 20, extra: 2, colours: 3, completion: 2, special: 0, total: 27, rank: 2 },
    ]);
  });

  it('[CIT-SCORE-5] [CIT-HAUNTEDCITY-1] counts special districts, and the best colour of a Haunted City', () => {
    const city = ['palace', 'cathedral', 'harbor', 'hauntedCity', 'museum', 'mapRoom', 'imperialTreasury'];
    const [free, last] = [false, true].map(
      (hauntedLast) => score([{ districts: city, gold: 4, hand: 3, museum: 2, hauntedLast }]).players[0],
    );
    expect(free).toMatchObject({ special: 9, colours: 3, haunted: 'red' });
    expect(last).toMatchObject({ special: 9, colours: 0, haunted: 'purple' });
  });

  it.each([
    ['sheet', [], 'object'],
    ['players', {}, 'players'],
    ['winner', { players: [], winner: 1 }, 'unknown'],
    ['goal', { goal: 9, players: [{ districts: [] }] }, 'goal'],
    ['players[0].points', { players: [{ districts: [], points: 3 }] }, 'unknown'],
    ['players[0].districts[1]', { players: [{ districts: ['manor', 'mill'] }] }, 'district'],
    ['players[0].beautified[0]', { players: [{ districts: ['manor'], beautified: ['castle'] }] }, 'ofCity'],
    ['players[0].museum', { players: [{ districts: ['manor'], museum: 1 }] }, 'noMuseum'],
    ['players[0].hauntedLast', { players: [{ districts: [], hauntedLast: true }] }, 'noHaunted'],
    ['players[0].gold', { players: [{ districts: [], gold: -1 }] }, 'whole'],
    ['players', { players: [{ districts: ['museum'] }, { districts: ['museum'] }] }, 'copies'],
  ])('[CIT-SCORE-1] names what is wrong: %s', (field, sheet, wants) => {
    expect(scorePad.score(sheet)).toMatchObject({ key: 'refusal.sheet', args: { field, wants } });
  });
});
