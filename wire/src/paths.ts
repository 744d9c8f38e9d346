/** Addresses of the HTTP API. All answers and errors are JSON. */
export const api = {
  games: '/api/games',
  rules: (game: string, language: string) => `/api/games/${game}/rules?lang=${language}`,
  commitments: '/api/commitments',
  matches: '/api/matches',
  lookUp: '/api/matches/lookup',
  match: (id: string) => `/api/matches/${id}`,
  join: (id: string) => `/api/matches/${id}/join`,
  salts: (id: string) => `/api/matches/${id}/salts`,
  bots: (id: string) => `/api/matches/${id}/bots`,
  close: (id: string) => `/api/matches/${id}/close`,
  free: (id: string) => `/api/matches/${id}/free`,
  rematch: (id: string) => `/api/matches/${id}/rematch`,
  replay: (id: string) => `/api/matches/${id}/replay`,
  history: (id: string, viewer: number | 'spectator') => `/api/matches/${id}/history?viewer=${viewer}`,
  openapi: '/api/openapi.json',
  health: '/api/health',
} as const;

/** Addresses of pages that are linked from elsewhere. */
export const pages = {
  match: (id: string) => `/m/${id}`,
  /**
   * Hands a seat to another device: the token stands in the fragment, which no server and no log ever sees.
   * @param luck what the device that holds it was promised and added, as JSON: the other one shall be able to check it too
   */
  seated: (id: string, seat: number, token: string, luck?: string) =>
    `/m/${id}#seat=${seat}&token=${token}${luck === undefined ? '' : `&luck=${encodeURIComponent(luck)}`}`,
  /** Opened by anyone, makes a match against bots of that level: `?seats=` as many as wanted, `?name=` of the person. */
  challenge: (game: string, level: string) => `/challenge/${game}/${level}`,
} as const;
