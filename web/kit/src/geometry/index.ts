export * from './hex.ts';
export * from './point.ts';
