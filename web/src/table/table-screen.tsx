import type { Seat, Speaker, Violation } from '@pentapolis/kernel';
import { ActionBarSlot, announce, useNarrow } from '@pentapolis/kit';
import type { MatchInfo, Move } from '@pentapolis/wire';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Final } from '../final/final.tsx';
import type { LiveMatch, Track } from '../net/live-match.ts';
import { useMatchHere } from '../own/waiting.ts';
import { useWords } from '../text/words.tsx';
import { useTitle } from '../ui/use-title.ts';
import { LookBackBar, Refusal, UndoButton, UndoRequest } from './action-area.tsx';
import { Arrival } from './curtain.tsx';
import { DownloadRemains } from './download-match.tsx';
import { factWords, seatOf } from './fact-words.ts';
import type { GameTable } from './game-table.ts';
import { LeftNote } from './left-note.tsx';
import type { PanelContext } from './panel-context.ts';
import { PanelStrip } from './panel-strip.tsx';
import type { PanelId } from './panels.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { SidePanel } from './side-panel.tsx';
import { chime } from './sound.ts';
import { TopBar } from './top-bar.tsx';
import { TurnBar } from './turn-bar.tsx';
import { undoableHere } from './undoable.ts';
import { useBoard } from './use-board.ts';
import { useLive, useOwnSeats } from './use-live-match.ts';
import { useLookBack } from './use-look-back.ts';
import { useSending } from './use-sending.ts';
import { useShortcut } from './use-shortcut.ts';
import { useTurn } from './use-turn.ts';
import { useTurnSignal } from './use-turn-signal.ts';
import { useUnread } from './use-unread.ts';
import './table.css';

interface Props {
  readonly live: LiveMatch;
  readonly info: MatchInfo;
  readonly game: GameTable;
  readonly track: Track;
  readonly say: Speaker;
  readonly names: readonly string[];
  readonly arrived: Seat | undefined;
  readonly dismissArrival: () => void;
  /** Which panel is open beside the board; it stays open when the screen changes hands. */
  readonly panel: PanelId;
  readonly setPanel: (panel: PanelId) => void;
}

/** To the first thing on the board that can be used: the board's own keys work from there. */
function skipToBoard(): void {
  document.querySelector<HTMLElement>('#board :is(button, [tabindex="0"]):not(:disabled)')?.focus();
}

