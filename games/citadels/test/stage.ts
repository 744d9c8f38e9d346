import {
  type Chance,
  fastChance,
  isViolation,
  type Options,
  readOptions,
  type Seat,
} from '@pentapolis/kernel';
import { byCard, type Card, cardOf, type DistrictId, removeCard } from '../rules/cards.ts';
import { bitOf, type CharacterId, rankOf, setOf } from '../rules/cast.ts';
import { draftOrder, faceUpCount, lastLooks } from '../rules/draft.ts';
import { type Action, type CitadelsFact, citadels, type State, type View } from '../rules/index.ts';
import { choicesFrom } from '../rules/options.ts';
import { callNext } from '../rules/round.ts';
import { deckOf, emptyTable } from '../rules/setup.ts';
import { castOf } from '../rules/state.ts';

/** Option values over the defaults. */
export function optionsWith(seats: number, changes: Record<string, unknown> = {}): Options {
  const options = readOptions(citadels.meta.options, changes, seats);
  if (isViolation(options)) throw new Error(options.key);
  return options;
}

export interface Scenery {
  readonly seats?: number;
  readonly options?: Record<string, unknown>;
  /** Characters by seat: one, or two with two and three players. */
  readonly roles: readonly (CharacterId | readonly CharacterId[])[];
  readonly cities?: readonly (readonly DistrictId[])[];
  readonly hands?: readonly (readonly DistrictId[])[];
  readonly gold?: readonly number[];
  readonly crown?: Seat;
  /** Top of the deck; the other cards follow in the order of the table. */
  readonly deck?: readonly DistrictId[];
  /** No other cards follow. */
  readonly deckEnds?: true;
  /** The character whose turn it is about to be; all before it have answered. The first of all when absent. */
  readonly at?: CharacterId;
  /** Last words before the call. */
  readonly before?: (state: State) => void;
}

/** A table in the middle of a round, as a scene asks for it. */
export function stage(scene: Scenery): State {
  const seats = scene.seats ?? scene.roles.length;
  const state = emptyTable(choicesFrom(optionsWith(seats, scene.options)), seats);
  const pool: Card[] = deckOf(state.choices);
  const take = (id: DistrictId): Card => {
    if (!removeCard(pool, cardOf(id))) throw new Error(`no ${id} left`);
    return cardOf(id);
  };
  scene.cities?.forEach((city, seat) => {
    for (const id of city) {
      state.cities[seat]!.cards.push(take(id));
      state.cities[seat]!.gold.push(0);
      state.cities[seat]!.since.push(0);
      state.cities[seat]!.byWizard.push(0);
    }
  });
  scene.hands?.forEach((hand, seat) => {
    state.hands[seat] = hand.map(take).sort(byCard);
  });
  scene.gold?.forEach((gold, seat) => {
    state.gold[seat] = gold;
  });
  state.deck.push(...(scene.deck ?? []).map(take), ...(scene.deckEnds ? [] : pool));
  if (scene.deckEnds) state.museum.push(...pool); // nobody owns a Museum: out of everybody's way
  state.deckKnown.push(...state.deck.map(() => 0));
  state.museumKnown.push(...state.museum.map(() => 0));
  state.round = 2;
  state.crown = scene.crown ?? 0;
  dealRoles(state, scene.roles);
  state.phase = 'turns';
  if (scene.at !== undefined) {
    state.called = rankOf(scene.at) - 1;
    for (let rank = 1; rank <= state.called; rank++)
      if (state.holder[rank]! >= 0) state.revealed |= bitOf(rank);
  }
  scene.before?.(state);
  callNext(state, { chance: fastChance(1), emit: undefined });
  return state;
}

