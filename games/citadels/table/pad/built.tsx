import type { Speaker } from '@pentapolis/kernel';
import { Icon } from '@pentapolis/kit';
import { useEffect, useRef } from 'react';
import { colourOf } from '../art/emblems.ts';
import { Face } from './face.tsx';
import type { PadDistrict } from './pad-state.ts';

interface BuiltProps {
  readonly city: readonly PadDistrict[];
  readonly label: string;
  readonly say: Speaker;
  beautify(place: number): void;
  raze(place: number): void;
}

/** The districts of a city in the order in which they were entered. */
export function Built({ city, label, say, beautify, raze }: BuiltProps) {
  const list = useRef<HTMLOListElement>(null);
  const razed = useRef<number>(undefined);
  // The button that took a district out went with it: on to the next one, or to the list that is empty now.
  useEffect(() => {
    if (razed.current === undefined) return;
    const place = Math.min(razed.current, city.length - 1);
    razed.current = undefined;
    const next = list.current?.children[place]?.querySelector<HTMLElement>('button:last-of-type');
    (next ?? list.current)?.focus();
  }, [city]);
  return (
    <ol ref={list} className="cit-pad-built" aria-label={label} tabIndex={-1}>
      {city.map(({ id, beautified }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a city may hold a name twice
        <li key={place} className="cit-pad-district" data-colour={colourOf(id)}>
          <Face district={id} say={say} />
          <button
            type="button"
            className="cit-pad-sign"
            aria-pressed={beautified}
            aria-label={say.term('citadels.pad.beautify', { district: id })}
            onClick={() => beautify(place)}
          >
            +1
          </button>
          <button
            type="button"
            className="cit-pad-sign"
            aria-label={say.term('citadels.pad.raze', { district: id })}
            onClick={() => {
              razed.current = place;
              raze(place);
            }}
          >
            <Icon name="cross" size={16} />
          </button>
        </li>
      ))}
      {city.length === 0 ? <li className="kit-pad-note">{say.term('citadels.pad.noCity')}</li> : undefined}
    </ol>
  );
}
