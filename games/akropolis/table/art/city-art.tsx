import { hexKey } from '@pentapolis/kit';
import { Fragment, memo, useMemo } from 'react';
import type { Hex, ViewCell } from '../../rules/index.ts';
import type { Mark } from '../model/marks.ts';
import { type Column, columnsOf, type Lens } from '../model/scene.ts';
import { ColumnArt } from './column.tsx';

interface CityArtProps {
  readonly cells: readonly ViewCell[];
  /** Hexes of the tile laid last. */
  readonly last: readonly Hex[];
  /** The city before the last step; what the new tile covers stays in sight until it has settled. */
  readonly before?: readonly ViewCell[] | undefined;
  /** The tile laid last has only just been laid and settles after so long; undefined = it lies. */
  readonly freshMs?: number | undefined;
  readonly lens: Lens;
  readonly marks: ReadonlyMap<string, Mark>;
  /** Hexes that explain the one looked at. */
  readonly because: readonly Hex[];
}

/** A city, column by column from back to front. */
export const CityArt = memo(function CityArt(props: CityArtProps) {
  const { cells, last, before, freshMs, lens, marks, because } = props;
  const columns = useStableColumns(cells, lens);
  const lastKeys = useMemo(() => new Set(last.map(hexKey)), [last]);
  const reasons = new Set(because.map(hexKey));
  const covered = useMemo(() => {
    if (freshMs === undefined || before === undefined) return undefined;
    return new Map(columnsOf(before, lens).map((column) => [column.key, column]));
  }, [freshMs, before, lens]);
  return columns.map((column) => {
    const newest = lastKeys.has(column.key);
    const under = newest ? covered?.get(column.key) : undefined;
    return (
      <Fragment key={column.key}>
        {under ? <ColumnArt column={under} lens={lens} /> : undefined}
        <ColumnArt
          column={column}
          lens={lens}
          mark={reasons.has(column.key) ? 'because' : marks.get(column.key)}
          last={newest}
          freshMs={newest ? freshMs : undefined}
        />
      </Fragment>
    );
  });
});

/** Columns of the city, the same objects as last time where nothing about them changed, so that only changes render. */
function useStableColumns(cells: readonly ViewCell[], lens: Lens): readonly Column[] {
  return useMemo(() => {
    const known = columnCache.get(lens) ?? new Map<string, Column>();
    columnCache.set(lens, known);
    return columnsOf(cells, lens).map((column) => {
      const id = JSON.stringify(column);
      const same = known.get(id);
      if (same !== undefined) return same;
      if (known.size > 4000) known.clear();
      known.set(id, column);
      return column;
    });
  }, [cells, lens]);
}

const columnCache = new Map<Lens, Map<string, Column>>();
