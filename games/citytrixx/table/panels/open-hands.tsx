import { SeatMark } from '@pentapolis/kit';
import { Fragment } from 'react';
import { type CardId, faceOf } from '../../rules/index.ts';
import type { BoardProps } from '../board/board-props.ts';
import { Card } from './card.tsx';

/** In a replay with everything known: what everybody holds and has concealed. */
export function OpenHands({ props }: { readonly props: BoardProps }) {
  const { view } = props.frame;
  return (
    <div className="ctx-tray ctx-open">
      {view.seats.map(({ hand = [], concealed = [] }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <Fragment key={seat}>
          <Cards of="hand" seat={seat} cards={hand} props={props} />
          <Cards of="concealed" seat={seat} cards={concealed} props={props} />
        </Fragment>
      ))}
    </div>
  );
}

function Cards({
  of,
  seat,
  cards,
  props,
}: {
  readonly of: 'hand' | 'concealed';
  readonly seat: number;
  readonly cards: readonly CardId[];
  readonly props: BoardProps;
}) {
  const { frame, say, showRule } = props;
  if (cards.length === 0) return undefined;
  const title = say.term(`citytrixx.${of}.of`, { seat });
  return (
    <section aria-label={title} className={of === 'concealed' ? 'ctx-under' : undefined}>
      <h2>
        <SeatMark seat={seat} size={14} /> {title}
      </h2>
      <ul className="ctx-cards" data-rove>
        {cards.map((card) => (
          <li key={card}>
            <Card face={faceOf(frame.view, card)} year={frame.view.year} say={say} showRule={showRule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
