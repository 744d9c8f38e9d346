import { Glyph } from '@pentapolis/kit';
import { api } from '@pentapolis/wire';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';

/** The match as a file: everything needed to replay and verify it anywhere. */
export function DownloadReplay({ id }: { readonly id: string }) {
  const words = useWords();
  return (
    <a className="button" href={api.replay(id)} download={`pentapolis-${id}.json`}>
      <Glyph d={SIGNS.download} size={18} />
      {words('final.download')}
    </a>
  );
}
