import { DEFAULT_LIMITS, type Limits } from '../../src/options.ts';

const perClient = (Object.keys(DEFAULT_LIMITS) as (keyof Limits)[]).filter((name) =>
  /Per(Minute|Hour|Address)$/.test(name),
);

/** Tests come from one address and in a hurry. */
export const NO_RATES: Partial<Limits> = Object.fromEntries(perClient.map((name) => [name, Infinity]));
