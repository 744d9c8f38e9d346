import type { Speaker } from '@pentapolis/kernel';
import { Icon, type Point, StageAnchor } from '@pentapolis/kit';
import { useMemo } from 'react';
import { type Lens, SIZE } from '../model/scene.ts';
import { Refusal } from '../panels/refusal.tsx';
import type { PlacingBoard } from './use-placing.ts';
import type { TileCommands } from './use-tiles.ts';

interface GhostToolsProps {
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
  readonly lens: Lens;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** Beside the ghost: why it may not lie there, or, for a mouse, the buttons that turn it and build. */
export function GhostTools({ placing, tiles, lens, say, showRule }: GhostToolsProps) {
  const { spot, refusal, state } = placing;
  const at = useMemo<Point | undefined>(
    () => spot && { x: spot.at.x, y: spot.at.y + SIZE * (lens.squash + 0.75) },
    [spot, lens],
  );
  if (at === undefined || state.step === 'sent') return undefined;
  if (refusal)
    return (
      <StageAnchor at={at} className="akr-bubble akr-bubble-bad">
        <Refusal refusal={refusal} say={say} showRule={showRule} />
      </StageAnchor>
    );
  if (state.step !== 'set') return undefined;
  return (
    <StageAnchor at={at} className="akr-ghost-tools">
      <button
        type="button"
        className="akr-round"
        onClick={() => tiles.turn(-1)}
        aria-label={say.term('akropolis.turnLeft')}
        title={say.term('akropolis.turnLeft')}
      >
        <Icon name="turnLeft" />
      </button>
      <button
        type="button"
        className="akr-round akr-primary"
        onClick={tiles.confirm}
        aria-label={say.term('akropolis.build')}
        title={say.term('akropolis.build')}
      >
        <Icon name="check" />
      </button>
      <button
        type="button"
        className="akr-round"
        onClick={() => tiles.turn(1)}
        aria-label={say.term('akropolis.turnRight')}
        title={say.term('akropolis.turnRight')}
      >
        <Icon name="turnRight" />
      </button>
    </StageAnchor>
  );
}
