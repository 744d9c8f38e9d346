import { isGameId } from '@pentapolis/catalogue';
import { Suspense, use, useCallback, useMemo, useState } from 'react';
import { useCover } from '../lobby/use-covers.ts';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { useDraft } from '../state/use-draft.ts';
import { gameTable } from '../table/game-table.ts';
import { useSpeakerFor, useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loading } from '../ui/loading.tsx';
import { SiteFrame } from '../ui/site-frame.tsx';
import { useTitle } from '../ui/use-title.ts';
import { NotFound } from './not-found.tsx';
import './pages.css';

/** Counts the points of a match played with the box. */
export function PadPage({ game }: { readonly game: string }) {
  if (!isGameId(game)) return <NotFound />;
  return (
    <SiteFrame>
      <Suspense fallback={<Loading />}>
        <Pad id={game} />
      </Suspense>
    </SiteFrame>
  );
}

function Pad({ id }: { readonly id: string }) {
  const words = useWords();
  const game = use(gameTable(id));
  const cover = useCover(id);
  const sayFor = useSpeakerFor(game.messages, game.table.messages, cover?.messages);
  const say = useMemo(() => sayFor([]), [sayFor]);
  const [rule, setRule] = useState<string>();
  const showRule = useCallback((wanted: string) => setRule(wanted), []);
  const name = cover ? say.term('cover.title') : id;
  useTitle(`${words('pad.title')} · ${name}`);
  const { Pad: GamePad } = game.table;
  const [text, keep] = useDraft(`pad.${id}`);
  const [emptied, setEmptied] = useState<string>();
  const [sheet, setSheet] = useState(0);
  const begin = (from: string, before: string | undefined): void => {
    keep(from);
    setEmptied(before);
    setSheet(sheet + 1);
  };
  return (
    <div className="page-wide" data-game={id}>
      <h1>
        {words('pad.title')} · {name}
      </h1>
      {GamePad === undefined ? (
        <p>{words('pad.none')}</p>
      ) : (
        <>
          <GamePad key={sheet} say={say} sayFor={sayFor} showRule={showRule} draft={{ text, keep }} />
          <p className="pad-tools">
            <button type="button" className="button" disabled={text === ''} onClick={() => begin('', text)}>
              {words('pad.empty')}
            </button>
            {emptied !== undefined && text === '' && (
              <button type="button" className="button" onClick={() => begin(emptied, undefined)}>
                {words('pad.back')}
              </button>
            )}
          </p>
        </>
      )}
      {rule !== undefined && (
        <Dialog title={words('panel.rules')} game={id} close={() => setRule(undefined)}>
          <RulesPanel game={id} at={{ rule, asked: 1 }} />
        </Dialog>
      )}
    </div>
  );
}
