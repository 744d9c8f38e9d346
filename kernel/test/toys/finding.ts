import { matchSeeds, runConformance, type Thoroughness } from '../../src/conformance/index.ts';
import type { AnyGame, Setup } from '../../src/game.ts';
import { counted, type Leak, type Occasion } from './leaks-anywhere.ts';

/** Matches within which the suite has to find whatever leaks. */
const MATCHES = 3;

/** Whether the suite finds a leak planted in a game, by a check that is meant to. */
export function isFound(
  game: AnyGame,
  leak: Leak,
  occasion: Occasion,
  {
    seed,
    setups = [],
    thoroughness,
  }: { readonly seed: number; readonly setups?: readonly Setup[]; readonly thoroughness?: Thoroughness },
): boolean {
  const leaky = leak.plant(counted(game), occasion);
  return matchSeeds(seed, MATCHES).some((onlyMatch) => {
    const { checks } = runConformance(leaky, {
      matches: MATCHES,
      seed,
      onlyMatch,
      setups,
      ...(thoroughness === undefined ? {} : { thoroughness }),
    });
    return leak.foundBy.some((check) => checks[check].failed > 0);
  });
}
