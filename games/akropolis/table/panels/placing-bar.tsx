import type { Speaker } from '@pentapolis/kernel';
import { Icon } from '@pentapolis/kit';
import { tileLetters, tileNamed } from '../../rules/index.ts';
import type { PlacingBoard } from '../board/use-placing.ts';
import type { TileCommands } from '../board/use-tiles.ts';
import { gainsText } from '../model/words.ts';

interface PlacingBarProps {
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
  readonly say: Speaker;
}

/** The buttons under the thumb: turn, choose what to turn around, put back, build. */
export function PlacingBar({ placing, tiles, say }: PlacingBarProps) {
  const { state, refusal, gains } = placing;
  if (state.tile === undefined) return <p className="akr-bar-hint">{say.term('akropolis.choose')}</p>;
  const ready = state.step === 'set' && refusal === undefined;
  const letters = tileLetters(tileNamed(state.tile));
  const pivotLabel =
    state.pivot === undefined
      ? say.term('akropolis.pivot')
      : say.term('akropolis.pivot.at', { hex: letters[state.pivot] as string });
  return (
    <div className="akr-bar">
      <p className="akr-bar-hint">
        {refusal
          ? say({ key: refusal.key, args: refusal.args })
          : state.step === 'set' && gains
            ? gainsText(gains, say)
            : say.term('akropolis.place')}
      </p>
      <div className="akr-bar-buttons">
        <BarButton icon="cross" label={say.term('akropolis.cancel')} onPress={tiles.cancel} />
        <BarButton icon="turnLeft" label={say.term('akropolis.turnLeft')} onPress={() => tiles.turn(-1)} />
        <BarButton icon="turnRight" label={say.term('akropolis.turnRight')} onPress={() => tiles.turn(1)} />
        <BarButton
          icon="pin"
          label={pivotLabel}
          pressed={state.pivot !== undefined}
          onPress={tiles.nextPivot}
        />
        <button
          type="button"
          className="akr-button akr-primary akr-build"
          aria-disabled={!ready}
          onClick={tiles.confirm}
        >
          <Icon name="check" />
          {say.term('akropolis.build')}
        </button>
      </div>
    </div>
  );
}

interface BarButtonProps {
  readonly icon: 'cross' | 'turnLeft' | 'turnRight' | 'pin';
  readonly label: string;
  readonly pressed?: boolean;
  onPress(): void;
}

function BarButton({ icon, label, pressed, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className="akr-round"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
