import { Glyph } from '@pentapolis/kit';
import { useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { PanelContext } from './panel-context.ts';
import { PANEL_LABELS, PANEL_SIGNS, PANELS, Panel, type PanelId } from './panels.tsx';

interface Props {
  readonly context: PanelContext;
  readonly open: PanelId | undefined;
  readonly setOpen: (panel: PanelId | undefined) => void;
  readonly unread: number;
}

/** The panels of a phone: a strip of buttons, each opening a sheet. */
export function PanelStrip({ context, open, setOpen, unread }: Props) {
  const words = useWords();
  return (
    <nav className="panel-strip" aria-label={words('panel.label')}>
      {PANELS.map((id) => (
        <button key={id} type="button" className="panel-strip-button" onClick={() => setOpen(id)}>
          <Glyph d={PANEL_SIGNS[id]} size={18} />
          <span>{words(PANEL_LABELS[id])}</span>
          {id === 'chat' && unread > 0 && <span className="side-unread numbers">{unread}</span>}
        </button>
      ))}
      {open && (
        <Dialog title={words(PANEL_LABELS[open])} game={context.info.game} close={() => setOpen(undefined)}>
          <div className="sheet-panel" data-panel={open}>
            <Panel id={open} context={context} />
          </div>
        </Dialog>
      )}
    </nav>
  );
}
