import type { Context } from '../context.ts';
import type { Broadcast } from './broadcast.ts';

/** What the handlers of socket messages work with. */
export interface Live extends Context {
  readonly broadcast: Broadcast;
}
