import type { Seat, Speaker } from '@pentapolis/kernel';
import { announce, type CameraControl, type Point, Stage } from '@pentapolis/kit';
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { STRIDE } from '../../rules/geometry.ts';
import { boardOf, NOBODY, type State } from '../../rules/index.ts';
import { BoroughArt } from '../art/borough-art.tsx';
import { UNIT } from '../art/outline.ts';
import { Citizen } from '../art/people.tsx';
import { heldTile } from '../model/draft.ts';
import { cellKey, cellOf, edgeKey, edgeOf, type Key } from '../model/keys.ts';
import { boroughText, cellText } from '../model/places.ts';
import { cellAt, spotUnder } from '../model/turns.ts';
import type { BoardProps } from './board-props.ts';
import { Ghost } from './ghost.tsx';
import { Marks, nearestStreet, tileName, zoneRect } from './marks.tsx';
import type { Aiming } from './use-aim.ts';
import type { Founding } from './use-founding.ts';
import type { Hand } from './use-hand.ts';
import type { Planning } from './use-plan.ts';

interface BoroughStageProps {
  readonly props: BoardProps;
  /** What is drawn: the match, or a plan tried out. */
  readonly state: State;
  readonly seat: Seat;
  readonly own: Seat | undefined;
  readonly echo: readonly number[];
  readonly aim: Aiming;
  readonly planning: Planning | undefined;
  readonly hand: Hand;
  readonly founding: Founding | undefined;
  readonly camera: RefObject<CameraControl | null>;
  readonly narrow: boolean;
  /** Tells what is on a space, beside the board. */
  inspect(cell: number | undefined): void;
  /** Where the pointer is, for reasons and previews beside the board. */
  probe(cell: number | undefined): void;
}

/** Kinds of question where the mouse, which has seen what comes of it, need not press twice. */
const QUICK: ReadonlySet<string> = new Set(['move', 'house', 'store']);

const KEYS = 'small-city-keys';

