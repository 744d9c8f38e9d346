import type { TileId } from '../../rules/index.ts';

/** What stands on the roof of a building that is one of its kind, on the 24 grid, and on which of its spaces. */
export const EMBLEMS: Readonly<Partial<Record<TileId, { readonly d: string; readonly on: number }>>> = {
  CH: { d: 'M4 21V11h16v10ZM9 11V6h6v5M12 6V2l4 1.2L12 4.5M8 21v-6M12 21v-6M16 21v-6', on: 0 },
  SCH: {
    d: 'M3 20v-8l9-6l9 6v8ZM10 20v-5h4v5M12 6V2M12 9.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4Z',
    on: 0,
  },
  LIB: {
    d: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14M6 9h3M6 12.5h3M15 9h3M15 12.5h3',
    on: 0,
  },
  MUS: { d: 'M3 9l9-6l9 6ZM5 9v9M9.7 9v9M14.3 9v9M19 9v9M3 18h18v3H3Z', on: 1 },
  MET: { d: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM7.5 16.5v-9l4.5 6l4.5-6v9', on: 1 },
  CLI: { d: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z', on: 2 },
  UNI: { d: 'M2 9l10-5l10 5l-10 5ZM6 11.5V17c3.5 3 8.5 3 12 0v-5.5M21 9.5V16', on: 1 },
  POL: {
    d: 'M12 2.5l8 3v6c0 5-3.3 8.5-8 10c-4.7-1.5-8-5-8-10v-6ZM12 7.5l1.3 2.9l3.2.3l-2.4 2.1l.7 3.2L12 14.3L9.2 16l.7-3.2l-2.4-2.1l3.2-.3Z',
    on: 0,
  },
  FIR: {
    d: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2.5-7c1.5.8 2 2 2 3.5C12 9 12.5 5.5 12 2ZM12 20c-2-1-2.5-3.5 0-6c2.5 2.5 2 5 0 6',
    on: 1,
  },
  REF: { d: 'M4 20V10c0-1.7 6-1.7 6 0v10ZM13 20V7c0-1.7 7-1.7 7 0v13ZM10 14h3M2 20h20M16.5 5V2', on: 0 },
  HAR: {
    d: 'M12 5a2 2 0 1 1 0-.1ZM12 7v14M7.5 11h9M4 14c0 4 3.5 7 8 7s8-3 8-7M4 14l-1 2.5M4 14l2.5 1M20 14l1 2.5M20 14l-2.5 1',
    on: 0,
  },
  WH: { d: 'M3 20V9l9-5l9 5v11M7 20v-8h10v8M7 15h10M7 17.5h10', on: 0 },
};
