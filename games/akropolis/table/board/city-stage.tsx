import type { Seat, Speaker } from '@pentapolis/kernel';
import {
  type CameraControl,
  type Comfort,
  hexKey,
  type Insets,
  type Rect,
  Stage,
  StageButton,
} from '@pentapolis/kit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type District, type Hex, lastHexes, type View, type ViewCity } from '../../rules/index.ts';
import { CityArt } from '../art/city-art.tsx';
import { Ground } from '../art/ground.tsx';
import { explanationsOf, marksOf } from '../model/marks.ts';
import { type Lens, sceneBounds } from '../model/scene.ts';
import { HexNote } from '../panels/hex-note.tsx';
import type { DrawerPage } from './board-props.ts';
import { GhostLayer } from './ghost-layer.tsx';
import { GhostTools } from './ghost-tools.tsx';
import { hexOn } from './hex-on.ts';
import type { PlacingBoard } from './use-placing.ts';
import { useSpokenGhost } from './use-spoken-ghost.ts';
import { useStageEvents } from './use-stage-events.ts';
import { FLIGHT_MS, type Step } from './use-step.ts';
import type { TileCommands } from './use-tiles.ts';
import './city-stage.css';

export interface CityStageProps {
  readonly city: ViewCity;
  readonly seat: Seat;
  readonly own: Seat | undefined;
  readonly view: View;
  readonly before: View | undefined;
  readonly lens: Lens;
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
  /** What the list of cities covers of the stage at its left, in px. */
  readonly aside: number;
  /** The viewer is laying a tile in this city. */
  readonly live: boolean;
  readonly singled: District | undefined;
  readonly step: Step;
  readonly say: Speaker;
  readonly comfort: Comfort;
  showRule(id: string): void;
  readonly plan: boolean;
  setPlan(plan: boolean): void;
  readonly page: DrawerPage | undefined;
  open(page: DrawerPage | undefined): void;
}

const NO_HEXES: readonly Hex[] = [];
const ZOOM = { min: 0.2, max: 3.5 };

/** One city on the stage, and the ghost of the tile that is being laid in it. */
export function CityStage(props: CityStageProps) {
  const { city, seat, own, view, lens, placing, tiles, live, singled, step, say, comfort } = props;
  const keys = useId();
  const insets = useMemo(() => insetsBeside(props.aside), [props.aside]);
  const [looked, look] = useState<Hex>();

  const bounds = useBounds(city, lens);
  const explanations = useMemo(() => explanationsOf(city, view.choices), [city, view.choices]);
  const marks = useMemo(() => marksOf(city.cells, explanations, singled), [city, explanations, singled]);
  const events = useStageEvents({
    placing,
    tiles,
    live,
    look,
    lens,
    at: (point) => hexOn(point, city.cells, lens),
  });
  const laying = live && placing.state.tile !== undefined;
  const cell =
    looked && !laying ? city.cells.find(({ q, r }) => q === looked.q && r === looked.r) : undefined;
  useSpokenGhost(placing, city.cells, say);
  const camera = useRef<CameraControl>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another city is looked at from the front
  useEffect(() => camera.current?.fit(), [seat]);
  const laid = laying && placing.state.step === 'set' ? placing.spot?.at : undefined;
  useEffect(() => {
    if (laid) camera.current?.reveal(laid, 110);
  }, [laid]);

  return (
    <>
      <p id={keys} hidden>
        {say.term('akropolis.stage.keys')}
      </p>
      <Stage
        {...events}
        control={camera}
        label={seat === own ? say.term('akropolis.stage.own') : say.term('akropolis.stage', { seat })}
        describedBy={laying ? keys : undefined}
        labels={{
          zoomIn: say.term('akropolis.zoomIn'),
          zoomOut: say.term('akropolis.zoomOut'),
          fit: say.term('akropolis.fit'),
        }}
        content={bounds}
        insets={insets}
        zoom={ZOOM}
        reducedMotion={comfort.reducedMotion}
        tools={
          <>
            <StageButton
              icon="list"
              label={say.term('akropolis.places')}
              pressed={props.page === 'places'}
              onPress={() => props.open(props.page === 'places' ? undefined : 'places')}
            />
            <StageButton
              icon="book"
              label={say.term('akropolis.words')}
              pressed={props.page === 'words'}
              onPress={() => props.open(props.page === 'words' ? undefined : 'words')}
            />
            <StageButton
              icon="layers"
              label={say.term('akropolis.plan')}
              pressed={props.plan}
              onPress={() => props.setPlan(!props.plan)}
            />
          </>
        }
        overlay={
          <>
            {laying ? (
              <GhostTools placing={placing} tiles={tiles} lens={lens} say={say} showRule={props.showRule} />
            ) : undefined}
            {cell ? (
              <HexNote
                cell={cell}
                city={city}
                explanation={explanations.get(hexKey(cell))}
                lens={lens}
                say={say}
              />
            ) : undefined}
          </>
        }
      >
        <Ground cells={city.cells} lens={lens} />
        <CityArt
          cells={city.cells}
          last={lastHexes(city)}
          before={props.before?.cities[seat]?.cells}
          freshMs={comfort.reducedMotion ? undefined : settleMs(step, seat, tiles.sentTile())}
          lens={lens}
          marks={marks}
          because={cell ? (explanations.get(hexKey(cell))?.because ?? NO_HEXES) : NO_HEXES}
        />
        {laying ? <GhostLayer placing={placing} lens={lens} /> : undefined}
      </Stage>
    </>
  );
}

/** Room for the cities at the left and the tools at the right; on a phone, where neither is beside it, for the tools below. */
function insetsBeside(aside: number): Insets {
  return aside > 0
    ? { top: 8, right: 60, bottom: 8, left: aside }
    : { top: 4, right: 0, bottom: 64, left: 0 };
}

function useBounds(city: ViewCity, lens: Lens): Rect {
  return useMemo(() => sceneBounds(city.cells, lens), [city.cells, lens]);
}

/** When the tile that was just laid in this city touches down: at once if it was laid from here. */
function settleMs({ flights }: Step, seat: Seat, sentTile: string | undefined): number | undefined {
  const flight = flights.findLast(({ to }) => to === seat);
  if (flight === undefined) return undefined;
  return flight.tile === sentTile ? 0 : flight.delayMs + FLIGHT_MS * 0.8;
}
