import { ActionBar } from '@pentapolis/kit';
import { useRef, useState } from 'react';
import type { District } from '../../rules/index.ts';
import { ArtDefs } from '../art/defs.tsx';
import { MODEL, PLAN } from '../model/scene.ts';
import { Cities } from '../panels/cities.tsx';
import { Drawer } from '../panels/drawer.tsx';
import { Notice } from '../panels/notice.tsx';
import { PlacingBar } from '../panels/placing-bar.tsx';
import { ScoreStrip } from '../panels/score-strip.tsx';
import { Site } from '../panels/site.tsx';
import type { BoardProps, DrawerPage } from './board-props.ts';
import { CityStage } from './city-stage.tsx';
import { Flights } from './flights.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useCover } from './use-cover.ts';
import { foreseen, usePlacing } from './use-placing.ts';
import { useStep } from './use-step.ts';
import { useTiles } from './use-tiles.ts';
import { useWatched } from './use-watched.ts';
import '../art/art.css';
import '../panels/buttons.css';
import './board.css';

/** The table of Akropolis: the site above, one city in the middle, all cities beside it, its count below. */
export function Board(props: BoardProps) {
  const { frame, viewer, say, comfort, showRule } = props;
  const root = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState(false);
  const [singled, single] = useState<District>();
  const [page, open] = useState<DrawerPage>();
  const lens = plan ? PLAN : MODEL;

  const placing = usePlacing(props, lens);
  const own = viewer === 'spectator' ? undefined : viewer;
  const { after, action, state } = placing;
  const sent = state.step === 'sent' && after && action && own !== undefined;
  const view = sent ? foreseen(frame.view, after, own, action.tile) : frame.view;

  const step = useStep(props);
  const [watched, watch] = useWatched(view, own, step.lastSeat);
  const [tiles, notice] = useTiles(props, placing, watch);
  const aside = useCover(root, '.akr-cities');
  useBoardKeys(root, { site: view.site, placing, tiles });

  const city = view.cities[watched];
  if (city === undefined) return undefined;
  const active = own !== undefined && props.legal.length > 0 && !sent;
  const live = active && watched === own;
  const shared = { view, say, comfort, showRule, placing, tiles, own };
  return (
    <div ref={root} className="akr akr-board">
      <ArtDefs />
      <div className="akr-table" data-drawer={page}>
        <Site
          view={view}
          say={say}
          active={active}
          affordable={placing.affordable}
          chosen={state.tile}
          rotation={state.placement?.rotation ?? state.heading}
          choose={tiles.choose}
          openDrawer={open}
        />
        <Cities
          view={view}
          own={own}
          watched={watched}
          watch={watch}
          step={step}
          say={say}
          comfort={comfort}
        />
        <div className="akr-middle">
          <CityStage
            {...shared}
            city={city}
            seat={watched}
            before={props.before?.view}
            lens={lens}
            plan={plan}
            setPlan={setPlan}
            aside={aside}
            live={live}
            singled={singled}
            step={step}
            page={page}
            open={open}
          />
          <Notice notice={notice} say={say} showRule={showRule} dismiss={tiles.dismiss} />
          {page === undefined ? undefined : (
            <Drawer
              {...shared}
              page={page}
              close={() => open(undefined)}
              seat={watched}
              preview={props.preview}
            />
          )}
        </div>
        <ScoreStrip
          key={watched}
          {...shared}
          city={city}
          seat={watched}
          gains={live ? placing.gains : undefined}
          singled={singled}
          single={single}
        />
      </div>
      <Flights
        root={root}
        step={step}
        watched={watched}
        skip={tiles.sentTile()}
        reducedMotion={comfort.reducedMotion}
      />
      <ActionBar>{active ? <PlacingBar placing={placing} tiles={tiles} say={say} /> : undefined}</ActionBar>
    </div>
  );
}
