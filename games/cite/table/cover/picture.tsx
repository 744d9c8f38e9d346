import type { Seat } from '@pentapolis/kernel';
import type { BuildingId } from '../../rules/buildings.ts';
import { BuildingArt } from '../art/building-art.tsx';
import { ArtDefs } from '../art/defs.tsx';
import { CentralStone, Ground } from '../art/ground.tsx';
import { CASE } from '../art/roofs.tsx';
import '../art/art.css';
import '../board/board.css';
import './cover.css';

type Plot = readonly [BuildingId, Seat, number, number, boolean?];

/** A town in its sixth turn. */
const PLOTS: readonly Plot[] = [
  ['smallShop', 0, -1, -1],
  ['mill', 0, -3, -2],
  ['largeShop', 0, -2, -4],
  ['tradingPost', 0, -4, -1],
  ['smallShop', 0, -4, -2],
  ['joiner', 0, -4, -3],
  ['guild', 0, -6, -3],
  ['bank', 0, -1, -2],
  ['smallShop', 1, 0, -1],
  ['inn', 1, 1, -2],
  ['pavedStreet', 1, 0, -3],
  ['largeShop', 1, 0, -5],
  ['sculptor', 1, 2, -4],
  ['fleaMarket', 1, 3, -1],
  ['market', 1, 4, -3],
  ['smallShop', 1, 3, -2],
  ['smallShop', 2, 0, 0],
  ['shoppingStreet', 2, 1, 0],
  ['largeShop', 2, 1, 1],
  ['manufactory', 2, 3, 1],
  ['smallShop', 2, 0, 1],
  ['armourer', 2, 4, 0],
  ['smallShop', 2, 0, 2],
  ['smallShop', 3, -1, 0],
  ['grandPlace', 3, -4, 0],
  ['bank', 3, -3, 1],
  ['port', 3, -6, 1],
  ['canal', 3, -4, 3],
  ['smallShop', 3, -1, 1],
  ['fleaMarket', 3, -1, 2],
];

const TOWN = { x: -7 * CASE, y: -6.5 * CASE, width: 14 * CASE, height: 12 * CASE };

/** The town from above: roofs, streets and water within the walls, on parchment. */
export function Picture() {
  return (
    <>
      <ArtDefs />
      <svg
        className="cte cite-cover"
        viewBox="-780 -330 1160 580"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <rect className="cover-parchment" x="-2400" y="-2000" width="4800" height="4000" />
        <Ground districts={['NW', 'NE', 'SE', 'SW']} town={TOWN} own={undefined} />
        {PLOTS.map(([id, owner, x, y, turned = false]) => (
          <g key={`${id} ${x} ${y}`} transform={`translate(${x * CASE} ${y * CASE})`}>
            <BuildingArt id={id} owner={owner} turned={turned} />
          </g>
        ))}
        <CentralStone />
        <path className="cover-river" d="M-1400 330C-1000 120-900 330-720 250S-520 40-350 60" />
        <g className="cover-rose" transform="translate(-590 -150)">
          <circle r="92" />
          <circle r="70" />
          <path d="M0-118L16-16L118 0L16 16L0 118L-16 16L-118 0L-16-16Z" />
          <path d="M0-118L0 118M-118 0H118" />
        </g>
      </svg>
    </>
  );
}
