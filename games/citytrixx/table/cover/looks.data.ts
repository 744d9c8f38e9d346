/** Colours of the companies in the picture; the lobby doesn't load the rules for it. */
export const COLOURS = { BE: 'yellow', FR: 'blue', DE: 'pink' } as const;

export type CoverCompany = keyof typeof COLOURS;
