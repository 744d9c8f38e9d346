/** Signs on the 24 grid, drawn as lines in one weight. */
export const SIGNS = {
  money:
    'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM14.8 9c-.6-1-1.6-1.4-2.8-1.4c-1.6 0-2.8.8-2.8 2.1c0 3 5.8 1.5 5.8 4.5c0 1.4-1.3 2.2-3 2.2c-1.3 0-2.4-.5-3-1.5M12 5.8v12.4',
  votes: 'M4 11h16v9H4ZM8 11V4h8v7M9.8 7.2l1.7 1.7l3-3.4M2 11h20',
  smoke: 'M3 20h18M5 20v-7h4v7M11 20V10h4v10M7 9c0-2 3-1.5 3-3.5M14 6.5c0-2.5 4-1.5 4-4M17.5 20v-8h3v8',
  death: 'M7 21V9a5 5 0 0 1 10 0v12M4 21h16M12 9v6M9.8 11h4.4',
  citizen: 'M12 3.5a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4ZM5.5 20.5c0-5 2.5-8 6.5-8s6.5 3 6.5 8Z',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5l8-4.5M12 12v9',
  promise: 'M4 6h16v12H4ZM4 7l8 6l8-6',
  host: 'M6 9h12M7.5 9V4.5h9V9M8 9.5c0 5 1.5 8 4 8s4-3 4-8M4 21c.5-2.5 2.5-4 4.5-4h7c2 0 4 1.5 4.5 4',
  zone: 'M4 4h10v10H4ZM14 14h6v6h-6M17 4v6M20 7h-6M4 17v3h3',
  screen: 'M3 6l6-2v16l-6-2ZM9 4l6 2v14l-6 0M15 6l6-2v14l-6 2',
  hall: 'M4 20V10h16v10ZM12 10V4l5 1.5L12 7M8 20v-6M12 20v-6M16 20v-6M2 20h20',
  office: 'M5 21V4h9v17M14 9h5v12M8 8h3M8 12h3M8 16h3M3 21h18',
  council: 'M12 3l9 5H3ZM5 8v10M9.7 8v10M14.3 8v10M19 8v10M3 20.5h18',
  turn: 'M19 12a7 7 0 1 1-2-5M17.5 2.5V7H13',
  flip: 'M12 3v18M9 6L3 18h6ZM15 6l6 12h-6Z',
  wreck: 'M4 20h16M6 20l2-8l3 3l2-5l2 4l3-2v8M5 5l3 3M19 4l-3 4M12 3v4',
  raise: 'M12 20V5M6 11l6-6l6 6M5 20h14',
  round: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM12 7v5l3.5 2',
  crowd:
    'M8 5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5ZM16 5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5ZM3 19c0-4 2-6.5 5-6.5s5 2.5 5 6.5ZM13.5 13.2c.7-.5 1.6-.7 2.5-.7c3 0 5 2.5 5 6.5h-5',
  suitcase: 'M4 8h16v11H4ZM9 8V5h6v3M4 13h16',
  lens: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.5 15.5L21 21',
  grave: 'M7 21V9a5 5 0 0 1 10 0v12ZM4 21h16',
} as const;
export type SignName = keyof typeof SIGNS;

/** The Special Actions by letter: what each is about. */
export const CARD_SIGNS: Readonly<Record<string, string>> = {
  A: SIGNS.host,
  B: 'M12 3l6 17M12 3L6 20M8.5 13h7M12 3v-1M5 20h2M17 20h2',
  C: 'M12 4v16M7 20h10M4 7h16M6.5 7L4 13h5ZM17.5 7L15 13h5Z',
  D: 'M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  E: 'M7 11v9H4v-9ZM7 12l3.5-8c2 0 2.7 1.2 2.4 3L12.5 10H19c1.2 0 1.9 1 1.6 2.2l-1.7 6.3c-.3 1-1 1.5-2 1.5H7',
  F: SIGNS.zone,
  G: SIGNS.council,
  H: 'M5 5l14 14M19 5L5 19',
  I: 'M4 13h7v7H4ZM13 4h7v7h-7ZM11 16.5c4 0 5.5-1.5 5.5-5.5M14.5 13.5l2-2.5l2 2.5',
  J: 'M5 19c0-9 5-14 15-14c0 9-4 13-10 13c-1.5 0-3-.5-3-.5M5 19c2-4 5-7 9-9',
  K: 'M5 8h9v13H5ZM10 8V4h9v13h-5M8 12h3M8 16h3',
  L: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM7 19L12.5 4.5L17 19M6 13.5h12',
};

/** The rows of the City Council, 1 to 4. */
export const ROW_SIGNS: readonly string[] = [
  '',
  'M3 20V11l5 3v-3l5 3v-3l5 3V5h3v15Z',
  'M5 20V9h6v11M11 20V4h8v16M14 8h2M14 12h2M14 16h2M3 20h18',
  SIGNS.money,
  SIGNS.suitcase,
];

/** The eight phases, in order. */
export const PHASE_SIGNS: readonly string[] = [
  'M5 4h10v13H5ZM15 7l4 1.5l-4 11M8 8h4M8 12h4',
  'M4 20h16M6 20v-8h6v8M12 20V6h6v14M9 15v2M15 9v2M15 13v2',
  SIGNS.citizen,
  SIGNS.money,
  SIGNS.votes,
  SIGNS.smoke,
  SIGNS.council,
  SIGNS.host,
];
