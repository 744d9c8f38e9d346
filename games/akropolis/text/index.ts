import { type Speaker, speaker, type TextTable } from '@pentapolis/kernel';
import { DISTRICTS, tileLetters, tileNamed, toCome, type View, type ViewCity } from '../rules/index.ts';
import { drawCity } from './city.ts';
import { scoreLines, scorePad, WORDS } from './pad.ts';

const BOARD_INDENT = '  ';

/** A tile on offer: its price, its name, its hexes as letters and in words. */
function siteLines(view: View, say: Speaker, words: Speaker): string[] {
  const prices = view.site.map((_, price) => words.term(price === 0 ? 'text.free' : 'text.price', { price }));
  const width = Math.max(...prices.map((price) => price.length));
  return view.site.map((tile, price) => {
    const letters = tileLetters(tileNamed(tile));
    const hexes = say.list([...letters].map((letter) => say.term(`hex.${letter}`)));
    return `${BOARD_INDENT}${(prices[price] as string).padEnd(width)}  ${tile}  ${letters}  ${hexes}`;
  });
}

function toComeLine(view: View, say: Speaker, words: Speaker): string {
  const { districts, plazas, quarries } = toCome(view);
  const list = DISTRICTS.map((district) => {
    const name = say.term(`district.${district}`).toLowerCase();
    return `${name} ${districts[district]}/${plazas[district]}`;
  }).join(', ');
  return `${words.term('text.stacks', { stacks: view.stacks })}. ${words.term('text.toCome', { list, quarries })}`;
}

function pointsLine({ score }: Pick<ViewCity, 'score'>, say: Speaker, words: Speaker): string[] {
  if (score === undefined) return [];
  const parts = DISTRICTS.filter(
    (district) => score.districts[district].value > 0 || score.districts[district].stars > 0,
  ).map((district) => {
    const { value, stars, points } = score.districts[district];
    return `${say.term(`district.${district}`)} ${value}×${stars}=${points}`;
  });
  return [`${BOARD_INDENT}${[...parts, `${words.term('text.total')} ${score.total}`].join(' · ')}`];
}

/** Akropolis in a terminal: the site, what is to come, rivals in a line each, the viewer's own city in full. */
export const text: TextTable<View> = {
  draw(view, viewer, say, paint) {
    const words = speaker(say.language, { ...WORDS[say.language] });
    const seats = view.cities.map((_, seat) => seat);
    const order = viewer === 'spectator' ? seats : [...seats.filter((seat) => seat !== viewer), viewer];
    const cities = order.flatMap((seat) => {
      const city = view.cities[seat] as ViewCity;
      const inFull = viewer === 'spectator' || seat === viewer;
      const title = words.term('text.city', { name: say.seat(seat), stones: city.stones });
      const points =
        inFull && view.over && city.score
          ? scoreLines(city.score, say.language).map((line) => BOARD_INDENT + line)
          : pointsLine(city, say, words);
      const board = inFull ? drawCity(city, paint).map((line) => BOARD_INDENT + line) : [];
      return ['', paint('bold', title), ...board, ...points];
    });
    const { architect } = view;
    const rival =
      architect === undefined
        ? []
        : [
            '',
            paint('bold', words.term('text.architect', { stones: architect.stones })),
            BOARD_INDENT +
              words.term('text.tiles', {
                tiles: architect.tiles.map((tile) => `${tile} ${tileLetters(tileNamed(tile))}`).join(', '),
              }),
          ];
    return [
      '',
      paint('bold', words.term('text.site')),
      ...siteLines(view, say, words),
      paint('dim', toComeLine(view, say, words)),
      ...rival,
      ...cities,
      '',
      paint('dim', words.term('text.legend')),
      paint('dim', words.term('text.letters')),
    ];
  },
  scorePad,
};