/** The table as one pair of eyes sees it: board, panels, and the bar that says what is asked. */
export function TableScreen(props: Props) {
  const { live, info, game, track, say, names, arrived, dismissArrival, panel, setPanel } = props;
  const { viewer, told } = track;
  const words = useWords();
  const narrow = useNarrow();
  const tokens = useOwnSeats(live);
  const seats = useMemo(() => tokens.map(({ seat }) => seat), [tokens]);
  const seat = viewer === 'spectator' ? undefined : viewer;
  const link = useLive(live, (state) => state.link);

  const [sheet, setSheet] = useState<PanelId>();
  const [rule, setRule] = useState<PanelContext['rule']>();
  const [refusal, setRefusal] = useState<Violation>();
  const [resigning, setResigning] = useState(false);
  const unread = useUnread(live, narrow ? sheet === 'chat' : panel === 'chat');

  const past = useLookBack(info.id, viewer);
  const moment = past.moment ?? track.shown;
  const { frame } = moment;

  const showRule = useCallback(
    (id: string) => {
      setRule((before) => ({ rule: id, asked: (before?.asked ?? 0) + 1 }));
      if (narrow) setSheet('rules');
      else setPanel('rules');
    },
    [narrow, setPanel],
  );
  const [sending, tellSending] = useSending();
  const board = useBoard({
    game: game.game,
    moment,
    // Where nothing is hidden the past is seen as a spectator sees it: the board follows whoever acts.
    viewer: past.looking !== undefined && game.game.meta.information === 'open' ? 'spectator' : viewer,
    names,
    say,
    showRule,
    live: past.looking === undefined ? live : undefined,
    refused: setRefusal,
    sending: tellSending,
  });
  const turn = useTurn({ game: game.game, frame: track.shown.frame, viewer, seats, say, info });
  const title = info.name || say.term('game.name');
  const announced = turn.mine ? `${turn.kicker} · ${title}` : title;
  useMatchHere(info.id, turn.mine);
  useTitle(announced);
  useTurnSignal(turn.mine, announced, turn.sentence);

  // What happens is said as it is shown; so is the question that follows.
  const { facts } = track.shown;
  const heard = useRef(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per moment, in the language of that moment
  useEffect(() => {
    if (heard.current === facts) return;
    heard.current = facts;
    for (const fact of facts) announce(factWords(game.game, fact, say));
    if (facts.length > 0) setRefusal(undefined);
    if (facts.length > 0 && board.comfort.sound && facts.every((fact) => seatOf(fact) !== seat))
      chime('step');
  }, [facts]);
  const asked = turn.mine ? turn.sentence : '';
  useEffect(() => announce(asked === '' ? '' : `${words('turn.title')} ${asked}`), [asked, words]);

  const lastOwn = told.findLast(({ f }) =>
    f.some((fact) => seatOf(fact) === seat && !fact.kind.startsWith('match.')),
  );
  const since = lastOwn !== undefined && told.some(({ n }) => n > lastOwn.n) ? lastOwn.n : undefined;
  useShortcut('w', () => {
    if (past.looking !== undefined) past.end();
    else if (since !== undefined) past.play(since);
  });
  useShortcut('escape', () => {
    if (past.looking !== undefined) past.end();
    else setRefusal(undefined);
  });

  const over = track.shown.frame.status !== 'running' || info.broken !== undefined;
  const move = (by: Seat, action: Move): void => void live.move(by, action).then(setRefusal);
  const held = useLive(
    live,
    useShallow((state) => undoableHere(state, seats)),
  );
  const undoable = over ? undefined : held;
  const context: PanelContext = {
    live,
    info,
    game,
    frame,
    viewer,
    seats,
    told,
    waitingSince: track.at,
    say,
    rule,
    showMoment: (n) => {
      setSheet(undefined);
      past.show(n);
    },
  };
  const caption =
    past.moment?.facts.map((fact) => factWords(game.game, fact, say)).join(' ') || words('past.start');

  return (
    <ActionBarSlot>
      <div className="table" data-game={info.game} data-turn={turn.mine || undefined}>
        <button type="button" className="skip-link" onClick={skipToBoard}>
          {words('table.skip')}
        </button>
        <TopBar
          name={title}
          phase={game.table.phase(frame.view, say)}
          narrow={narrow}
          spectator={seats.length === 0}
          match={info.id}
          tokens={tokens}
          over={over}
          since={past.looking === undefined && since !== undefined ? () => past.play(since) : undefined}
          resign={seat !== undefined && !over ? () => setResigning(true) : undefined}
        />
        {narrow && <PanelStrip context={context} open={sheet} setOpen={setSheet} unread={unread} />}
        <main id="board" className="table-board" tabIndex={-1} aria-label={words('table.board')}>
          {link === 'lost' && (
            <p className="table-lost" role="status">
              {words('net.lost')}
            </p>
          )}
          {arrived !== undefined && <Arrival seat={arrived} say={say} dismiss={dismissArrival} />}
          <game.table.Board {...board} />
        </main>
        {!narrow && <SidePanel context={context} open={panel} setOpen={setPanel} unread={unread} />}
        <div className="action-area">
          <div className="strips">
            {refusal && (
              <Refusal
                violation={refusal}
                say={say}
                showRule={showRule}
                dismiss={() => setRefusal(undefined)}
              />
            )}
            <LeftNote live={live} frame={frame} />
            {past.looking === undefined && (
              <UndoRequest
                frame={track.shown.frame}
                seats={seats}
                say={say}
                answer={(by, agree) => move(by, { kind: 'answer', agree })}
              />
            )}
          </div>
          {past.looking !== undefined ? (
            <LookBackBar
              control={past}
              caption={caption}
              seat={past.moment?.facts.map(seatOf).find((s) => s !== undefined)}
            />
          ) : (
            <TurnBar
              turn={turn}
              sending={sending}
              showRule={showRule}
              undo={
                undoable && (
                  <UndoButton
                    undoable={undoable}
                    other={undoable.seat !== seat}
                    wait={sending}
                    say={say}
                    undo={(by) => move(by, { kind: 'undo' })}
                  />
                )
              }
              final={
                info.broken !== undefined ? (
                  <DownloadRemains id={info.id} />
                ) : (
                  over && <Final info={info} game={game} frame={track.shown.frame} say={say} names={names} />
                )
              }
            />
          )}
        </div>
        {resigning && (
          <ResignDialog
            game={info.game}
            close={() => setResigning(false)}
            resign={() => seat !== undefined && move(seat, { kind: 'resign' })}
          />
        )}
      </div>
    </ActionBarSlot>
  );
}
