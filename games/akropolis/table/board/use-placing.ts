import type { Violation } from '@pentapolis/kernel';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { Action, View } from '../../rules/index.ts';
import { type Gains, gainsOf } from '../model/gains.ts';
import { NOTHING_CHOSEN, type Placing, type PlacingInput, placing } from '../model/placing.ts';
import type { Lens } from '../model/scene.ts';
import { hexesUnder, legalSpotIds, type Spot, type SpotBook, spotBook, spotUnder } from '../model/spots.ts';
import type { BoardProps } from './board-props.ts';

/** Everything the board shows of a tile being laid. */
export interface PlacingBoard {
  readonly state: Placing;
  readonly book: SpotBook;
  /** Tiles that may be taken now. */
  readonly affordable: ReadonlySet<string>;
  /** The action the ghost stands for. */
  readonly action: Action | undefined;
  readonly spot: Spot | undefined;
  /** Why the ghost may not lie where it is. */
  readonly refusal: Violation | undefined;
  /** What is left of the View after the action, and what it brings. */
  readonly after: View | undefined;
  readonly gains: Gains | undefined;
  dispatch(input: PlacingInput): void;
  /** Sends the action; what the server refused is returned and the ghost is loose again. */
  confirm(): Promise<Violation | undefined>;
}

/** The View with the seat's own action already played, as far as its own city and the site go. */
export function foreseen(view: View, after: View, seat: number, tile: string): View {
  const mine = after.cities[seat];
  if (mine === undefined) return view;
  return {
    ...view,
    site: view.site.filter((offered) => offered !== tile),
    cities: view.cities.with(seat, mine),
  };
}

export function usePlacing(props: BoardProps, lens: Lens): PlacingBoard {
  const { frame, legal, viewer, explain, preview, act } = props;
  const [state, dispatch] = useReducer(placing, NOTHING_CHOSEN);
  const [sent, setSent] = useState<View>();
  const seat = viewer === 'spectator' ? 0 : viewer;
  const city = frame.view.cities[seat];

  const ids = useMemo(() => legalSpotIds(legal), [legal]);
  const affordable = useMemo(() => new Set(legal.map(({ tile }) => tile)), [legal]);
  const book = useMemo(() => spotBook(city?.cells ?? [], ids, lens), [city, ids, lens]);

  // Whatever was being laid belongs to the moment it was begun in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new View is the event
  useEffect(() => {
    dispatch({ kind: 'restart' });
    setSent(undefined);
  }, [frame.view]);

  const { tile, placement } = state;
  const action = useMemo(
    () =>
      tile === undefined || placement === undefined || legal.length === 0
        ? undefined
        : { tile, ...placement },
    [tile, placement, legal.length],
  );
  const spot = action && book.get(spotUnder(action));
  const refusal = useMemo(
    () => (action && spot?.legal !== true ? explain(action) : undefined),
    [action, spot, explain],
  );
  const after = useMemo(() => (action && spot?.legal ? preview(action) : undefined), [action, spot, preview]);
  const gains = useMemo(() => {
    const then = after?.cities[seat];
    return city && then && action ? gainsOf(city, then, frame.view.site.indexOf(action.tile)) : undefined;
  }, [after, city, seat, action, frame.view.site]);

  const confirm = useCallback(async () => {
    if (action === undefined || spot?.legal !== true || state.step !== 'set') return undefined;
    dispatch({ kind: 'send' });
    setSent(frame.view);
    const refused = await act(action);
    if (refused !== undefined) dispatch({ kind: 'back' });
    return refused;
  }, [action, spot, state.step, act, frame.view]);

  // A ghost that was sent is drawn as laid, but only on the View it was sent from.
  const settled = state.step === 'sent' && sent !== frame.view;
  return {
    state: settled ? NOTHING_CHOSEN : state,
    book,
    affordable,
    action,
    spot,
    refusal,
    after,
    gains,
    dispatch,
    confirm,
  };
}

/** The hexes under the ghost, in the order of its tile's letters. */
export function ghostHexes(board: PlacingBoard) {
  return board.state.placement === undefined ? [] : hexesUnder(board.state.placement);
}
