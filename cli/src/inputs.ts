import { availableParallelism } from 'node:os';
import type { Budget } from '@pentapolis/kernel';
import type { Context } from './context.ts';

/** @throws UsageError when the text is no whole number within the bounds */
export function wholeNumber(
  context: Context,
  option: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const value = Number(text);
  const fits = /^[+-]?\d+$/.test(text.trim()) && Number.isSafeInteger(value) && value >= min && value <= max;
  return fits ? value : context.refuse('usage.notWhole', { option, text, min, max });
}

/** Seeds are 32-bit whole numbers. */
export const SEED = { min: 0, max: 0xffffffff } as const;
export const MATCHES = { min: 1, max: 1_000_000 } as const;

/** How long searching bots may think, if the caller said so. @throws UsageError when it said it twice */
export function budgetIn(
  context: Context,
  options: { readonly thinkMs?: string; readonly iterations?: string },
): Budget | undefined {
  const { thinkMs, iterations } = options;
  if (thinkMs !== undefined && iterations !== undefined) context.refuse('usage.twoBudgets');
  if (thinkMs !== undefined)
    return { thinkMs: wholeNumber(context, '--think-ms', thinkMs, { min: 1, max: 600_000 }) };
  if (iterations !== undefined)
    return { iterations: wholeNumber(context, '--iterations', iterations, { min: 1, max: 10_000_000 }) };
  return undefined;
}

export function workersIn(context: Context, text: string | undefined, atMost: number): number {
  const workers =
    text === undefined
      ? availableParallelism()
      : wholeNumber(context, '--workers', text, { min: 1, max: 64 });
  return Math.max(1, Math.min(workers, atMost));
}
