import { chainLink, type LogEvent } from '@pentapolis/kernel';
import { expect, test } from 'vitest';
import { storedEvent } from '../src/store/events.ts';

test('events are chained as the kernel chains them', () => {
  const events: LogEvent[] = [
    { seq: 1, kind: 'act', seat: 0, action: { z: [1, { y: 'é “x”' }], a: true }, outcomes: [3, [1, 0]] },
    { seq: 2, kind: 'undo', seat: 0, to: 1 },
    { seq: 3, kind: 'abandon' },
  ];
  let chain = '';
  for (const event of events) {
    const stored = storedEvent(chain, event, 5);
    expect(stored.chain).toBe(chainLink(chain, event));
    expect(JSON.parse(stored.body)).toEqual(event);
    chain = stored.chain;
  }
});
