import type { SpaceUse } from '../../rules/index.ts';
import { Cube } from './cube.tsx';

const COLOURS: readonly string[] = ['white', 'grey', 'black'];

const COIN = 'M0-9a9 9 0 1 1 0 18a9 9 0 0 1 0-18Z';
const BALLOT = 'M-9-9H9V9H-9ZM-5 0l4 4.5L6-5';

function Part({ what }: { readonly what: 'coin' | 'ballot' | 'cube' }) {
  if (what === 'cube')
    return (
      <g transform="translate(-9.5 -9.5) scale(.8)">
        <Cube colour={0} />
      </g>
    );
  if (what === 'ballot') return <path className="smc-use-ballot" d={BALLOT} />;
  return (
    <>
      <path className="smc-use-coin" d={COIN} />
      <text className="smc-use-dollar" y="5.5">
        $
      </text>
    </>
  );
}

const TRADES: Readonly<Partial<Record<SpaceUse, readonly ['coin' | 'cube', 'coin' | 'ballot']>>> = {
  cubeForMoney: ['cube', 'coin'],
  moneyForVotes: ['coin', 'ballot'],
  cubeForVotes: ['cube', 'ballot'],
};

/** What a space of commerce or of a factory is for, as a sign of about 50 by 24 with its middle at the origin. */
export function UseSign({ use }: { readonly use: SpaceUse }) {
  const colour = COLOURS.indexOf(use);
  if (colour >= 0)
    return (
      <g transform="translate(-13.2 -13.2) scale(1.1)">
        <Cube colour={colour} />
      </g>
    );
  const trade = TRADES[use];
  if (trade === undefined) return <Part what="coin" />;
  return (
    <>
      <g transform="translate(-15 0)">
        <Part what={trade[0]} />
      </g>
      <path className="smc-use-arrow" d="M-3.5 0h6M0-3l3 3l-3 3" />
      <g transform="translate(15 0)">
        <Part what={trade[1]} />
      </g>
    </>
  );
}
