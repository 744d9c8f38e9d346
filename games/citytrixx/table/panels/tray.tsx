import { faceOf, type TrickPlace, trickStanding, type View } from '../../rules/index.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { Card } from './card.tsx';
import { ForSale } from './stock.tsx';

interface TrayProps {
  readonly props: BoardProps;
  readonly own: number;
  readonly aiming: Aiming;
}

/** Where a card would stand among those played so far. */
function placeIf(view: View, seat: number, card: string): TrickPlace | undefined {
  const { trick } = view;
  if (trick.plays.length === 0) return undefined;
  return trickStanding(view, { ...trick, plays: [...trick.plays, { seat, card }], order: [] }).find(
    (place) => place.seat === seat,
  );
}

/** What only I see: my hand, and what I laid under my turn order card. */
export function Tray({ props, own, aiming }: TrayProps) {
  const { frame, say, showRule } = props;
  const { view } = frame;
  const { hand = [], concealed = [] } = view.seats[own] ?? {};
  const playing = aiming.question === 'play';
  const faces = concealed.map((card) => faceOf(view, card));
  const paying = aiming.action?.kind === 'buy' ? aiming.action.money : undefined;
  return (
    <div className="ctx-tray">
      {hand.length === 0 ? undefined : (
        <section className="ctx-hand" aria-label={say.term('citytrixx.hand.yours', { count: hand.length })}>
          <h2>{say.term('citytrixx.hand.yours', { count: hand.length })}</h2>
          <ul className="ctx-cards" data-rove data-digits={playing || undefined}>
            {hand.map((card) => {
              const place = playing ? placeIf(view, own, card)?.place : undefined;
              return (
                <li key={card}>
                  <Card
                    face={faceOf(view, card)}
                    year={view.year}
                    press={playing ? () => aiming.press(card) : undefined}
                    picked={aiming.card === card}
                    note={place === undefined ? undefined : say.term('citytrixx.place', { place })}
                    say={say}
                    showRule={showRule}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section
        className="ctx-under"
        aria-label={say.term('citytrixx.concealed.yours', { count: concealed.length })}
      >
        <h2>{say.term('citytrixx.concealed.yours', { count: concealed.length })}</h2>
        {concealed.length === 0 ? (
          <p className="ctx-none">{say.term('citytrixx.concealed.none')}</p>
        ) : (
          <ul className="ctx-cards" data-rove data-digits={aiming.question === 'trade' || undefined}>
            {faces.map((face) => (
              <li key={face.id}>
                {face.kind === 'certificate' ? (
                  <ForSale card={face.id} props={props} aiming={aiming} own={own} />
                ) : (
                  <Card
                    face={face}
                    year={view.year}
                    press={paying === undefined ? undefined : () => aiming.press(face.id)}
                    picked={paying?.includes(face.id) ?? false}
                    say={say}
                    showRule={showRule}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
