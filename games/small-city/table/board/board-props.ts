import type { TableProps } from '@pentapolis/kit';
import type { Action, View } from '../../rules/index.ts';

/** What the frame gives the board of Small City. */
export type BoardProps = TableProps<View, Action>;
