import { type Influence, lacking } from './influence.ts';
import { isWorks, NATURE, type TileId } from './tiles.ts';

/** A condition of a tile, and how far it holds. */
export interface Need {
  /** What is counted: cultural buildings, residences, Refinery and Harbor; `apart` = works or homes that must stay away. */
  readonly what: 'culture' | 'homes' | 'industry' | 'apart';
  readonly needed: number;
  readonly found: number;
  readonly met: boolean;
}

/** All conditions of a tile of this kind under this influence, met or not. [SMC-HOME-3] [SMC-TRADE-1] [SMC-WORKS-3] */
export function needsOf(type: TileId, influence: Influence): Need[] {
  const { category, level } = NATURE[type];
  const met = lacking(type, influence) === undefined;
  const needs: Need[] = [];
  if (category === 'residence' && level > 1)
    needs.push({ what: 'culture', needed: level, found: influence.culture, met });
  if (category === 'commerce') needs.push({ what: 'homes', needed: level, found: influence.residences, met });
  if (category === 'factory' && level > 1) {
    const found = (influence.refinery ? 1 : 0) + (influence.harbor ? 1 : 0);
    needs.push({ what: 'industry', needed: level - 1, found, met });
  }
  // [SMC-HOME-1] [SMC-WORKS-1]
  const near = category === 'residence' ? influence.works : isWorks(type) ? influence.residences : undefined;
  if (near !== undefined) needs.push({ what: 'apart', needed: 0, found: near, met: near === 0 });
  return needs;
}
