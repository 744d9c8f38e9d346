import type { Frame, Speaker } from '@pentapolis/kernel';
import { Glyph } from '@pentapolis/kit';
import type { MatchInfo } from '@pentapolis/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameTable } from '../table/game-table.ts';
import { chime } from '../table/sound.ts';
import { useComfort } from '../table/use-comfort.ts';
import { useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import { DownloadReplay } from './download-replay.tsx';
import { Podium } from './podium.tsx';
import { RematchButton } from './rematch-button.tsx';
import './final.css';

/** The last move is seen before the scoring covers it. */
const PAUSE_MS = 1200;

interface Props {
  readonly info: MatchInfo;
  readonly game: GameTable;
  readonly frame: Frame;
  readonly say: Speaker;
  readonly names: readonly string[];
}

/** When a match is over: the scoring, which opens by itself, and the ways on. Lives in the action bar. */
export function Final({ info, game, frame, say, names }: Props) {
  const words = useWords();
  const comfort = useComfort();
  const [open, setOpen] = useState(false);
  const result = frame.result ?? info.result;
  const scored = result !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (!scored) return;
    const timer = setTimeout(() => {
      setOpen(true);
      if (comfort.sound) chime('end');
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [scored]);

  const ways = (
    <>
      <Link href={`/m/${info.id}/replay`} className="button">
        <Glyph d={SIGNS.play} size={18} />
        {words('final.watch')}
      </Link>
      <RematchButton info={info} />
    </>
  );
  return (
    <>
      {scored && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          <Glyph d={SIGNS.laurel} size={18} />
          {words('final.title')}
        </button>
      )}
      {ways}
      {open && result !== undefined && (
        <Dialog
          title={words('final.title')}
          size="large"
          game={info.game}
          close={() => setOpen(false)}
          footer={
            <>
              <DownloadReplay id={info.id} />
              {ways}
            </>
          }
        >
          <div className="final">
            <Podium result={result} say={say} />
            <game.table.Final
              view={frame.view}
              ranking={result.ranking}
              names={names}
              say={say}
              comfort={comfort}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
