import { Glyph, RunningNumber, SeatMark } from '@pentapolis/kit';
import type { CharacterId, DistrictId, ViewSeat } from '../../rules/index.ts';
import { Arms, CrownSign, Emblem } from '../art/emblem.tsx';
import { colourOf } from '../art/emblems.ts';
import { GOLD, HAND, SHIELDED } from '../art/signs.data.ts';
import { districtKey, seatKey } from '../model/keys.ts';
import { activeSeat, cityWords } from '../model/words.ts';
import { Chip } from './chip.tsx';
import type { CitiesProps } from './city-props.ts';

interface CityProps extends CitiesProps {
  readonly seat: number;
}

/** One city: who, what it has, what it has shown this round, and its districts with room for those to come. */
export function City(props: CityProps) {
  const { view, before, own, seat, aiming, say } = props;
  const { city, score, museum } = view.seats[seat] as (typeof view.seats)[number];
  const slots = Math.max(view.goal, city.length);
  // Two rows each, so that names can be read; where only two cities stand, one row has room for them.
  const columns = view.seats.length > 2 ? Math.ceil(slots / 2) : slots;
  const active = activeSeat(view) === seat;
  const known = before?.seats[seat]?.city;
  return (
    <section
      className="cit-city"
      data-active={active}
      data-own={seat === own}
      data-complete={city.length >= view.goal}
      aria-label={cityWords(view, seat, say)}
      style={{ '--cit-seat': `var(--seat-${seat})`, '--cit-slots': columns } as React.CSSProperties}
    >
      <CityHead {...props} active={active} points={score.total} />
      <ul className="cit-chips" data-rove>
        {city.map((district, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: districts keep their places
          <li key={at} data-new={known !== undefined && at >= known.length}>
            <Chip
              {...props}
              district={district}
              targetKey={districtKey({
                seat,
                card: district.card,
                ...(district.beautified ? { beautified: true } : {}),
              })}
              tucked={district.card === 'museum' ? museum : undefined}
              aiming={aiming}
            />
          </li>
        ))}
        {Array.from({ length: slots - city.length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
          <li key={`free${at}`} className="cit-slot" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}

function CityHead(props: CityProps & { readonly active: boolean; readonly points: number }) {
  const { view, own, seat, active, points, aiming, say } = props;
  const { gold, handSize, hand, revealed, city } = view.seats[seat] as (typeof view.seats)[number];
  const key = seatKey(seat);
  const still = props.comfort.reducedMotion;
  const name = (
    <>
      <SeatMark seat={seat} size={18} />
      <span className="cit-name">{say.seat(seat)}</span>
      {seat === own ? <span className="cit-you">{say.term('citadels.you')}</span> : undefined}
    </>
  );
  return (
    <header className="cit-city-head">
      {aiming.isTarget(key) ? (
        <button
          type="button"
          className="cit-seat cit-target"
          data-target="true"
          aria-pressed={aiming.isPicked(key)}
          onClick={() => aiming.press(key)}
        >
          {name}
        </button>
      ) : (
        <span className="cit-seat">{name}</span>
      )}
      {view.crown === seat ? (
        <span className="cit-wears" title={say.term('citadels.wearsCrown')}>
          <CrownSign />
          <span className="kit-unseen">{say.term('citadels.wearsCrown')}</span>
        </span>
      ) : undefined}
      <span className="cit-tags">
        {revealed.map((character) => (
          <span key={character} className="cit-tag" data-now={active && view.turn?.character === character}>
            <Arms character={character} size={16} />
            {say.term(`character.${character}`)}
          </span>
        ))}
        {own === undefined
          ? hiddenIn(view.seats[seat]).map((character) => (
              <span key={character} className="cit-tag" data-hidden>
                <Arms character={character} size={16} />
                {say.term(`character.${character}`)}
              </span>
            ))
          : undefined}
        {own === undefined && hand !== undefined ? <OpenHand hand={hand} say={say} /> : undefined}
        {view.phase === 'draft' ? (
          <span className="cit-tag" data-now={active}>
            {say.term(`citadels.draft.${draftState(props)}`)}
          </span>
        ) : undefined}
        {view.guarded === seat ? (
          <span className="cit-tag">
            <Glyph d={SHIELDED} size={14} />
            {say.term('citadels.guarded')}
          </span>
        ) : undefined}
      </span>
      <span className="cit-figures">
        <Figure
          glyph={GOLD}
          value={gold}
          label={say.term('citadels.gold', { gold })}
          still={still}
          say={say}
        />
        <Figure
          glyph={HAND}
          value={handSize}
          label={say.term('citadels.hand', { hand: handSize })}
          still={still}
          say={say}
        />
        <span className="cit-figure cit-progress">
          {say.number(city.length)}/{say.number(view.goal)}
        </span>
        <strong className="cit-figure cit-points">{say.term('citadels.points', { points })}</strong>
      </span>
    </header>
  );
}

/** Characters that only their holder knows so far: a replay that shows everything has them. */
const hiddenIn = (seat: ViewSeat | undefined): readonly CharacterId[] =>
  (seat?.characters ?? []).filter((character) => seat?.revealed.includes(character) !== true);

/** A hand laid open, in a replay that shows everything. */
function OpenHand({ hand, say }: { readonly hand: readonly DistrictId[]; readonly say: CityProps['say'] }) {
  return (
    <ul className="cit-open-hand" aria-label={say.term('citadels.hand', { hand: hand.length })}>
      {hand.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hand is sorted, copies are alike
        <li key={at} className="cit-plaque" data-colour={colourOf(card)} title={say.term(`district.${card}`)}>
          <Emblem district={card} size={18} />
          <span className="kit-unseen">{say.term(`district.${card}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function draftState({ view, seat }: CityProps): 'choosing' | 'chosen' | 'waiting' {
  const { order, done } = view.draft;
  if (order[done]?.seat === seat) return 'choosing';
  return order.some((step, at) => at > done && step.seat === seat) ? 'waiting' : 'chosen';
}

interface FigureProps {
  readonly glyph: string;
  readonly value: number;
  readonly label: string;
  readonly still: boolean;
  readonly say: CityProps['say'];
}

function Figure({ glyph, value, label, still, say }: FigureProps) {
  return (
    <span className="cit-figure" title={label}>
      <Glyph className={glyph === GOLD ? 'cit-coin' : 'cit-sign'} d={glyph} size={16} />
      <span aria-hidden="true">
        <RunningNumber value={value} format={say.number} reducedMotion={still} />
      </span>
      <span className="kit-unseen">{label}</span>
    </span>
  );
}
