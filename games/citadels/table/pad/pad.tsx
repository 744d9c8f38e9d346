import { PadPlayers, type PadProps, Reason, RuleLink, usePad } from '@pentapolis/kit';
import { useMemo } from 'react';
import { City } from './city.tsx';
import { Counted } from './counted.tsx';
import { GOALS, MOST_PLAYERS, newPad, pad, padCount } from './pad-state.ts';
import '../art/art.css';
import '../panels/help.css';
import '@pentapolis/kit/pad.css';
import './pad.css';

/** The final count for people with the box: cities as they were built, added up by the rules. */
export function Pad({ sayFor, showRule, draft }: PadProps) {
  const [state, dispatch] = usePad(pad, newPad, draft);
  const { players, open, goal } = state;
  const say = useMemo(() => sayFor(players.map(({ name }) => name.trim())), [sayFor, players]);
  const count = padCount(state);
  const scores = 'rule' in count ? undefined : count.score.players;
  return (
    <section className="cit kit-pad">
      <p>{say.term('citadels.pad.intro')}</p>
      <p className="kit-pad-tools">
        <label>
          {say.term('citadels.pad.goal')}
          <select
            value={goal}
            onChange={({ target }) => dispatch({ kind: 'goal', goal: Number(target.value) })}
          >
            {GOALS.map((choice) => (
              <option key={choice} value={choice}>
                {say.term(`citadels.pad.goal.${choice}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <PadPlayers
        label={say.term('citadels.pad.players')}
        players={players.map((_, at) => ({
          name: say.seat(at),
          ...(scores === undefined
            ? {}
            : { note: say.term('citadels.pad.points', { points: scores[at]!.total }) }),
        }))}
        open={open}
        choose={(at) => dispatch({ kind: 'open', at })}
        add={
          players.length < MOST_PLAYERS
            ? { label: say.term('citadels.pad.addPlayer'), run: () => dispatch({ kind: 'addPlayer' }) }
            : undefined
        }
      />
      <City
        key={open}
        state={state}
        score={scores?.[open]}
        say={say}
        showRule={showRule}
        dispatch={dispatch}
      />
      {'rule' in count ? (
        <div className="cit-help" role="status">
          <Reason refusal={count} say={say} showRule={showRule} />
        </div>
      ) : (
        <>
          <div className="cit-pad-doubts" role="status">
            {count.doubts.map((doubt, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: doubts have nothing else to be told apart by
              <p key={at}>
                {say(doubt)} <RuleLink rule={doubt.rule} say={say} showRule={showRule} />
              </p>
            ))}
          </div>
          <Counted count={count} say={say} showRule={showRule} />
        </>
      )}
    </section>
  );
}
