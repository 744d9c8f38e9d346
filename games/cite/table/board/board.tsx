import { ActionBar, useRove } from '@pentapolis/kit';
import { useRef, useState } from 'react';
import { ArtDefs } from '../art/defs.tsx';
import { Deals } from '../deals/deals.tsx';
import { useDraft } from '../deals/use-draft.ts';
import { newDraft } from '../model/draft.ts';
import { Bar } from '../panels/bar.tsx';
import { Cards } from '../panels/cards.tsx';
import { Ledger } from '../panels/ledger.tsx';
import { Pages } from '../panels/pages.tsx';
import { Purse } from '../panels/purse.tsx';
import { sortsOf, Tray } from '../panels/tray.tsx';
import { Works } from '../panels/works.tsx';
import type { BoardProps, Page } from './board-props.ts';
import { TownStage } from './town-stage.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { usePlacing } from './use-placing.ts';
import { useQueue } from './use-queue.ts';
import { useSpokenGhost } from './use-spoken-ghost.ts';
import '../art/art.css';
import './board.css';
import '../panels/panels.css';
import '../deals/deals.css';
import './phone.css';

/** The table of Cité: what everybody holds above, the town in the middle, my pieces below, purse and deals beside it. */
export function Board(props: BoardProps) {
  const { frame, viewer, say, legal, comfort } = props;
  const { view } = frame;
  const root = useRef<HTMLDivElement>(null);
  const own = viewer === 'spectator' ? undefined : viewer;
  const seat = own ?? -1;
  const active = own !== undefined && legal.length > 0;
  const [page, turnTo] = useState<Page>('town');
  const send = useQueue(props);
  const placing = usePlacing(props, seat, send);
  const drafting = useDraft(own);
  const toTown = (): void => turnTo('town');
  useRove(root);
  useSpokenGhost(placing, view, say);
  useBoardKeys({
    sorts: own === undefined ? [] : sortsOf(props, own),
    active: active && (view.phase === 'first' || view.phase === 'main'),
    placing,
    drafting,
    toTown,
    newDeal() {
      drafting.open(newDraft(view, seat));
      turnTo('deals');
    },
  });
  const building = view.phase === 'first' || view.phase === 'main';
  return (
    <div
      ref={root}
      className="cte cte-board"
      data-page={page}
      data-phase={view.phase}
      data-still={comfort.reducedMotion}
    >
      <ArtDefs />
      <Ledger view={view} own={own} say={say} comfort={comfort} />
      <Pages view={view} own={own} page={page} turnTo={turnTo} say={say} />
      <div className="cte-town">
        <TownStage
          props={props}
          own={own}
          active={active}
          placing={placing}
          drafting={drafting}
          send={send}
        />
      </div>
      {own === undefined ? undefined : (
        <Tray props={props} own={own} active={active && building} placing={placing} toTown={toTown} />
      )}
      <div className="cte-side">
        {own === undefined ||
        !(building || view.phase === 'between' || view.phase === 'ports') ? undefined : (
          <div className="cte-trade">
            {building ? <Purse props={props} own={own} active={active} send={send} /> : undefined}
            {building ? <Works props={props} own={own} active={active} send={send} /> : undefined}
            <Cards props={props} own={own} active={active} send={send} />
          </div>
        )}
        <Deals props={props} own={own} active={active} drafting={drafting} send={send} toTown={toTown} />
      </div>
      <ActionBar>
        {own !== undefined && active ? (
          <Bar
            props={props}
            own={own}
            placing={placing}
            pointing={drafting.pointing !== undefined}
            endPointing={() => {
              drafting.point(undefined);
              turnTo('deals');
            }}
            send={send}
          />
        ) : undefined}
      </ActionBar>
    </div>
  );
}
