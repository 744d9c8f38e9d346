import { type Speaker, speaker, type TextTable } from '@pentapolis/kernel';
import { COST, cardOf } from '../rules/cards.ts';
import { type DistrictId, rankOf, type View, type ViewCall } from '../rules/index.ts';
import { scorePad, WORDS } from './pad.ts';

const INDENT = '  ';

const priced = (id: DistrictId, say: Speaker): string => `${say.term(`district.${id}`)} ${COST[cardOf(id)]}`;

function callLine(call: ViewCall, say: Speaker, words: Speaker): string {
  const { character, status, seat } = call;
  const what =
    seat !== undefined ? say.seat(seat) : status === 'revealed' ? '' : words.term(`text.${status}`);
  return `${INDENT}${rankOf(character)} ${say.term(`character.${character}`)}: ${what}`;
}

function cityLines(view: View, seat: number, say: Speaker, words: Speaker): string[] {
  const { gold, handSize, city, score, revealed } = view.seats[seat] as View['seats'][number];
  const title = words.term('text.city', {
    name: say.seat(seat),
    crown: view.crown === seat ? words.term('text.crown') : '',
    gold,
    hand: handSize,
    districts: city.length,
    goal: view.goal,
    points: score.total,
  });
  const shown = revealed.map((id) => say.term(`character.${id}`)).join(', ');
  const districts = city
    .map(({ card, beautified }) => priced(card, say) + (beautified ? '+1' : ''))
    .join(' · ');
  return [title, ...[shown, districts].filter((line) => line !== '').map((line) => INDENT + line)];
}

/** Citadels in a terminal: the round by rank, every city, and what the viewer alone holds. */
export const text: TextTable<View> = {
  draw(view, viewer, say, paint) {
    const words = speaker(say.language, { ...WORDS[say.language] });
    const own = viewer === 'spectator' ? undefined : view.seats[viewer];
    const mine =
      own === undefined
        ? []
        : [
            '',
            `${words.term('text.you')}: ${(own.characters ?? []).map((id) => say.term(`character.${id}`)).join(', ') || '–'}`,
            `${words.term('text.hand')}: ${(own.hand ?? []).map((id) => priced(id, say)).join(' · ') || '–'}`,
          ];
    const head = `${words.term('text.round', { round: view.round })} · ${words.term('text.deck', { count: view.deck.size })}`;
    return [
      '',
      paint('bold', head),
      ...view.calls.map((call) => callLine(call, say, words)),
      ...view.seats.flatMap((_, seat) => {
        const [title, ...rest] = cityLines(view, seat, say, words);
        return ['', paint('bold', title as string), ...rest];
      }),
      ...mine,
    ];
  },
  scorePad,
};
