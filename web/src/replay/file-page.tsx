import type { ReplayFile, ShownFile } from '@pentapolis/wire';
import { toldApart } from '@pentapolis/wire/names';
import { type DragEvent, Suspense, use, useCallback, useMemo, useState } from 'react';
import { ago } from '../lobby/ago.ts';
import { useShownNames } from '../state/cast.ts';
import { useOwnMatches } from '../state/seats.ts';
import { gameTable } from '../table/game-table.ts';
import { useLanguage, useWords } from '../text/words.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';
import { type Eyes, eyesOf } from './eyes.ts';
import { FindingsBar } from './findings-bar.tsx';
import { isShown, openReplayFile, type Unopened } from './open-file.ts';
import { partIn, partInFile } from './own-part.ts';
import { Player } from './player.tsx';
import { ShownReplay } from './shown-replay.tsx';
import { useSliced } from './slices.ts';
import { momentsOfFile, type OwnPart, verify } from './verify.ts';
import './file-page.css';

/** Opens a replay from disk: verified and drawn here, sent nowhere. */
export function FilePage() {
  const words = useWords();
  useTitle(words('file.title'));
  const [file, setFile] = useState<ReplayFile | ShownFile>();
  const [wrong, setWrong] = useState<Unopened>();
  const open = async (picked: File | undefined): Promise<void> => {
    if (picked === undefined) return;
    const opened = await openReplayFile(
      await picked.text(),
      async (game) => (await gameTable(game)).game.meta,
    );
    if ('key' in opened) setWrong(opened);
    else setFile(opened);
  };
  if (file !== undefined)
    return (
      <Boundary>
        <Suspense fallback={<Loading />}>
          {isShown(file) ? <ShownReplay file={file} /> : <FileReplay file={file} />}
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
        {wrong !== undefined && (
          <p className="notice" data-tone="bad" role="alert">
            {words(wrong.key, wrong.args)}
          </p>
        )}
      </div>
    </SiteFrame>
  );
}

function FileReplay({ file }: { readonly file: ReplayFile }) {
  const words = useWords();
  const game = use(gameTable(file.game));
  const apart = useMemo(
    () =>
      toldApart(file.names, (name, seat) =>
        name === '' ? '' : words('file.nameAtSeat', { name, seat: seat + 1 }),
      ),
    [file, words],
  );
  const names = useShownNames(apart);
  const [viewer, setViewer] = useState<Eyes>('spectator');
  const [at, setAt] = useState(0);
  const [own, setOwn] = useState<OwnPart | undefined>(() => partInFile(file));
  const see = useCallback(
    function* () {
      return { viewer, moments: yield* momentsOfFile(game.game, file, viewer, game.table.everything) };
    },
    [game, file, viewer],
  );
  const seen = useSliced(see);
  const findings = useSliced(useCallback(() => verify(game.game, file, own), [game, file, own]));
  if (seen === undefined) return <Loading />;
  const eyes = eyesOf(game, names.length);
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
        findings && (
          <FindingsBar file={file} findings={findings} own={own} nameOf={(seat) => names[seat] ?? ''}>
            <OwnMatchPicker
              game={file.game}
              match={own?.match}
              pick={(id) => setOwn(id === '' ? undefined : partIn(id))}
            />
          </FindingsBar>
        )
      }
    />
  );
}

interface PickerProps {
  readonly game: string;
  readonly match: string | undefined;
  readonly pick: (match: string) => void;
}

/**
 * Which match of this device the file is to be held against. The file says it itself, but a file that was tampered with
 * may say anything.
 */
function OwnMatchPicker({ game, match, pick }: PickerProps) {
  const words = useWords();
  const language = useLanguage();
  const matches = useOwnMatches().filter((own) => own.game === game);
  if (matches.length === 0) return undefined;
  return (
    <label className="findings-own">
      {words('file.ownMatch')}
      <select className="input" value={match ?? ''} onChange={(event) => pick(event.target.value)}>
        <option value="">{words('file.ownNone')}</option>
        {match !== undefined && !matches.some(({ id }) => id === match) && (
          <option value={match}>{match}</option>
        )}
        {matches.map(({ id, seenAt }) => (
          <option key={id} value={id}>
            {words('file.ownSeen', { match: id, when: ago(seenAt, Date.now(), language) })}
          </option>
        ))}
      </select>
    </label>
  );
}
