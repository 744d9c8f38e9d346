import type { ShownFile } from '@pentapolis/wire';
import { use, useCallback, useState } from 'react';
import { useShownNames } from '../state/cast.ts';
import { useNow } from '../state/use-now.ts';
import { gameTable } from '../table/game-table.ts';
import { momentOf } from '../text/moment.ts';
import { useLanguage, useWords } from '../text/words.tsx';
import { Loading } from '../ui/loading.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import type { Eyes } from './eyes.ts';
import { momentsOf } from './moments.ts';
import { NoteBar } from './note-bar.tsx';
import { Player } from './player.tsx';
import { useSliced } from './slices.ts';

/** What a match had shown when the file was made: looked at, and taken at its word. */
export function ShownReplay({ file }: { readonly file: ShownFile }) {
  const words = useWords();
  const language = useLanguage();
  const now = useNow();
  const game = use(gameTable(file.game));
  const names = useShownNames(file.names);
  const eyes = file.histories.map(({ viewer }) => viewer);
  const [viewer, setViewer] = useState<Eyes | undefined>(eyes.at(-1));
  const [at, setAt] = useState(0);
  const see = useCallback(
    function* () {
      const history = file.histories.find((each) => each.viewer === viewer);
      return history && { viewer: history.viewer, moments: yield* momentsOf(history) };
    },
    [file, viewer],
  );
  const seen = useSliced(see);
  if (file.histories.length === 0)
    return (
      <SiteFrame>
        <p className="notice" role="status">
          {words('file.shownNothing')}
        </p>
      </SiteFrame>
    );
  if (seen === undefined) return <Loading />;
  const last = seen.moments.at(-1)?.at;
  return (
    <Player
      title={words('file.title')}
      gameId={file.game}
      game={game}
      names={names}
      moments={seen.moments}
      at={at}
      viewer={seen.viewer}
      eyes={eyes}
      seek={setAt}
      look={setViewer}
      shareable={false}
      banner={
        <NoteBar tone="note" icon="why">
          <p>{words('file.shown', { when: last === undefined ? '' : momentOf(last, now, language) })}</p>
        </NoteBar>
      }
    />
  );
}
