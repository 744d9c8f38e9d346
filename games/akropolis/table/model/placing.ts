import { nextTurn, type Placement, placeOn, type Spot, type SpotBook, spotUnder } from './spots.ts';

/**
 * Laying a tile, step by step: nothing chosen; a tile chosen, its ghost following the pointer (`loose`); the ghost set
 * down on a spot (`set`), where it can be turned and moved; sent. Pure: the board feeds it what people do.
 */
export interface Placing {
  readonly step: 'choose' | 'loose' | 'set' | 'sent';
  readonly tile?: string;
  readonly placement?: Placement;
  /** Where the first hex should point, kept while the ghost wanders over spots that face the other way. */
  readonly heading: number;
  /** The hex of the tile around which it turns; undefined turns it on the spot. */
  readonly pivot?: number;
}

export const NOTHING_CHOSEN: Placing = { step: 'choose', heading: 0 };

export type PlacingInput =
  | { readonly kind: 'choose'; readonly tile: string }
  /** The pointer wanders; moves a loose ghost only. */
  | { readonly kind: 'hover'; readonly spot: Spot | undefined }
  /** A tap, click or key names a spot. */
  | { readonly kind: 'set'; readonly spot: Spot }
  /** A placement is named as a whole, from the list of spots. */
  | { readonly kind: 'lay'; readonly placement: Placement }
  | { readonly kind: 'turn'; readonly way: 1 | -1; readonly book: SpotBook }
  | { readonly kind: 'pivot'; readonly pivot: number | undefined }
  | { readonly kind: 'send' }
  /** The server refused; the ghost is the person's again. */
  | { readonly kind: 'back' }
  | { readonly kind: 'cancel' }
  /** The table has moved on. */
  | { readonly kind: 'restart' };

export function placing(state: Placing, input: PlacingInput): Placing {
  if (state.step === 'sent' && input.kind !== 'restart')
    return input.kind === 'back' ? { ...state, step: 'set' } : state;
  switch (input.kind) {
    case 'restart':
      return NOTHING_CHOSEN;
    case 'choose':
      return { ...state, tile: input.tile, step: state.step === 'set' ? 'set' : 'loose' };
    case 'hover':
      return state.step === 'loose' ? moveTo(state, input.spot) : state;
    case 'set':
      return state.tile === undefined ? state : { ...moveTo(state, input.spot), step: 'set' };
    case 'lay':
      if (state.tile === undefined) return state;
      return { ...state, placement: input.placement, heading: input.placement.rotation, step: 'set' };
    case 'turn': {
      if (state.placement === undefined)
        return { ...state, heading: (state.heading + 2 * input.way + 6) % 6 };
      const turned = nextTurn(state.placement, state.pivot, input.way, input.book);
      return turned === undefined ? state : { ...state, placement: turned, heading: turned.rotation };
    }
    case 'pivot': {
      const { pivot: _, ...rest } = state;
      return input.pivot === undefined ? rest : { ...rest, pivot: input.pivot };
    }
    case 'send':
      return state.step === 'set' ? { ...state, step: 'sent' } : state;
    case 'back':
      return state;
    case 'cancel':
      return cancelled(state);
  }
}

/** The ghost on a spot, facing as it did. Off the board it stays where it was last. */
function moveTo(state: Placing, spot: Spot | undefined): Placing {
  if (spot === undefined) return state;
  if (state.placement !== undefined && spotUnder(state.placement) === spot.id) return state;
  return { ...state, placement: placeOn(spot.id, state.heading) };
}

/** One step back: a ghost that was set down is loose again, a loose one is put back. */
function cancelled(state: Placing): Placing {
  if (state.step === 'set') return { ...state, step: 'loose' };
  return NOTHING_CHOSEN;
}
