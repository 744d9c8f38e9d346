import { fastChance, type Speaker, speaker, type TextTable } from '@pentapolis/kernel';
import { determinize } from '../rules/determinize.ts';
import { cardPrice, forecast, NOBODY, ROUNDS, type State, type View } from '../rules/index.ts';
import { drawBorough } from './borough.ts';
import { scorePad, WORDS } from './pad.ts';

const INDENT = '  ';

/** The cards in their circle: who took which, or what it costs the one who chooses now. */
function cardsLine(state: State, say: Speaker, words: Speaker): string[] {
  if (state.rondel.length === 0) return [];
  const cards = state.rondel.map((card, place) => {
    const taker = state.takers[place]!;
    const price = state.phase === 'claim' ? cardPrice(state, place) : undefined;
    const note =
      taker !== NOBODY
        ? ` (${say.seat(taker)})`
        : price === undefined
          ? ''
          : ` ${words.term('text.nextPrice', { price })}`;
    return `${card} ${say.term(`card.${card}`)}${note}`;
  });
  return [`${words.term('text.cards')}: ${cards.join(' · ')}`];
}

function boroughLines(state: State, seat: number, say: Speaker, words: Speaker): string[] {
  const player = state.players[seat]!;
  const { money, votes, pollution, reserve, pool, card, out, revenue, specials } = player;
  const title = words.term('text.title', { name: say.seat(seat), money, votes, pollution, reserve, pool });
  const discs = player.rows.map((row, disc) =>
    row === 0
      ? words.term('text.noDisc')
      : words.term('text.disc', { row: say.term(`row.${row}`), column: player.columns[disc]! }),
  );
  const more = [
    ...(out ? [words.term('text.out')] : []),
    ...(card === '' ? [] : [words.term('text.card', { card: say.term(`card.${card}`) })]),
    words.term('text.discs', { discs: discs.join(', ') }),
    ...(state.choices.mode === 'economic' ? [words.term('text.revenue', { revenue })] : []),
    ...(specials.length > 0 ? [words.term('text.specials', { count: specials.length })] : []),
  ];
  return [title, INDENT + more.join(' · ')];
}

/** What the viewer alone knows, and what the round would bring it. */
function ownLines(view: View, state: State, say: Speaker, words: Speaker): string[] {
  const own = view.players[view.viewer];
  if (own === undefined) return [];
  const name = (promise: number): string => `${promise} ${say.term(`promise.${promise}`)}`;
  const { promise = 0, specials = [], offered = [] } = own;
  const lines = [''];
  if (promise > 0) lines.push(words.term('text.promise', { promise: name(promise) }));
  else lines.push(words.term('text.offered', { list: offered.map(name).join(' · ') }));
  if (specials.length > 0) lines.push(words.term('text.special', { list: specials.map(name).join(' · ') }));
  if (view.round > 0 && view.phase !== 'over') {
    const { money, votes, rise, deaths } = forecast(state, view.viewer);
    lines.push(words.term('text.forecast', { money, votes, rise, deaths }));
  }
  return lines;
}

/** Small City in a terminal: the cards, every borough as a grid, and what the viewer alone knows. */
export const text: TextTable<View> = {
  draw(view, _viewer, say, paint) {
    const words = speaker(say.language, { ...WORDS[say.language] });
    // nothing hidden is drawn: any State the View could come from shows the same
    const state = determinize(view, fastChance(1));
    const [white, grey, black] = view.materials as [number, number, number];
    const head =
      view.round === 0
        ? say.term('phase.founding')
        : `${words.term('text.round', { round: view.round, rounds: ROUNDS })} · ${say.term(`phase.${view.phase}`)} · ${words.term('text.host', { host: say.seat(view.host) })}`;
    return [
      '',
      paint('bold', head),
      ...cardsLine(state, say, words),
      words.term('text.reserve', { white, grey, black }),
      ...state.boroughs.flatMap(({ side }, seat) => {
        const [title, ...rest] = boroughLines(state, seat, say, words);
        return ['', paint('bold', title!), ...rest, ...(side === '' ? [] : drawBorough(state, seat, paint))];
      }),
      ...ownLines(view, state, say, words),
      '',
      paint('dim', words.term('text.legend')),
    ];
  },
  scorePad,
};
