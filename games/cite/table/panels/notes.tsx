import type { Speaker } from '@pentapolis/kernel';
import { Icon, Reason, SeatMark, StageAnchor } from '@pentapolis/kit';
import { useMemo } from 'react';
import type { Action } from '../../rules/action.ts';
import { canTurn } from '../../rules/geometry.ts';
import { amountsOf } from '../../rules/resources.ts';
import { turnOf } from '../../rules/turns.ts';
import type { View } from '../../rules/view.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Placing } from '../board/use-placing.ts';
import { isEmpty } from '../model/gains.ts';
import { rectOf } from '../model/geo.ts';
import { cardName, nextYield, nextYieldWords, yieldReasons } from '../model/words.ts';
import { AmountSigns } from './amounts.tsx';

interface BuildingNoteProps {
  readonly props: BoardProps;
  readonly own: number | undefined;
  readonly index: number;
  readonly active: boolean;
  readonly placing: Placing | undefined;
  send(...actions: readonly Action[]): void;
}

/** What a building is, whose, what it yields next turn and why; and, where one may, the ways to move it. */
export function BuildingNote({ props, own, index, active, placing, send }: BuildingNoteProps) {
  const { frame, say, showRule, explain } = props;
  const { view } = frame;
  const building = view.buildings[index];
  const at = useMemo(() => {
    if (building === undefined) return { x: 0, y: 0 };
    const { x, y, width, height } = rectOf(building.building, building);
    return { x: x + width / 2, y: y + height + 6 };
  }, [building]);
  if (building === undefined) return undefined;
  const { building: id, owner, x, y } = building;
  const mine = owner === own && active && placing !== undefined;
  const lift: Action = { kind: 'lift', x, y };
  const overdue = view.contracts.some(({ clauses, status }) =>
    clauses.some(
      (clause, part) =>
        clause.kind === 'place' &&
        clause.from === own &&
        clause.building === id &&
        status[part] === 'arrears',
    ),
  );
  const kept = mine && view.phase === 'first' ? explain(lift) : undefined;
  return (
    <StageAnchor at={at} className="cte-note">
      <h3>
        <SeatMark seat={owner} /> {say.term('cite.site.title', { building: id, seat: owner })}
      </h3>
      <p className="cte-note-yield">{nextYieldWords(nextYield(view, index), say)}</p>
      <ul>
        {yieldReasons(view, index, say).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="cte-faint">{say.term(`buildingHelp.${id}`)}</p>
      {mine && (view.phase === 'first' || overdue) ? (
        <div className="cte-note-tools">
          <button type="button" className="cte-button" onClick={() => placing.lift(building)}>
            {say.term('cite.move')}
          </button>
          {view.phase === 'first' ? (
            <button
              type="button"
              className="cte-button"
              disabled={kept !== undefined}
              onClick={() => send(lift)}
            >
              {say.term('cite.lift')}
            </button>
          ) : undefined}
        </div>
      ) : undefined}
      {kept === undefined ? undefined : <Reason refusal={kept} say={say} showRule={showRule} />}
    </StageAnchor>
  );
}

interface GhostNoteProps {
  readonly props: BoardProps;
  readonly placing: Placing;
}

/** Beside what is in hand: what it costs there, how it is paid, what it changes, or why it may not stand there. */
export function GhostNote({ props, placing }: GhostNoteProps) {
  const { say, showRule, frame } = props;
  const { view } = frame;
  const { holding, payment, refusal, gains, helpers } = placing;
  const spot = holding?.spot;
  const building = holding?.building;
  const at = useMemo(() => {
    if (spot === undefined || building === undefined) return undefined;
    const { x, y, width, height } = rectOf(building, spot);
    return { x: x + width / 2, y: y + height + 6 };
  }, [spot, building]);
  if (at === undefined || holding === undefined) return undefined;
  return (
    <StageAnchor at={at} className={refusal === undefined ? 'cte-note' : 'cte-note cte-note-bad'}>
      <h3>
        {say.term(`building.${holding.building}`)}
        {payment === undefined ? undefined : (
          <small>
            {' '}
            · {say.term('cite.cost', { cost: payment.cost, rights: view.rights[view.viewer] ?? 0 })}
          </small>
        )}
      </h3>
      {refusal === undefined ? (
        <>
          {payment === undefined || (payment.missing === 0 && payment.gold === 0) ? undefined : (
            <PaymentWords placing={placing} say={say} />
          )}
          <GainWords view={view} placing={placing} say={say} />
        </>
      ) : (
        <Reason refusal={refusal} say={say} showRule={showRule} />
      )}
      {helpers.map((card) => (
        <label key={card} className="cte-check">
          <input
            type="checkbox"
            checked={holding.cards.includes(card)}
            onChange={({ target }) =>
              placing.change({
                cards: target.checked
                  ? [...holding.cards, card]
                  : holding.cards.filter((other) => other !== card),
              })
            }
          />
          {cardName(view, card, say)}
        </label>
      ))}
      {holding.set ? (
        <div className="cte-note-tools cte-ghost-tools">
          {canTurn(holding.building) ? (
            <button
              type="button"
              className="cte-button"
              aria-keyshortcuts="R"
              title="R"
              onClick={placing.turn}
            >
              <Icon name="turnRight" size={18} /> {say.term('cite.turn')}
            </button>
          ) : undefined}
          <button
            type="button"
            className="cte-button cte-build"
            data-look="accent"
            aria-keyshortcuts="Enter"
            disabled={refusal !== undefined || gains === undefined}
            onClick={placing.confirm}
          >
            {say.term(confirmKey(placing), { cases: payment?.missing ?? 0 })}
          </button>
        </div>
      ) : undefined}
    </StageAnchor>
  );
}

/** What confirming does, in one word or two. */
export function confirmKey({ holding, payment }: Placing): string {
  if (holding?.from !== undefined) return 'cite.move.here';
  return payment !== undefined && payment.missing > 0 ? 'cite.build.pay' : 'cite.build';
}

function PaymentWords({ placing, say }: { readonly placing: Placing; readonly say: Speaker }) {
  const { payment } = placing;
  if (payment === undefined) return undefined;
  const { gold, goldCases, goldPrice, purchase, missing } = payment;
  const sum = purchase?.sets.reduce<number[]>(
    (all, set) => set.map((count, at) => count + (all[at] ?? 0)),
    [],
  );
  return (
    <>
      {goldCases === 0 ? undefined : (
        <p className="cte-buy-line">
          <button
            type="button"
            className="cte-step"
            aria-label={say.term('cite.gold.less')}
            disabled={gold === 0}
            onClick={() => placing.change({ gold: gold - 1 })}
          >
            −
          </button>
          <span>{say.term('cite.gold', { cases: gold, gold: gold * goldPrice })}</span>
          <button
            type="button"
            className="cte-step"
            aria-label={say.term('cite.gold.more')}
            disabled={gold >= goldCases}
            onClick={() => placing.change({ gold: gold + 1 })}
          >
            +
          </button>
        </p>
      )}
      {sum === undefined ? undefined : (
        <p className="cte-buy-sets">
          <span>{say.term('cite.build.short', { missing })}</span>
          <AmountSigns amounts={amountsOf(sum)} say={say} />
        </p>
      )}
    </>
  );
}

/** Who would yield more next turn, and what. */
export function GainWords({
  view,
  placing,
  say,
}: {
  readonly view: View;
  readonly placing: Placing;
  readonly say: Speaker;
}) {
  const totals = placing.gains?.totals ?? [];
  const shown = totals.flatMap((pile, seat) => (isEmpty(pile) ? [] : [{ pile, seat }]));
  if (placing.gains !== undefined && shown.length === 0)
    return <p className="cte-faint">{say.term('cite.gains.none')}</p>;
  return (
    <ul className="cte-gains">
      {shown.map(({ pile, seat }) => (
        <li key={seat}>
          <SeatMark seat={seat} />
          <span className="kit-unseen">{say.seat(seat)}</span>
          {pile.some((count) => count > 0) ? (
            <>
              <span aria-hidden="true">+</span>
              <AmountSigns amounts={amountsOf(pile)} say={say} />
            </>
          ) : undefined}
          {pile.some((count) => count < 0) ? (
            <>
              <span aria-hidden="true">−</span>
              <AmountSigns amounts={amountsOf(pile.map((count) => -count))} say={say} />
            </>
          ) : undefined}
          <small>{say.term('cite.gains.turn', { turn: turnOf(view, seat) + 1 })}</small>
        </li>
      ))}
    </ul>
  );
}
