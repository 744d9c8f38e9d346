import type { History, ShownFile, Step } from './index.ts';
import { BROKEN, formatProblem } from './replay-file.ts';
import {
  bag,
  count,
  holding,
  list,
  type Members,
  maybe,
  object,
  type ReplayProblem,
  text,
  that,
} from './shapes.ts';

export const SHOWN_FORMAT = 'pentapolis-shown/1';

const STEP: Members<Step> = {
  n: count,
  at: count,
  c: maybe(bag),
  f: maybe(list(holding({ kind: text }))),
};

const HISTORY: Members<History> = {
  viewer: that((value) => value === 'spectator' || (Number.isSafeInteger(value) && (value as number) >= 0)),
  at: count,
  first: holding({ view: bag, status: text, deciding: list(count) }),
  steps: list(object(STEP)),
};

const FILE: Members<ShownFile> = {
  format: text,
  game: text,
  version: count,
  names: list(text),
  options: bag,
  broken: maybe(BROKEN),
  histories: list(object(HISTORY)),
};

/** Whether a value says of itself that it is a {@link ShownFile}, of whatever release. */
export const claimsShown = (value: unknown): boolean => formatProblem(value, SHOWN_FORMAT)?.why !== 'format';

/**
 * Reads an untrusted value as far as the shape of such a file goes. Nothing in it can be verified: what a frame and a fact
 * hold is the game's, and is taken as it stands.
 */
export function readShownFile(value: unknown): ShownFile | ReplayProblem {
  const problem = formatProblem(value, SHOWN_FORMAT) ?? object(FILE)(value, '');
  if (problem !== undefined) return problem;
  const file = value as ShownFile;
  const stranger = file.histories.findIndex(
    ({ viewer }) => viewer !== 'spectator' && viewer >= file.names.length,
  );
  return stranger < 0 ? file : { why: 'wrong', field: `histories[${stranger}].viewer` };
}
