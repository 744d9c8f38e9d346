import { Glyph, Icon, type IconName } from '@pentapolis/kit';
import { routeOf } from '../../rules/council.ts';
import { describeAction } from '../../rules/describe.ts';
import { gainsOf } from '../../rules/gains.ts';
import {
  type Action,
  CUBE_MONEY,
  CUBE_VOTES,
  INDUSTRY_GAINS,
  LOT_VOTES,
  type State,
} from '../../rules/index.ts';
import { SIGNS } from '../art/signs.data.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import type { Founding } from '../board/use-founding.ts';
import type { Hand } from '../board/use-hand.ts';
import type { Planning } from '../board/use-plan.ts';
import { savings, turnsOfDraft } from '../model/draft.ts';

interface BarProps {
  readonly props: BoardProps;
  readonly known: State;
  readonly own: number;
  readonly aim: Aiming;
  readonly planning: Planning | undefined;
  readonly hand: Hand;
  readonly founding: Founding | undefined;
}

/** The choices as buttons: tools for the tile in hand, the plan, the yes to what was pressed on the table. */
export function Bar(bar: BarProps) {
  const { props, founding, planning, hand } = bar;
  if (props.legal.length === 0) return undefined;
  if (founding !== undefined) return <FoundingBar {...bar} founding={founding} />;
  if (planning === undefined) return <AimBar {...bar} />;
  return hand.draft === undefined ? (
    <PlanBar {...bar} planning={planning} />
  ) : (
    <DraftBar {...bar} planning={planning} />
  );
}

function FoundingBar({ props, founding }: BarProps & { readonly founding: Founding }) {
  const { say } = props;
  const ready = founding.promise > 0 && founding.refusal === undefined;
  return (
    <>
      {ready ? undefined : <span className="smc-hint">{say.term('small-city.found.hint')}</span>}
      <Confirm ready={ready} label={say.term('small-city.found')} onPress={founding.commit} />
    </>
  );
}

function PlanBar({ props, planning, aim }: BarProps & { readonly planning: Planning }) {
  const { say, legal } = props;
  const { steps, task } = planning;
  if (task !== 'build') {
    const pass = legal.find(({ kind }) => kind === 'pass');
    return (
      <>
        <span className="smc-hint">{say.term('small-city.take')}</span>
        {pass === undefined ? undefined : (
          <button type="button" className="button" onClick={() => aim.send(pass)}>
            {say.term('small-city.leaveOut')}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      {steps.length === 0 ? <span className="smc-hint">{say.term('small-city.take')}</span> : undefined}
      {steps.length === 0 ? undefined : (
        <button
          type="button"
          className="button"
          aria-keyshortcuts="U"
          onClick={() => planning.remove(steps.length - 1)}
        >
          <Icon name="undo" size={18} />
          {say.term('small-city.plan.undo')}
        </button>
      )}
      <Confirm
        ready
        label={say.term('small-city.plan.commit', { count: steps.length })}
        onPress={planning.commit}
      />
    </>
  );
}

function DraftBar({ props, planning, hand }: BarProps & { readonly planning: Planning }) {
  const { say } = props;
  const { draft, seen } = hand;
  const { state, seat } = planning.ground;
  if (draft === undefined) return undefined;
  const cancel = (
    <Tool icon="cross" keys="Escape" label={say.term('small-city.cancel')} onPress={hand.cancel} />
  );
  switch (draft.stage) {
    case 'staff':
      return (
        <>
          {cancel}
          <span className="smc-hint">{say.term('small-city.stage.staff')}</span>
          <Confirm ready label={say.term('small-city.staff.none')} onPress={() => hand.confirm(-1)} />
        </>
      );
    case 'save':
      return (
        <>
          {cancel}
          {savings(state, seat, draft.tile).map((colour) => (
            <button key={colour} type="button" className="button" onClick={() => hand.confirm(colour)}>
              {say.term('small-city.save', { colour })}
            </button>
          ))}
          <Confirm ready label={say.term('small-city.save.none')} onPress={() => hand.confirm(-1)} />
        </>
      );
    case 'cubes':
      return (
        <>
          {cancel}
          <span className="smc-hint">{say.term('small-city.stage.cubes')}</span>
          <Confirm ready label={say.term('small-city.pay')} onPress={() => hand.confirm()} />
        </>
      );
    default:
      return (
        <>
          {cancel}
          <Tool icon="turnRight" keys="R" label={say.term('small-city.turn')} onPress={() => hand.turn(1)} />
          {turnsOfDraft(planning.ground, draft).some((turn) => turn >= 4) ? (
            <button
              type="button"
              className="button"
              data-look="icon"
              aria-label={say.term('small-city.flip')}
              title={`${say.term('small-city.flip')} (F)`}
              aria-keyshortcuts="F"
              onClick={hand.flip}
            >
              <Glyph d={SIGNS.flip} />
            </button>
          ) : undefined}
          <Tool icon="right" keys="N" label={say.term('small-city.nextPlace')} onPress={() => hand.next(1)} />
          <Confirm
            ready={seen?.refusal === undefined}
            label={say.term(
              draft.stage === 'warehouse'
                ? 'small-city.buildWarehouse'
                : draft.over === undefined
                  ? 'small-city.build'
                  : 'small-city.upgradeHere',
            )}
            onPress={() => hand.confirm()}
          />
        </>
      );
  }
}

/** Questions that are answered by pressing something on the table. */
const HINTED: ReadonlySet<string> = new Set([
  'propose',
  'street',
  'claim',
  'merge',
  'move',
  'house',
  'trade',
  'store',
  'victim',
  'grave',
  'council',
  'councilor',
  'keep',
]);

function AimBar({ props, known, own, aim }: BarProps) {
  const { say, frame } = props;
  const { ready, picks } = aim;
  const kind = frame.decision?.kind ?? '';
  const label = (action: Action): string => actionLabel(action, known, own, props);
  const cancelable = picks.length > 0 && kind !== 'store';
  return (
    <>
      {ready.length === 0 && HINTED.has(kind) ? (
        <span className="smc-hint">
          {say.term(`small-city.hint.${kind}${kind === 'move' && picks.length > 0 ? '.2' : ''}`)}
        </span>
      ) : undefined}
      {cancelable ? (
        <Tool icon="cross" keys="Escape" label={say.term('small-city.cancel')} onPress={aim.cancel} />
      ) : undefined}
      {ready.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className="button"
          data-look="accent"
          onClick={() => aim.send(action)}
        >
          {label(action)}
        </button>
      ))}
      {aim.plain
        .filter(() => ready.length === 0)
        .map((action) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="button"
            data-look={action.kind === 'pass' || action.kind === 'disagree' ? undefined : 'accent'}
            onClick={() => aim.send(action)}
          >
            {label(action)}
          </button>
        ))}
    </>
  );
}

