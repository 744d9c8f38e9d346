import type { Speaker } from '@pentapolis/kernel';
import { Icon, type IconName, type Point, Reason, StageAnchor } from '@pentapolis/kit';
import { useMemo } from 'react';
import { type Lens, SIZE } from '../model/scene.ts';
import { gainsText } from '../model/words.ts';
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
  const { spot, refusal, state, gains } = placing;
  const at = useMemo<Point | undefined>(
    () => spot && { x: spot.at.x, y: spot.at.y + SIZE * (lens.squash + 0.75) },
    [spot, lens],
  );
  if (at === undefined || state.step === 'sent') return undefined;
  if (refusal)
    return (
      <StageAnchor at={at} className="akr-bubble akr-bubble-bad">
        <Reason refusal={refusal} say={say} showRule={showRule} />
      </StageAnchor>
    );
  return (
    <StageAnchor at={at} className="akr-ghost-tools">
      {gains && gainsText(gains, say) !== '' ? (
        <p className="akr-ghost-gains">{gainsText(gains, say)}</p>
      ) : undefined}
      {state.step === 'set' ? (
        <div>
          <ToolButton
            icon="turnLeft"
            keys="Shift+R"
            label={say.term('akropolis.turnLeft')}
            onPress={() => tiles.turn(-1)}
          />
          <ToolButton
            icon="check"
            keys="Enter"
            label={say.term('akropolis.build')}
            onPress={tiles.confirm}
            primary
          />
          <ToolButton
            icon="turnRight"
            keys="R"
            label={say.term('akropolis.turnRight')}
            onPress={() => tiles.turn(1)}
          />
        </div>
      ) : undefined}
    </StageAnchor>
  );
}

interface ToolButtonProps {
  readonly icon: IconName;
  /** Key that does the same, as `aria-keyshortcuts` writes it. */
  readonly keys: string;
  readonly label: string;
  readonly primary?: boolean;
  onPress(): void;
}

function ToolButton({ icon, keys, label, primary, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'akr-round akr-primary' : 'akr-round'}
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
