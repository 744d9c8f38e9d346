import { hexKey } from '@pentapolis/kit';
import type { Hex } from '../../rules/index.ts';
import { tileLetters, tileNamed } from '../../rules/index.ts';
import { Ghost } from '../art/ghost.tsx';
import { SpotMarks } from '../art/spot-marks.tsx';
import type { Lens } from '../model/scene.ts';
import { hexesUnder } from '../model/spots.ts';
import type { PlacingBoard } from './use-placing.ts';

interface GhostLayerProps {
  readonly placing: PlacingBoard;
  readonly lens: Lens;
}

/** Where the tile may lie, and the tile where it is held. */
export function GhostLayer({ placing, lens }: GhostLayerProps) {
  const { state, spot, refusal, book } = placing;
  if (state.step === 'sent') return undefined;
  const blamed = (refusal?.args.cells ?? []) as unknown as readonly Hex[];
  return (
    <>
      <SpotMarks spots={book.legal} />
      {state.tile !== undefined && state.placement !== undefined && spot !== undefined ? (
        <Ghost
          hexes={hexesUnder(state.placement)}
          letters={tileLetters(tileNamed(state.tile))}
          level={spot.level}
          lens={lens}
          refused={refusal !== undefined}
          set={state.step === 'set'}
          blamed={new Set(blamed.map(hexKey))}
          pivot={state.pivot}
        />
      ) : undefined}
    </>
  );
}
