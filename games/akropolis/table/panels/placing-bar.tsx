import type { Speaker } from '@pentapolis/kernel';
import { Icon, type IconName } from '@pentapolis/kit';
import { tileLetters, tileNamed } from '../../rules/index.ts';
import type { PlacingBoard } from '../board/use-placing.ts';
import type { TileCommands } from '../board/use-tiles.ts';

interface PlacingBarProps {
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
  readonly say: Speaker;
}

/** For the action bar, once a tile is chosen: put back, turn, choose what to turn around, build. */
export function PlacingBar({ placing, tiles, say }: PlacingBarProps) {
  const { state, refusal } = placing;
  if (state.tile === undefined) return undefined;
  const ready = state.step === 'set' && refusal === undefined;
  return (
    <>
      <BarButton icon="cross" keys="Escape" label={say.term('akropolis.cancel')} onPress={tiles.cancel} />
      <BarButton
        icon="turnLeft"
        keys="Shift+R"
        label={say.term('akropolis.turnLeft')}
        onPress={() => tiles.turn(-1)}
      />
      <BarButton
        icon="turnRight"
        keys="R"
        label={say.term('akropolis.turnRight')}
        onPress={() => tiles.turn(1)}
      />
      <BarButton
        icon="pin"
        keys="V"
        className="akr-pivot-button"
        label={pivotText(state.tile, state.pivot, say)}
        pressed={state.pivot !== undefined}
        onPress={tiles.nextPivot}
      />
      <button
        type="button"
        className="button"
        data-look="accent"
        aria-disabled={!ready}
        title={ready ? undefined : whyNot(placing, say)}
        onClick={tiles.confirm}
      >
        <Icon name="check" />
        {say.term('akropolis.build')}
      </button>
    </>
  );
}

/** Why the tile can't be built yet. */
function whyNot({ refusal }: PlacingBoard, say: Speaker): string {
  return refusal ? say({ key: refusal.key, args: refusal.args }) : say.term('akropolis.place');
}

function pivotText(tile: string, pivot: number | undefined, say: Speaker): string {
  const hex = pivot === undefined ? undefined : tileLetters(tileNamed(tile))[pivot];
  return hex === undefined ? say.term('akropolis.pivot') : say.term('akropolis.pivot.at', { hex });
}

interface BarButtonProps {
  readonly icon: IconName;
  /** Key that does the same, as `aria-keyshortcuts` writes it. */
  readonly keys: string;
  readonly label: string;
  readonly pressed?: boolean;
  readonly className?: string;
  onPress(): void;
}

function BarButton({ icon, keys, label, pressed, className = '', onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className={`button ${className}`}
      data-look="icon"
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
