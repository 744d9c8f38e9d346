import type { ReplayFile } from '@pentapolis/wire';
import { luckOf, promises } from '../state/luck.ts';
import { tokensOf } from '../state/seats.ts';
import type { OwnPart } from './verify.ts';

/** This device's part in a match; undefined when it took none. */
export function partIn(match: string): OwnPart | undefined {
  const luck = luckOf(match);
  return luck === undefined && tokensOf(match).length === 0 ? undefined : { match, luck };
}

/** This device's part in the match that a file says it is of; old files don't say, they are known by their promise. */
export function partInFile({ events: [start] }: ReplayFile): OwnPart | undefined {
  if (start?.kind !== 'start') return undefined;
  const match =
    start.match ?? Object.entries(promises()).find(([, luck]) => luck.commitment === start.commitment)?.[0];
  return match === undefined ? undefined : partIn(match);
}
