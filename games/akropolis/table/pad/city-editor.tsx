import type { Speaker } from '@pentapolis/kernel';
import { announce, hexKey, type Point, Stage } from '@pentapolis/kit';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { Hex, Rulings, ViewCell, ViewCity } from '../../rules/index.ts';
import { CityArt } from '../art/city-art.tsx';
import { facesFor } from '../art/faces.ts';
import { Ground } from '../art/ground.tsx';
import { hexOn } from '../board/hex-on.ts';
import { explanationsOf, marksOf } from '../model/marks.ts';
import { ARROWS } from '../model/navigate.ts';
import { MODEL, sceneBounds, topOf } from '../model/scene.ts';
import { whereArgs } from '../model/words.ts';
import { Brushes } from './brushes.tsx';
import { Doubts } from './doubts.tsx';
import {
  type Brush,
  brushFor,
  openGround,
  type PadCell,
  type PadInput,
  padScore,
  stepCursor,
} from './pad-state.ts';

interface CityEditorProps {
  readonly cells: readonly PadCell[];
  readonly rulings: Rulings;
  dispatch(input: PadInput): void;
  readonly say: Speaker;
}

const INSETS = { top: 8, right: 60, bottom: 8, left: 8 };
const ZOOM = { min: 0.2, max: 3 };
const CENTRE: Hex = { q: 0, r: 0 };

/** A city entered hex by hex, as it lies on the table: choose what, then tap where; or with arrows and letters. */
export function CityEditor({ cells, rulings, dispatch, say }: CityEditorProps) {
  const help = useId();
  const [brush, setBrush] = useState<Brush>({ hex: 'h', height: 1 });
  const [cursor, setCursor] = useState<Hex>();
  const city = useMemo(() => asCity(cells, rulings), [cells, rulings]);
  const ground = useMemo(() => openGround(cells), [cells]);
  const explanations = useMemo(() => explanationsOf(city, { ...NO_CHOICES, ...rulings }), [city, rulings]);
  const marks = useMemo(() => marksOf(city.cells, explanations, undefined), [city, explanations]);
  const empty = useMemo(() => ground.map((hex) => ({ ...hex, height: 0 })), [ground]);
  const bounds = useMemo(
    () => sceneBounds(cells.length > 0 ? city.cells : [START], MODEL),
    [city, cells.length],
  );

  const set = (at: Hex, { hex, height }: Brush): void => {
    dispatch({ kind: 'cell', at, hex, height });
    announce(cellText(at, hex === undefined ? undefined : { ...at, hex, height }, say));
  };
  const onTap = (point: Point): void => {
    const hit = hexOn(point, [...empty, ...cells], MODEL);
    if (hit) set({ q: hit.q, r: hit.r }, brush);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const letter = brushFor(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow) {
      const next = stepCursor(cursor ?? { q: 0, r: -1 }, cursor ? arrow : 'down');
      setCursor(next);
      announce(
        cellText(
          next,
          cells.find((cell) => hexKey(cell) === hexKey(next)),
          say,
        ),
      );
    } else if (cursor && (event.key === 'Enter' || event.key === ' ')) set(cursor, brush);
    else if (cursor && (event.key === 'Delete' || event.key === 'Backspace'))
      set(cursor, { ...brush, hex: undefined });
    else if (letter) setBrush({ ...brush, hex: letter });
    else if (/^[1-9]$/.test(event.key)) setBrush({ ...brush, height: Number(event.key) });
    else return;
    event.preventDefault();
  };

  return (
    <div className="akr-pad-editor">
      <Brushes brush={brush} choose={setBrush} say={say} />
      <p id={help} className="akr-faint">
        {say.term('akropolis.pad.grid')}
      </p>
      <div className="akr-pad-stage">
        <Stage
          label={say.term('akropolis.pad.byCity')}
          describedBy={help}
          labels={{
            zoomIn: say.term('akropolis.zoomIn'),
            zoomOut: say.term('akropolis.zoomOut'),
            fit: say.term('akropolis.fit'),
          }}
          content={bounds}
          insets={INSETS}
          zoom={ZOOM}
          reducedMotion={false}
          onTap={onTap}
          onKeyDown={onKeyDown}
        >
          <Ground cells={cells.length > 0 ? city.cells : [START]} lens={MODEL} />
          {ground.map((hex) => (
            <HexFrame key={hexKey(hex)} hex={hex} height={0} className="akr-plot" />
          ))}
          <CityArt cells={city.cells} last={[]} lens={MODEL} marks={marks} because={[]} />
          {cursor ? (
            <HexFrame
              hex={cursor}
              height={cells.find((cell) => hexKey(cell) === hexKey(cursor))?.height ?? 0}
              className="akr-cursor"
            />
          ) : undefined}
        </Stage>
      </div>
      <Doubts cells={cells} say={say} />
    </div>
  );
}

const START: ViewCell = { ...CENTRE, hex: 'q', height: 1, tile: '' };
const NO_CHOICES = { long: false, liveScores: 'shown', architect: 'hippodamos' } as const;

function HexFrame({
  hex,
  height,
  className,
}: {
  readonly hex: Hex;
  readonly height: number;
  readonly className: string;
}) {
  const { x, y } = topOf(hex, height, MODEL);
  return <path className={className} transform={`translate(${x} ${y})`} d={facesFor(MODEL).field} />;
}

function asCity(cells: readonly PadCell[], rulings: Rulings): ViewCity {
  // Every hex a tile of its own: on the pad nobody says which hexes belong together.
  const own = cells.map((cell): ViewCell => ({ ...cell, tile: hexKey(cell) }));
  const score = padScore({ name: '', by: 'city', cells, lines: NO_LINES, stones: 0 }, rulings);
  return { stones: 0, cells: own, last: [], score };
}

const NONE = { value: 0, stars: 0 };
const NO_LINES = { house: NONE, market: NONE, barracks: NONE, temple: NONE, garden: NONE };

function cellText(at: Hex, cell: PadCell | undefined, say: Speaker): string {
  return cell
    ? say.term('akropolis.pad.cell', { ...whereArgs(at), hex: cell.hex, height: cell.height })
    : say.term('akropolis.pad.cellEmpty', whereArgs(at));
}
