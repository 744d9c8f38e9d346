import type { Chance } from './chance.ts';
import { illegal, isViolation, type Violation } from './violation.ts';

/**
 * One option of a game, as data, so that forms, checks, random option sets and the documentation all come from it.
 * Labels are catalogue keys by convention: `option.<id>`, `option.<id>.<choice>`, and `option.<id>.help`.
 */
export type OptionSpec = {
  readonly id: string;
  readonly rule: string;
  /** Numbers of seats at which the question is asked; everywhere when absent. Elsewhere only the default is accepted. */
  readonly seats?: { readonly min: number; readonly max: number };
} & (
  | ({ readonly kind: 'flag' } & Defaults<boolean>)
  | ({ readonly kind: 'choice'; readonly choices: readonly string[] } & Defaults<string>)
  | ({ readonly kind: 'subset'; readonly choices: readonly string[] } & Defaults<readonly string[]>)
);

interface Defaults<T> {
  readonly default: T;
  /** What is the default at tables of so many seats instead, where the rules can't do with the usual one. */
  readonly defaultAt?: Readonly<Record<number, T>>;
}

/** A full option set: one value per spec. */
export type Options = Readonly<Record<string, boolean | string | readonly string[]>>;

function readOption(spec: OptionSpec, value: unknown): boolean | string | readonly string[] | Violation {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : illegal(spec.rule, 'option.notFlag', { option: spec.id });
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value)
        ? value
        : illegal(spec.rule, 'option.notChoice', { option: spec.id, choices: spec.choices });
    case 'subset': {
      const listed = Array.isArray(value) && value.every((item) => spec.choices.includes(item as string));
      if (!listed || new Set(value).size !== value.length)
        return illegal(spec.rule, 'option.notSubset', { option: spec.id, choices: spec.choices });
      return spec.choices.filter((choice) => value.includes(choice));
    }
  }
}

/** Whether an option has a meaning at a table of `seats`. */
export function isAsked(spec: OptionSpec, seats: number): boolean {
  return spec.seats === undefined || (seats >= spec.seats.min && seats <= spec.seats.max);
}

/** The value when nobody asks for another one. */
export function defaultOf(spec: OptionSpec, seats: number): boolean | string | readonly string[] {
  return (isAsked(spec, seats) ? spec.defaultAt?.[seats] : undefined) ?? spec.default;
}

/** The option set of a table of `seats` where nobody asks for anything. Every game can be played with it. */
export function defaultOptions(specs: readonly OptionSpec[], seats: number): Options {
  return Object.fromEntries(specs.map((spec) => [spec.id, defaultOf(spec, seats)]));
}

/**
 * Checks untrusted option values for a table of `seats` against the specs and fills in the defaults; subsets come back
 * in canonical order. Nothing is ignored: an unknown option, or one without meaning at this table, is refused.
 */
export function readOptions(
  specs: readonly OptionSpec[],
  value: unknown,
  seats: number,
): Options | Violation {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return illegal('PEN-OPTION-1', 'option.notObject');
  const given = value as Record<string, unknown>;
  for (const id of Object.keys(given))
    if (!specs.some((spec) => spec.id === id))
      return illegal('PEN-OPTION-1', 'option.unknown', { option: id });
  const options: Record<string, boolean | string | readonly string[]> = {};
  for (const spec of specs) {
    const read = spec.id in given ? readOption(spec, given[spec.id]) : defaultOf(spec, seats);
    if (isViolation(read)) return read;
    if (!isAsked(spec, seats) && String(read) !== String(spec.default))
      return illegal('PEN-OPTION-2', 'option.notAtThisTable', { option: spec.id, ...spec.seats });
    options[spec.id] = read;
  }
  return options;
}

/** A random option set for a table of `seats`, each value equally likely; conformance walks the option space with it. */
export function randomOptions(specs: readonly OptionSpec[], chance: Chance, seats: number): Options {
  return Object.fromEntries(
    specs.map((spec) => {
      if (!isAsked(spec, seats)) return [spec.id, spec.default];
      if (spec.kind === 'flag') return [spec.id, chance.pick(2) === 1];
      if (spec.kind === 'choice') return [spec.id, spec.choices[chance.pick(spec.choices.length)] as string];
      return [spec.id, spec.choices.filter(() => chance.pick(2) === 1)];
    }),
  );
}
