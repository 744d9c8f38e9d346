import { describe, expect, it } from 'vitest';
import { commitment } from '../src/chance.ts';
import { chainLink, type StartEvent } from '../src/log.ts';
import { startEvent } from '../src/match.ts';
import { namesHold, occupantDigest, saltsHold, withholders } from '../src/proof.ts';
import { hush } from './toys/hush.ts';

const setup = { seats: 3, options: { rounds: '6', powers: [] } };
const salts = ['ada adds', 'bo adds', ''];
const saltCommitments = [commitment('ada adds'), commitment('bo adds'), ''];
const occupants = [
  occupantDigest('n0', 'Ada'),
  occupantDigest('n1', 'Bo'),
  occupantDigest('n2', 'Philon', 'master'),
];
const start = startEvent(hush, setup, 'seed', salts, 1, { match: 'id', saltCommitments, occupants });

it('the start event carries the match, all commitments and who sits where, and the chain proves them', () => {
  expect(start).toMatchObject({ match: 'id', saltCommitments, salts, occupants });
  for (const change of [{ match: 'other' }, { saltCommitments: ['', '', ''] }, { occupants: ['', '', ''] }])
    expect(chainLink('', { ...start, ...change })).not.toBe(chainLink('', start));
});

it('a log without the new members is what it was, byte for byte', () => {
  expect(Object.keys(startEvent(hush, setup, 'seed', salts)).sort()).toEqual(
    ['commitment', 'game', 'kind', 'outcomes', 'salts', 'seq', 'setup', 'version'].sort(),
  );
});

describe('salts', () => {
  const changed = (change: Partial<StartEvent>): StartEvent => ({ ...start, ...change });

  it('hold when each is what its seat had committed to, or was withheld', () => {
    expect(saltsHold(start)).toBe(true);
    expect(withholders(start)).toEqual([]);
    const withheld = changed({ salts: ['ada adds', '', ''] });
    expect(saltsHold(withheld)).toBe(true);
    expect(withholders(withheld)).toEqual([1]);
  });

  it('fail when one was changed, exchanged, added where none was committed to, or the lists do not fit the seats', () => {
    expect(saltsHold(changed({ salts: ['ada adds', 'another', ''] }))).toBe(false);
    expect(saltsHold(changed({ salts: ['bo adds', 'ada adds', ''] }))).toBe(false);
    expect(saltsHold(changed({ salts: ['ada adds', 'bo adds', 'late'] }))).toBe(false);
    expect(saltsHold(changed({ saltCommitments: saltCommitments.slice(0, 2) }))).toBe(false);
    expect(saltsHold(changed({ salts: salts.slice(0, 2) }))).toBe(false);
  });

  it('say nothing in a log from before', () => {
    const { saltCommitments: _, ...old } = start;
    expect(saltsHold(old)).toBeUndefined();
    expect(withholders(old)).toEqual([]);
  });
});

describe('names', () => {
  const names = ['Ada', 'Bo', 'Philon'];
  const proofs = [{ nonce: 'n0' }, { nonce: 'n1' }, { nonce: 'n2', level: 'master' }];

  it('hold when nonce, name and level give the digest of the seat', () => {
    expect(namesHold(start, names, proofs)).toBe(true);
  });

  it('hold for the others when one has been deleted', () => {
    expect(
      namesHold(start, ['Ada', '', 'Philon'], [{ nonce: 'n0' }, {}, { nonce: 'n2', level: 'master' }]),
    ).toBe(true);
  });

  it.each([
    ['renamed', ['Ada', 'Cy', 'Philon'], proofs],
    ['exchanged', ['Bo', 'Ada', 'Philon'], proofs],
    ['a bot that is said to be a person', names, [proofs[0], proofs[1], { nonce: 'n2' }]],
    ['a bot of another level', names, [proofs[0], proofs[1], { nonce: 'n2', level: 'apprentice' }]],
    ['a name whose proof was taken away', names, [proofs[0], {}, proofs[2]]],
    ['no proof at all', names, undefined],
    ['too few names', names.slice(1), proofs],
  ])('fail when %s', (_, told, proven) => {
    expect(namesHold(start, told, proven as typeof proofs)).toBe(false);
  });

  it('say nothing in a log from before', () => {
    const { occupants: _, ...old } = start;
    expect(namesHold(old, names)).toBeUndefined();
  });
});
