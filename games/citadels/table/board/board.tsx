import { ActionBar, useRove, useTableKeys } from '@pentapolis/kit';
import { useEffect, useMemo, useRef } from 'react';
import { districtQuotes } from '../model/quotes.ts';
import { activeSeat } from '../model/words.ts';
import { ChoicesBar } from '../panels/choices-bar.tsx';
import { Cities } from '../panels/cities.tsx';
import { Head } from '../panels/head.tsx';
import { Notices, useNotices } from '../panels/notices.tsx';
import { Rail } from '../panels/rail.tsx';
import { Tray } from '../panels/tray.tsx';
import type { BoardProps } from './board-props.ts';
import { useAim } from './use-aim.ts';
import { useFollow } from './use-follow.ts';
import '../art/art.css';
import './board.css';
import '../panels/city.css';
import '../panels/cards.css';
import '../panels/offer.css';
import '../panels/help.css';
import './phone.css';

/** The table of Citadels: the round above, all cities in the middle, what is mine alone at the thumb. */
export function Board(props: BoardProps) {
  const { frame, before, viewer, say, showRule, explain, preview, comfort } = props;
  const { view } = frame;
  const root = useRef<HTMLDivElement>(null);
  const own = viewer === 'spectator' ? undefined : viewer;
  const aiming = useAim(props);
  const [notices, dismiss] = useNotices(props);
  useRove(root);
  useFollow(root, activeSeat(view), view.called, comfort.reducedMotion);

  const { aim, cancel } = aiming;
  const preparing = aim.picks.length > 0 || (aim.kind !== undefined && aim.kind !== 'keep');
  useTableKeys(({ key }) => {
    if (key !== 'Escape' || !preparing) return false;
    cancel();
    return true;
  });

  // What is aimed at from the bar is chosen on the table: the focus goes there.
  const { kind } = aim;
  useEffect(() => {
    if (kind !== undefined && kind !== 'keep')
      root.current?.querySelector<HTMLElement>('.cit-target')?.focus({ preventScroll: false });
  }, [kind]);

  const quotes = useMemo(
    () => districtQuotes(aim, view, own ?? -1, { explain, preview }),
    [aim, view, own, explain, preview],
  );
  return (
    <div
      ref={root}
      className="cit cit-board"
      data-phase={view.phase}
      data-aim={kind}
      data-seats={view.seats.length}
      data-still={comfort.reducedMotion}
    >
      <Head props={props} own={own} aiming={aiming} />
      <Rail view={view} own={own} aiming={aiming} say={say} showRule={showRule} />
      <Cities
        view={view}
        before={before?.view}
        own={own}
        aiming={aiming}
        quotes={quotes}
        comfort={comfort}
        say={say}
        showRule={showRule}
      />
      <Notices notices={notices} say={say} dismiss={dismiss} />
      {own === undefined ? undefined : <Tray props={props} own={own} aiming={aiming} />}
      <ActionBar>
        {own === undefined ? undefined : <ChoicesBar props={props} own={own} aiming={aiming} />}
      </ActionBar>
    </div>
  );
}
