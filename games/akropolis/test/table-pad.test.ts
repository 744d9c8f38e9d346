import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '../table/messages.en.ts';
import {
  brushFor,
  MAX_PLAYERS,
  newPad,
  openGround,
  pad,
  padScore,
  padTotals,
  stepCursor,
} from '../table/pad/pad-state.ts';

describe('the score pad', () => {
  it('begins with a start tile for two and seats at most what the box seats', () => {
    let state = newPad();
    expect(state.players.map(({ cells }) => cells.map(({ hex }) => hex).join(''))).toEqual(['Hqqq', 'Hqqq']);
    for (let more = 0; more < 5; more++) state = pad(state, { kind: 'add' });
    expect(state.players).toHaveLength(MAX_PLAYERS);
    expect(state.open).toBe(MAX_PLAYERS - 1);
    for (let fewer = 0; fewer < 9; fewer++) state = pad(state, { kind: 'remove', player: 0 });
    expect([state.players.length, state.open]).toEqual([1, 0]);
  });

  it('counts a city with the scorer of the rules and the rulings agreed', () => {
    let state = newPad();
    const at = { q: 0, r: 1 };
    state = pad(state, { kind: 'cell', at, hex: 'h', height: 3 });
    state = pad(state, { kind: 'change', change: { stones: 4 } });
    expect(padScore(state.players[0] as never, state.rulings)).toMatchObject({ total: 7, stonePoints: 4 });
    state = pad(state, { kind: 'cell', at, hex: 'h', height: 10 });
    state = pad(state, { kind: 'rulings', change: { variants: ['house'] } });
    expect(padScore(state.players[0] as never, state.rulings).districts.house).toEqual({
      value: 20,
      stars: 1,
      points: 20,
    });
    state = pad(state, { kind: 'cell', at, hex: undefined, height: 1 });
    expect(state.players[0]?.cells).toHaveLength(4);
    expect(padScore(state.players[0] as never, state.rulings).total).toBe(4);
  });

  it('counts figures as they are entered, and ranks ties by stones', () => {
    let state = newPad();
    state = pad(state, { kind: 'change', change: { by: 'numbers', stones: 2 } });
    state = pad(state, { kind: 'line', district: 'garden', value: 4, stars: 3 });
    state = pad(state, { kind: 'open', player: 1 });
    state = pad(state, { kind: 'change', change: { by: 'numbers', stones: 14 } });
    const totals = padTotals(state);
    expect(totals.map(({ score }) => score.total)).toEqual([14, 14]);
    expect(totals.map(({ rank }) => rank)).toEqual([2, 1]);
  });

  it('keeps both ways of entering', () => {
    let state = newPad();
    state = pad(state, { kind: 'line', district: 'temple', value: 5, stars: 2 });
    expect(padScore(state.players[0] as never, state.rulings).total).toBe(0);
    state = pad(state, { kind: 'change', change: { by: 'numbers' } });
    expect(padScore(state.players[0] as never, state.rulings).total).toBe(10);
  });

  it('survives an emptied city and offers ground to begin again', () => {
    let state = newPad();
    for (const cell of state.players[0]?.cells ?? [])
      state = pad(state, { kind: 'cell', at: cell, hex: undefined, height: 1 });
    expect(padScore(state.players[0] as never, state.rulings).total).toBe(0);
    expect(openGround([])).toHaveLength(19);
  });

  it('offers the empty hexes within two steps, each once', () => {
    const cells = newPad().players[0]?.cells ?? [];
    const ground = openGround(cells).map(({ q, r }) => `${q},${r}`);
    expect(new Set(ground).size).toBe(ground.length);
    expect(ground).toContain('0,-3');
    expect(ground).not.toContain('0,0');
  });

  it('moves the cursor along rows and columns, and back', () => {
    let at = { q: 0, r: 0 };
    for (const way of ['right', 'right', 'right', 'left', 'left', 'left'] as const) at = stepCursor(at, way);
    expect(at).toEqual({ q: 0, r: 0 });
    expect(stepCursor({ q: 1, r: 0 }, 'right')).toEqual({ q: 2, r: -1 });
    expect(stepCursor({ q: -1, r: 0 }, 'left')).toEqual({ q: -2, r: 0 });
    expect(stepCursor(at, 'down')).toEqual({ q: 0, r: 1 });
  });

  it('reads brushes off the keyboard', () => {
    expect(['h', 'T', 'q'].map(brushFor)).toEqual(['h', 'T', 'q']);
    expect(['Q', 'x', 'Enter'].map(brushFor)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the phrases of the table', () => {
  it('are all used somewhere', () => {
    const folder = new URL('../table/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('messages'),
    );
    const code = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
    // Keys that are put together: `akropolis.condition.${district}`
    const stems = [...code.matchAll(/`(akropolis\.[\w.]+)\$\{/g)].map(([, stem]) => stem as string);
    const unused = Object.keys(messages).filter(
      (key) => !code.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)),
    );
    expect(unused).toEqual([]);
  });
});
