import type { Speaker } from '@pentapolis/kernel';
import { Glyph } from '@pentapolis/kit';
import { deckOf, kitOf, PROMISE_VALUE, SPECIAL_BROKEN, type State } from '../../rules/index.ts';
import { FIRST_SPECIAL } from '../../rules/promises.ts';
import { SIGNS } from '../art/signs.data.ts';

interface PromiseCardsProps {
  readonly promises: readonly number[];
  readonly state: State;
  isPicked(promise: number): boolean;
  pick(promise: number): void;
  readonly say: Speaker;
}

/** Promises to choose from: what each asks, and what it brings kept and broken. */
export function PromiseCards({ promises, state, isPicked, pick, say }: PromiseCardsProps) {
  const { components } = kitOf(state.components);
  return (
    <ul className="smc-offer" data-rove aria-label={say.term('small-city.promises')}>
      {promises.map((promise) => {
        const special = promise >= FIRST_SPECIAL;
        const deck = special ? 'special' : deckOf(components, promise);
        const { kept, broken } = special
          ? { kept: 0, broken: SPECIAL_BROKEN }
          : PROMISE_VALUE[deck as keyof typeof PROMISE_VALUE];
        return (
          <li key={promise}>
            <button
              type="button"
              className="smc-promise-card smc-lit"
              data-deck={deck}
              aria-pressed={isPicked(promise)}
              onClick={() => pick(promise)}
            >
              <span className="smc-promise-deck">
                <Glyph d={SIGNS.promise} size={16} />
                {say.term(`small-city.deck.${deck}`)} · {say.number(promise)}
              </span>
              <b className="smc-promise-words">{say.term(`promise.${promise}`)}</b>
              <span>{say.term('small-city.promise.worth', { good: kept, bad: broken })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
