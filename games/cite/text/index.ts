import { type Paint, type Seat, type Speaker, speaker, type TextTable } from '@pentapolis/kernel';
import {
  amountsOf,
  type Contract,
  casesOf,
  type Offer,
  professionOf,
  total,
  type View,
} from '../rules/index.ts';
import { amountsText, clausesText } from '../rules/phrases.ts';
import { scorePad, WORDS } from './pad.ts';
import { drawTown, LETTERS } from './town.ts';

const INDENT = '  ';

function head(view: View, words: Speaker): string {
  const { phase, turn, choices } = view;
  const key = phase === 'main' ? (choices.simultaneous ? 'text.race' : 'text.turn') : `text.${phase}`;
  const parts = [words.term(key, { turn })];
  if (choices.timeIsGold) parts.push(words.term('text.pot', { pot: view.pot }));
  if (choices.game === 'advanced') parts.push(words.term('text.cards', { size: view.pile.size }));
  return parts.join(' · ');
}

function seatLines(view: View, seat: Seat, say: Speaker, words: Speaker, paint: Paint): string[] {
  const resources = view.resources[seat] ?? [];
  const bank = view.banks[seat] ?? [];
  const title = words.term('text.seat', {
    name: say.seat(seat),
    profession: say.term(`profession.${professionOf(seat).id}`),
    district: say.term(`district.${view.districts[seat]}`),
    cases: casesOf(view.buildings, seat),
  });
  const state = [words.term('text.holds', { amounts: amountsText(amountsOf(resources), say) })];
  if (total(bank) > 0) state.push(words.term('text.bank', { amounts: amountsText(amountsOf(bank), say) }));
  state.push(words.term('text.rights', { rights: view.rights[seat] ?? 0 }));
  if (view.choices.simultaneous)
    state.push(words.term('text.harvests', { harvests: view.harvests[seat] ?? 0 }));
  const hand = view.hands[seat];
  if (hand !== undefined && hand.count > 0) {
    const known = hand.known.map(({ card }) => card).join(' ');
    state.push(`${words.term('text.hand', { count: hand.count })}${known === '' ? '' : ` (${known})`}`);
  }
  if (view.done[seat]) state.push(words.term('text.done'));
  return [paint('bold', title), INDENT + state.join(' · ')];
}

const offerLine = ({ id, clauses }: Offer, say: Speaker): string =>
  `${INDENT}${id}: ${clausesText(clauses as never, say)}`;

const contractLine = ({ id, clauses, status }: Contract, say: Speaker): string =>
  `${INDENT}${id}: ${clauses.map((clause, at) => `${clausesText([clause] as never, say)} [${say.term(`status.${status[at]}`)}]`).join(' ')}`;

/** A section with a title, when there is something in it. */
const section = (title: string, lines: readonly string[], paint: Paint): string[] =>
  lines.length === 0 ? [] : ['', paint('bold', title), ...lines];

/** Cité in a terminal: the town as a grid, everybody's Resources, offers, deals and debts. */
export const text: TextTable<View> = {
  draw(view, _viewer, say, paint) {
    const words = speaker(say.language, { ...WORDS[say.language] });
    const offers = view.offers.filter(({ status }) => status === 'open');
    const debts = view.debts.map(({ from, to, missing, contract }) =>
      words.term('text.debt', {
        name: say.seat(from),
        other: say.seat(to),
        amounts: amountsText(amountsOf(missing), say),
        contract,
      }),
    );
    const legend = Object.entries(LETTERS)
      .filter(([id]) => view.buildings.some(({ building }) => building === id))
      .map(([id, letter]) => `${letter} ${say.term(`building.${id}`)}`)
      .join(', ');
    return [
      '',
      paint('bold', head(view, words)),
      ...drawTown(view).map((line) => INDENT + line),
      paint('dim', `${words.term('text.legend')} ${legend}`),
      ...view.districts.flatMap((_, seat) => ['', ...seatLines(view, seat, say, words, paint)]),
      ...section(
        words.term('text.offers'),
        offers.map((offer) => offerLine(offer, say)),
        paint,
      ),
      ...section(
        words.term('text.contracts'),
        view.contracts.map((item) => contractLine(item, say)),
        paint,
      ),
      ...section(
        words.term('text.debts'),
        debts.map((line) => INDENT + line),
        paint,
      ),
    ];
  },
  scorePad,
};
