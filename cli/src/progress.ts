import { SingleBar } from 'cli-progress';

/** A bar on standard error; nothing at all where standard error is no terminal. */
export interface Progress {
  update(done: number): void;
  stop(): void;
}

const silent: Progress = { update: () => {}, stop: () => {} };

export function showProgress(total: number): Progress {
  if (process.stderr.isTTY !== true || total < 2) return silent;
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {value}/{total}  {eta_formatted}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
