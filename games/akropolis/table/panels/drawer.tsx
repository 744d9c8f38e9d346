import type { Seat, Speaker } from '@pentapolis/kernel';
import { Icon } from '@pentapolis/kit';
import { useEffect, useRef } from 'react';
import { toCome, type View } from '../../rules/index.ts';
import type { BoardProps, DrawerPage } from '../board/board-props.ts';
import type { PlacingBoard } from '../board/use-placing.ts';
import type { TileCommands } from '../board/use-tiles.ts';
import { ComesTable } from './comes-table.tsx';
import { PlacesPage } from './places-page.tsx';
import { WordsPage } from './words-page.tsx';
import './drawer.css';

interface DrawerProps {
  readonly page: DrawerPage;
  close(): void;
  readonly view: View;
  readonly seat: number;
  readonly placing: PlacingBoard;
  readonly tiles: TileCommands;
  readonly own: Seat | undefined;
  readonly say: Speaker;
  preview: BoardProps['preview'];
}

/** A panel over the edge of the stage: beside it where there is room, a sheet from below on a phone. */
export function Drawer({ page, close, view, seat, own, placing, tiles, say, preview }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a new beginning
  useEffect(() => {
    heading.current?.focus();
  }, [page]);
  return (
    <aside
      className="akr-drawer"
      aria-label={say.term(`akropolis.${page}`)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || (page === 'places' && placing.state.tile !== undefined)) return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {say.term(`akropolis.${page}`)}
        </h2>
        <button
          type="button"
          className="akr-round akr-plain"
          aria-label={say.term('akropolis.close')}
          onClick={close}
        >
          <Icon name="cross" />
        </button>
      </header>
      <div className="akr-drawer-page" tabIndex={page === 'places' ? undefined : 0}>
        {page === 'places' ? (
          <PlacesPage
            placing={placing}
            tiles={tiles}
            view={view}
            seat={own ?? 0}
            say={say}
            preview={preview}
          />
        ) : undefined}
        {page === 'words' ? <WordsPage view={view} seat={seat} say={say} /> : undefined}
        {page === 'comes' ? (
          <>
            <p>{say.term('akropolis.comes.help')}</p>
            <ComesTable toCome={toCome(view)} say={say} />
          </>
        ) : undefined}
      </div>
    </aside>
  );
}
