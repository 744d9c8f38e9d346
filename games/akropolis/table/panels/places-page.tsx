import type { Seat, Speaker } from '@pentapolis/kernel';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { View } from '../../rules/index.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { PlacingBoard } from '../board/use-placing.ts';
import type { TileCommands } from '../board/use-tiles.ts';
import { gainsText, spotText } from '../model/words.ts';
import { type RankedPlace, useRankedPlaces } from './use-ranked-places.ts';

interface PlacesPageProps {
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
  readonly view: View;
  readonly seat: Seat;
  readonly say: Speaker;
  preview: BoardProps['preview'];
}

/** Every place for the chosen tile as a list, best first: laying a tile without looking, or without hunting. */
export function PlacesPage({ placing, tiles, view, seat, say, preview }: PlacesPageProps) {
  const city = view.cities[seat];
  const places = useRankedPlaces(placing, view, city, seat, preview);
  if (placing.state.tile === undefined || city === undefined)
    return <p>{say.term('akropolis.places.none')}</p>;
  if (places === undefined) return <p aria-busy="true">{say.term('akropolis.places.counting')}</p>;
  return (
    <>
      <p className="akr-faint">{say.term('akropolis.places.help')}</p>
      <PlaceList places={places} placing={placing} tiles={tiles} say={say} cells={city.cells} />
    </>
  );
}

interface PlaceListProps {
  readonly places: readonly RankedPlace[];
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
  readonly say: Speaker;
  readonly cells: View['cities'][number]['cells'];
}

function PlaceList({ places, placing, tiles, say, cells }: PlaceListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = placing.spot?.id;
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      places.findIndex(({ spot }) => spot.id === shown),
    ),
  );
  useEffect(() => {
    const at = places.findIndex(({ spot }) => spot.id === shown);
    if (at >= 0) setActive(at);
  }, [shown, places]);
  useEffect(() => list.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector(`[data-row="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (row: number): void => {
    const place = places[row];
    if (place === undefined) return;
    setActive(row);
    tiles.lay(place.placement);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const rows: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: Math.min(active + 8, places.length - 1),
      PageUp: Math.max(active - 8, 0),
      Home: 0,
      End: places.length - 1,
    };
    const row = rows[event.key];
    if (row !== undefined) choose(row);
    else if (event.key === ' ') choose(active);
    else if (event.key === 'Enter') {
      if (placing.state.step === 'set') tiles.confirm();
      else choose(active);
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={list}
      className="akr-places"
      role="listbox"
      tabIndex={0}
      aria-label={say.term('akropolis.places')}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {places.map(({ spot, placement, gains }, row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys for its rows
        // biome-ignore lint/a11y/useFocusableInteractive: the list names its active row
        <div
          key={spot.id}
          id={`${id}-${row}`}
          role="option"
          data-row={row}
          aria-selected={spot.id === shown}
          className={row === active ? 'akr-place akr-active' : 'akr-place'}
          onClick={() => choose(row)}
        >
          <span>{spotText(spot, placement, cells, say)}</span>
          <strong>{gainsText(gains, say)}</strong>
        </div>
      ))}
    </div>
  );
}
