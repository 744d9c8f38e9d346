/**
 * An emblem on a grid of 24, drawn in three layers and one stroke: `body` is filled and outlined, `band` is a rounded
 * bar (a staff, a blade), `line` are the details on top.
 */
export interface Drawing {
  readonly body?: string;
  readonly band?: string;
  readonly line?: string;
}
