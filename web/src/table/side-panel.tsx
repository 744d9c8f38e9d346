import { Glyph } from '@pentapolis/kit';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useWords } from '../text/words.tsx';
import type { PanelContext } from './panel-context.ts';
import { PANEL_LABELS, PANEL_SIGNS, PANELS, Panel, type PanelId } from './panels.tsx';

interface Props {
  readonly context: PanelContext;
  readonly open: PanelId;
  readonly setOpen: (panel: PanelId) => void;
  readonly unread: number;
}

/** The one panel beside the board. */
export function SidePanel({ context, open, setOpen, unread }: Props) {
  const words = useWords();
  return (
    <aside className="side" aria-label={words('panel.label')}>
      <Tabs className="side-tabs" selectedKey={open} onSelectionChange={(key) => setOpen(key as PanelId)}>
        <TabList className="side-tab-list" aria-label={words('panel.label')}>
          {PANELS.map((id) => (
            <Tab key={id} id={id} className="side-tab">
              <Glyph d={PANEL_SIGNS[id]} size={18} />
              {words(PANEL_LABELS[id])}
              {id === 'chat' && unread > 0 && (
                <span className="side-unread numbers">
                  {unread}
                  <span className="unseen"> {words('chat.unread', { count: unread })}</span>
                </span>
              )}
            </Tab>
          ))}
        </TabList>
        {PANELS.map((id) => (
          <TabPanel key={id} id={id} className="side-panel" data-panel={id}>
            <Panel id={id} context={context} />
          </TabPanel>
        ))}
      </Tabs>
    </aside>
  );
}
