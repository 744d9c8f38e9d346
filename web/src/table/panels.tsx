import type { ReactNode } from 'react';
import { RulesPanel } from '../rules/rules-panel.tsx';
import type { TextKey } from '../text/en.ts';
import { SIGNS } from '../ui/signs.data.ts';
import { ChatPanel } from './chat-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import type { PanelContext } from './panel-context.ts';
import { PlayersPanel } from './players-panel.tsx';

export const PANELS = ['players', 'log', 'chat', 'rules'] as const;
export type PanelId = (typeof PANELS)[number];

export const PANEL_LABELS: Readonly<Record<PanelId, TextKey>> = {
  players: 'panel.players',
  log: 'panel.log',
  chat: 'panel.chat',
  rules: 'panel.rules',
};

export const PANEL_SIGNS: Readonly<Record<PanelId, string>> = {
  players: SIGNS.people,
  log: SIGNS.history,
  chat: SIGNS.chat,
  rules: SIGNS.scroll,
};

/** One panel of the table, wherever it is shown: beside the board or as a sheet. */
export function Panel({ id, context }: { readonly id: PanelId; readonly context: PanelContext }): ReactNode {
  switch (id) {
    case 'players':
      return <PlayersPanel context={context} />;
    case 'log':
      return <LogPanel context={context} game={context.game.game} />;
    case 'chat':
      return <ChatPanel context={context} />;
    case 'rules':
      return <RulesPanel game={context.info.game} at={context.rule} />;
  }
}
