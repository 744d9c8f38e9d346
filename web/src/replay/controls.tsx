import { Glyph } from '@pentapolis/kit';
import { type ReactNode, useState } from 'react';
import { useWords } from '../text/words.tsx';
import { SIGNS } from '../ui/signs.data.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;

interface Props {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly seek: (at: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly shareable: boolean;
  readonly narrow: boolean;
  readonly children?: ReactNode;
}

/** Scrub, step, play, speed, and the link to this very moment. */
export function Controls({
  at,
  last,
  playing,
  speed,
  seek,
  setPlaying,
  setSpeed,
  shareable,
  narrow,
  children,
}: Props) {
  const words = useWords();
  const [shared, setShared] = useState<number>();
  const buttons = [
    { sign: SIGNS.first, label: words('replay.first'), to: 0, off: at === 0 },
    { sign: SIGNS.back, label: words('past.back'), to: at - 1, off: at === 0 },
    { sign: SIGNS.next, label: words('past.on'), to: at + 1, off: at === last },
    { sign: SIGNS.last, label: words('replay.last'), to: last, off: at === last },
  ];
  const stepButton = ({ sign, label, to, off }: (typeof buttons)[number]) => (
    <button
      key={label}
      type="button"
      className="button"
      data-look="icon"
      aria-label={label}
      disabled={off}
      onClick={() => seek(to)}
    >
      <Glyph d={sign} />
    </button>
  );
  return (
    <div className="replay-controls">
      <div className="replay-buttons">
        {buttons.slice(narrow ? 1 : 0, 2).map(stepButton)}
        <button
          type="button"
          className="button replay-play"
          data-look="accent"
          aria-label={words(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => {
            if (at === last) seek(0);
            setPlaying(!playing);
          }}
        >
          <Glyph d={playing ? SIGNS.pause : SIGNS.play} />
        </button>
        {buttons.slice(2, narrow ? 3 : 4).map(stepButton)}
      </div>
      <label className="replay-scrub">
        <span className="unseen">{words('replay.scrub')}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={words('past.at', { at, of: last })}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <output className="numbers">{words('replay.position', { at, of: last })}</output>
      </label>
      <label className="replay-speed">
        <span className="unseen">{words('replay.speed')}</span>
        <select className="input" value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map((choice) => (
            <option key={choice} value={choice}>
              {words('replay.times', { times: choice })}
            </option>
          ))}
        </select>
      </label>
      {children}
      {shareable && (
        <button
          type="button"
          className="button"
          data-look={narrow ? 'icon' : undefined}
          onClick={() => {
            void navigator.clipboard?.writeText(window.location.href).then(() => setShared(at));
          }}
        >
          <Glyph d={SIGNS.link} size={18} />
          <span aria-live="polite" className={narrow ? 'unseen' : undefined}>
            {words(shared === at ? 'wait.copied' : 'replay.share')}
          </span>
        </button>
      )}
    </div>
  );
}
