import { Glyph, SeatMark } from '@pentapolis/kit';
import type { CompanyId } from '../../rules/index.ts';
import { Plate } from '../art/plate.tsx';
import { COINS, HAND, HIDDEN } from '../art/signs.data.ts';
import type { BoardProps } from '../board/board-props.ts';
import type { Aiming } from '../board/use-aim.ts';
import { Change } from './change.tsx';

interface LedgerProps {
  readonly props: BoardProps;
  readonly aiming: Aiming;
  readonly own: number | undefined;
}

/** Everybody's shares and money, and what they come to now; where a choice is prepared, what they are about to become. */
export function Ledger({ props, aiming, own }: LedgerProps) {
  const { frame, say } = props;
  const { view } = frame;
  const companies = view.companies.filter(({ value }) => value !== undefined).map(({ id }) => id);
  return (
    <section className="ctx-ledger" aria-label={say.term('citytrixx.ledger')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.term('citytrixx.player')}</th>
            <th scope="col" title={say.term('citytrixx.hand')}>
              <Glyph d={HAND} size={16} />
              <span className="kit-unseen">{say.term('citytrixx.hand')}</span>
            </th>
            <th scope="col" title={say.term('citytrixx.concealed')}>
              <Glyph d={HIDDEN} size={16} />
              <span className="kit-unseen">{say.term('citytrixx.concealed')}</span>
            </th>
            <th scope="col" title={say.term('citytrixx.cash')}>
              <Glyph d={COINS} size={16} />
              <span className="kit-unseen">{say.term('citytrixx.cash')}</span>
            </th>
            {companies.map((company) => (
              <th key={company} scope="col">
                <Plate company={company} />
                <span className="kit-unseen">{say.term(`citytrixx.country.${company}`)}</span>
              </th>
            ))}
            <th scope="col">{say.term('citytrixx.worth')}</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <Row key={seat} seat={seat} companies={companies} props={props} aiming={aiming} own={own} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends LedgerProps {
  readonly seat: number;
  readonly companies: readonly CompanyId[];
}

function Row({ seat, companies, props, aiming, own }: RowProps) {
  const { frame, say, comfort } = props;
  const { view } = frame;
  const line = view.seats[seat];
  if (line === undefined) return undefined;
  const next = aiming.ahead?.seats[seat];
  const still = comfort.reducedMotion;
  const { certificate, train, money } = line.backs;
  const hidden = (line.concealed ?? line.remembered ?? []).length;
  return (
    <tr data-own={seat === own} data-asked={frame.deciding.includes(seat)}>
      <th scope="row">
        <span className="ctx-player">
          <SeatMark seat={seat} size={16} />
          <span className="ctx-player-name">{say.seat(seat)}</span>
          {line.company === undefined ? undefined : <Plate company={line.company} />}
        </span>
      </th>
      <td className="ctx-backs" title={say.term('citytrixx.backs', line.backs)}>
        <span aria-hidden="true">{say.number(certificate + train + money)}</span>
        <span className="kit-unseen">{say.term('citytrixx.backs', line.backs)}</span>
      </td>
      <td>{say.number(hidden)}</td>
      <td className="ctx-cash">
        <Change now={line.cash} next={next?.cash} still={still} say={say} />
      </td>
      {companies.map((company) => {
        const shares = line.shares[company] ?? 0;
        const presides = view.companies.find(({ id }) => id === company)?.president === seat;
        return (
          <td key={company} data-none={shares === 0} data-presides={presides}>
            <Change now={shares} next={next?.shares[company]} still={still} say={say} />
            {presides ? <span className="kit-unseen">{say.term('citytrixx.president')}</span> : undefined}
          </td>
        );
      })}
      <td className="ctx-fortune">
        <Change now={line.fortune} next={next?.fortune} still={still} say={say} />
      </td>
    </tr>
  );
}
