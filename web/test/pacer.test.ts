import type { Fact, Frame, Viewer } from '@pentapolis/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm, type Moment, moment, Pacer } from '../src/net/pacer.ts';

const frame = (view: unknown): Frame => ({ status: 'running', view, deciding: [0], left: [] });
const step = (n: number, facts: readonly Fact[] = [{ kind: 'built', seat: 1 }]): Moment => ({
  n,
  frame: frame(n),
  before: frame(n - 1),
  facts,
  foreseen: false,
});

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  hidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched(): { shown: [Viewer, number, boolean][]; pacer: Pacer } {
  const shown: [Viewer, number, boolean][] = [];
  const pacer = new Pacer((viewer, { n, before }) => shown.push([viewer, n, before !== undefined]));
  return { shown, pacer };
}

describe('Pacer', () => {
  it('shows the first step at once and each later one when the one before has been seen', () => {
    const { shown, pacer } = watched();
    pacer.push(0, step(1));
    pacer.push(0, step(2));
    pacer.push(0, step(3));
    expect(shown).toEqual([[0, 1, true]]);
    vi.advanceTimersByTime(700);
    expect(shown.map(([, n]) => n)).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    expect(shown.map(([, n]) => n)).toEqual([1, 2, 3]);
  });

  it('does not let a step without words wait, nor count as seen', () => {
    const { shown, pacer } = watched();
    pacer.push(0, step(1));
    pacer.push(0, step(2, []));
    expect(shown.map(([, n]) => n)).toEqual([1, 2]);
  });

  it('keeps viewers apart', () => {
    const { shown, pacer } = watched();
    pacer.push(0, step(1));
    pacer.push(1, step(1));
    expect(shown.map(([viewer]) => viewer)).toEqual([0, 1]);
  });

  it('jumps to the present where nobody looks, and when it is too far behind', () => {
    const away = watched();
    away.pacer.push(0, step(1));
    hidden = true;
    away.pacer.push(0, step(2));
    vi.advanceTimersByTime(700);
    expect(away.shown.at(-1)).toEqual([0, 2, false]);

    hidden = false;
    const far = watched();
    for (let n = 1; n <= 11; n++) far.pacer.push(0, step(n));
    vi.advanceTimersByTime(700);
    expect(far.shown.at(-1)).toEqual([0, 11, false]);
  });

  it('forgets what waits when the lane is reset', () => {
    const { shown, pacer } = watched();
    pacer.push(0, step(1));
    pacer.push(0, step(2));
    pacer.reset(0);
    vi.advanceTimersByTime(5000);
    expect(shown.map(([, n]) => n)).toEqual([1]);
  });
});

describe('confirm', () => {
  const foreseen: Moment = { ...moment(4, frame({ city: [1, 2] })), foreseen: true };

  it('keeps the very View where the server saw the same, so that nothing moves twice', () => {
    const confirmed = confirm(foreseen, { ...step(5), frame: { ...frame({ city: [1, 2] }), deciding: [1] } });
    expect(confirmed.frame.view).toBe(foreseen.frame.view);
    expect(confirmed.frame.deciding).toEqual([1]);
    expect(confirmed.facts).toEqual([]);
    expect(confirmed.foreseen).toBe(false);
  });

  it('shows what really happened where it was something else', () => {
    const real = { ...step(5), frame: frame({ city: [9] }) };
    expect(confirm(foreseen, real)).toBe(real);
  });
});
