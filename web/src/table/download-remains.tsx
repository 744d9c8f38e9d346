import { Glyph } from '@pentapolis/kit';
import { useState } from 'react';
import { getRemains } from '../net/api.ts';
import { tokensOf } from '../state/seats.ts';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';

/** What is left of a broken match as a file: as much of it as the seat of this device may have. */
export function DownloadRemains({ id }: { readonly id: string }) {
  const words = useWords();
  const [failed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    const file = await getRemains(id, tokensOf(id)[0]?.token).catch(() => undefined);
    setFailed(file === undefined);
    if (file === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `pentapolis-${id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void download()}>
        <Glyph d={SIGNS.download} size={18} />
        {words('broken.download')}
      </button>
      {failed && <p role="alert">{words('net.unreachable')}</p>}
    </>
  );
}
