import { SeatMark, useNarrow } from '@pentapolis/kit';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Moment } from '../net/pacer.ts';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { useNow } from '../state/use-now.ts';
import { factWords, seatOf } from '../table/fact-words.ts';
import type { GameTable } from '../table/game-table.ts';
import { useBoard } from '../table/use-board.ts';
import { useShortcut } from '../table/use-shortcut.ts';
import { MomentTime } from '../text/moment-time.tsx';
import { useSpeaker, useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LanguageSwitch, ThemeButton } from '../ui/preferences.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWorld } from '../ui/use-world.ts';
import { Mark } from '../ui/wordmark.tsx';
import { Controls } from './controls.tsx';
import { type Eyes, eyesName, readEyes, viewerOf } from './eyes.ts';
import { ReplaySide } from './replay-side.tsx';
import '../table/table.css';
import '../table/action-area.css';
import './player.css';

interface Props {
  readonly title: string;
  readonly gameId: string;
  readonly game: GameTable;
  readonly names: readonly string[];
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly viewer: Eyes;
  /** Through whose eyes one may look. */
  readonly eyes: readonly Eyes[];
  readonly seek: (at: number) => void;
  readonly look: (viewer: Eyes) => void;
  readonly tools?: ReactNode;
  /** The table this replay belongs to, where there is one. */
  readonly table?: string;
  /** Whether a step can be shared by link. */
  readonly shareable?: boolean;
  /** Shown above the board. */
  readonly banner?: ReactNode;
}

/** Milliseconds per step at speed 1. */
const STEP_MS = 1400;

/** A match as a film: scrub, step, play, through anybody's eyes. Drawn by the very board it was played on. */
export function Player(props: Props) {
  const {
    title,
    gameId,
    game,
    names,
    moments,
    viewer,
    eyes,
    seek,
    look,
    tools,
    table,
    banner,
    shareable = true,
  } = props;
  const words = useWords();
  const now = useNow();
  const narrow = useNarrow();
  useWorld(gameId);
  const say = useSpeaker(names, game.messages, game.table.messages);
  const last = moments.length - 1;
  const at = Math.min(Math.max(0, Number.isFinite(props.at) ? Math.trunc(props.at) : 0), last);
  const moment = moments[at] as Moment;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [rule, setRule] = useState<string>();
  const showRule = useCallback((id: string) => setRule(id), []);
  const board = useBoard({ game: game.game, moment, viewer: viewerOf(viewer), names, say, showRule });
  const name = title || say.term('game.name');
  useTitle(`${words('replay.title')} · ${name}`);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => seek(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, seek]);

  const to = (step: number): void => {
    setPlaying(false);
    seek(Math.min(Math.max(0, step), last));
  };
  useShortcut('arrowleft', () => to(at - 1));
  useShortcut('arrowright', () => to(at + 1));
  useShortcut('home', () => to(0));
  useShortcut('end', () => to(last));
  useShortcut('p', () => setPlaying(!playing && at < last));

  const caption = moment.facts.map((fact) => factWords(game.game, fact, say)).join(' ');
  const actor = moment.facts.map(seatOf).find((seat) => seat !== undefined);
  return (
    <div className="table player-frame" data-game={gameId}>
      <header className="top-bar">
        <Link href="/" className="button" data-look="icon" aria-label={words('site.home')}>
          <Mark size={26} />
        </Link>
        <div className="top-bar-words">
          <h1>{name}</h1>
          <p className="numbers">{game.table.phase(moment.frame.view, say)}</p>
        </div>
        <div className="top-bar-tools">
          {!narrow && tools}
          {table && (
            <Link href={table} className="button" data-look="quiet">
              {words('replay.toTable')}
            </Link>
          )}
          {!narrow && <LanguageSwitch />}
          {!narrow && <ThemeButton />}
        </div>
      </header>
      <main className="table-board" tabIndex={-1} aria-label={words('table.board')}>
        {banner}
        <game.table.Board {...board} />
      </main>
      {!narrow && (
        <ReplaySide
          game={game}
          moments={moments}
          at={at}
          viewer={viewer}
          eyes={eyes}
          names={names}
          say={say}
          look={look}
          seek={to}
        />
      )}
      <section className="action-area replay-bar" aria-label={words('replay.controls')}>
        <p className="replay-caption" role="status">
          {actor !== undefined && <SeatMark seat={actor} />}
          <span className="replay-said">{caption === '' ? words('past.start') : caption}</span>
          {moment.at !== undefined && (
            <span className="log-time">
              <MomentTime at={moment.at} now={now} />
            </span>
          )}
        </p>
        <Controls
          at={at}
          last={last}
          playing={playing}
          speed={speed}
          seek={to}
          setPlaying={setPlaying}
          setSpeed={setSpeed}
          shareable={shareable}
          narrow={narrow}
        >
          {narrow && (
            <label className="replay-eyes">
              <span className="unseen">{words('replay.eyes')}</span>
              <select
                className="input"
                value={String(viewer)}
                onChange={(event) => look(readEyes(event.target.value, names.length) ?? viewer)}
              >
                {eyes.map((pair) => (
                  <option key={pair} value={String(pair)}>
                    {eyesName(pair, words, say)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </Controls>
      </section>
      {rule !== undefined && (
        <Dialog title={words('panel.rules')} game={gameId} close={() => setRule(undefined)}>
          <RulesPanel game={gameId} at={{ rule, asked: 1 }} />
        </Dialog>
      )}
    </div>
  );
}
