import type { Seat, Violation } from '@pentapolis/kernel';
import { announce, hexDistance } from '@pentapolis/kit';
import { useCallback, useRef, useState } from 'react';
import type { ViewCity } from '../../rules/index.ts';
import { type Direction, spotTowards } from '../model/navigate.ts';
import { nextTurn, type Placement, type Spot } from '../model/spots.ts';
import { tileText } from '../model/words.ts';
import type { BoardProps } from './board-props.ts';
import type { PlacingBoard } from './use-placing.ts';

/** What people do with tiles, said aloud as they do it. */
export interface TileCommands {
  /** A refusal to be read at leisure. */
  readonly notice: Violation | undefined;
  dismiss(): void;
  /** Tile of the last action sent from here; it does not fly in again. */
  readonly sentTile: { current: string | undefined };
  /** @param byMouse its ghost waits for the pointer instead of lying down somewhere */
  choose(tile: string, byMouse: boolean): void;
  setOn(spot: Spot): void;
  lay(placement: Placement): void;
  move(direction: Direction): void;
  turn(way: 1 | -1): void;
  nextPivot(): void;
  cancel(): void;
  confirm(): void;
}

export function useTiles(
  props: BoardProps,
  placing: PlacingBoard,
  watch: (seat: Seat) => void,
): TileCommands {
  const { say, viewer, frame, explain, legal } = props;
  const [notice, setNotice] = useState<Violation>();
  const sentTile = useRef<string>(undefined);
  const seat = viewer === 'spectator' ? 0 : viewer;
  const city = frame.view.cities[seat];
  const { state, book, dispatch, affordable } = placing;

  const dismiss = useCallback(() => setNotice(undefined), []);
  const refuse = (refused: Violation): void => {
    setNotice(refused);
    announce(say({ key: refused.key, args: refused.args }), 'assertive');
  };

  return {
    notice,
    dismiss,
    sentTile,
    choose(tile, byMouse) {
      if (legal.length === 0) return;
      if (!affordable.has(tile)) {
        const refused = explain({ tile, q: 0, r: 0, rotation: 0 });
        if (refused) refuse(refused);
        return;
      }
      setNotice(undefined);
      if (viewer !== 'spectator') watch(viewer);
      dispatch({ kind: 'choose', tile });
      announce(say.term('akropolis.picked', { tile, letters: tileText(tile, say) }));
      const first = firstSpot(book.legal, city);
      if (!byMouse && state.placement === undefined && first) dispatch({ kind: 'set', spot: first });
    },
    setOn(spot) {
      setNotice(undefined);
      dispatch({ kind: 'set', spot });
    },
    lay(placement) {
      setNotice(undefined);
      dispatch({ kind: 'lay', placement });
    },
    move(direction) {
      const from = placing.spot ?? book.legal[0];
      if (from === undefined) return;
      const to = placing.spot === undefined ? from : spotTowards(from.at, direction, book.legal);
      if (to) {
        setNotice(undefined);
        dispatch({ kind: 'set', spot: to });
      }
    },
    turn(way) {
      const { placement, pivot } = state;
      if (placement && nextTurn(placement, pivot, way, book) === undefined)
        announce(say.term('akropolis.noTurn'));
      dispatch({ kind: 'turn', way, book });
    },
    nextPivot() {
      const next = state.pivot === undefined ? 0 : state.pivot + 1;
      dispatch({ kind: 'pivot', pivot: next > 2 ? undefined : next });
    },
    cancel() {
      setNotice(undefined);
      dispatch({ kind: 'cancel' });
      announce(say.term('akropolis.putBack'));
    },
    confirm() {
      if (placing.refusal) {
        refuse(placing.refusal);
        return;
      }
      sentTile.current = state.tile;
      // What the server refuses is told by the frame, which asked it.
      void placing.confirm().then((refused) => {
        if (refused !== undefined) sentTile.current = undefined;
      });
    },
  };
}

/** Where a ghost lies down when nobody pointed: beside what was laid last, else next to the centre. */
function firstSpot(spots: readonly Spot[], city: ViewCity | undefined): Spot | undefined {
  const near = city?.last[0] ?? { q: 0, r: 0 };
  const away = (spot: Spot): number => Math.min(...spot.cells.map((hex) => hexDistance(hex, near)));
  return [...spots].sort((a, b) => away(a) - away(b) || a.id - b.id)[0];
}
