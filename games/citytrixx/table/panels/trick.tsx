import { Icon, SeatMark } from '@pentapolis/kit';
import { faceOf, KINDS, type TrickPlace, trickStanding, type View } from '../../rules/index.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { placeWords, whyWords } from '../model/words.ts';
import { Card } from './card.tsx';
import { Uses } from './uses.tsx';

interface TrickProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
}

/** Seats in the order in which they play, whoever has played or not. */
function playing({ trick, seats }: View): readonly number[] {
  return seats.map((_, step) => (trick.leader + step) % seats.length);
}

/** The trick: who led, what lies, who wins what and why; beside it the three stacks, or what a card can be used for. */
export function Trick({ props, aiming }: TrickProps) {
  const { frame, say } = props;
  const { view } = frame;
  const { trick, lastTrick } = view;
  const places = trickStanding(view);
  const why = whyWords(view, trick, say);
  const before = lastTrick.number > 0 ? whyWords(view, lastTrick, say) : undefined;
  const taking = aiming.question === 'take' ? aiming.card : undefined;
  const drawing = view.step === 'drawForLoser';
  const uses = taking === undefined ? undefined : <Uses props={props} aiming={aiming} card={taking} />;
  if (drawing && uses !== undefined)
    return (
      <div className="ctx-stage-body" data-taking>
        <Stacks props={props} aiming={aiming} />
        {uses}
      </div>
    );
  return (
    <div
      className="ctx-stage-body"
      data-taking={taking !== undefined || undefined}
      data-drawing={drawing || undefined}
    >
      <section className="ctx-trick" aria-label={say.term('citytrixx.trick', { trick: trick.number })}>
        <p className="ctx-why">
          {why ??
            (before === undefined
              ? say.term('citytrixx.why.none', { seat: trick.leader })
              : say.term('citytrixx.why.before', { before, seat: trick.leader }))}
        </p>
        <ol
          className="ctx-plays"
          data-rove
          data-digits={(aiming.question === 'take' && trick.left.length > 0) || undefined}
        >
          {playing(view).map((seat) => (
            <Play
              key={seat}
              seat={seat}
              place={places.find((other) => other.seat === seat)}
              props={props}
              aiming={aiming}
            />
          ))}
        </ol>
      </section>
      {uses ?? <Stacks props={props} aiming={aiming} />}
    </div>
  );
}

interface PlayProps extends TrickProps {
  readonly seat: number;
  readonly place: TrickPlace | undefined;
}

function Play({ seat, place, props, aiming }: PlayProps) {
  const { frame, say, showRule } = props;
  const { view } = frame;
  const { trick, year } = view;
  const played = trick.plays.find((play) => play.seat === seat);
  const target = played !== undefined && aiming.isTarget(played.card);
  const gone = played !== undefined && trick.order.length > 0 && !trick.left.includes(played.card);
  return (
    <li className="ctx-play" data-asked={frame.deciding.includes(seat)}>
      <span className="ctx-play-seat">
        <SeatMark seat={seat} size={14} />
        <span className="ctx-play-name">{say.seat(seat)}</span>
        {trick.leader === seat ? <i className="ctx-tag">{say.term('citytrixx.led')}</i> : undefined}
      </span>
      {played === undefined ? (
        <span className="ctx-slot">{say.term('citytrixx.toPlay')}</span>
      ) : (
        <Card
          face={faceOf(view, played.card)}
          year={year}
          press={target ? () => aiming.press(played.card) : undefined}
          picked={aiming.card === played.card}
          gone={gone}
          note={gone ? say.term('citytrixx.taken') : undefined}
          say={say}
          showRule={showRule}
        />
      )}
      <span className="ctx-place" data-first={place?.place === 1}>
        {place === undefined ? '' : placeWords(place, say)}
      </span>
    </li>
  );
}

/** The three stacks with what is turned up. */
function Stacks({ props, aiming }: TrickProps) {
  const { frame, say, showRule } = props;
  const { view } = frame;
  const drawing = aiming.question === 'take' && view.step === 'drawForLoser';
  return (
    <section className="ctx-stacks" aria-label={say.term('citytrixx.stacks')}>
      <p className="ctx-why">{say.term(drawing ? 'citytrixx.stacks.draw' : 'citytrixx.stacks')}</p>
      <ul data-rove data-digits={drawing || undefined}>
        {KINDS.map((kind) => {
          const { size, top } = view.stacks[kind];
          return (
            <li key={kind} className="ctx-stack" data-deep={size > 1}>
              <span className="ctx-play-seat">{say.term(`citytrixx.stack.${kind}`)}</span>
              {top === undefined ? (
                <span className="ctx-slot">
                  <Icon name="cross" size={16} />
                </span>
              ) : (
                <Card
                  face={faceOf(view, top)}
                  year={view.year}
                  press={aiming.isTarget(top) ? () => aiming.press(top) : undefined}
                  picked={aiming.card === top}
                  say={say}
                  showRule={showRule}
                />
              )}
              <span className="ctx-place">{say.term('citytrixx.stack.size', { size })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
