import { Glyph } from '@pentapolis/kit';
import { useState } from 'react';
import { ApiFailure, getFile } from '../net/api.ts';
import { tokensOf } from '../state/seats.ts';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';

/** As much of the match as this device's seats may have; the public log where a seat of it was given free since. */
async function fileOf(id: string): Promise<Blob> {
  const tokens = tokensOf(id).map(({ token }) => token);
  try {
    return await getFile(id, tokens);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) return getFile(id, []);
    throw error;
  }
}

/** Hands the match out as a file. @returns what does it, and whether it failed last time */
export function useMatchDownload(id: string): readonly [() => void, boolean] {
  const [failed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    const file = await fileOf(id).catch(() => undefined);
    setFailed(file === undefined);
    if (file === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `pentapolis-${id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return [() => void download(), failed];
}

/** What is left of a broken match as a file. */
export function DownloadRemains({ id }: { readonly id: string }) {
  const words = useWords();
  const [download, failed] = useMatchDownload(id);
  return (
    <>
      <button type="button" className="button" onClick={download}>
        <Glyph d={SIGNS.download} size={18} />
        {words('broken.download')}
      </button>
      {failed && <p role="alert">{words('net.unreachable')}</p>}
    </>
  );
}

/** The match so far as a file, as a line of the menu. */
export function DownloadSoFar({ id }: { readonly id: string }) {
  const words = useWords();
  const [download, failed] = useMatchDownload(id);
  return (
    <button type="button" className="menu-line" onClick={download}>
      <Glyph d={SIGNS.download} />
      <span>{words(failed ? 'net.unreachable' : 'menu.download')}</span>
    </button>
  );
}
