import { type Frame, patch } from '@pentapolis/kernel';
import type { History } from '@pentapolis/wire';
import { type Moment, moment } from '../net/pacer.ts';

/** Every moment a viewer saw, the set-up first. Frames share what did not change. */
export function momentsOf({ first, steps }: History): Moment[] {
  const moments = [moment(0, first)];
  for (const { n, c, f } of steps) {
    const before = (moments.at(-1) as Moment).frame;
    moments.push({ n, frame: patch(before, c) as Frame, before, facts: f ?? [], foreseen: false });
  }
  return moments;
}
