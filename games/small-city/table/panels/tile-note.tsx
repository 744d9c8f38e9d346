import type { Seat, Speaker } from '@pentapolis/kernel';
import { Icon, Reason, RuleLink } from '@pentapolis/kit';
import { type Need, needsOf } from '../../rules/forecast-needs.ts';
import {
  boardOf,
  influenceAt,
  kitOf,
  NATURE,
  nextLevel,
  type State,
  spotOf,
  stepPrice,
  type TileId,
  tileAt,
  upgradeSpots,
} from '../../rules/index.ts';
import { TilePicture } from '../art/tile-art.tsx';
import type { Hand } from '../board/use-hand.ts';
import type { Planning } from '../board/use-plan.ts';
import { heldTile } from '../model/draft.ts';
import { cellText, usesText } from '../model/places.ts';
import { type Common, PriceTag } from './parts.tsx';

/** The rule that is about a kind of tile. */
export function ruleOf(type: TileId): string {
  switch (NATURE[type].category) {
    case 'residence':
      return NATURE[type].level === 1 ? 'SMC-HOME-2' : 'SMC-HOME-3';
    case 'commerce':
      return 'SMC-TRADE-1';
    case 'factory':
      return `SMC-WORKS-${NATURE[type].level + 1}`;
    case 'industry':
      return 'SMC-WORKS-6';
    case 'warehouse':
      return 'SMC-WORKS-5';
    case 'park':
      return 'SMC-PARK-3';
    case 'service':
      return type === 'POL' ? 'SMC-SERVICE-3' : 'SMC-SERVICE-4';
    case 'culture':
      return type === 'MET' || type === 'CLI' || type === 'UNI'
        ? { MET: 'SMC-CULTURE-3', CLI: 'SMC-CULTURE-4', UNI: 'SMC-CULTURE-5' }[type]
        : 'SMC-CULTURE-6';
    case 'hall':
      return 'SMC-HOUSING-3';
  }
}

/** Conditions, met or not. */
export function Needs({ needs, say }: { readonly needs: readonly Need[]; readonly say: Speaker }) {
  if (needs.length === 0) return undefined;
  return (
    <ul className="smc-needs">
      {needs.map(({ what, needed, found, met }) => (
        <li key={what} data-met={met}>
          <Icon name={met ? 'check' : 'cross'} size={16} />
          {say.term(`small-city.need.${what}`, { needed, found, met })}
        </li>
      ))}
    </ul>
  );
}

interface DraftNoteProps extends Common {
  readonly planning: Planning;
  readonly hand: Hand;
}

/** The tile in hand: its conditions where it is, price, what it unlocks, why it can't lie there. */
export function DraftNote({ planning, hand, say, showRule }: DraftNoteProps) {
  const { draft, seen } = hand;
  if (draft === undefined) return undefined;
  const { state, seat } = planning.ground;
  const tile = heldTile(draft);
  const board = boardOf(state, seat);
  const old = draft.over === undefined ? undefined : tileAt(state.boroughs[seat] as never, draft.over);
  const spot = old === undefined ? seen?.spot : spotOf(board, old);
  const needs =
    spot === undefined || !planning.ground.strict ? [] : needsOf(tile, influenceAt(state, seat, spot));
  const price = stepPrice(state, seat, { do: 'build', tile: draft.tile, at: 0, turn: 0 });
  return (
    <div className="smc-note" data-draft="true">
      <TilePicture type={tile} components={state.components} cell={24} />
      <div>
        <h3>
          {say.term(`tile.${tile}`)}
          {planning.task === 'raise' || draft.over !== undefined ? (
            <span className="smc-price">{say.term('small-city.free')}</span>
          ) : (
            <PriceTag money={price.money} cubes={price.cubes} say={say} />
          )}
          <RuleLink rule={ruleOf(tile)} say={say} showRule={showRule} />
        </h3>
        <p>{say.term(`small-city.stage.${draft.stage}`)}</p>
        <Needs needs={needs} say={say} />
        {seen === undefined || seen.unlocks.length === 0 ? undefined : (
          <p className="smc-good">
            {say.term('small-city.unlocks', { tiles: seen.unlocks.map((one) => one.tile) })}
          </p>
        )}
        {seen?.refusal === undefined ? undefined : (
          <Reason refusal={seen.refusal} say={say} showRule={showRule} />
        )}
      </div>
    </div>
  );
}

