import { LANGUAGES, speaker } from '@pentapolis/kernel';
import { describe, expect, it } from 'vitest';
import { messages } from '../rulebook/index.ts';
import { citytrixx } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { enter, lay, started, wander } from './stage.ts';

const plain = (_style: string, words: string): string => words;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eva'];

describe('the table in text', () => {
  it.each(LANGUAGES)('can be drawn at every moment, for everybody: %s', (language) => {
    const say = speaker(language, messages[language], NAMES);
    for (const seats of [2, 3, 5])
      wander({ seats, options: { moneyValue: 'rank' } }, seats, (state) => {
        for (const viewer of [0, 'spectator'] as const) {
          const drawn = text.draw(citytrixx.observe(state, viewer), viewer, say, plain).join('\n');
          expect(drawn).not.toMatch(/undefined|NaN|\{|\[object/);
        }
      });
  });

  it('[CTX-SET-1] [CTX-SETUP-1] says that components are reconstructed, and what two players must know', () => {
    const say = speaker('en', messages.en, NAMES);
    const drawn = text.draw(citytrixx.observe(started([40, 45]), 0), 0, say, plain);
    expect(drawn).toContain('Reconstructed components');
    expect(drawn).toContain('With two players the stacks run dry every year.');
  });

  it('[CTX-SECRET-1] shows a hand to its owner alone', () => {
    const say = speaker('en', messages.en, NAMES);
    const state = started([40, 45, 40]);
    const drawn = (viewer: 0 | 1): string =>
      text.draw(citytrixx.observe(state, viewer), viewer, say, plain).join('\n');
    expect(drawn(1)).toContain('Your hand: FR-C2 Paris 30');
    expect(drawn(0)).not.toContain('FR-C2');
    expect(drawn(0)).toContain('hand: 5 certificates, 5 trains, 0 money');
  });

  it('shows track, projected income and speaking order', () => {
    const say = speaker('en', messages.en, NAMES);
    const state = lay(started([40, 45, 40]), {
      cash: [50, 60, 70],
      trains: { FR: 'FR-T7' },
      cities: { FR: 'BE-C2 BE-C4' },
    });
    const drawn = (): string =>
      text.draw(citytrixx.observe(state, 'spectator'), 'spectator', say, plain).join('\n');
    expect(drawn()).toContain('Share track: 45 FR · 40 BE > DE');
    expect(drawn()).toContain('2 of 2 cities at best: income 60, dividend 6, value 50');
    enter(state, 'speakingOrder');
    expect(drawn()).toContain('Speaking order: [Ada] · Bo · Cy');
  });
});
