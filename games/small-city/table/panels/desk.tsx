import type { Seat, Violation } from '@pentapolis/kernel';
import { Reason } from '@pentapolis/kit';
import {
  boroughOf,
  CUBE_MONEY,
  CUBE_VOTES,
  GRAVE,
  LOT_VOTES,
  movers,
  type State,
} from '../../rules/index.ts';
import { CubeSign } from '../art/cube.tsx';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import type { Founding } from '../board/use-founding.ts';
import type { Hand } from '../board/use-hand.ts';
import type { Planning } from '../board/use-plan.ts';
import { cellKey, cellOf, promiseKey } from '../model/keys.ts';
import { cellText } from '../model/places.ts';
import { PlanList } from './plan-list.tsx';
import { PromiseCards } from './promise-cards.tsx';
import { CardsTaken, Rondel } from './rondel.tsx';
import { DraftNote, TileNote } from './tile-note.tsx';

export interface DeskProps {
  readonly props: BoardProps;
  readonly known: State;
  /** What the stage shows, and whose. */
  readonly state: State;
  readonly shown: Seat;
  readonly own: Seat | undefined;
  readonly aim: Aiming;
  readonly planning: Planning | undefined;
  readonly hand: Hand;
  readonly founding: Founding | undefined;
  readonly inspected: number | undefined;
  readonly probed: number | undefined;
  /** Why what was pressed last can't be done. */
  readonly refused: Violation | undefined;
  inspect(cell: number | undefined): void;
  refuse(refusal: Violation | undefined): void;
}

/** Beside the board: whatever the question in hand needs to be decided. Its place is fixed, what is in it changes. */
export function Desk(desk: DeskProps) {
  const { props, known, state, shown, own, aim, planning, hand, founding, inspected } = desk;
  const { say, showRule, frame } = props;
  const kind = props.legal.length === 0 ? undefined : frame.decision?.kind;
  const note =
    inspected === undefined || hand.draft !== undefined || boroughOf(state, shown).side === '' ? undefined : (
      <TileNote
        state={state}
        seat={shown}
        cell={inspected}
        planning={shown === own ? planning : undefined}
        hand={hand}
        close={() => desk.inspect(undefined)}
        say={say}
        showRule={showRule}
      />
    );
  return (
    <section className="smc-desk" data-kind={kind ?? known.phase} aria-label={say.term('small-city.desk')}>
      {founding === undefined ? undefined : <FoundingDesk {...desk} founding={founding} />}
      {known.phase === 'claim' && known.rondel.length > 0 ? (
        <Rondel
          state={known}
          aim={aim}
          say={say}
          why={(card) => desk.refuse(kind === 'claim' ? props.explain({ kind: 'claim', card }) : undefined)}
        />
      ) : undefined}
      {planning === undefined ? undefined : (
        <>
          {planning.task === 'build' ? <PlanList planning={planning} known={known} say={say} /> : undefined}
          <DraftNote planning={planning} hand={hand} say={say} showRule={showRule} />
        </>
      )}
      {kind === 'keep' ? (
        <PromiseCards
          promises={(frame.decision?.args.cards as number[] | undefined) ?? []}
          state={known}
          isPicked={(promise) => aim.picks.includes(promiseKey(promise))}
          pick={(promise) => aim.press(promiseKey(promise))}
          say={say}
        />
      ) : undefined}
      {kind === 'move' ? <MoveDesk {...desk} /> : undefined}
      {kind === 'trade' ? <TradeDesk {...desk} /> : undefined}
      {desk.refused === undefined ? undefined : (
        <Reason refusal={desk.refused} say={say} showRule={showRule} />
      )}
      <ClosedCell {...desk} />
      {note}
      {known.phase === 'claim' || known.phase === 'founding' || known.phase === 'mayor' ? undefined : (
        <CardsTaken state={known} say={say} />
      )}
    </section>
  );
}

