/** Versions of the rules that can be played, ascending; matches that begin now are of the last one. */
export const VERSIONS = [1, 2] as const;
export const VERSION = 2;

/** Version 1 counted every empty neighbour for the open flank of a barracks, whatever makes an edge. [AKR-VARIANT-4] */
export const flankCountsLakes = ({ version }: { readonly version: number }): boolean => version === 1;
