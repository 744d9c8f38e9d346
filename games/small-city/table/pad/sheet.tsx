import type { Speaker } from '@pentapolis/kernel';
import { Icon } from '@pentapolis/kit';
import { CULTURE } from '../../rules/index.ts';
import { FIRST_SPECIAL, LAST_SPECIAL, PROMISES } from '../../rules/promises.ts';
import {
  type CountField,
  type Field,
  type FlagField,
  fieldsFor,
  LEVELS,
  type LevelField,
  type PadInput,
  type PadPlayer,
  type PadState,
} from './pad-state.ts';

interface SheetProps {
  readonly state: PadState;
  readonly player: number;
  readonly name: string;
  dispatch(input: PadInput): void;
  readonly say: Speaker;
}

const LETTERS: Readonly<Record<LevelField, string>> = { residences: 'R', commerce: 'C', factories: 'F' };

const isLevel = (field: Field): field is LevelField => Object.hasOwn(LEVELS, field);
const FLAGS: ReadonlySet<Field> = new Set(['police', 'fire', 'expanded', 'whole', 'out']);

const whole = (text: string): number => {
  const value = Math.floor(Number(text));
  return Number.isFinite(value) ? Math.min(9999, Math.max(0, value)) : 0;
};

/** One player's sheet. */
export function Sheet({ state, player, name, dispatch, say }: SheetProps) {
  const entry = state.players[player] as PadPlayer;
  const change = (to: Partial<PadPlayer>): void => dispatch({ kind: 'change', player, change: to });
  return (
    <fieldset className="smc-pad-sheet">
      <legend>{name}</legend>
      <p className="smc-pad-line">
        <label>
          {say.term('small-city.pad.name')}
          <input
            value={entry.name}
            maxLength={24}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        {state.players.length > 1 ? (
          <button
            type="button"
            className="button"
            data-look="icon"
            aria-label={say.term('small-city.pad.remove', { name })}
            title={say.term('small-city.pad.remove', { name })}
            onClick={() => dispatch({ kind: 'remove', player })}
          >
            <Icon name="cross" size={18} />
          </button>
        ) : undefined}
      </p>
      <label>
        {say.term('small-city.pad.promise')}
        <select value={entry.promise} onChange={({ target }) => change({ promise: Number(target.value) })}>
          <option value={0}>{say.term('small-city.pad.promise.none')}</option>
          {Array.from({ length: PROMISES }, (_, at) => at + 1).map((promise) => (
            <option key={promise} value={promise}>
              {promise}: {say.term(`promise.${promise}`)}
            </option>
          ))}
        </select>
      </label>
      {fieldsFor(state, player).map((field) => (
        <Entry key={field} {...{ field, entry, change, say }} />
      ))}
      {state.mode === 'basic' ? undefined : (
        <details>
          <summary>{say.term('small-city.specials', { count: entry.specials.length })}</summary>
          {Array.from({ length: LAST_SPECIAL - FIRST_SPECIAL + 1 }, (_, at) => at + FIRST_SPECIAL).map(
            (promise) => (
              <label key={promise}>
                <input
                  type="checkbox"
                  checked={entry.specials.includes(promise)}
                  onChange={({ target }) =>
                    change({
                      specials: target.checked
                        ? [...entry.specials, promise]
                        : entry.specials.filter((one) => one !== promise),
                    })
                  }
                />
                {promise}: {say.term(`promise.${promise}`)}
              </label>
            ),
          )}
        </details>
      )}
    </fieldset>
  );
}

interface EntryProps {
  readonly field: Field;
  readonly entry: PadPlayer;
  change(to: Partial<PadPlayer>): void;
  readonly say: Speaker;
}

function Entry({ field, entry, change, say }: EntryProps) {
  const words = say.term(`small-city.pad.field.${field}`);
  if (isLevel(field))
    return (
      <fieldset className="smc-pad-levels">
        <legend>{words}</legend>
        {entry.levels[field].map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: levels keep their places
          <label key={at}>
            {LETTERS[field]}
            {at + 1}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={99}
              value={count}
              onChange={({ target }) =>
                change({
                  levels: {
                    ...entry.levels,
                    [field]: entry.levels[field].with(at, Math.min(99, whole(target.value))),
                  },
                })
              }
            />
          </label>
        ))}
      </fieldset>
    );
  if (field === 'culture')
    return (
      <fieldset className="smc-pad-levels">
        <legend>{words}</legend>
        {CULTURE.map((tile) => (
          <label key={tile}>
            <input
              type="checkbox"
              checked={entry.culture.includes(tile)}
              onChange={({ target }) =>
                change({
                  culture: target.checked
                    ? [...entry.culture, tile]
                    : entry.culture.filter((one) => one !== tile),
                })
              }
            />
            {say.term(`tile.${tile}`)}
          </label>
        ))}
      </fieldset>
    );
  if (field === 'parks')
    return (
      <label>
        {words}
        <input
          value={entry.parks}
          placeholder="5, 3"
          onChange={({ target }) => change({ parks: target.value })}
        />
      </label>
    );
  if (FLAGS.has(field)) {
    const flag = field as FlagField;
    return (
      <label>
        <input
          type="checkbox"
          checked={entry.flags[flag] ?? false}
          onChange={({ target }) => change({ flags: { ...entry.flags, [flag]: target.checked } })}
        />
        {words}
      </label>
    );
  }
  const count = field as CountField;
  return (
    <label>
      {words}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={9999}
        value={entry.counts[count] ?? 0}
        onChange={({ target }) => change({ counts: { ...entry.counts, [count]: whole(target.value) } })}
      />
    </label>
  );
}
