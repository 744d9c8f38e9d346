import { Popover, Reason, RuleLink } from '@pentapolis/kit';
import { useState } from 'react';
import type { Action, Play } from '../../rules/action.ts';
import { BUILDINGS, type BuildingId, WORKSHOPS } from '../../rules/buildings.ts';
import { asksFor } from '../../rules/card-play.ts';
import { type CardId, cardOf, helpsBuilding } from '../../rules/cards.ts';
import { landlord } from '../../rules/geometry.ts';
import { type Amounts, type Pile, RAW, RESOURCES } from '../../rules/resources.ts';
import type { BoardProps } from '../board/board-props.ts';
import { cardName } from '../model/words.ts';
import { AmountsField } from './amounts.tsx';

interface CardsProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly active: boolean;
  send(...actions: readonly Action[]): void;
}

/** Investment cards: the pile, what a Port drew, my hand, and how many others hold. */
export function Cards({ props, own, active, send }: CardsProps) {
  const { frame, say, explain, showRule } = props;
  const { view } = frame;
  if (view.choices.game !== 'advanced') return undefined;
  const hand = view.hands[own]?.known ?? [];
  const invest: Action = { kind: 'invest' };
  const refusal = active ? explain(invest) : undefined;
  const drawn = view.draws[0]?.seat === own ? view.peek.known : [];
  return (
    <section className="cte-cards" aria-label={say.term('cite.cards')}>
      <header className="cte-panel-head">
        <h3>
          {say.term('cite.cards')} <span className="cte-tag">{say.term('cite.reconstructed.tag')}</span>
        </h3>
        <button
          type="button"
          className="cte-button"
          disabled={!active || refusal !== undefined}
          title={refusal && say({ key: refusal.key, args: refusal.args })}
          onClick={() => send(invest)}
        >
          {say.term('cite.cards.buy', { left: view.pile.size })}
        </button>
      </header>
      {drawn.length === 0 ? undefined : (
        <ul className="cte-hand">
          {drawn.map(({ card }) => (
            <li key={card}>
              <CardFace props={props} card={card} />
              <button
                type="button"
                className="cte-button"
                data-look="accent"
                disabled={!active}
                onClick={() => send({ kind: 'keep', card })}
              >
                {say.term('cite.cards.keep')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className="cte-hand">
        {hand.map(({ card, open }) => (
          <li key={card}>
            <Popover
              className="cte-card"
              label={cardName(view, card, say)}
              trigger={
                <>
                  <b>{cardName(view, card, say)}</b>
                  <small>
                    {say.term(`timing.${cardOf(view.custom, card).timing}`)}
                    {open ? ` · ${say.term('cite.cards.open')}` : ''}
                  </small>
                </>
              }
            >
              <div className="cte cte-form">
                <CardFace props={props} card={card} />
                <UseCard props={props} own={own} active={active} send={send} card={card} />
              </div>
            </Popover>
          </li>
        ))}
      </ul>
      {hand.length === 0 ? <p className="cte-faint">{say.term('cite.cards.none')}</p> : undefined}
      <p className="cte-faint">
        {view.hands
          .flatMap(({ count }, seat) =>
            seat === own ? [] : [say.term('cite.cards.others', { seat, count })],
          )
          .join(' · ')}{' '}
        <RuleLink rule="CTE-CARD-13" say={say} showRule={showRule} />
      </p>
    </section>
  );
}

function CardFace({ props: { frame, say }, card }: { readonly props: BoardProps; readonly card: CardId }) {
  const { name, text, timing } = cardOf(frame.view.custom, card);
  return (
    <div className="cte-card-face">
      <h3>{name[say.language]}</h3>
      <p>{text[say.language]}</p>
      <p className="cte-faint">{say.term(`timing.${timing}`)}</p>
    </div>
  );
}

const EMPTY = { give: {}, take: {}, cells: [] } as const;

/** What a card asks for, and the buttons that play it or throw it away. */
function UseCard({ props, own, active, send, card }: CardsProps & { readonly card: CardId }) {
  const { frame, say, explain, showRule } = props;
  const { view } = frame;
  const spec = cardOf(view.custom, card);
  const asks = asksFor(spec);
  const [give, setGive] = useState<Amounts>({});
  const [take, setTake] = useState<Amounts>({});
  const [recipe, setRecipe] = useState<BuildingId>(WORKSHOPS[0] as BuildingId);
  const standing = view.buildings.filter(({ owner, x, y }) =>
    asks === 'pair' ? landlord(x, y, view.districts) === own : owner === own,
  );
  const [picked, pick] = useState<readonly number[]>([0, 1]);
  const cells = picked
    .slice(0, asks === 'building' ? 1 : asks === 'pair' ? 2 : 0)
    .flatMap((at) => standing[at] ?? [])
    .map(({ x, y }) => ({ x, y }));
  const play: Play = {
    kind: 'play',
    card,
    ...EMPTY,
    ...(asks === 'swap' ? { give, take } : asks === 'take' ? { take } : {}),
    ...(asks === 'recipe' ? { recipe } : {}),
    cells,
  };
  const refusal = active ? explain(play) : undefined;
  const fields = asks === 'pair' ? [0, 1] : asks === 'building' ? [0] : [];
  return (
    <>
      {asks === 'swap' ? (
        <AmountsField
          label={say.term('cite.works.give')}
          value={give}
          most={view.resources[own] as Pile}
          only={RAW}
          say={say}
          change={setGive}
        />
      ) : undefined}
      {asks === 'swap' || asks === 'take' ? (
        <AmountsField
          label={say.term('cite.works.take')}
          value={take}
          only={asks === 'swap' ? RAW : RESOURCES}
          say={say}
          change={setTake}
        />
      ) : undefined}
      {asks === 'recipe' ? (
        <select
          className="cte-word"
          aria-label={say.term('cite.field.building')}
          value={recipe}
          onChange={({ target }) => setRecipe(BUILDINGS.find((id) => id === target.value) ?? recipe)}
        >
          {WORKSHOPS.map((id) => (
            <option key={id} value={id}>
              {say.term(`building.${id}`)}
            </option>
          ))}
        </select>
      ) : undefined}
      {fields.map((field) => (
        <select
          key={field}
          className="cte-word"
          aria-label={say.term('cite.field.building')}
          value={picked[field]}
          onChange={({ target }) => pick(picked.with(field, Number(target.value)))}
        >
          {standing.map(({ building, x, y }, at) => (
            <option key={`${x} ${y}`} value={at}>
              {`${say.term(`building.${building}`)} (${x}, ${y})`}
            </option>
          ))}
        </select>
      ))}
      <div className="cte-deal-tools">
        <button
          type="button"
          className="cte-button"
          disabled={!active || view.phase === 'ports'}
          onClick={() => send({ kind: 'discard', card })}
        >
          {say.term('cite.cards.discard')}
        </button>
        {helpsBuilding(spec) || spec.timing === 'endOfGame' ? undefined : (
          <button
            type="button"
            className="cte-button"
            data-look="accent"
            disabled={!active || refusal !== undefined}
            onClick={() => send(play)}
          >
            {say.term('cite.cards.play')}
          </button>
        )}
      </div>
      {refusal === undefined ? undefined : <Reason refusal={refusal} say={say} showRule={showRule} />}
    </>
  );
}
