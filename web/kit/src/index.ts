export * from './action-bar.tsx';
export * from './seat-mark.tsx';
export * from './table.ts';
