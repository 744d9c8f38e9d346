import type { GameBench } from '../game.ts';
import { akropolis } from './akropolis/index.ts';

/** One line per game. */
export const GAMES: readonly GameBench[] = [akropolis];
