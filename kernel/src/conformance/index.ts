export { type ExhaustiveRequest, type ExhaustiveResult, runExhaustive } from './exhaustive.ts';
export { type Ledger, ledgerFaults } from './ledger.ts';
export { CHECKS, type CheckName, type Failure, type Tally } from './report.ts';
export { type ConformanceRequest, type ConformanceResult, runConformance } from './run.ts';
export type { Thoroughness } from './scene.ts';
export { matchSeeds } from './setups.ts';
export { type Strange, strangers } from './strangers.ts';
export type { Vocabulary } from './vocabulary.ts';
