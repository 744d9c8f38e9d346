import type { TableProps } from '@pentapolis/kit';
import type { Action, View } from '../../rules/index.ts';

/** What the frame gives the board of Citadels. */
export type BoardProps = TableProps<View, Action>;
