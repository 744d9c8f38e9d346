import type { ReactNode } from 'react';
import type { BuildingId } from '../../rules/buildings.ts';

/** Side of a Case in board units. */
export const CASE = 48;

type Paint = 'tile' | 'slate' | 'thatch' | 'plaster' | 'wood' | 'stone';

interface HipProps {
  readonly x: number;
  readonly y: number;
  /** Not shorter than it is high. */
  readonly width: number;
  readonly height: number;
  readonly paint: Paint;
}

/** A hipped roof from above: light from the north-west, so south and east lie in the shade. */
function Hip({ x, y, width, height, paint }: HipProps) {
  const r = height / 2;
  const [right, bottom, ridge] = [x + width, y + height, y + r];
  return (
    <g data-paint={paint}>
      <path className="cte-roof" d={`M${x} ${y}h${width}v${height}h${-width}Z`} />
      <path
        className="cte-shade"
        d={`M${x} ${bottom}L${x + r} ${ridge}H${right - r}L${right} ${y}V${bottom}Z`}
      />
      <path
        className="cte-ink"
        d={`M${x} ${y}h${width}v${height}h${-width}ZM${x} ${y}L${x + r} ${ridge}L${x} ${bottom}M${right} ${y}L${right - r} ${ridge}L${right} ${bottom}M${x + r} ${ridge}H${right - r}`}
      />
    </g>
  );
}

/** A gabled roof: one ridge, courses of tiles as thin lines. */
function Gable({ x, y, width, height, paint }: HipProps) {
  const middle = y + height / 2;
  const courses = [0.14, 0.3, 0.66, 0.82].map((share) => `M${x + 1} ${y + height * share}h${width - 2}`);
  return (
    <g data-paint={paint}>
      <path className="cte-roof" d={`M${x} ${y}h${width}v${height}h${-width}Z`} />
      <path className="cte-shade" d={`M${x} ${middle}h${width}v${height / 2}h${-width}Z`} />
      <path className="cte-thin" d={courses.join('')} />
      <path className="cte-ink" d={`M${x} ${y}h${width}v${height}h${-width}ZM${x} ${middle}h${width}`} />
    </g>
  );
}

const Chimney = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className="cte-chimney" d={`M${x} ${y}h6v6h-6Z`} />
);

/** Striped awnings over stalls. */
function Awning({ x, y, width, height }: Omit<HipProps, 'paint'>) {
  const count = Math.max(3, Math.round(width / 6));
  const step = width / count;
  const stripes = Array.from({ length: count }, (_, at) =>
    at % 2 === 0 ? `M${x + at * step} ${y}h${step}v${height}h${-step}Z` : '',
  );
  return (
    <>
      <path className="cte-awning" d={`M${x} ${y}h${width}v${height}h${-width}Z`} />
      <path className="cte-awning-stripe" d={stripes.join('')} />
      <path className="cte-ink" d={`M${x} ${y}h${width}v${height}h${-width}Z`} />
    </>
  );
}

const Cobbles = ({ d }: { readonly d: string }) => (
  <>
    <path className="cte-ground" d={d} />
    <path fill="url(#cte-cobbles)" d={d} />
    <path className="cte-ink" d={d} />
  </>
);

const Water = ({ d }: { readonly d: string }) => (
  <>
    <path className="cte-water" d={d} />
    <path fill="url(#cte-waves)" d={d} />
    <path className="cte-ink" d={d} />
  </>
);

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

const WORKSHOP = (
  <>
    <Gable x={4} y={6} width={88} height={36} paint="slate" />
    <Chimney x={14} y={10} />
    <Chimney x={76} y={30} />
  </>
);

const SMALL_SHOP = (
  <>
    <Hip x={5} y={5} width={38} height={38} paint="tile" />
    <Chimney x={32} y={10} />
  </>
);

