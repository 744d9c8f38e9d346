import { readFileSync } from 'node:fs';
import type { District, HexLetter } from '../rules/index.ts';

/** A city as `cases.json` writes it: what lies on top of each column. */
export interface CaseCell {
  readonly q: number;
  readonly r: number;
  readonly hex: HexLetter;
  readonly height: number;
}

export interface Expected {
  readonly districts: Readonly<
    Record<District, { readonly value: number; readonly stars: number; readonly points: number }>
  >;
  readonly stonePoints: number;
  readonly total: number;
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

interface Scored {
  readonly stones: number;
  readonly expected: Expected;
  readonly alternatives: readonly unknown[];
  readonly variantExpectations: readonly {
    readonly variants: readonly District[];
    readonly ruling?: Readonly<Record<string, string>>;
    readonly expected: Expected;
  }[];
}

export type ScoringCase = Titled & Scored & { readonly kind: 'scoring'; readonly cells: readonly CaseCell[] };

export type SequenceCase = Titled &
  Scored & {
    readonly kind: 'sequence';
    readonly startStones: number;
    readonly moves: readonly {
      readonly tile: string;
      readonly code: string;
      readonly anchor: { readonly q: number; readonly r: number };
      readonly rotation: number;
      readonly cells: readonly { readonly q: number; readonly r: number; readonly hex: HexLetter }[];
    }[];
    readonly expectedStonesGained: readonly number[];
    readonly expectedTop: readonly CaseCell[];
  };

export type LegalityCase = Titled & {
  readonly kind: 'legality';
  readonly base: string;
  readonly cases: readonly {
    readonly name: string;
    readonly anchor: { readonly q: number; readonly r: number };
    readonly rotation: number;
    readonly cells: readonly { readonly q: number; readonly r: number; readonly height: number }[];
    readonly legal: boolean;
  }[];
};

export type ArchitectCase = Titled & {
  readonly kind: 'soloArchitect';
  readonly stones: number;
  readonly expectedByLevel: { readonly easy: number; readonly medium: number; readonly hard: number };
};

export type WinnerCase = Titled & {
  readonly kind: 'winner';
  readonly players: readonly { readonly total: number; readonly stones: number }[];
  readonly expected: { readonly winners: readonly number[] };
  readonly then: {
    readonly players: readonly { readonly total: number; readonly stones: number }[];
    readonly winners: readonly number[];
  };
};

export type FlowCase = Titled & {
  readonly kind: 'flow';
  readonly expected: {
    readonly afterRound: {
      readonly chief: number;
      readonly next: number;
      readonly stones: readonly number[];
    };
  };
};

export type Case = ScoringCase | SequenceCase | LegalityCase | ArchitectCase | WinnerCase | FlowCase;

export const CASES: readonly Case[] = JSON.parse(
  readFileSync(new URL('cases.json', import.meta.url), 'utf8'),
).positions;

/** The positions of one kind. */
export function casesOf<K extends Case['kind']>(kind: K): Extract<Case, { kind: K }>[] {
  return CASES.filter((entry): entry is Extract<Case, { kind: K }> => entry.kind === kind);
}
