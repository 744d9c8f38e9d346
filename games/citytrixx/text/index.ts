import {
  type Args,
  type Paint,
  type Speaker,
  speaker,
  type TextTable,
  type Viewer,
} from '@pentapolis/kernel';
import {
  bestForecast,
  type CardId,
  faceOf,
  KINDS,
  trickStanding,
  type View,
  type ViewCompany,
  type ViewSeat,
} from '../rules/index.ts';
import { scorePad, WORDS } from './pad.ts';

const INDENT = '  ';
const NOTHING = '–';

interface Pen {
  readonly view: View;
  readonly say: Speaker;
  readonly paint: Paint;
  word(key: string, args?: Args): string;
}

const listed = (items: readonly string[]): string => items.join(' · ') || NOTHING;

/** `FR-C8 Strasbourg 20`: a card and what it earns as a city this year. */
function cityText(view: View, id: CardId): string {
  const { city, income } = faceOf(view, id);
  return `${id} ${city} ${income[Math.max(0, view.year - 1)]}`;
}

function headLine({ view, word }: Pen): string {
  const { phase, year, trick, tricks } = view;
  if (phase === 'setup') return word('text.setup');
  const part =
    phase === 'trick' ? word('text.trick', { trick: trick.number, tricks }) : word(`text.${phase}`);
  return `${word('text.year', { year })} · ${part}`;
}

/** The discs from the highest down; a `>` between discs on one space, the lower first. */
function trackLine({ view, word }: Pen): string {
  const byValue = new Map<number, string[]>();
  for (const id of view.track.priority) {
    const { value = 0 } = view.companies.find((company) => company.id === id) as ViewCompany;
    byValue.set(value, [...(byValue.get(value) ?? []), id]);
  }
  return `${word('text.track')}: ${listed([...byValue].map(([value, ids]) => `${value} ${ids.join(' > ')}`))}`;
}

function companyLines(pen: Pen, company: ViewCompany): string[] {
  const { view, say, word, paint } = pen;
  const name = `${company.id} ${say.term(`company.${company.id}`)}`;
  if (company.value === undefined || company.president === undefined)
    return [paint('bold', word('text.unstarted', { name }))];
  const title = word('text.company', { name, value: company.value, president: say.seat(company.president) });
  const trains = company.trains.map((id) => `T${faceOf(view, id).level}`);
  return [
    '',
    paint('bold', title),
    `${INDENT}${word('text.trains')}: ${listed(trains)}`,
    `${INDENT}${word('text.cities')}: ${listed(company.cities.map((id) => cityText(view, id)))}`,
    `${INDENT}${earnings(pen, company)}`,
  ];
}

/** What it earned this year, or would at best; and what counts at the end. */
function earnings({ view, word }: Pen, { id, income, dividend, cities, lastDividend }: ViewCompany): string {
  const last = word('text.last', { dividend: lastDividend });
  if (income !== undefined) return `${word('text.earned', { income, dividend: dividend ?? 0 })} · ${last}`;
  const best = bestForecast(view, id);
  const words = {
    count: best.count,
    cities: cities.length,
    income: best.income,
    dividend: best.perShare,
    value: best.valueAfter,
  };
  return `${word('text.best', words)} · ${last}`;
}

function seatLines({ view, say, word, paint }: Pen, seat: number): string[] {
  const shown = view.seats[seat] as ViewSeat;
  const { cash, fortune, backs, remembered, shares, company } = shown;
  const title = word('text.seat', { name: say.seat(seat), company: company ?? NOTHING, cash, fortune });
  const held = Object.entries(shares).filter(([, count]) => count > 0);
  return [
    '',
    paint('bold', title),
    `${INDENT}${word('text.shares')}: ${listed(held.map(([id, count]) => `${count} ${id}`))}`,
    ...(remembered === undefined || remembered.length === 0
      ? []
      : [`${INDENT}${word('text.under')}: ${listed(remembered)}`]),
    ...(view.phase === 'trick' && shown.hand === undefined
      ? [INDENT + word('text.backs', { ...backs })]
      : []),
  ];
}

function middleLines({ view, say, word }: Pen): string[] {
  if (view.phase === 'trick') {
    const { leader, left, order } = view.trick;
    const plays = trickStanding(view).map(({ seat, card }) => `${say.seat(seat)} ${card}`);
    const stacks = KINDS.map((kind) => {
      const { size, top } = view.stacks[kind];
      return `${say.term(`back.${kind}`)} ${size}${top === undefined ? '' : ` (${cityText(view, top)})`}`;
    });
    return [
      '',
      `${word('text.played', { name: say.seat(leader) })}: ${listed(plays)}`,
      ...(order.length > 0
        ? [`${INDENT}${word('text.left')}: ${listed(left.map((id) => cityText(view, id)))}`]
        : []),
      `${word('text.stacks')}: ${listed(stacks)}`,
    ];
  }
  if (view.phase !== 'stock') return [];
  const order = view.order.map((seat, at) => (at === view.turn ? `[${say.seat(seat)}]` : say.seat(seat)));
  return [
    '',
    `${word('text.speaking')}: ${listed(order)} · ${word('text.passes', { count: view.passes })}`,
    `${word('text.table')}: ${listed(view.table)}`,
  ];
}

function ownLines({ view, word }: Pen, viewer: Viewer): string[] {
  const own = viewer === 'spectator' ? undefined : view.seats[viewer];
  if (own?.hand === undefined || own.concealed === undefined) return [];
  return [
    '',
    `${word('text.hand')}: ${listed(own.hand.map((id) => cityText(view, id)))}`,
    `${word('text.concealed')}: ${listed(own.concealed)}`,
  ];
}

/** CityTriXX in a terminal: track, companies, players, the trick or the stock round, and what the viewer alone holds. */
export const text: TextTable<View> = {
  draw(view, viewer, say, paint) {
    const words = speaker(say.language, { ...WORDS[say.language] });
    const pen: Pen = { view, say, paint, word: (key, args) => words.term(key, args) };
    const label = pen.word(view.components === undefined ? 'text.reconstructed' : 'text.replaced');
    return [
      '',
      paint('bold', headLine(pen)),
      paint('dim', label),
      ...(view.seats.length === 2 ? [paint('dim', pen.word('text.twoPlayers'))] : []),
      trackLine(pen),
      ...view.companies.flatMap((company) => companyLines(pen, company)),
      ...view.seats.flatMap((_, seat) => seatLines(pen, seat)),
      ...middleLines(pen),
      ...ownLines(pen, viewer),
    ];
  },
  scorePad,
};
