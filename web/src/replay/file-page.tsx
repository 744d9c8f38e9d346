import type { ReplayFile } from '@pentapolis/wire';
import { type DragEvent, Suspense, use, useMemo, useState } from 'react';
import { luckOf } from '../state/seats.ts';
import { gameTable } from '../table/game-table.ts';
import { useWords } from '../text/words.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';
import { type Eyes, eyesOf } from './eyes.ts';
import { FindingsBar } from './findings-bar.tsx';
import { Player } from './player.tsx';
import { readReplayFile } from './read-file.ts';
import { momentsOfFile, verify } from './verify.ts';
import './file-page.css';

/** Opens a replay from disk: verified and drawn here, sent nowhere. */
export function FilePage() {
  const words = useWords();
  useTitle(words('file.title'));
  const [file, setFile] = useState<ReplayFile>();
  const [wrong, setWrong] = useState(false);
  const open = async (picked: File | undefined): Promise<void> => {
    if (picked === undefined) return;
    const read = readReplayFile(await picked.text());
    setFile(read);
    setWrong(read === undefined);
  };
  if (file !== undefined)
    return (
      <Boundary>
        <Suspense fallback={<Loading />}>
          <FileReplay file={file} />
        </Suspense>
      </Boundary>
    );
  return (
    <SiteFrame>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra beside the button */}
      <div
        className="file-drop"
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          void open(event.dataTransfer.files[0]);
        }}
      >
        <h1>{words('file.title')}</h1>
        <p>{words('file.help')}</p>
        <label className="button" data-look="accent" data-size="large">
          {words('file.pick')}
          <input
            type="file"
            className="unseen"
            accept=".json,application/json"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </label>
        {wrong && (
          <p className="notice" data-tone="bad" role="alert">
            {words('file.wrong')}
          </p>
        )}
      </div>
    </SiteFrame>
  );
}

function FileReplay({ file }: { readonly file: ReplayFile }) {
  const words = useWords();
  const game = use(gameTable(file.game));
  const [viewer, setViewer] = useState<Eyes>('spectator');
  const [at, setAt] = useState(0);
  const moments = useMemo(
    () => momentsOfFile(game.game, file, viewer, game.table.everything),
    [game, file, viewer],
  );
  const findings = useMemo(() => {
    const [start] = file.events;
    return verify(game.game, file, start?.kind === 'start' ? luckOf(start.commitment) : undefined);
  }, [game, file]);
  const eyes = eyesOf(game, file.names.length);
  return (
    <Player
      title={words('file.title')}
      gameId={file.game}
      game={game}
      names={file.names}
      moments={moments}
      at={at}
      viewer={viewer}
      eyes={eyes}
      seek={setAt}
      look={setViewer}
      shareable={false}
      banner={<FindingsBar findings={findings} />}
    />
  );
}
