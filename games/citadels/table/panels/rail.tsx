import type { Speaker } from '@pentapolis/kernel';
import { Popover, SeatMark } from '@pentapolis/kit';
import { rankOf } from '../../rules/cast.ts';
import type { View, ViewCall } from '../../rules/index.ts';
import { Arms } from '../art/emblem.tsx';
import type { Aiming } from '../board/use-aim.ts';
import { characterKey } from '../model/keys.ts';
import { callWords } from '../model/words.ts';
import { CharacterHelp } from './help.tsx';

interface RailProps {
  readonly view: View;
  readonly own: number | undefined;
  readonly aiming: Aiming;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** The whole order of the round: every character by rank, what became of it, and those that may be chosen. */
export function Rail(props: RailProps) {
  const { view, say, aiming } = props;
  const choosing = view.cast.some((id) => aiming.isTarget(characterKey(id)));
  return (
    <ol
      className="cit-rail"
      data-choosing={choosing}
      data-rove
      aria-label={say.term('citadels.rail')}
      style={{ '--cit-ranks': view.calls.length } as React.CSSProperties}
    >
      {view.calls.map((call) => (
        <li key={call.character}>
          <Call {...props} call={call} choosing={choosing} />
        </li>
      ))}
    </ol>
  );
}

function Call(props: RailProps & { readonly call: ViewCall; readonly choosing: boolean }) {
  const { view, own, call, choosing, aiming, say, showRule } = props;
  const { character } = call;
  const key = characterKey(character);
  const words = callWords(view, call, own, say);
  const target = aiming.isTarget(key);
  const playing = view.turn?.character === character;
  const marks = (['murdered', 'bewitched', 'robbed'] as const).filter((mark) => call[mark] === true);
  const face = (
    <span
      className="cit-call"
      data-status={call.status}
      data-playing={playing}
      data-mine={own !== undefined && view.seats[own]?.characters?.includes(character)}
    >
      <span className="cit-call-arms">
        <Arms character={character} size={34} />
        <b className="cit-rank">{rankOf(character)}</b>
      </span>
      <span className="cit-call-name">{say.term(`character.${character}`)}</span>
      <span className="cit-call-status">
        {call.seat === undefined ? undefined : <SeatMark seat={call.seat} size={14} />}
        <span>{words}</span>
      </span>
      {marks.length === 0 ? undefined : (
        <span className="cit-call-marks">
          {marks.map((mark) => (
            <i key={mark}>{say.term(`citadels.mark.${mark}`)}</i>
          ))}
        </span>
      )}
    </span>
  );
  const label = `${rankOf(character)}, ${say.term(`character.${character}`)}: ${[words, ...marks.map((mark) => say.term(`citadels.mark.${mark}`))].join(', ')}. ${say.term(`characterHelp.${character}`)}`;
  const help = <CharacterHelp character={character} say={say} showRule={showRule} notes={[words]} />;
  if (!target)
    return (
      <Popover className="cit-call-button" trigger={face} label={label}>
        <div data-dim={choosing}>{help}</div>
      </Popover>
    );
  return (
    <>
      <button
        type="button"
        className="cit-call-button cit-target"
        data-target="true"
        aria-label={label}
        aria-pressed={aiming.isPicked(key)}
        onClick={() => aiming.press(key)}
      >
        {face}
      </button>
      <Popover
        className="cit-info"
        trigger={<span aria-hidden="true">?</span>}
        label={say.term('citadels.help', { name: say.term(`character.${character}`) })}
      >
        {help}
      </Popover>
    </>
  );
}
