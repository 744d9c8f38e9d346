import type { Speaker } from '@pentapolis/kernel';
import { Glyph } from '@pentapolis/kit';
import { memo, type PointerEvent, useMemo } from 'react';
import {
  BUILDABLE,
  copiesFor,
  givenTiles,
  NATURE,
  nextSteps,
  type TileId,
  tilePrice,
} from '../../rules/index.ts';
import { SIGNS } from '../art/signs.data.ts';
import { TilePicture } from '../art/tile-art.tsx';
import { GROUPS, type Hand } from '../board/use-hand.ts';
import type { Planning } from '../board/use-plan.ts';
import { PriceTag } from './parts.tsx';

interface PaletteProps {
  readonly planning: Planning;
  readonly hand: Hand;
  /** Begins to drag a tile out of the supply. */
  grab(tile: TileId, event: PointerEvent): void;
  readonly say: Speaker;
}

/** The supply: every tile with its price and how many are left; what can't be built now is pale and still says why. */
export function Palette({ planning, hand, grab, say }: PaletteProps) {
  const { ground, task } = planning;
  const { state, seat } = ground;
  const open = useMemo(() => {
    if (task === 'raise') return new Set(givenTiles(state, seat, state.asks.at(-1)?.count ?? 0));
    return new Set(nextSteps(state, seat).flatMap((step) => (step.do === 'build' ? [step.tile] : [])));
  }, [state, seat, task]);
  const grow = task === 'build' ? ground.check({ do: 'expand' }) : undefined;
  return (
    <div className="smc-palette" role="toolbar" aria-label={say.term('small-city.supply')}>
      {GROUPS.map((kinds, group) => (
        <ul
          key={kinds[0]}
          data-rove
          data-kind={kinds[0]}
          aria-label={say.term(`small-city.kind.${kinds[0]}`)}
        >
          {BUILDABLE.filter((type) => kinds.includes(NATURE[type].category)).map((type, at) => (
            <li key={type}>
              <Supply
                type={type}
                components={state.components}
                left={copiesFor(state, seat, type)}
                open={open.has(type)}
                held={hand.draft?.tile === type && hand.draft.over === undefined}
                free={task === 'raise'}
                price={tilePrice(state, seat, type)}
                keys={at === 0 ? String(group + 1) : ''}
                say={say}
                pick={hand.pick}
                grab={grab}
              />
            </li>
          ))}
        </ul>
      ))}
      {task === 'build' ? (
        <ul data-kind="zone">
          <li>
            <button
              type="button"
              className="smc-supply"
              data-open={grow === undefined}
              title={
                grow === undefined
                  ? say.term('small-city.grow.help')
                  : say({ key: grow.key, args: grow.args })
              }
              onClick={() => hand.add({ do: 'expand' })}
            >
              <Glyph d={SIGNS.zone} size={26} />
              <span className="smc-supply-name">{say.term('small-city.grow')}</span>
            </button>
          </li>
        </ul>
      ) : undefined}
    </div>
  );
}

interface SupplyProps {
  readonly type: TileId;
  readonly components: string;
  readonly left: number;
  readonly open: boolean;
  readonly held: boolean;
  readonly free: boolean;
  readonly price: { readonly money: number; readonly cubes: readonly number[] };
  /** The number key of its kind, on the first of them. */
  readonly keys: string;
  readonly say: Speaker;
  pick(tile: TileId): void;
  grab(tile: TileId, event: PointerEvent): void;
}

const Supply = memo(function Supply(props: SupplyProps) {
  const { type, components, left, open, held, free, price, keys, say, pick, grab } = props;
  const name = say.term(`tile.${type}`);
  return (
    <button
      type="button"
      className="smc-supply"
      data-open={open}
      aria-pressed={held}
      aria-keyshortcuts={keys === '' ? undefined : keys}
      title={say.term('small-city.supply.tile', { tile: type, left, open })}
      onPointerDown={(event) => grab(type, event)}
      onClick={() => pick(type)}
    >
      <TilePicture type={type} components={components} cell={13} />
      <span className="smc-supply-name">
        <span className="kit-unseen">{name}</span>
        <span aria-hidden="true">{say.term(`small-city.short.${type}`)}</span>
      </span>
      <span className="smc-supply-foot">
        {free ? undefined : <PriceTag money={price.money} cubes={price.cubes} say={say} />}
        <span className="smc-left">
          <span aria-hidden="true">×{say.number(left)}</span>
          <span className="kit-unseen">{say.term('small-city.left', { count: left })}</span>
        </span>
      </span>
    </button>
  );
});
