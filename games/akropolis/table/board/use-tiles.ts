import type { Seat, Violation } from '@pentapolis/kernel';
import { announce, hexDistance, knock } from '@pentapolis/kit';
import { useMemo, useRef, useState } from 'react';
import { lastHexes, type ViewCity } from '../../rules/index.ts';
import { type Direction, spotTowards } from '../model/navigate.ts';
import { nextTurn, type Placement, type Spot } from '../model/spots.ts';
import { tileText } from '../model/words.ts';
import type { BoardProps } from './board-props.ts';
import type { PlacingBoard } from './use-placing.ts';

/** What people do with tiles, said aloud as they do it. The same object for the life of the board. */
export interface TileCommands {
  /** @param byMouse its ghost waits for the pointer instead of lying down somewhere */
  choose(tile: string, byMouse: boolean): void;
  setOn(spot: Spot): void;
  lay(placement: Placement): void;
  move(direction: Direction): void;
  turn(way: 1 | -1): void;
  nextPivot(): void;
  cancel(): void;
  confirm(): void;
  /** Puts the notice away. */
  dismiss(): void;
  /** Tile of the last action sent from here; it does not fly in again. */
  sentTile(): string | undefined;
}

/** How limestone on limestone sounds. */
const STONE_HZ = 900;

interface Surroundings {
  readonly props: BoardProps;
  readonly placing: PlacingBoard;
  watch(seat: Seat): void;
}

/** The commands, and a refusal to be read at leisure. */
export function useTiles(
  props: BoardProps,
  placing: PlacingBoard,
  watch: (seat: Seat) => void,
): readonly [TileCommands, Violation | undefined] {
  const [notice, setNotice] = useState<Violation>();
  const latest = useRef<Surroundings>({ props, placing, watch });
  latest.current = { props, placing, watch };
  const tiles = useMemo(() => createTiles(latest, setNotice), []);
  return [tiles, notice];
}

function createTiles(
  latest: { readonly current: Surroundings },
  setNotice: (notice: Violation | undefined) => void,
): TileCommands {
  let sent: string | undefined;
  const refuse = (refused: Violation): void => {
    setNotice(refused);
    announce(latest.current.props.say({ key: refused.key, args: refused.args }), 'assertive');
  };

  return {
    choose(tile, byMouse) {
      const { props, placing, watch } = latest.current;
      const { say, viewer, frame, legal } = props;
      if (legal.length === 0 || viewer === 'spectator') return;
      if (!placing.affordable.has(tile)) {
        const refused = props.explain({ tile, q: 0, r: 0, rotation: 0 });
        if (refused) refuse(refused);
        return;
      }
      setNotice(undefined);
      watch(viewer);
      placing.dispatch({ kind: 'choose', tile });
      announce(say.term('akropolis.picked', { tile, letters: tileText(tile, say) }));
      const first = firstSpot(placing.book.legal, frame.view.cities[viewer]);
      if (!byMouse && placing.state.placement === undefined && first)
        placing.dispatch({ kind: 'set', spot: first });
    },
    setOn(spot) {
      setNotice(undefined);
      latest.current.placing.dispatch({ kind: 'set', spot });
    },
    lay(placement) {
      setNotice(undefined);
      latest.current.placing.dispatch({ kind: 'lay', placement });
    },
    move(direction) {
      const { spot, book, dispatch } = latest.current.placing;
      const to = spot === undefined ? book.legal[0] : spotTowards(spot.at, direction, book.legal);
      if (to === undefined) return;
      setNotice(undefined);
      dispatch({ kind: 'set', spot: to });
    },
    turn(way) {
      const { props, placing } = latest.current;
      const { state, book, dispatch } = placing;
      const { placement, pivot } = state;
      if (placement && nextTurn(placement, pivot, way, book) === undefined)
        announce(props.say.term('akropolis.noTurn'));
      dispatch({ kind: 'turn', way, book });
    },
    nextPivot() {
      const { state, dispatch } = latest.current.placing;
      const next = state.pivot === undefined ? 0 : state.pivot + 1;
      dispatch({ kind: 'pivot', pivot: next > 2 ? undefined : next });
    },
    cancel() {
      const { props, placing } = latest.current;
      setNotice(undefined);
      placing.dispatch({ kind: 'cancel' });
      announce(props.say.term('akropolis.putBack'));
    },
    confirm() {
      const { props, placing } = latest.current;
      if (placing.refusal) {
        refuse(placing.refusal);
        return;
      }
      if (placing.state.step !== 'set') {
        announce(props.say.term('akropolis.place'));
        return;
      }
      sent = placing.state.tile;
      if (props.comfort.sound) knock(STONE_HZ);
      // What the server refuses is told by the frame, which asked it.
      void placing.confirm().then((refused) => {
        if (refused !== undefined) sent = undefined;
      });
    },
    dismiss: () => setNotice(undefined),
    sentTile: () => sent,
  };
}

/** Where a ghost lies down when nobody pointed: beside what was laid last, else next to the centre. */
function firstSpot(spots: readonly Spot[], city: ViewCity | undefined): Spot | undefined {
  const near = (city === undefined ? undefined : lastHexes(city)[0]) ?? { q: 0, r: 0 };
  const away = (spot: Spot): number => Math.min(...spot.cells.map((hex) => hexDistance(hex, near)));
  return [...spots].sort((a, b) => away(a) - away(b) || a.id - b.id)[0];
}
