/** Builders of cities and temples whose names read the same in every language here; what bots are called. */
export const BOT_NAMES = [
  'Imhotep',
  'Eupalinos',
  'Agrippa',
  'Philon',
  'Sinan',
  'Rabirius',
  'Severus',
  'Celer',
] as const;
