import type { TableProps } from '@pentapolis/kit';
import type { Action } from '../../rules/action.ts';
import type { View } from '../../rules/view.ts';

/** What the frame gives the board of Cité. */
export type BoardProps = TableProps<View, Action>;

/** Parts of the table of which a phone shows one at a time. */
export type Page = 'town' | 'purse' | 'deals';
