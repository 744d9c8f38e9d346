import { useEffect } from 'react';

/** Gives the whole page the accent of a game for as long as the component lives, menus and popovers included. */
export function useWorld(game: string | undefined): void {
  useEffect(() => {
    if (game === undefined) return;
    const { dataset } = document.documentElement;
    const before = dataset.game;
    dataset.game = game;
    return () => {
      if (before === undefined) delete dataset.game;
      else dataset.game = before;
    };
  }, [game]);
}
