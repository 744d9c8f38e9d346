import type { Speaker } from '@pentapolis/kernel';
import { Glyph } from '@pentapolis/kit';
import {
  type ActionOf,
  type CardId,
  faceOf,
  type IncomeForecast,
  useForecast,
  type View,
} from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';
import { HIDDEN } from '../art/signs.data.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { StepSign } from './change.tsx';

type Take = ActionOf<'take'>;

interface UsesProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
  readonly card: CardId;
}

/** What the card taken can be used for, each with what it would change. Pressing one takes the card. */
export function Uses({ props, aiming, card }: UsesProps) {
  const { frame, legal, say } = props;
  const { view } = frame;
  const uses = legal.filter((action): action is Take => action.kind === 'take' && action.card === card);
  const title = say.term('citytrixx.uses', { card });
  return (
    <section className="ctx-uses" aria-label={title}>
      <p className="ctx-why">{title}</p>
      <ul data-rove data-digits>
        {uses.map((use) => (
          <li key={`${use.as}-${use.company ?? ''}`}>
            <button type="button" className="ctx-use" data-target="true" onClick={() => aiming.send(use)}>
              <Use view={view} use={use} say={say} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Use({ view, use, say }: { readonly view: View; readonly use: Take; readonly say: Speaker }) {
  const face = faceOf(view, use.card);
  const forecast = useForecast(view, use);
  if (forecast === undefined) {
    const value = view.companies.find(({ id }) => id === face.company)?.value ?? 0;
    return (
      <>
        <span className="ctx-use-name">
          <Glyph d={HIDDEN} size={18} /> {say.term(`citytrixx.use.${use.as}`)}
        </span>
        <span className="ctx-use-note">
          {say.term(`citytrixx.use.${use.as}.note`, { worth: face.worth, value })}
        </span>
      </>
    );
  }
  const { company, before, after } = forecast;
  return (
    <>
      <span className="ctx-use-name">
        <Plate company={company} />
        {say.term(`citytrixx.use.${use.as}`)}
        <span className="kit-unseen">{say.term(`citytrixx.country.${company}`)}</span>
      </span>
      <span className="ctx-use-note">
        <Gain before={before} after={after} say={say} />
      </span>
    </>
  );
}

function Gain({
  before,
  after,
  say,
}: {
  readonly before: IncomeForecast;
  readonly after: IncomeForecast;
  readonly say: Speaker;
}) {
  if (before.income === after.income) return say.term('citytrixx.use.same', { income: after.income });
  return (
    <>
      {say.term('citytrixx.use.gain', { before: before.income, after: after.income })}{' '}
      <StepSign steps={after.steps} say={say} />
    </>
  );
}
