import type { Speaker } from '@pentapolis/kernel';
import { Glyph, SeatMark } from '@pentapolis/kit';
import type { Moment } from '../net/pacer.ts';
import type { GameTable } from '../table/game-table.ts';
import '../table/log-panel.css';
import '../table/players-panel.css';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';
import { type Eyes, eyesName } from './eyes.ts';
import { MoveList } from './move-list.tsx';

interface Props {
  readonly game: GameTable;
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly viewer: Eyes;
  readonly eyes: readonly Eyes[];
  readonly names: readonly string[];
  readonly say: Speaker;
  readonly look: (viewer: Eyes) => void;
  readonly seek: (at: number) => void;
}

/** Beside the film: whose eyes, everybody's score at this moment, and the list of moves. */
export function ReplaySide({ game, moments, at, viewer, eyes, names, say, look, seek }: Props) {
  const words = useWords();
  const { frame } = moments[at] as Moment;
  return (
    <aside className="side replay-side" aria-label={words('panel.label')}>
      <fieldset className="replay-eyes-list">
        <legend>{words('replay.eyes')}</legend>
        {eyes.map((pair) => (
          <label key={pair} className="replay-eye">
            <input type="radio" name="eyes" checked={pair === viewer} onChange={() => look(pair)} />
            <span>
              {typeof pair === 'number' ? (
                <SeatMark seat={pair} />
              ) : (
                <Glyph d={pair === 'everything' ? SIGNS.globe : SIGNS.people} size={16} />
              )}
              {eyesName(pair, words, say)}
            </span>
          </label>
        ))}
      </fieldset>
      <ol className="players replay-scores">
        {names.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} className="player">
            <div className="player-head">
              <SeatMark seat={seat} />
              <span className="name player-name">{say.seat(seat)}</span>
            </div>
            <game.table.SeatLine view={frame.view} seat={seat} say={say} />
          </li>
        ))}
      </ol>
      <MoveList game={game} moments={moments} at={at} say={say} seek={seek} />
    </aside>
  );
}
