import type { Speaker } from '@pentapolis/kernel';
import { faceOf, KINDS, type View } from '../../rules/index.ts';
import { cardWords, stageWords, whyWords } from '../model/words.ts';
import { sortedCities } from './company.tsx';

interface InWordsProps {
  readonly view: View;
  readonly own: number | undefined;
  readonly asked: number | undefined;
  readonly say: Speaker;
}

/** The whole table as text: the round, the track, every company, every player, one's own cards. */
export function InWords({ view, own, asked, say }: InWordsProps) {
  const words = (card: string): string => cardWords(faceOf(view, card), view.year, say);
  const list = (cards: readonly string[]): string => (cards.length === 0 ? '–' : say.list(cards.map(words)));
  const mine = own === undefined ? undefined : view.seats[own];
  return (
    <div className="ctx ctx-words">
      <h3>{say.term('citytrixx.words')}</h3>
      <p>{stageWords(view, asked, say)}</p>
      {view.phase === 'trick' ? (
        <>
          <h4>{say.term('citytrixx.trick', { trick: view.trick.number })}</h4>
          <p>
            {whyWords(view, view.trick, say) ?? say.term('citytrixx.why.none', { seat: view.trick.leader })}
          </p>
          <ul>
            {view.trick.plays.map(({ seat, card }) => (
              <li key={seat}>
                {say.seat(seat)}: {words(card)}
              </li>
            ))}
          </ul>
          <h4>{say.term('citytrixx.stacks')}</h4>
          <ul>
            {KINDS.map((kind) => {
              const { size, top } = view.stacks[kind];
              return (
                <li key={kind}>
                  {say.term(`citytrixx.stack.${kind}`)}: {say.term('citytrixx.stack.size', { size })}
                  {top === undefined ? '' : `, ${words(top)}`}
                </li>
              );
            })}
          </ul>
        </>
      ) : undefined}
      {view.year === 0
        ? undefined
        : view.companies.map((company) => (
            <section key={company.id}>
              <h4>{say.term(`citytrixx.country.${company.id}`)}</h4>
              <p>
                {say.term('citytrixx.company.words', {
                  value: company.value ?? 0,
                  place: view.track.priority.indexOf(company.id) + 1,
                  president: company.president ?? 0,
                  capacity: company.capacity,
                  cities: sortedCities(view, company).map(({ city, income }) =>
                    say.term('citytrixx.city', { city, income: income[view.year - 1] ?? 0 }),
                  ),
                  best: company.income ?? company.bestIncome,
                  done: company.income !== undefined,
                })}
              </p>
            </section>
          ))}
      {view.seats.map((line, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <section key={seat}>
          <h4>{say.seat(seat)}</h4>
          <p>
            {say.term('citytrixx.seat.words', {
              cash: line.cash,
              fortune: line.fortune,
              shares: Object.entries(line.shares).map(([company, count]) =>
                say.term('citytrixx.holding', { company, count }),
              ),
              concealed: (line.concealed ?? line.remembered ?? []).length,
            })}{' '}
            {say.term('citytrixx.backs', line.backs)}
          </p>
        </section>
      ))}
      {view.table.length === 0 ? undefined : (
        <>
          <h4>{say.term('citytrixx.market')}</h4>
          <p>{list(view.table)}</p>
        </>
      )}
      {mine === undefined ? undefined : (
        <>
          <h4>{say.term('citytrixx.hand.yours', { count: mine.hand?.length ?? 0 })}</h4>
          <p>{list(mine.hand ?? [])}</p>
          <h4>{say.term('citytrixx.concealed.yours', { count: mine.concealed?.length ?? 0 })}</h4>
          <p>{list(mine.concealed ?? [])}</p>
        </>
      )}
    </div>
  );
}
