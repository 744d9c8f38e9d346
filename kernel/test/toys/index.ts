export { bell } from './bell.ts';
export { dig } from './dig.ts';
export { isFound } from './finding.ts';
export { hush } from './hush.ts';
export { hushMessages } from './hush-messages.ts';
export { ALWAYS, after, LEAKS_ANYWHERE, type Leak, type Occasion, SELDOM } from './leaks-anywhere.ts';
export { INSIDE, mutant, mutantText } from './mutants.ts';
