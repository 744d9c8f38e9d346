import { Popover } from '@pentapolis/kit';
import type { DistrictId, ViewDistrict } from '../../rules/index.ts';
import { Emblem, Sigil } from '../art/emblem.tsx';
import { colourOf, costOf } from '../art/emblems.ts';
import type { Key } from '../model/keys.ts';
import type { CitiesProps } from './city-props.ts';
import { DistrictHelp } from './help.tsx';

interface ChipProps extends CitiesProps {
  readonly district: ViewDistrict;
  readonly targetKey: Key;
  /** Cards under a Museum. */
  readonly tucked: readonly (DistrictId | 'hidden')[] | undefined;
}

/** A district of a city: emblem, cost, colour; a target while districts are chosen, its help otherwise. */
export function Chip(props: ChipProps) {
  const { district, targetKey, tucked, aiming, quotes, say, showRule } = props;
  const { card, beautified } = district;
  const colour = colourOf(card);
  const quote = quotes.get(targetKey);
  const price = quote?.price;
  const target = aiming.isTarget(targetKey);
  const name = say.term(`district.${card}`);
  const notes = [
    ...(price === undefined ? [] : [say.term('citadels.price', { price })]),
    ...(tucked === undefined ? [] : [say.term('citadels.tucked', { count: tucked.length })]),
    ...(tucked ?? []).flatMap((id) => (id === 'hidden' ? [] : [say.term(`district.${id}`)])),
  ];
  const refusal = target ? undefined : quote?.refusal;
  const label = [
    name,
    say.term(`colour.${colour}`),
    say.term('citadels.card.cost', { cost: costOf(card) }),
    ...(beautified ? [say.term('citadels.card.beautified')] : []),
    ...notes,
    ...(refusal === undefined ? [] : [say({ key: refusal.key, args: refusal.args })]),
  ].join(', ');
  const face = (
    <span className="cit-chip" data-colour={colour} data-refused={refusal !== undefined}>
      <Emblem district={card} />
      <span className="cit-chip-name">{name}</span>
      <b className="cit-cost">
        {say.number(costOf(card))}
        {beautified ? <i>+1</i> : undefined}
      </b>
      <Sigil colour={colour} />
      {tucked === undefined || tucked.length === 0 ? undefined : (
        <span className="cit-tucked">{say.number(tucked.length)}</span>
      )}
      {price === undefined ? undefined : (
        <span className="cit-price">{say.term('citadels.price.short', { price })}</span>
      )}
    </span>
  );
  if (target)
    return (
      <button
        type="button"
        className="cit-chip-button cit-target"
        data-target="true"
        aria-label={label}
        aria-pressed={aiming.isPicked(targetKey)}
        onClick={() => aiming.press(targetKey)}
      >
        {face}
      </button>
    );
  return (
    <Popover className="cit-chip-button" trigger={face} label={label}>
      <DistrictHelp
        district={card}
        beautified={beautified}
        notes={notes}
        refusal={refusal}
        say={say}
        showRule={showRule}
      />
    </Popover>
  );
}
