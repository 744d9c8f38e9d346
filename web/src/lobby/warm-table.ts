const SETTLED_MS = 400;

/**
 * Fetches what a table needs once the lobby has been drawn, so that "play now" shows the table at once.
 * @returns how to call it off
 */
export function warmTable(game: string): () => void {
  const timer = setTimeout(() => {
    void import('../table/match-page.tsx');
    void import('../table/game-table.ts').then(({ gameTable }) => gameTable(game)).catch(() => undefined);
  }, SETTLED_MS);
  return () => clearTimeout(timer);
}
