import { commitment } from '@pentapolis/kernel';
import type { MatchInfo, Seated } from '@pentapolis/wire';
import { keepLuck, type Luck, luckOf, promises } from '../state/luck.ts';
import { keepTokens, tokensOf } from '../state/seats.ts';
import { ApiFailure, getMatch, postSalts } from './api.ts';

/** What every seat has committed to; '' where nothing is added. */
export const commitmentsIn = ({ seats }: MatchInfo): string[] =>
  seats.map((seat) => (seat.filled === 'person' ? (seat.saltCommitment ?? '') : ''));

/** Does the server still stand by what it showed this device, and by what this device added? */
export function isPromiseKept(info: MatchInfo, luck: Luck): boolean {
  const now = commitmentsIn(info);
  return (
    info.commitment === luck.commitment &&
    luck.salts.every(({ seat, salt }) => seat === undefined || now[seat] === commitment(salt)) &&
    (luck.seen === undefined || luck.seen.every((seen, seat) => seen === now[seat]))
  );
}

/** Keeps the seats just taken and this device's part in the luck; tells the salts if nobody is missing any more. */
export function takeSeats({ match, tokens }: Seated, luck: Luck, made = false): void {
  keepTokens(match.id, match.game, tokens, { made });
  const others = (luckOf(match.id)?.salts ?? []).filter(
    ({ seat }) =>
      !luck.salts.some((added) => added.seat === seat) && tokensOf(match.id).some((own) => own.seat === seat),
  );
  keepLuck(match.id, { ...luck, salts: [...others, ...luck.salts] });
  void tellSalts(match);
}

const telling = new Set<string>();

/**
 * Tells what this device added to the luck, once every seat of the match has committed to something: from then on nobody
 * can choose. What all have committed to is kept first, to be found again in the replay file.
 */
export async function tellSalts(info: MatchInfo): Promise<void> {
  const { id, status, saltsDueAt } = info;
  const luck = luckOf(id);
  if (luck === undefined || luck.settled || telling.has(id)) return;
  if (status !== 'open') {
    keepLuck(id, { ...luck, settled: true, ...(luck.seen === undefined ? { late: true } : {}) });
    return;
  }
  if (saltsDueAt === undefined || !isPromiseKept(info, luck)) return;
  const tokens = tokensOf(id);
  const salts = luck.salts.flatMap(({ seat, salt }) => {
    const own = tokens.find((token) => token.seat === seat);
    return own === undefined ? [] : [{ token: own.token, salt }];
  });
  if (salts.length === 0) return;
  telling.add(id);
  try {
    const sent: Luck = { ...luck, seen: luck.seen ?? commitmentsIn(info) };
    keepLuck(id, sent);
    await postSalts(id, { salts });
    keepLuck(id, { ...sent, settled: true });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error; // it is tried again with the next news of the match
  } finally {
    telling.delete(id);
  }
}

/** Looks after all matches this device still has something to tell in, whatever page is open. */
export async function tellAllSalts(): Promise<void> {
  for (const [id, { settled }] of Object.entries(promises())) {
    if (settled || tokensOf(id).length === 0) continue;
    const info = await getMatch(id).catch(() => undefined);
    if (info !== undefined) await tellSalts(info);
  }
}
