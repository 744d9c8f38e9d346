/** Calls back when whoever started this process closes its standard input, or is gone. */
export function untilStarterEnds(stop: () => void): void {
  process.stdin.resume();
  process.stdin.once('end', stop);
  process.stdin.once('error', stop);
}
