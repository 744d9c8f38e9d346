/** Versions of the rules that can be played, ascending; matches that begin now are of the last one. */
export const VERSIONS = [1, 2] as const;
export const VERSION = 2;

interface Ruled {
  readonly version: number;
}

/** Whether a Bell Tower that completes its own city shares the first place with those its ring completes. [CIT-BELLTOWER-2] */
export const ringComesWithTower = ({ version }: Ruled): boolean => version !== 1;

/** Whether what a Wizard takes can only be built after the action of the turn. [CIT-WIZARD-2] */
export const wizardActsFirst = ({ version }: Ruled): boolean => version !== 1;

/** Whether what a Wizard built is left out when a Quarry counts two of a name. [CIT-QUARRY-1] */
export const wizardsCopiesAreExtra = ({ version }: Ruled): boolean => version !== 1;
