import type { Speaker } from '@pentapolis/kernel';
import type { DistrictId } from '../../rules/index.ts';
import { Emblem } from '../art/emblem.tsx';
import { colourOf, costOf } from '../art/emblems.ts';

/** A district in a line: emblem, name, cost. */
export function Face({ district, say }: { readonly district: DistrictId; readonly say: Speaker }) {
  return (
    <>
      <span className="cit-plaque" data-colour={colourOf(district)}>
        <Emblem district={district} size={20} />
      </span>
      <span className="cit-pad-name">{say.term(`district.${district}`)}</span>
      <b>{say.number(costOf(district))}</b>
    </>
  );
}
