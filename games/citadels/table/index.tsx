import type { TableModule } from '@pentapolis/kit';
import type { Action, View } from '../rules/index.ts';
import { Board } from './board/board.tsx';
import { Final } from './final/final.tsx';
import { messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';
import { everything } from './model/everything.ts';
import { Pad } from './pad/pad.tsx';
import { phase } from './phase.ts';
import { SeatLine } from './seat-line.tsx';

/** What the frame shows of Citadels. */
export const table: TableModule<View, Action> = {
  Board,
  SeatLine,
  Final,
  Pad,
  phase,
  parts: ['roundBegan'],
  everything,
  messages: { en, fr },
};
