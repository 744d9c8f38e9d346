import type { z } from 'zod';
import { type Refusal, refuse } from './refusal.ts';

/** Longest names that are repeated to who sent them. */
const MOST = 64;

/** The path of the first member that is not understood, or else that is wrong. `format` when it is none of them. */
export function firstField({ issues }: z.core.$ZodError): string {
  const path = unknownPath(issues) ?? issues[0]?.path ?? [];
  return path.join('.').slice(0, MOST) || 'format';
}

/** The path of the first member that is not understood, if there is one. */
export function unknownField({ issues }: z.core.$ZodError): string | undefined {
  return unknownPath(issues)?.join('.').slice(0, MOST);
}

function unknownPath(issues: readonly z.core.$ZodIssue[]): readonly (PropertyKey | undefined)[] | undefined {
  for (const issue of issues) if (issue.code === 'unrecognized_keys') return [...issue.path, issue.keys[0]];
  return undefined;
}

/**
 * What is wrong with something that was sent, in one sentence. A member that is not understood comes first: it is most
 * often the reason why another one is missing.
 * @param whole what to name when it is wrong as a whole
 */
export function refuseInvalid(error: z.core.$ZodError | undefined, whole: string): Refusal {
  const issues = error?.issues ?? [];
  const unknown = unknownPath(issues);
  if (unknown !== undefined) return refuse(400, 'api.unknown', { field: unknown.join('.').slice(0, MOST) });
  const field = issues[0]?.path.join('.').slice(0, MOST) ?? '';
  return refuse(400, 'api.invalid', { field: field === '' ? whole : field });
}
