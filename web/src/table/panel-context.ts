import type { Frame, Seat, Speaker, Viewer } from '@pentapolis/kernel';
import type { MatchInfo, Told } from '@pentapolis/wire';
import type { LiveMatch } from '../net/live-match.ts';
import type { GameTable } from './game-table.ts';

/** What the panels show of the table. */
export interface PanelContext {
  readonly live: LiveMatch;
  readonly info: MatchInfo;
  readonly game: GameTable;
  readonly frame: Frame;
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  readonly told: readonly Told[];
  /** Since when the table waits for those it waits for, Unix ms. */
  readonly waitingSince: number;
  readonly say: Speaker;
  readonly rule: { readonly rule: string; readonly asked: number } | undefined;
  readonly showMoment: (n: number) => void;
}
