import type { Fact, Json, Speaker } from '@pentapolis/kernel';
import { describeFact } from '../../rules/describe.ts';
import type { CitytrixxFact, View } from '../../rules/index.ts';

/** What is told of a step in one line; deals and hands are seen where they lie. */
const QUIET: ReadonlySet<string> = new Set(['dealt', 'hand', 'stacks', 'turnedUp', 'paidOut', 'gathered']);

/** The last step in words. */
export function tickerWords(facts: readonly Fact[], say: Speaker): string {
  return facts
    .filter(({ kind }) => !kind.startsWith('match.') && !QUIET.has(kind))
    .map((fact) => say(describeFact(fact as CitytrixxFact)))
    .join(' ');
}

/** Companies that something happened to in the last step. */
export function freshCompanies(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(
    facts.flatMap((fact): string[] => {
      const { company } = fact as { readonly company?: Json };
      return typeof company === 'string' ? [company] : [];
    }),
  );
}

/** While nothing has happened: the order of priority. */
export function priorityWords({ track }: View, say: Speaker): string {
  return track.priority.length === 0
    ? ''
    : say.term('citytrixx.priority.order', {
        companies: track.priority.map((company) => say.term(`citytrixx.country.${company}`)),
      });
}
