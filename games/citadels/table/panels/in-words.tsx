import type { Speaker } from '@pentapolis/kernel';
import type { View } from '../../rules/index.ts';
import { costOf } from '../art/emblems.ts';
import { callWords, cityWords, stageWords } from '../model/words.ts';

interface InWordsProps {
  readonly view: View;
  readonly own: number | undefined;
  readonly say: Speaker;
}

/** The whole table as text: the round, one's own hand and what one knows, every city. */
export function InWords({ view, own, say }: InWordsProps) {
  const hand = own === undefined ? undefined : view.seats[own]?.hand;
  return (
    <div className="cit cit-words">
      <h3>{say.term('citadels.words')}</h3>
      <p>{stageWords(view, say)}</p>
      <h4>{say.term('citadels.rail')}</h4>
      <ol>
        {view.calls.map((call) => (
          <li key={call.character}>
            {say.term(`character.${call.character}`)}: {callWords(view, call, own, say)}
            {(['murdered', 'bewitched', 'robbed'] as const).map((mark) =>
              call[mark] === true ? `, ${say.term(`citadels.mark.${mark}`)}` : '',
            )}
          </li>
        ))}
      </ol>
      {hand === undefined ? undefined : (
        <>
          <h4>{say.term('citadels.hand.yours', { hand: hand.length })}</h4>
          <p>{hand.length === 0 ? '–' : say.list(hand.map((id) => costed(id, say)))}</p>
        </>
      )}
      {view.seats.map(({ city, known, revealed }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <section key={seat}>
          <h4>{cityWords(view, seat, say)}</h4>
          {revealed.length === 0 ? undefined : (
            <p>{say.list(revealed.map((id) => say.term(`character.${id}`)))}</p>
          )}
          {city.length === 0 ? undefined : (
            <p>
              {say.list(city.map(({ card, beautified }) => costed(card, say) + (beautified ? ' +1' : '')))}
            </p>
          )}
          {known.length === 0 ? undefined : <p>{say.term('citadels.known', { seat, cards: [...known] })}</p>}
        </section>
      ))}
    </div>
  );
}

const costed = (id: Parameters<typeof costOf>[0], say: Speaker): string =>
  `${say.term(`district.${id}`)} (${costOf(id)})`;