/** What a button says: shorter than the log, with the figures. */
function actionLabel(action: Action, known: State, own: number, { say, frame }: BoardProps): string {
  const colourAt = (cell: number): number => (known.boroughs[own]?.cube[cell] ?? 1) - 1;
  switch (action.kind) {
    case 'council': {
      const route = routeOf(known, own, action);
      return say.term('small-city.council.pay', {
        pay: action.pay,
        price: 'violation' in route ? 0 : route.column,
        row: action.row,
        from: action.from === action.row ? 0 : action.from,
      });
    }
    case 'sell':
      return say.term('small-city.sell', { money: CUBE_MONEY[colourAt(action.cell)] ?? 0 });
    case 'give':
      return say.term('small-city.give', { votes: CUBE_VOTES[colourAt(action.cell)] ?? 0 });
    case 'buy':
      return say.term('small-city.buy', { money: action.money, votes: LOT_VOTES[action.money - 1] ?? 0 });
    case 'gain':
      return say.term(`small-city.gain.${action.what}`, { amount: gainsOf(known)[action.what] });
    case 'take': {
      const column = Number(frame.decision?.args.column ?? 1);
      const count = INDUSTRY_GAINS[column - 1]?.find(({ colour }) => colour === action.colour)?.count ?? 0;
      return say.term('small-city.cubes', { count, colour: action.colour });
    }
    case 'move':
      return say.term(action.to.cell < 0 ? 'small-city.move.home' : 'small-city.move.here');
    case 'done':
      return say.term(`small-city.done.${known.phase}`);
    default:
      return say(describeAction(action));
  }
}

interface ConfirmProps {
  readonly ready: boolean;
  readonly label: string;
  onPress(): void;
}

function Confirm({ ready, label, onPress }: ConfirmProps) {
  return (
    <button type="button" className="button" data-look="accent" aria-disabled={!ready} onClick={onPress}>
      <Icon name="check" />
      {label}
    </button>
  );
}

interface ToolProps {
  readonly icon: IconName;
  /** Key that does the same, as `aria-keyshortcuts` writes it. */
  readonly keys: string;
  readonly label: string;
  onPress(): void;
}

function Tool({ icon, keys, label, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="button"
      data-look="icon"
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
