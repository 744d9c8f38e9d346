export { bell } from './bell.ts';
export { dig } from './dig.ts';
export { hush } from './hush.ts';
export { hushMessages } from './hush-messages.ts';
