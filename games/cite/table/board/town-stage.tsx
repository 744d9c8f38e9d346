import { announce, type CameraControl, type Point, SeatMark, Stage } from '@pentapolis/kit';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Action } from '../../rules/action.ts';
import { CentralStone, Ground } from '../art/ground.tsx';
import type { Drafting } from '../deals/use-draft.ts';
import {
  ARROWS,
  ahead,
  bannerOf,
  buildingOn,
  cellUnder,
  middleOf,
  toUnits,
  townCells,
} from '../model/geo.ts';
import { buildingWords } from '../model/words.ts';
import { BuildingsHelp } from '../panels/buildings-help.tsx';
import { InWords } from '../panels/in-words.tsx';
import { BuildingNote, GhostNote } from '../panels/notes.tsx';
import type { BoardProps } from './board-props.ts';
import { GhostLayer } from './ghost.tsx';
import { Marks } from './marks.tsx';
import { Town } from './town.tsx';
import type { Placing } from './use-placing.ts';

interface TownStageProps {
  readonly props: BoardProps;
  readonly own: number | undefined;
  readonly active: boolean;
  readonly placing: Placing;
  readonly drafting: Drafting;
  send(...actions: readonly Action[]): void;
}

const ZOOM = { min: 0.15, max: 3 };
/** Room for the tools at the right; on a phone they lie over the town. */
const INSETS = { top: 8, right: 56, bottom: 8, left: 8 };
const NARROW_INSETS = { top: 2, right: 2, bottom: 2, left: 2 };

/** The town on the stage: all districts at once, what stands, what is in hand, what a deal points at. */
export function TownStage({ props, own, active, placing, drafting, send }: TownStageProps) {
  const { frame, before, say, comfort } = props;
  const { view } = frame;
  const keys = useId();
  const camera = useRef<CameraControl>(null);
  const [hovered, hover] = useState<number>();
  const [chosen, choose] = useState<number>();
  const looked =
    placing.holding === undefined && drafting.pointing === undefined ? (chosen ?? hovered) : undefined;

  const cells = useMemo(() => townCells(view.buildings), [view.buildings]);
  const walls = useMemo(() => toUnits(cells, 1.1), [cells]);
  const content = useMemo(() => toUnits(cells, 1.5), [cells]);
  const changing = useMemo(() => new Set(placing.gains?.changes.map(({ index }) => index)), [placing.gains]);
  const spot = placing.holding?.spot;
  const held = placing.holding?.building;
  useEffect(() => {
    if (spot !== undefined && held !== undefined) camera.current?.reveal(middleOf(held, spot), 56);
  }, [spot, held]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: indices belong to this list of buildings
  useEffect(() => choose(undefined), [view.buildings]);

  const on = (at: Point): number | undefined => buildingOn(view.buildings, cellUnder(at));
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    if (drafting.pointing !== undefined) {
      if (way !== undefined) drafting.step(way);
      else if (event.key === 'Enter') drafting.point(undefined);
      else return;
    } else if (placing.holding !== undefined) {
      if (way !== undefined) placing.step(way);
      else if (event.key === 'Enter') placing.confirm();
      else return;
    } else if (way !== undefined && view.buildings.length > 0) {
      const places = view.buildings.map((building, value) => ({
        at: middleOf(building.building, building),
        value,
      }));
      const from = chosen === undefined ? { x: 0, y: 0 } : (places[chosen]?.at ?? { x: 0, y: 0 });
      const next = ahead(places, from, way) ?? chosen ?? 0;
      choose(next);
      camera.current?.reveal(places[next]?.at ?? from, 90);
      announce(buildingWords(view, next, say));
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <p id={keys} hidden>
        {say.term('cite.stage.keys')}
      </p>
      <Stage
        control={camera}
        label={say.term('cite.stage')}
        describedBy={keys}
        labels={{
          zoomIn: say.term('cite.zoomIn'),
          zoomOut: say.term('cite.zoomOut'),
          fit: say.term('cite.fit'),
        }}
        content={content}
        insets={window.innerWidth < 960 ? NARROW_INSETS : INSETS}
        zoom={ZOOM}
        reducedMotion={comfort.reducedMotion}
        onHover={(at) => {
          if (placing.holding !== undefined && at !== undefined) placing.aim(at, false);
          hover(at && on(at));
        }}
        onTap={(at) => {
          if (drafting.pointing !== undefined) drafting.pick(cellUnder(at), at);
          else if (placing.holding !== undefined) placing.aim(at, true);
          else {
            const index = on(at);
            choose(index === chosen ? undefined : index);
          }
        }}
        onTurn={() => (drafting.pointing === undefined ? placing.turn() : drafting.turn())}
        onKeyDown={onKey}
        tools={
          <>
            <BuildingsHelp props={props} />
            <InWords view={view} say={say} />
          </>
        }
        overlay={
          <>
            {looked === undefined ? undefined : (
              <BuildingNote
                props={props}
                own={own}
                index={looked}
                active={active && chosen !== undefined}
                placing={placing}
                send={send}
              />
            )}
            {placing.holding === undefined ? undefined : <GhostNote props={props} placing={placing} />}
          </>
        }
      >
        <Ground districts={view.districts} town={walls} own={own} />
        <Town
          view={view}
          before={before?.view}
          looked={looked}
          changing={changing}
          moving={placing.holding?.from}
          own={own}
          say={say}
        />
        <CentralStone />
        <Marks view={view} drafting={drafting} />
        {own === undefined ? undefined : <GhostLayer placing={placing} own={own} />}
        {view.districts.map((district, seat) => {
          const { x, y } = bannerOf(district, walls);
          return (
            <g key={district} className="cte-banner" transform={`translate(${x} ${y})`}>
              <rect
                x="-72"
                y="-14"
                width="144"
                height="28"
                rx="4"
                style={{ stroke: `var(--seat-${seat})` }}
              />
              <g transform="translate(-66 -9)">
                <SeatMark seat={seat} size={18} />
              </g>
              <text x="8" y="5">
                {say.seat(seat)}
              </text>
            </g>
          );
        })}
      </Stage>
    </>
  );
}
