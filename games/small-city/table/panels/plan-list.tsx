import type { Speaker } from '@pentapolis/kernel';
import { Glyph, Icon } from '@pentapolis/kit';
import { boroughOf, cellName, NATURE, nextLevel, type State, type Step, tileAt } from '../../rules/index.ts';
import { SIGNS } from '../art/signs.data.ts';
import { TilePicture } from '../art/tile-art.tsx';
import type { Planning } from '../board/use-plan.ts';
import { PriceTag } from './parts.tsx';

interface PlanListProps {
  readonly planning: Planning;
  /** The match without the plan. */
  readonly known: State;
  readonly say: Speaker;
}

/** Behind the screen: what is planned, what each step costs, and the way back from each. */
export function PlanList({ planning, known, say }: PlanListProps) {
  const { ground, steps, prices, remove } = planning;
  const { state, seat } = ground;
  const money = state.players[seat]?.money ?? 0;
  return (
    <section className="smc-plan" aria-label={say.term('small-city.plan')}>
      <h3>
        <Glyph d={SIGNS.screen} size={18} />
        {say.term('small-city.plan')}
        <small>{say.term('small-city.plan.left', { money })}</small>
      </h3>
      {steps.length === 0 ? <p>{say.term('small-city.plan.empty')}</p> : undefined}
      <ol>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places
          <li key={at}>
            {step.do === 'build' ? (
              <TilePicture type={step.tile} components={state.components} cell={9} />
            ) : (
              <Glyph
                d={step.do === 'upgrade' ? SIGNS.raise : step.do === 'demolish' ? SIGNS.wreck : SIGNS.zone}
                size={18}
              />
            )}
            <span className="smc-plan-words">{stepText(step, known, seat, say)}</span>
            {step.do === 'upgrade' || step.do === 'expand' ? (
              <span className="smc-price">{say.term('small-city.free')}</span>
            ) : (
              <PriceTag money={prices[at]?.money ?? 0} cubes={prices[at]?.cubes ?? []} say={say} />
            )}
            <button
              type="button"
              className="smc-link"
              aria-label={say.term('small-city.plan.remove', { step: at + 1 })}
              title={say.term('small-city.plan.remove', { step: at + 1 })}
              onClick={() => remove(at)}
            >
              <Icon name="undo" size={18} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A step in words; what is upgraded or torn down is named where it lay before. */
export function stepText(step: Step, known: State, seat: number, say: Speaker): string {
  switch (step.do) {
    case 'build':
      return say.term('small-city.step.build', {
        tile: step.tile,
        at: cellName(step.at),
        warehouse: step.warehouse === undefined ? '' : cellName(step.warehouse.at),
        duty: step.staff !== undefined,
        saves: step.save ?? -1,
      });
    case 'upgrade': {
      const tile = tileAt(boroughOf(known, seat), step.cell);
      const next = tile && nextLevel(tile.type);
      return next === undefined || NATURE[next].level === 0
        ? say.term('small-city.step.chain', { at: cellName(step.cell) })
        : say.term('small-city.step.upgrade', { tile: next, at: cellName(step.cell) });
    }
    case 'demolish':
      return say.term('small-city.step.demolish', { at: cellName(step.cell) });
    case 'expand':
      return say.term('small-city.step.expand');
  }
}
