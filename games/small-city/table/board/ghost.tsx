import { useMemo } from 'react';
import { boardOf, kitOf, type Spot, spotOf } from '../../rules/index.ts';
import { middle, outline } from '../art/outline.ts';
import { drawn, TileArt } from '../art/tile-art.tsx';
import { type Ground, openSpots, spotOfDraft } from '../model/draft.ts';
import type { Hand } from './use-hand.ts';

/** The tile in hand: where it may lie, its halo, who influences it, whom it lets grow. */
export function Ghost({ ground, hand }: { readonly ground: Ground; readonly hand: Hand }) {
  const { draft, seen } = hand;
  const { state, seat } = ground;
  const { tile, over, stage, step } = draft ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it lies does not change where it may lie
  const open = useMemo(
    () => (draft === undefined ? [] : openSpots(ground, draft)),
    [ground, tile, over, stage, step],
  );
  if (draft === undefined) return undefined;
  const kit = kitOf(state.components);
  const board = boardOf(state, seat);
  const spot = spotOfDraft(ground, draft);
  const { tiles } = state.boroughs[seat] ?? { tiles: [] };
  const outlineOf = (id: number): string => {
    const lying = tiles.find((other) => other.id === id);
    return lying === undefined ? '' : outline(spotOf(board, lying).cells, 3, 9);
  };
  const placing = stage === 'spot' || stage === 'warehouse';
  const factory: Spot | undefined =
    step === undefined ? undefined : board.spot(step.tile, step.at, step.turn);
  return (
    <g className="smc-ghost" data-bad={placing && seen?.refusal !== undefined} data-set={draft.set}>
      {placing ? (
        <path className="smc-open" d={outline([...new Set(open.flatMap(({ cells }) => cells))], 8, 10)} />
      ) : undefined}
      {seen === undefined || !placing ? undefined : (
        <>
          <path className="smc-halo" d={outline(seen.spot.halo, 2, 8)} />
          {seen.influencedBy.map((id) => (
            <path key={id} className="smc-influencer" d={outlineOf(id)} />
          ))}
        </>
      )}
      {factory === undefined || stage === 'spot' ? undefined : (
        <g className="smc-ghost-tile">
          <TileArt tile={drawn(factory, kit)} />
        </g>
      )}
      {spot === undefined || !placing ? undefined : (
        <g className="smc-ghost-tile">
          <TileArt tile={drawn(spot, kit)} />
          <path className="smc-ghost-rim" d={outline(spot.cells, 2, 10)} />
        </g>
      )}
      {stage === 'spot' && seen?.warehouses[0] !== undefined ? (
        <g className="smc-ghost-tile" data-extra="true">
          <TileArt tile={drawn(seen.warehouses[0], kit)} />
        </g>
      ) : undefined}
      {stage === 'staff'
        ? seen?.staff.map((cell) => <Choice key={cell} cell={cell} on={false} />)
        : undefined}
      {stage === 'cubes'
        ? state.boroughs[seat]?.cube.map((cube, cell) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
            cube === 0 ? undefined : <Choice key={cell} cell={cell} on={draft.cubes.includes(cell)} />,
          )
        : undefined}
      {placing
        ? seen?.unlocks.map(({ id, tile: next }) => {
            const lying = tiles.find((other) => other.id === id);
            const cell = lying === undefined ? undefined : spotOf(board, lying).cells[0];
            if (cell === undefined) return undefined;
            const { x, y } = middle(cell);
            return (
              <g key={id} className="smc-unlock" transform={`translate(${x} ${y - 26})`}>
                <rect x="-40" y="-20" width="80" height="40" rx="20" />
                <text y="9">↑ {next}</text>
              </g>
            );
          })
        : undefined}
    </g>
  );
}

function Choice({ cell, on }: { readonly cell: number; readonly on: boolean }) {
  const { x, y } = middle(cell);
  return <circle className="smc-mark" data-kind={on ? 'picked' : 'target'} cx={x} cy={y} r="42" />;
}
