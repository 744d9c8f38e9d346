import { describe, expect, it } from 'vitest';
import { claimsShown, readShownFile } from '../src/shown-file.ts';

const file = () => ({
  format: 'pentapolis-shown/1',
  game: 'hush',
  version: 1,
  names: ['Ada', 'Bo'],
  options: { lake: 'deep' },
  broken: { seq: 6, why: 'missing' },
  histories: [
    {
      viewer: 'spectator',
      at: 5,
      first: { view: {}, status: 'running', deciding: [0] },
      steps: [
        { n: 1, at: 7, c: { view: {} }, f: [{ kind: 'chosen', card: 3 }] },
        { n: 2, at: 8 },
      ],
    },
  ],
});

describe('what a match had shown, read from a file', () => {
  it('is taken as it stands', () => {
    const whole = file();
    expect(readShownFile(whole)).toBe(whole);
    const { broken: _, ...running } = file();
    expect(readShownFile(running)).toBe(running);
    expect(readShownFile({ ...running, histories: [] })).toMatchObject({ histories: [] });
  });

  const history = (change: object) => ({ ...file(), histories: [{ ...file().histories[0], ...change }] });
  it.each<[string, unknown, object]>([
    ['another format', { format: 'pgn' }, { why: 'format', found: 'pgn' }],
    [
      'a later one',
      { ...file(), format: 'pentapolis-shown/2' },
      { why: 'newer', found: 'pentapolis-shown/2' },
    ],
    ['an unknown member', { ...file(), seed: 's' }, { why: 'unknown', field: 'seed' }],
    ['none of its histories', { ...file(), histories: undefined }, { why: 'wrong', field: 'histories' }],
    ['a viewer that is none', history({ viewer: -1 }), { why: 'wrong', field: 'histories[0].viewer' }],
    ['a seat nobody has', history({ viewer: 2 }), { why: 'wrong', field: 'histories[0].viewer' }],
    ['no frame', history({ first: 3 }), { why: 'wrong', field: 'histories[0].first' }],
    [
      'a step without time',
      history({ steps: [{ n: 1 }] }),
      { why: 'wrong', field: 'histories[0].steps[0].at' },
    ],
    [
      'a fact without kind',
      history({ steps: [{ n: 1, at: 1, f: [{}] }] }),
      { why: 'wrong', field: 'histories[0].steps[0].f[0].kind' },
    ],
    ['nothing', null, { why: 'format', found: '' }],
  ])('refuses %s', (_, value, problem) => {
    expect(readShownFile(value)).toEqual(problem);
  });

  it('is told from other files by its format alone', () => {
    expect(
      [{ format: 'pentapolis-shown/9' }, file(), {}, null, { format: 'pentapolis-replay/1' }].map(
        claimsShown,
      ),
    ).toEqual([true, true, false, false, false]);
  });
});
