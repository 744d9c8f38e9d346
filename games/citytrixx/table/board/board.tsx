import { ActionBar, useRove } from '@pentapolis/kit';
import { useRef } from 'react';
import { OWN_SET } from '../../rules/index.ts';
import { SetContext } from '../art/set-context.ts';
import { ChoicesBar } from '../panels/choices-bar.tsx';
import { Company } from '../panels/company.tsx';
import { Head } from '../panels/head.tsx';
import { Ledger } from '../panels/ledger.tsx';
import { OpenHands } from '../panels/open-hands.tsx';
import { Operating } from '../panels/operating.tsx';
import { Over } from '../panels/over.tsx';
import { Setup } from '../panels/setup.tsx';
import { Stock } from '../panels/stock.tsx';
import { Track } from '../panels/track.tsx';
import { Tray } from '../panels/tray.tsx';
import { Trick } from '../panels/trick.tsx';
import type { BoardProps } from './board-props.ts';
import { freshCompanies, priorityWords, tickerWords } from './ticker.ts';
import { type Aiming, useAim } from './use-aim.ts';
import { useKeys } from './use-keys.ts';
import '../art/art.css';
import './board.css';
import '../panels/track.css';
import '../panels/company.css';
import '../panels/cards.css';
import '../panels/stage.css';
import '../panels/ledger.css';
import '../panels/help.css';
import './phone.css';

/** The table of CityTriXX: the share track above, companies, what is going on, everybody's books, and one's own cards. */
export function Board(props: BoardProps) {
  const { frame, facts, viewer, say, comfort } = props;
  const { view } = frame;
  const root = useRef<HTMLDivElement>(null);
  const own = viewer === 'spectator' ? undefined : viewer;
  const aiming = useAim(props);
  useRove(root);
  useKeys(root, aiming);
  const fresh = freshCompanies(facts);
  const started = view.step !== 'chooseCompany';
  return (
    <SetContext value={view.components ?? OWN_SET}>
      <div
        ref={root}
        className="ctx ctx-board"
        data-year={Math.max(1, view.year)}
        data-phase={view.phase}
        data-seats={view.seats.length}
        data-still={comfort.reducedMotion}
      >
        <Head props={props} own={own} aiming={aiming} />
        <Track
          view={view}
          aiming={aiming}
          ticker={tickerWords(facts, say) || priorityWords(view, say)}
          say={say}
        />
        <div className="ctx-middle">
          {started ? (
            <div className="ctx-companies">
              {view.companies.map((company) => (
                <Company
                  key={company.id}
                  props={props}
                  company={company}
                  aiming={aiming}
                  fresh={fresh.has(company.id)}
                />
              ))}
            </div>
          ) : undefined}
          <div className="ctx-stage">
            <Stage props={props} aiming={aiming} own={own} />
          </div>
          <Ledger props={props} aiming={aiming} own={own} />
        </div>
        {own !== undefined && view.year > 0 ? <Tray props={props} own={own} aiming={aiming} /> : undefined}
        {own === undefined && view.seats.some(({ hand }) => hand !== undefined) ? (
          <OpenHands props={props} />
        ) : undefined}
        <ActionBar>
          <ChoicesBar props={props} aiming={aiming} />
        </ActionBar>
      </div>
    </SetContext>
  );
}

interface StageProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
  readonly own: number | undefined;
}

/** What is going on now, by the round. */
function Stage({ props, aiming, own }: StageProps) {
  switch (props.frame.view.phase) {
    case 'setup':
      return <Setup props={props} aiming={aiming} own={own} />;
    case 'trick':
      return <Trick props={props} aiming={aiming} />;
    case 'operating':
      return <Operating props={props} aiming={aiming} />;
    case 'stock':
    case 'end':
      return <Stock props={props} aiming={aiming} own={own} />;
    case 'over':
      return <Over props={props} />;
  }
}
