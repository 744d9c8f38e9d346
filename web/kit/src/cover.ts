import type { Catalogue, Language } from '@pentapolis/kernel';
import type { ComponentType } from 'react';

/** The phrases with which a game presents itself to somebody who has never seen it. */
export type CoverMessage = 'cover.title' | 'cover.sentence' | 'cover.about';

/** What a game shows before anybody has sat down. A lazy chunk of its own, small enough for the lobby. */
export interface Cover {
  /** Decorative; fills its box, cropping from the left first. Follows the theme. */
  readonly Picture: ComponentType;
  readonly messages: Readonly<Record<Language, Catalogue<CoverMessage>>>;
  /** How long people take, in minutes: at the smallest and at the largest table. */
  readonly minutes: readonly [number, number];
  /** No authors and no publisher where nothing but the box names them. */
  readonly credits: { readonly authors: readonly string[]; readonly publisher: string };
}
