import { fastChance, type Seat, type Violation } from '@pentapolis/kernel';
import { ActionBar, type CameraControl, Glyph, useNarrow, useRove } from '@pentapolis/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type SmallCityFact, type State, smallCity, startPlan } from '../../rules/index.ts';
import { ArtDefs } from '../art/defs.tsx';
import { SIGNS } from '../art/signs.data.ts';
import { touchedCells } from '../model/echo.ts';
import { Bar } from '../panels/bar.tsx';
import { Boroughs } from '../panels/boroughs.tsx';
import { Council } from '../panels/council.tsx';
import { Desk } from '../panels/desk.tsx';
import { Head } from '../panels/head.tsx';
import { OutlookPanel } from '../panels/outlook-panel.tsx';
import { Palette } from '../panels/palette.tsx';
import { Tray } from '../panels/tray.tsx';
import type { BoardProps } from './board-props.ts';
import { BoroughStage } from './borough-stage.tsx';
import { useAim } from './use-aim.ts';
import { useForeseen } from './use-foreseen.ts';
import { useFounding } from './use-founding.ts';
import { useGrab } from './use-grab.ts';
import { useHand } from './use-hand.ts';
import { useKeys } from './use-keys.ts';
import { usePlan } from './use-plan.ts';
import { useShown } from './use-shown.ts';
import '../art/art.css';
import './board.css';
import './stage.css';
import '../panels/panels.css';
import '../panels/desk.css';
import './phone.css';

/** The table of Small City: a borough large, the round and the Council beside it, what is mine at the thumb. */
export function Board(props: BoardProps) {
  const { frame, facts, viewer, legal, say, comfort } = props;
  const { view } = frame;
  const root = useRef<HTMLDivElement>(null);
  const camera = useRef<CameraControl>(null);
  const narrow = useNarrow();
  const own: Seat | undefined = viewer === 'spectator' ? undefined : viewer;
  /** What is hidden in it is drawn by luck and never shown. */
  const known = useMemo(() => smallCity.determinize(view, fastChance(1)), [view]);
  const aim = useAim(props, known);
  const planning = usePlan(props, known);
  const hand = useHand(props, planning);
  const founding = useFounding(props, known);
  const kind = legal.length === 0 ? undefined : frame.decision?.kind;
  const [shown, show] = useShown(
    own,
    kind === 'propose' || kind === 'agree' || kind === 'street' ? view.host : undefined,
    `${frame.asked ?? ''}.${kind ?? ''}`,
    lastSeat(facts as readonly SmallCityFact[]),
  );
  const [inspected, inspect] = useState<number>();
  const [probed, probe] = useState<number>();
  const [refused, refuse] = useState<Violation>();
  const foreseen = useForeseen(props, known, aim, shown, probed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another borough, another choice
  useEffect(() => {
    inspect(undefined);
    refuse(undefined);
  }, [frame.asked, shown, aim.picks]);
  useRove(root);
  const grab = useGrab(root, camera, hand);
  useKeys(root, {
    planning,
    hand,
    aim,
    inspecting: inspected !== undefined,
    look: (way) => show((shown + way + view.seats) % view.seats),
    close: () => inspect(undefined),
  });

  /** A plan that was handed in is still seen by its own seat. */
  const handedIn = useMemo(() => {
    const plan = own === undefined ? undefined : view.players[own]?.plan;
    return view.phase !== 'build' || own === undefined || plan === undefined || plan.length === 0
      ? undefined
      : startPlan(view, own, plan).state;
  }, [view, own]);
  const mine: State = founding?.state ?? planning?.ground.state ?? handedIn ?? known;
  const state = shown === own ? mine : known;
  const echo = useMemo(() => touchedCells(facts, known, shown), [facts, known, shown]);
  const screened = shown === own && (planning?.task === 'build' || handedIn !== undefined);

  return (
    <div
      ref={root}
      className="smc smc-board"
      data-phase={view.phase}
      data-ask={kind}
      data-still={comfort.reducedMotion}
      data-palette={planning !== undefined}
    >
      <ArtDefs />
      <Head props={props} known={known} own={own} aim={aim} />
      <div className="smc-stage" data-screen={screened}>
        <BoroughStage
          {...{ props, state, own, echo, aim, planning, hand, founding, camera, narrow, inspect, probe }}
          seat={shown}
        />
        {screened ? (
          <p className="smc-screen">
            <Glyph d={SIGNS.screen} size={16} />
            {say.term(handedIn === undefined ? 'small-city.screen' : 'small-city.screen.in')}
          </p>
        ) : undefined}
        {shown === own || own === undefined ? undefined : (
          <p className="smc-screen" data-away="true">
            {say.term('small-city.visiting', { seat: shown })}
            <button type="button" className="smc-back" onClick={() => show(own)}>
              {say.term('small-city.back')}
            </button>
          </p>
        )}
      </div>
      <div className="smc-lower">
        <div className="smc-side">
          <OutlookPanel
            state={state}
            seat={shown}
            after={shown === own ? (hand.after ?? foreseen) : undefined}
            say={say}
            comfort={comfort}
          />
          <Desk
            {...{
              props,
              known,
              state,
              shown,
              own,
              aim,
              planning,
              hand,
              founding,
              inspected,
              probed,
              refused,
              inspect,
              refuse,
            }}
          />
          <Council
            state={known}
            aim={aim}
            say={say}
            why={own === undefined ? undefined : (row) => refuse(councilRefusal(props, known, own, row))}
          />
          <Boroughs state={known} own={own} shown={shown} aim={aim} say={say} show={show} />
        </div>
        <div className="smc-tray">
          {planning !== undefined ? (
            <Palette planning={planning} hand={hand} grab={grab} say={say} />
          ) : own === undefined ? undefined : (
            <Tray state={known} seat={own} aim={aim} say={say} />
          )}
        </div>
      </div>
      {own === undefined ? undefined : (
        <ActionBar>
          <Bar {...{ props, known, own, aim, planning, hand, founding }} />
        </ActionBar>
      )}
    </div>
  );
}

/** Where something was built or moved last. */
function lastSeat(facts: readonly SmallCityFact[]): Seat | undefined {
  const fact = facts.findLast(({ kind }) =>
    ['founded', 'built', 'upgraded', 'moved', 'buried', 'housed'].includes(kind),
  );
  if (fact === undefined) return undefined;
  return fact.kind === 'moved' ? fact.toward[0] : (fact.seat as Seat | undefined);
}

/** Why no disc may be moved into a row: told of the disc in it, else of the one that has come less far. */
function councilRefusal(
  { explain }: BoardProps,
  known: State,
  own: Seat,
  row: number,
): Violation | undefined {
  const player = known.players[own];
  if (player === undefined) return undefined;
  const { rows, columns } = player;
  const behind = (columns[0] ?? 0) <= (columns[1] ?? 0) ? rows[0] : rows[1];
  return explain({ kind: 'council', from: rows.includes(row) ? row : (behind ?? 0), row, pay: 'money' });
}