function dealRoles(state: State, roles: Scenery['roles']): void {
  const cast = castOf(state).length;
  const of = (seat: Seat): CharacterId[] => [roles[seat] as CharacterId | CharacterId[]].flat();
  const held = setOf(roles.flat().map((id) => rankOf(id as CharacterId)));
  const rest = Array.from({ length: cast }, (_, index) => index + 1).filter((rank) => !(held & bitOf(rank)));
  const { draft } = state;
  draft.first = state.crown;
  const turns = new Map<Seat, number>();
  for (const { seat, buries } of draftOrder(state.seats, state.crown)) {
    const turn = turns.get(seat) ?? 0;
    turns.set(seat, turn + 1);
    const rank = rankOf(of(seat)[turn]!);
    draft.kept.push(rank);
    draft.buried.push(buries ? rest.pop()! : 0);
    state.holder[rank] = seat;
  }
  const up = rest.filter((rank) => rank !== 4).slice(0, faceUpCount(state.seats, cast));
  draft.faceUp = setOf(up);
  const middle = rest.filter((rank) => !up.includes(rank));
  draft.faceDown = middle[0]!;
  draft.left = lastLooks(state.seats, cast) ? bitOf(middle[0]!) : setOf(middle.slice(1));
}

/** Plays an action written as text. @returns what it told */
export function play(state: State, text: string, chance: Chance = fastChance(5)): CitadelsFact[] {
  const seat = citadels.deciding(state)[0]!;
  const action = citadels.parse(text);
  if (action === undefined) throw new Error(`${text} is no action`);
  const refusal = citadels.check(state, seat, action);
  if (refusal !== undefined) throw new Error(`${text} is refused: ${refusal.rule} ${refusal.key}`);
  const facts: CitadelsFact[] = [];
  citadels.apply(state, seat, action, chance, (fact) => facts.push(fact));
  return facts;
}

/** Plays several, one after another. */
export function playAll(state: State, ...texts: readonly string[]): CitadelsFact[] {
  return texts.flatMap((text) => play(state, text));
}

/** Why an action is refused to whoever is to act: `rule key`; undefined when it is allowed. */
export function refusal(state: State, text: string): string | undefined {
  const seat = citadels.deciding(state)[0]!;
  const refused = citadels.check(state, seat, citadels.parse(text) as Action);
  const listed = citadels.legalActions(state, seat).some((action) => citadels.format(action) === text);
  if (listed !== (refused === undefined)) throw new Error(`${text}: list and check disagree`);
  return refused && `${refused.rule} ${refused.key}`;
}

/** What may be done now, as text. */
export function choices(state: State, kind?: string): string[] {
  const seat = citadels.deciding(state)[0]!;
  return citadels
    .legalActions(state, seat)
    .filter((action) => kind === undefined || action.kind === kind)
    .map(citadels.format);
}

/** `seat question` of whoever is asked. */
export function asked(state: State): string {
  const seat = citadels.deciding(state)[0];
  return seat === undefined ? 'nobody' : `${seat} ${citadels.decision(state, seat)!.kind}`;
}

export const goldOf = (state: State): number[] => state.gold.slice();

export const view = (state: State, viewer: Seat | 'spectator'): View => citadels.observe(state, viewer);

export const city = (state: State, seat: Seat): DistrictId[] =>
  view(state, seat).seats[seat]!.city.map(({ card }) => card);

export const hand = (state: State, seat: Seat): readonly DistrictId[] => view(state, seat).seats[seat]!.hand!;

/** What `viewer` reads of some facts. */
export function heard(facts: readonly CitadelsFact[], viewer: Seat | 'spectator'): CitadelsFact[] {
  return facts.flatMap((fact) => citadels.redact(fact, viewer) ?? []);
}

/** Plays a match at random to its end, looking in before every action. */
export function wander(
  seats: number,
  options: Record<string, unknown>,
  seed: number,
  look: (state: State, chance: Chance) => void = () => {},
): State {
  const chance = fastChance(seed);
  const state = citadels.setup({ seats, options: optionsWith(seats, options) }, chance);
  for (;;) {
    const [seat] = citadels.deciding(state);
    if (seat === undefined) return state;
    look(state, chance);
    const list = citadels.legalActions(state, seat);
    citadels.apply(state, seat, list[chance.pick(list.length)]!, chance);
  }
}