/** The borough that is looked at, as large as the table allows. */
export function BoroughStage(stage: BoroughStageProps) {
  const { props, state, seat, own, echo, aim, planning, hand, founding, narrow } = stage;
  const { say, comfort, frame } = props;
  const board = boardOf(state, seat);
  const [cursor, setCursor] = useState<number>();
  const [flying, fly] = useState<Point>();
  const step = state.boroughs[seat]?.step ?? 0;
  const content = useMemo(() => zoneRect(board, step, narrow ? 14 : 52), [board, step, narrow]);
  const insets = useMemo(() => {
    const side = narrow ? 2 : 6;
    return { top: side, right: narrow ? side : 52, bottom: side, left: side };
  }, [narrow]);
  const drafting = hand.draft !== undefined && seat === own;
  const quick = QUICK.has(frame.decision?.kind ?? '');

  const keyAt = (point: Point): Key | undefined => {
    const cell = cellAt(board, point);
    const edges =
      state.host === seat ? [...aim.targets, ...aim.picks].flatMap((key) => edgeOf(key) ?? []) : [];
    const edge = nearestStreet(edges, point);
    if (edge !== undefined) return edgeKey(edge);
    if (cell === undefined) return undefined;
    const key = cellKey(seat, cell);
    const name = cellKey(seat, tileName(state, seat, cell));
    return aim.targets.has(key) || aim.picks.includes(key)
      ? key
      : aim.targets.has(name) || aim.picks.includes(name)
        ? name
        : undefined;
  };

  const pressAt = (point: Point, sure: boolean): void => {
    const cell = cellAt(board, point);
    const key = keyAt(point);
    if (key !== undefined) aim.press(key, sure);
    else stage.inspect(cell);
  };

  const onTap = (point: Point, pointer: 'mouse' | 'touch' | 'pen'): void => {
    setCursor(undefined);
    const { draft } = hand;
    if (founding !== undefined && seat === own) {
      founding.lay(point);
      return;
    }
    if (drafting && draft !== undefined) {
      const cell = cellAt(board, point);
      if (draft.stage === 'staff' && cell !== undefined && hand.seen?.staff.includes(cell)) {
        hand.confirm(cell);
        return;
      }
      if (draft.stage === 'cubes' && cell !== undefined) {
        hand.toggleCube(cell);
        return;
      }
      const spot = spotUnder(board, heldTile(draft), draft.turn, point);
      const again = spot?.at === draft.at && (draft.set || pointer === 'mouse');
      if (again && hand.seen?.refusal === undefined) hand.confirm();
      else hand.lay(point);
      return;
    }
    pressAt(point, quick && pointer === 'mouse' && aim.picks.length > 0);
    stage.probe(cellAt(board, point));
  };

  const mover = (point: Point): Key | undefined => {
    const key = keyAt(point);
    const place = key === undefined ? undefined : cellOf(key);
    return frame.decision?.kind === 'move' &&
      place !== undefined &&
      state.boroughs[place.borough]?.who[place.cell] === own
      ? key
      : undefined;
  };

  return (
    <>
      <p id={KEYS} className="kit-unseen">
        {say.term('small-city.keys')}
      </p>
      <Stage
        label={label(state, seat, say)}
        labels={{
          zoomIn: say.term('small-city.zoomIn'),
          zoomOut: say.term('small-city.zoomOut'),
          fit: say.term('small-city.fit'),
        }}
        describedBy={KEYS}
        content={content}
        insets={insets}
        zoom={{ min: 0.25, max: 1.6 }}
        reducedMotion={comfort.reducedMotion}
        control={stage.camera}
        onTap={onTap}
        onHover={(point) => {
          if (point === undefined) {
            stage.probe(undefined);
            return;
          }
          setCursor(undefined);
          hand.hover(point);
          stage.probe(cellAt(board, point));
        }}
        onDragStart={(point) => {
          if (founding !== undefined && seat === own) return true;
          const cell = cellAt(board, point);
          if (drafting && cell !== undefined && hand.seen?.spot.cells.includes(cell)) return true;
          const key = mover(point);
          if (key === undefined) return false;
          if (!aim.picks.includes(key)) aim.press(key);
          fly(point);
          return true;
        }}
        onDrag={(point) => {
          if (founding !== undefined) founding.lay(point);
          else if (drafting) hand.lay(point);
          else fly(point);
        }}
        onDragEnd={(point) => {
          if (flying === undefined) return;
          fly(undefined);
          const key = keyAt(point);
          if (key !== undefined && !aim.picks.includes(key)) aim.press(key, true);
        }}
        onTurn={(way) => hand.turn(way)}
        onKeyDown={onKeyDown}
      >
        <BoroughArt state={state} seat={seat} />
        <Marks state={state} seat={seat} aim={aim} echo={echo} cursor={cursor} />
        {drafting && planning !== undefined ? <Ghost ground={planning.ground} hand={hand} /> : undefined}
        {flying === undefined || own === undefined ? undefined : (
          <g transform={`translate(${flying.x - 34} ${flying.y - 46}) scale(1.25)`}>
            <Citizen seat={own} />
          </g>
        )}
      </Stage>
    </>
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      const [columns, rows] = arrow;
      if (founding !== undefined && seat === own) founding.nudge(columns, rows);
      else if (drafting && (hand.draft?.stage === 'spot' || hand.draft?.stage === 'warehouse'))
        hand.nudge(columns, rows);
      else walk(columns, rows);
      return;
    }
    switch (event.key) {
      case 'n':
      case 'N':
      case 'p':
      case 'P': {
        event.preventDefault();
        const way = event.key.toLowerCase() === 'n' ? 1 : -1;
        if (drafting) hand.next(way);
        else jump(way);
        break;
      }
      case 'Enter':
      case ' ':
        event.preventDefault();
        enter();
        break;
    }
  }

  function walk(columns: number, rows: number): void {
    const from = cursor ?? STRIDE * 2 + 2;
    const { width, height } = board.spec;
    const column = Math.min(Math.max((from % STRIDE) + columns, 0), width - 1);
    const row = Math.min(Math.max(Math.floor(from / STRIDE) + rows, 0), height - 1);
    point(row * STRIDE + column);
  }

  function point(cell: number): void {
    setCursor(cell);
    stage.probe(cell);
    stage.camera.current?.reveal({
      x: ((cell % STRIDE) + 0.5) * UNIT,
      y: (Math.floor(cell / STRIDE) + 0.5) * UNIT,
    });
    const lit = aim.targets.has(cellKey(seat, cell));
    announce(`${cellText(state, seat, cell, say)}${lit ? `. ${say.term('small-city.mayPress')}` : ''}`);
  }

  /** To the next thing that may be pressed here. */
  function jump(way: 1 | -1): void {
    const cells = [
      ...new Set(
        [...aim.targets].flatMap((key) => {
          const place = cellOf(key);
          const edge = edgeOf(key);
          if (edge !== undefined && state.host === seat) return [edge >> 1];
          return place?.borough === seat ? [place.cell] : [];
        }),
      ),
    ].toSorted((a, b) => a - b);
    if (cells.length === 0) return;
    const from = cursor ?? -1;
    const next =
      way === 1
        ? (cells.find((cell) => cell > from) ?? cells[0])
        : (cells.findLast((cell) => cell < from) ?? cells.at(-1));
    if (next !== undefined) point(next);
  }

  function enter(): void {
    if (founding !== undefined && seat === own) {
      founding.commit();
      return;
    }
    if (drafting) {
      const { draft } = hand;
      const onDuty = draft?.stage === 'staff' && cursor !== undefined && hand.seen?.staff.includes(cursor);
      if (draft?.stage === 'cubes' && cursor !== undefined) {
        hand.toggleCube(cursor);
        return;
      }
      hand.confirm(onDuty ? cursor : -1);
      return;
    }
    const cell = cursor;
    if (cell === undefined) return;
    const streets = [edgeKey(cell * 2), edgeKey(cell * 2 + 1)];
    // One space may begin two streets: pressed again, the other one is meant.
    const street = streets.find((key) => aim.targets.has(key) && !aim.picks.includes(key));
    if (street !== undefined && state.host === seat) {
      aim.press(street);
      return;
    }
    const here = cellKey(seat, cell);
    const name = cellKey(seat, tileName(state, seat, cell));
    const key = aim.targets.has(here) || aim.picks.includes(here) ? here : name;
    if (aim.targets.has(key) || aim.picks.includes(key)) aim.press(key);
    else stage.inspect(cell);
  }
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The board in one sentence, for those who listen. */
function label(state: State, seat: Seat, say: Speaker): string {
  const borough = state.boroughs[seat];
  const guests = borough?.who.filter((who) => who !== NOBODY && who !== seat).length ?? 0;
  const citizens = borough?.who.filter((who) => who === seat).length ?? 0;
  return say.term('small-city.stage', { seat, tiles: boroughText(state, seat, say), citizens, guests });
}