function FoundingDesk({ props, known, founding }: DeskProps & { readonly founding: Founding }) {
  const { say, showRule } = props;
  const { sides, side, choose, offered, promise, promiseThis, refusal } = founding;
  return (
    <>
      {sides.length < 2 ? undefined : (
        <fieldset className="smc-sides">
          <legend>{say.term('small-city.side')}</legend>
          {sides.map((one) => (
            <label key={one}>
              <input type="radio" name="smc-side" checked={one === side} onChange={() => choose(one)} />
              {say.term(`small-city.side.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      <PromiseCards
        promises={offered}
        state={known}
        isPicked={(one) => one === promise}
        pick={promiseThis}
        say={say}
      />
      {refusal === undefined ? undefined : <Reason refusal={refusal} say={say} showRule={showRule} />}
    </>
  );
}

/** Moving: how many still have to, who is chosen, and why a place under the pointer is closed. */
function MoveDesk({ props, known, state, shown, own, aim, probed }: DeskProps) {
  const { say, showRule, explain } = props;
  if (own === undefined) return undefined;
  const { all, must } = movers(known, own);
  const from = aim.picks[0] === undefined ? undefined : cellOf(aim.picks[0]);
  const reason = ((): Violation | undefined => {
    if (from === undefined || probed === undefined || aim.targets.has(cellKey(shown, probed)))
      return undefined;
    if (from.borough === shown && from.cell === probed) return undefined;
    const ground = state.boroughs[shown]?.grid[probed];
    if (ground === undefined || ground < GRAVE) return undefined;
    return explain({ kind: 'move', from, to: { borough: shown, cell: probed } });
  })();
  return (
    <div className="smc-note">
      <div>
        <h3>{say.term('small-city.move.left', { must: must.length, may: all.length - must.length })}</h3>
        <p>
          {from === undefined
            ? say.term('small-city.move.pick')
            : say.term('small-city.move.to', { from: cellText(known, from.borough, from.cell, say) })}
        </p>
        {reason === undefined ? undefined : <Reason refusal={reason} say={say} showRule={showRule} />}
      </div>
    </div>
  );
}

/** Questions that are answered with a space of the own borough. */
const CELLS: ReadonlySet<string> = new Set(['house', 'victim', 'grave', 'store']);

/** Why the space under the pointer is no answer. */
function ClosedCell({ props, shown, own, aim, probed }: DeskProps) {
  const { say, showRule, explain, frame, legal } = props;
  const kind = legal.length === 0 ? '' : (frame.decision?.kind ?? '');
  if (!CELLS.has(kind) || shown !== own || probed === undefined) return undefined;
  const key = cellKey(shown, probed);
  if (aim.targets.has(key) || aim.picks.includes(key)) return undefined;
  const refusal = explain(
    kind === 'store'
      ? { kind, item: 0, cell: probed }
      : { kind: kind as 'house' | 'victim' | 'grave', cell: probed },
  );
  return refusal === undefined ? undefined : <Reason refusal={refusal} say={say} showRule={showRule} />;
}

/** Trading: what is left to trade, and what everything is worth. */
function TradeDesk({ props, known }: DeskProps) {
  const { say } = props;
  const { sell, buy, give } = known.trades;
  return (
    <div className="smc-note">
      <div>
        <h3>{say.term('small-city.trades', { sell, buy, give })}</h3>
        <table className="smc-rates">
          <tbody>
            <tr>
              <th scope="row">{say.term('small-city.rates.cubes')}</th>
              {[0, 1, 2].map((colour) => (
                <td key={colour}>
                  <CubeSign colour={colour} size={16} />
                  <span className="kit-unseen">{say.term(`cube.${colour}`)}</span>
                </td>
              ))}
            </tr>
            <tr data-open={sell > 0}>
              <th scope="row">{say.term('small-city.rates.money')}</th>
              {CUBE_MONEY.map((money) => (
                <td key={money}>{say.term('small-city.dollars', { money })}</td>
              ))}
            </tr>
            <tr data-open={give > 0}>
              <th scope="row">{say.term('small-city.rates.votes')}</th>
              {CUBE_VOTES.map((votes) => (
                <td key={votes}>{say.number(votes)}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <p data-open={buy > 0}>{say.term('small-city.rates.lots', { votes: [...LOT_VOTES] })}</p>
      </div>
    </div>
  );
}
