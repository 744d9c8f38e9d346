import { Icon, type PadProps, Reason, usePad } from '@pentapolis/kit';
import { City } from './city.tsx';
import { GOALS, MOST_PLAYERS, newPad, pad, padScore } from './pad-state.ts';
import { Totals } from './totals.tsx';
import '../art/art.css';
import '../panels/help.css';
import '@pentapolis/kit/pad.css';
import './pad.css';

/** The final count for people with the box: cities as they were built, added up by the rules. */
export function Pad({ say, showRule, draft }: PadProps) {
  const [state, dispatch] = usePad(pad, newPad, draft);
  const nameOf = (player: number): string =>
    state.players[player]?.name.trim() || say.term('citadels.pad.player', { player: player + 1 });
  const counted = padScore(state, nameOf);
  return (
    <section className="cit kit-pad">
      <p>{say.term('citadels.pad.intro')}</p>
      <p className="kit-pad-tools">
        <label>
          {say.term('citadels.pad.goal')}
          <select
            value={state.goal}
            onChange={({ target }) => dispatch({ kind: 'goal', goal: Number(target.value) })}
          >
            {GOALS.map((goal) => (
              <option key={goal} value={goal}>
                {say.term(`citadels.pad.goal.${goal}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      {state.players.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place
        <City key={at} state={state} at={at} name={nameOf(at)} say={say} dispatch={dispatch} />
      ))}
      {state.players.length < MOST_PLAYERS ? (
        <p className="kit-pad-tools">
          <button type="button" className="button" onClick={() => dispatch({ kind: 'addPlayer' })}>
            <Icon name="plus" />
            {say.term('citadels.pad.addPlayer')}
          </button>
        </p>
      ) : undefined}
      {'rule' in counted ? (
        <div className="cit-help" role="status">
          <Reason refusal={counted} say={say} showRule={showRule} />
        </div>
      ) : (
        <>
          <div className="cit-pad-doubts" role="status">
            {counted.doubts.map((doubt) => (
              <p key={doubt.key}>{say(doubt)}</p>
            ))}
          </div>
          <Totals score={counted.score} say={say} showRule={showRule} />
        </>
      )}
    </section>
  );
}
