/** Addresses of the HTTP API. All answers and errors are JSON. */
export const api = {
  games: '/api/games',
  rules: (game: string, language: string) => `/api/games/${game}/rules?lang=${language}`,
  commitments: '/api/commitments',
  matches: '/api/matches',
  lookUp: '/api/matches/lookup',
  match: (id: string) => `/api/matches/${id}`,
  join: (id: string) => `/api/matches/${id}/join`,
  bots: (id: string) => `/api/matches/${id}/bots`,
  rematch: (id: string) => `/api/matches/${id}/rematch`,
  replay: (id: string) => `/api/matches/${id}/replay`,
  history: (id: string, viewer: number | 'spectator') => `/api/matches/${id}/history?viewer=${viewer}`,
  openapi: '/api/openapi.json',
  health: '/api/health',
} as const;

/** Addresses of pages that the server itself links or redirects to. */
export const pages = {
  match: (id: string) => `/m/${id}`,
  /** Where a new holder of a seat is sent: the token stands in the fragment, which no server and no log ever sees. */
  seated: (id: string, seat: number, token: string) => `/m/${id}#seat=${seat}&token=${token}`,
  /** Opened by anyone, makes a two-seat match against a bot of that level and redirects to `seated`. */
  challenge: (game: string, level: string) => `/challenge/${game}/${level}`,
} as const;
