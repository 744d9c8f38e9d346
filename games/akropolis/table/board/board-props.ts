import type { TableProps } from '@pentapolis/kit';
import type { Action, View } from '../../rules/index.ts';

/** What the frame gives the board of Akropolis. */
export type BoardProps = TableProps<View, Action>;

/** What the drawer can show. */
export type DrawerPage = 'places' | 'words' | 'comes';
