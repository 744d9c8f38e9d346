import type { Viewer } from './game.ts';
import type { Json } from './json.ts';
import type { Language, Speaker } from './text.ts';
import type { Violation } from './violation.ts';

/** How a stretch of text may stand out. Nothing may be told by it alone: it is left out where there are no colours. */
export type PaintStyle = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/** Sets off a text for a terminal, or gives it back as it is. Adds nothing that takes up room. */
export type Paint = (style: PaintStyle, text: string) => string;

/** Scores a final position that somebody wrote down, without a match. */
export interface ScorePad {
  /** A sheet that can be scored, to be copied and filled in. */
  readonly example: Json;
  /** Reads an untrusted sheet and scores it, or says which field is wrong and why. */
  score(sheet: unknown): Json | Violation;
  /** A score in words, line by line. */
  lines(score: Json, language: Language): string[];
}

/** What a game gives to places where there is nothing but text. Pure, as the rules are. */
export interface TextTable<V> {
  /** The table as `viewer` sees it, line by line; `speaker` knows the names of the seats and the game's phrases. */
  draw(view: V, viewer: Viewer, speaker: Speaker, paint: Paint): string[];
  readonly scorePad?: ScorePad;
}
