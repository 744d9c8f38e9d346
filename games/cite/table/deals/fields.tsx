import type { Seat, Speaker } from '@pentapolis/kernel';
import type { BuildingId } from '../../rules/buildings.ts';
import type { Site } from '../../rules/deals/clauses.ts';

interface SelectProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  words(value: NoInfer<T>): string;
  choose(value: NoInfer<T>): void;
}

/** A word of the sentence that can be changed. */
export function WordSelect<T extends string | number>({
  label,
  value,
  options,
  words,
  choose,
}: SelectProps<T>) {
  const all = options.includes(value) ? options : [value, ...options];
  return (
    <select
      className="cte-word"
      aria-label={label}
      value={String(value)}
      onChange={({ target }) => {
        const next = all.find((option) => String(option) === target.value);
        if (next !== undefined) choose(next);
      }}
    >
      {all.map((option) => (
        <option key={option} value={String(option)}>
          {words(option)}
        </option>
      ))}
    </select>
  );
}

export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);

interface SiteSelectProps {
  readonly label: string;
  readonly value: Site;
  readonly seats: readonly Seat[];
  readonly say: Speaker;
  buildings(seat: Seat): readonly BuildingId[];
  choose(site: Site): void;
}

/** "the Mill of Bo", grouped by owner. */
export function SiteSelect({ label, value, seats, say, buildings, choose }: SiteSelectProps) {
  return (
    <select
      className="cte-word"
      aria-label={label}
      value={`${value.owner} ${value.building}`}
      onChange={({ target }) => {
        const [owner, building] = target.value.split(' ');
        choose({ owner: Number(owner), building: building as BuildingId });
      }}
    >
      {seats.map((seat) => (
        <optgroup key={seat} label={say.seat(seat)}>
          {[...new Set([...buildings(seat), ...(seat === value.owner ? [value.building] : [])])].map((id) => (
            <option key={id} value={`${seat} ${id}`}>
              {say.term('clause.site', { building: id, owner: seat })}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
