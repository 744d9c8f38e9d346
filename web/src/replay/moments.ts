import { type Frame, patch } from '@pentapolis/kernel';
import type { History } from '@pentapolis/wire';
import { type Moment, moment } from '../net/pacer.ts';

/** Every moment a viewer saw, the set-up first, pausing after each. Frames share what did not change. */
export function* momentsOf({ at: began, first, steps }: History): Generator<void, Moment[]> {
  const moments = [moment(0, first, began)];
  for (const { n, at, c, f } of steps) {
    const before = (moments.at(-1) as Moment).frame;
    moments.push({ n, frame: patch(before, c) as Frame, before, facts: f ?? [], at, foreseen: false });
    yield;
  }
  return moments;
}
