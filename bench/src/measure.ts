/** Something that can be done again and again; it says how many units it did. */
export type Work = () => number;

/** Seconds of processor time this process has used: busy neighbours on the machine don't blur it. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Units of work per second of processor time, over at least `seconds` of it. */
export function rateOf(work: Work, seconds: number): number {
  const start = processorSeconds();
  let done = 0;
  let now = start;
  // Looking at the clock is not free: it is done about a thousand times in all.
  let batch = 1;
  while (now < start + seconds) {
    for (let index = 0; index < batch; index++) done += work();
    const then = processorSeconds();
    if (then - now < seconds / 1000) batch *= 2;
    now = then;
  }
  return done / (now - start);
}

/** What several rounds gave: the middle one, and how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
  return { median, low: sorted[0] as number, high: sorted.at(-1) as number, rounds: sorted.length };
}

/** Two contenders, measured A, B, A, B, ... so that whatever the machine does meanwhile hits both. */
export function alternate(
  ours: Work,
  theirs: Work,
  rounds: number,
  seconds: number,
): { readonly ours: number[]; readonly theirs: number[] } {
  const results = { ours: [] as number[], theirs: [] as number[] };
  rateOf(ours, seconds / 2); // warm up
  rateOf(theirs, seconds / 2);
  for (let round = 0; round < rounds; round++) {
    results.ours.push(rateOf(ours, seconds));
    results.theirs.push(rateOf(theirs, seconds));
  }
  return results;
}
