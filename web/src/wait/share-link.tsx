import { Glyph } from '@pentapolis/kit';
import { useRef, useState } from 'react';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';

/** Puts text on the clipboard. Plain http pages have no clipboard of their own; there the field is copied the old way. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<void> {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text);
    return;
  }
  field?.select();
  document.execCommand('copy');
}

/** The address of this page, to send to whoever shall join or watch. */
export function ShareLink() {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = window.location.origin + window.location.pathname;
  return (
    <div className="share-link field">
      <label htmlFor="share-link">{words('wait.share')}</label>
      <div className="share-link-line">
        <input
          ref={field}
          id="share-link"
          className="input"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="button"
          onClick={() => void copyText(link, field.current).then(() => setCopied(true))}
        >
          <Glyph d={SIGNS.link} size={18} />
          <span aria-live="polite">{words(copied ? 'wait.copied' : 'wait.copy')}</span>
        </button>
        {navigator.share !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {words('wait.send')}
          </button>
        )}
      </div>
    </div>
  );
}
