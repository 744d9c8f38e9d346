import type { Speaker, Violation } from '@pentapolis/kernel';
import { Popover } from '@pentapolis/kit';
import type { DistrictId } from '../../rules/index.ts';
import { Emblem, Sigil } from '../art/emblem.tsx';
import { colourOf, costOf } from '../art/emblems.ts';
import type { Aiming } from '../board/use-aim.ts';
import type { Key } from '../model/keys.ts';
import { DistrictHelp } from './help.tsx';

interface CardProps {
  readonly district: DistrictId;
  readonly targetKey: Key;
  readonly aiming: Aiming;
  /** What it costs now, where that is not what is printed. */
  readonly price?: number | undefined;
  /** Why it can't be built now. */
  readonly refusal?: Violation | undefined;
  /** Small, as it would stand in a city: where there are very many. */
  readonly plate?: boolean;
  readonly say: Speaker;
  showRule(id: string): void;
}

/** A district card held up: large, with its price and why it can't be built. */
export function Card({ district, targetKey, aiming, price, refusal, plate, say, showRule }: CardProps) {
  const colour = colourOf(district);
  const name = say.term(`district.${district}`);
  const target = aiming.isTarget(targetKey);
  const why = target || refusal === undefined ? undefined : say({ key: refusal.key, args: refusal.args });
  const cheaper = price !== undefined && price !== costOf(district);
  const label = [
    name,
    say.term(`colour.${colour}`),
    say.term('citadels.card.cost', { cost: price ?? costOf(district) }),
    ...(why === undefined ? [] : [why]),
  ].join(', ');
  const face = plate ? (
    <span className="cit-chip" data-colour={colour}>
      <Emblem district={district} />
      <span className="cit-chip-name">{name}</span>
      <b className="cit-cost">{say.number(costOf(district))}</b>
      <Sigil colour={colour} />
    </span>
  ) : (
    <span className="cit-card" data-colour={colour} data-refused={why !== undefined}>
      <span className="cit-plaque" data-colour={colour}>
        <Emblem district={district} />
      </span>
      <b className="cit-cost">
        {cheaper ? <s>{say.number(costOf(district))}</s> : undefined}
        {say.number(price ?? costOf(district))}
      </b>
      <Sigil colour={colour} size={14} />
      <span className="cit-card-name">{name}</span>
      <span className="cit-card-note">{why ?? cardText(district, say)}</span>
    </span>
  );
  const help = (
    <DistrictHelp
      district={district}
      notes={cheaper ? [say.term('citadels.price', { price: price as number })] : []}
      refusal={target ? undefined : refusal}
      say={say}
      showRule={showRule}
    />
  );
  const className = plate ? 'cit-chip-button' : 'cit-card-button';
  if (!target)
    return (
      <Popover className={className} trigger={face} label={label}>
        {help}
      </Popover>
    );
  return (
    <>
      <button
        type="button"
        className={`${className} cit-target`}
        data-target="true"
        aria-label={label}
        aria-pressed={aiming.isPicked(targetKey)}
        onClick={() => aiming.press(targetKey)}
      >
        {face}
      </button>
      <Popover
        className="cit-info"
        trigger={<span aria-hidden="true">?</span>}
        label={say.term('citadels.help', { name })}
      >
        {help}
      </Popover>
    </>
  );
}

function cardText(district: DistrictId, say: Speaker): string {
  return say.has(`districtHelp.${district}`)
    ? say.term(`districtHelp.${district}`)
    : say.term(`citadels.family.${colourOf(district)}`);
}
