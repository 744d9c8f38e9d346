/** The five colours a city can show: noble, religious, trade, military, special. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
