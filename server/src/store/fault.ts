import type { Args } from '@pentapolis/kernel';

/** What can be wrong with the place where matches live. Each has a phrase in wire's catalogue that says what to do. */
export type StorageFault =
  | 'notAFolder'
  | 'notWritable'
  | 'missing'
  | 'locked'
  | 'notADatabase'
  | 'corrupt'
  /** One match only. */
  | 'unreadable'
  | 'newer'
  | 'full'
  | 'io'
  | 'ended';

/** A fault as data, to be handed from thread to thread. */
export interface StorageProblem {
  readonly fault: StorageFault;
  readonly args: Args;
}

/** The store can't do its work, and no repetition helps until somebody has seen to it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StorageProblem;

  /** @param args of the fault's phrase; `detail` is what the disk or the database reported, in English */
  constructor(fault: StorageFault, args: Args = {}, options?: ErrorOptions) {
    super(`storage: ${fault} ${JSON.stringify(args)}`, options);
    this.problem = { fault, args };
  }
}
