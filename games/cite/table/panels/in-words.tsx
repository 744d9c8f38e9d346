import type { Speaker } from '@pentapolis/kernel';
import { Popover } from '@pentapolis/kit';
import { casesOf } from '../../rules/layout.ts';
import { seatsOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { buildingWords } from '../model/words.ts';

/** The whole town in words: every district, every building, what it yields and why. */
export function InWords({ view, say }: { readonly view: View; readonly say: Speaker }) {
  return (
    <Popover
      className="kit-stage-button cte-in-words"
      label={say.term('cite.words')}
      trigger={<span aria-hidden="true">¶</span>}
    >
      <div className="cte cte-form cte-words">
        <h2>{say.term('cite.words')}</h2>
        {seatsOf(view).map((seat) => (
          <section key={seat}>
            <h3>
              {say.term('cite.words.district', {
                seat,
                district: view.districts[seat] ?? '',
                cases: casesOf(view.buildings, seat),
              })}
            </h3>
            <ul>
              {view.buildings.map(({ owner, x, y }, index) =>
                owner === seat ? (
                  <li key={`${x} ${y}`}>{`(${x}, ${y}) ${buildingWords(view, index, say)}`}</li>
                ) : undefined,
              )}
            </ul>
          </section>
        ))}
      </div>
    </Popover>
  );
}