interface TileNoteProps extends Common {
  readonly state: State;
  readonly seat: Seat;
  readonly cell: number;
  /** Present where the tile can be changed. */
  readonly planning: Planning | undefined;
  readonly hand: Hand;
  close(): void;
}

/** What is on a space: what it is good for, what its next level asks; while planning, the way to change it. */
export function TileNote(props: TileNoteProps) {
  const { state, seat, cell, planning, hand, close, say, showRule } = props;
  const borough = state.boroughs[seat] as State['boroughs'][number];
  const tile = tileAt(borough, cell);
  const uses = tile && kitOf(state.components).tile(tile.type).spaces;
  const next = tile && nextLevel(tile.type);
  const spot = tile && spotOf(boardOf(state, seat), tile);
  return (
    <div className="smc-note">
      {tile === undefined ? undefined : (
        <TilePicture type={tile.type} components={state.components} cell={24} />
      )}
      <div>
        <h3>
          {cellText(state, seat, cell, say)}
          <button
            type="button"
            className="smc-link"
            aria-label={say.term('small-city.close')}
            onClick={close}
          >
            <Icon name="cross" size={16} />
          </button>
        </h3>
        {tile === undefined ? undefined : (
          <p>
            {uses === undefined ? say.term(`small-city.about.${tile.type}`) : usesText(uses, say)}{' '}
            <RuleLink rule={ruleOf(tile.type)} say={say} showRule={showRule} />
          </p>
        )}
        {next === undefined || spot === undefined ? undefined : (
          <>
            <p>{say.term('small-city.next', { tile: next })}</p>
            <Needs needs={needsOf(next, influenceAt(state, seat, spot))} say={say} />
          </>
        )}
        {planning === undefined || tile === undefined ? undefined : (
          <Changes {...{ planning, hand, cell, say, showRule, close }} />
        )}
      </div>
    </div>
  );
}

type ChangesProps = Pick<TileNoteProps, 'hand' | 'cell' | 'say' | 'showRule' | 'close'> & {
  readonly planning: Planning;
};

function Changes({ planning, hand, cell, say, showRule, close }: ChangesProps) {
  const { state, seat, check } = planning.ground;
  const tile = tileAt(state.boroughs[seat] as State['boroughs'][number], cell);
  if (tile === undefined || planning.task === 'raise') return undefined;
  const next = nextLevel(tile.type);
  const possible = next !== undefined && upgradeSpots(state, seat, tile).length > 0;
  const wreck = { do: 'demolish', cell } as const;
  const refusal = planning.task === 'build' ? check(wreck) : undefined;
  const price = stepPrice(state, seat, wreck);
  return (
    <p className="smc-changes">
      {next === undefined ? undefined : (
        <button
          type="button"
          className="button"
          aria-disabled={!possible}
          onClick={() => {
            if (!possible) return;
            close();
            hand.pickUpgrade(cell);
          }}
        >
          {say.term('small-city.upgrade', { tile: next })}
        </button>
      )}
      {planning.task !== 'build' || tile.type === 'CH' ? undefined : (
        <button
          type="button"
          className="button"
          aria-disabled={refusal !== undefined}
          title={refusal && say({ key: refusal.key, args: refusal.args })}
          onClick={() => {
            if (refusal !== undefined) return;
            close();
            hand.add(wreck);
          }}
        >
          {say.term('small-city.demolish', { money: price.money, pollution: price.pollution })}
        </button>
      )}
      {refusal === undefined || tile.type === 'CH' ? undefined : (
        <Reason refusal={refusal} say={say} showRule={showRule} />
      )}
    </p>
  );
}