/** Every building as it lies, seen from above, in board units. */
const ROOFS: Readonly<Record<BuildingId, ReactNode>> = {
  smallShop: SMALL_SHOP,
  weaverShop: SMALL_SHOP,
  tradingPost: (
    <>
      <Gable x={5} y={5} width={38} height={38} paint="wood" />
      <path className="cte-thin" d="M12 5v38M36 5v38" />
    </>
  ),
  largeShop: (
    <>
      <Hip x={5} y={5} width={86} height={86} paint="tile" />
      <Hip x={26} y={26} width={44} height={44} paint="tile" />
      <Chimney x={76} y={14} />
      <Chimney x={14} y={76} />
    </>
  ),
  bank: (
    <g data-paint="stone">
      <path className="cte-roof" d={box(4, 4, 40, 40)} />
      <path className="cte-ink" d={`${box(4, 4, 40, 40)}${box(9, 9, 30, 30)}`} />
      <path className="cte-tower" d="M4 4h9v9h-9ZM35 4h9v9h-9ZM4 35h9v9h-9ZM35 35h9v9h-9Z" />
    </g>
  ),
  fleaMarket: (
    <>
      <Cobbles d={box(3, 3, 42, 42)} />
      <Awning x={6} y={6} width={16} height={12} />
      <Awning x={27} y={10} width={14} height={12} />
      <Awning x={9} y={29} width={14} height={12} />
      <Awning x={28} y={28} width={14} height={12} />
    </>
  ),
  mill: (
    <>
      <path className="cte-field" d={box(4, 4, 88, 88)} />
      <path className="cte-thin" d="M10 16h76M10 30h76M10 66h76M10 80h76" />
      <path className="cte-ink" d={box(4, 4, 88, 88)} />
      <g data-paint="stone">
        <circle className="cte-roof" cx="48" cy="48" r="22" />
        <path className="cte-shade" d="M48 48L63.6 32.4A22 22 0 0 1 32.4 63.6Z" />
        <circle className="cte-line" cx="48" cy="48" r="22" />
      </g>
      <g className="cte-sails">
        <path d="M48 48L43 10h10ZM48 48L86 43v10ZM48 48L53 86H43ZM48 48L10 53V43Z" />
        <circle cx="48" cy="48" r="4" />
      </g>
    </>
  ),
  guild: (
    <>
      <path className="cte-court" d={box(5, 5, 86, 86)} />
      <Hip x={5} y={5} width={86} height={24} paint="slate" />
      <Hip x={5} y={67} width={86} height={24} paint="slate" />
      <g transform="translate(29 27) rotate(90)">
        <Hip x={2} y={0} width={38} height={24} paint="slate" />
      </g>
      <g transform="translate(91 27) rotate(90)">
        <Hip x={2} y={0} width={38} height={24} paint="slate" />
      </g>
      <circle className="cte-tower" cx="17" cy="17" r="9" />
      <circle className="cte-tower" cx="79" cy="79" r="9" />
    </>
  ),
  inn: (
    <>
      <path className="cte-court" d={box(5, 5, 86, 86)} />
      <Gable x={5} y={5} width={86} height={36} paint="thatch" />
      <g transform="translate(41 41) rotate(90)">
        <Gable x={0} y={0} width={50} height={36} paint="thatch" />
      </g>
      <path className="cte-ink" d={box(5, 5, 86, 86)} />
      <circle className="cte-barrel" cx="56" cy="80" r="6" />
      <circle className="cte-barrel" cx="70" cy="80" r="6" />
      <circle className="cte-tree" cx="78" cy="56" r="9" />
      <Chimney x={74} y={12} />
    </>
  ),
  market: (
    <>
      <Cobbles d={box(4, 4, 88, 88)} />
      <Awning x={9} y={9} width={34} height={22} />
      <Awning x={53} y={9} width={34} height={22} />
      <Awning x={9} y={65} width={34} height={22} />
      <Awning x={53} y={65} width={34} height={22} />
      <circle className="cte-well" cx="48" cy="48" r="9" />
    </>
  ),
  pavedStreet: (
    <>
      <Cobbles d={box(0, 7, 144, 34)} />
      <path className="cte-thin" d="M0 24h144" strokeDasharray="10 8" />
    </>
  ),
  shoppingStreet: (
    <>
      <Cobbles d={box(0, 5, 144, 38)} />
      <Awning x={6} y={6} width={36} height={11} />
      <Awning x={54} y={6} width={36} height={11} />
      <Awning x={102} y={6} width={36} height={11} />
      <Awning x={6} y={31} width={36} height={11} />
      <Awning x={54} y={31} width={36} height={11} />
      <Awning x={102} y={31} width={36} height={11} />
    </>
  ),
  manufactory: (
    <>
      <path className="cte-court" d={box(5, 5, 134, 134)} />
      {[5, 49, 93].map((y) => (
        <Gable key={y} x={5} y={y} width={134} height={42} paint="plaster" />
      ))}
      <Chimney x={118} y={14} />
      <Chimney x={118} y={58} />
      <Chimney x={118} y={102} />
    </>
  ),
  grandPlace: (
    <>
      <path className="cte-ground" fillRule="evenodd" d={`${box(3, 3, 138, 138)}${box(48, 48, 48, 48)}`} />
      <path fill="url(#cte-slabs)" fillRule="evenodd" d={`${box(3, 3, 138, 138)}${box(48, 48, 48, 48)}`} />
      <path className="cte-ink" d={`${box(3, 3, 138, 138)}${box(48, 48, 48, 48)}`} />
      {[24, 120].flatMap((x) =>
        [24, 120].map((y) => <circle key={`${x}${y}`} className="cte-tree" cx={x} cy={y} r="11" />),
      )}
      <circle className="cte-well" cx="72" cy="24" r="8" />
    </>
  ),
  canal: (
    <>
      <Water d={box(0, 8, 144, 32)} />
      <path className="cte-quay" d="M0 8h144M0 40h144" />
      <path className="cte-boat" d="M52 24q10-9 30 0q-20 9-30 0Z" />
    </>
  ),
  port: (
    <>
      <path className="cte-ground" d={box(4, 4, 88, 88)} />
      <Water d={box(22, 22, 70, 70)} />
      <path className="cte-ink" d={box(4, 4, 88, 88)} />
      <path className="cte-quay" d="M22 92V22H92M44 22v30M70 22v22" />
      <path className="cte-boat" d="M50 70q10-10 32 0q-22 10-32 0Z" />
      <path className="cte-line" d="M64 64v12" />
    </>
  ),
  glassworks: WORKSHOP,
  sculptor: WORKSHOP,
  locksmith: WORKSHOP,
  joiner: WORKSHOP,
  jeweller: WORKSHOP,
  armourer: WORKSHOP,
};

/** A building's roof in board units, its corner at the origin; `turned` stands it upright. */
export function Roof({
  id,
  turned,
  height,
}: {
  readonly id: BuildingId;
  readonly turned: boolean;
  readonly height: number;
}) {
  return (
    <g className="cte-building" transform={turned ? `translate(${height * CASE} 0) rotate(90)` : undefined}>
      {ROOFS[id]}
    </g>
  );
}
