import type { Speaker } from '@pentapolis/kernel';
import { Icon } from '@pentapolis/kit';
import { useId } from 'react';
import { DISTRICTS, type HexLetter } from '../../rules/index.ts';
import { TopFace } from '../art/top-face.tsx';
import { letterOf } from '../model/letters.ts';
import { MODEL } from '../model/scene.ts';
import type { Brush } from './pad-state.ts';

interface BrushesProps {
  readonly brush: Brush;
  choose(brush: Brush): void;
  readonly say: Speaker;
}

const LETTERS: readonly HexLetter[] = [
  ...DISTRICTS.map(letterOf),
  ...DISTRICTS.map((district) => letterOf(district).toUpperCase() as HexLetter),
  'q',
];

/** What the next tap sets: eleven sorts of hex or nothing, and how high. */
export function Brushes({ brush, choose, say }: BrushesProps) {
  const id = useId();
  return (
    <div className="akr-brushes">
      <fieldset>
        <legend>{say.term('akropolis.pad.brush')}</legend>
        {LETTERS.map((letter) => (
          <label key={letter} className="akr-brush" title={say.term(`hex.${letter}`)}>
            <input
              type="radio"
              name={id}
              aria-label={say.term(`hex.${letter}`)}
              checked={brush.hex === letter}
              onChange={() => choose({ ...brush, hex: letter })}
            />
            <svg viewBox="-50 -42 100 84" aria-hidden="true" focusable="false">
              <TopFace hex={letter} lens={MODEL} />
            </svg>
          </label>
        ))}
        <label className="akr-brush" title={say.term('akropolis.pad.erase')}>
          <input
            type="radio"
            name={id}
            aria-label={say.term('akropolis.pad.erase')}
            checked={brush.hex === undefined}
            onChange={() => choose({ ...brush, hex: undefined })}
          />
          <Icon name="cross" />
        </label>
      </fieldset>
      <fieldset className="akr-heights">
        <legend>{say.term('akropolis.pad.height')}</legend>
        <HeightStep sign={-1} brush={brush} choose={choose} say={say} />
        <output aria-live="polite">{say.number(brush.height)}</output>
        <HeightStep sign={1} brush={brush} choose={choose} say={say} />
      </fieldset>
    </div>
  );
}

interface HeightStepProps extends BrushesProps {
  readonly sign: 1 | -1;
}

function HeightStep({ sign, brush, choose, say }: HeightStepProps) {
  const height = Math.min(20, Math.max(1, brush.height + sign));
  return (
    <button
      type="button"
      className="akr-round"
      aria-label={say.term(sign > 0 ? 'akropolis.pad.higher' : 'akropolis.pad.lower')}
      disabled={height === brush.height}
      onClick={() => choose({ ...brush, height })}
    >
      <Icon name={sign > 0 ? 'plus' : 'minus'} />
    </button>
  );
}
