import type { Speaker } from '@pentapolis/kernel';
import { NumberField } from '@pentapolis/kit';
import { DISTRICTS } from '../../rules/index.ts';
import { DistrictSign } from '../panels/signs.tsx';
import type { PadInput, PadPlayer } from './pad-state.ts';

interface NumberEntryProps {
  readonly lines: PadPlayer['lines'];
  dispatch(input: PadInput): void;
  readonly say: Speaker;
}

/** Value and stars per colour, for those who have counted already. */
export function NumberEntry({ lines, dispatch, say }: NumberEntryProps) {
  return (
    <div className="akr-pad-lines">
      {DISTRICTS.map((district) => {
        const { value, stars } = lines[district];
        const name = say.term(`district.${district}`);
        return (
          <fieldset key={district} className={`akr-${district}`}>
            <legend>
              <DistrictSign district={district} /> {name}
            </legend>
            <NumberField
              label={say.term('akropolis.pad.value')}
              value={value}
              onChange={(next) => dispatch({ kind: 'line', district, value: next, stars })}
            />
            <NumberField
              label={say.term('akropolis.pad.stars')}
              value={stars}
              onChange={(next) => dispatch({ kind: 'line', district, value, stars: next })}
            />
          </fieldset>
        );
      })}
    </div>
  );
}
