import { GAME_IDS, type GameId, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import {
  type AnyGame,
  type BotKit,
  type Chance,
  commit,
  defaultOptions,
  fastChance,
  isViolation,
  matchKey,
  openMatch,
  prepare,
  type Seat,
  startEvent,
} from '@pentapolis/kernel';
import { Chronicle } from '@pentapolis/server';
import { rateOf, spreadOf, type Work } from './measure.ts';
import type { Plan } from './rows.ts';
import type { Row } from './table.ts';

/** The size of table that games of the catalogue are compared at, as near as a game allows. */
const SEATS = 4;

/** A game and what is needed to measure it. */
interface Subject {
  readonly game: AnyGame;
  readonly kit: BotKit<unknown, unknown>;
  readonly name: string;
  readonly seats: number;
  readonly setup: { readonly seats: number; readonly options: ReturnType<typeof defaultOptions> };
}

async function subjectOf(id: GameId): Promise<Subject> {
  const [{ game, messages }, kit] = await Promise.all([RULES[id](), BOTS[id]()]);
  const seats = Math.min(game.meta.seats.max, Math.max(game.meta.seats.min, SEATS));
  const setup = { seats, options: defaultOptions(game.meta.options, seats) };
  return { game, kit, name: String(messages.en['game.name'] ?? id), seats, setup };
}

/** One move of random play. @returns whether the match goes on */
function playAny(game: AnyGame, state: object, chance: Chance): boolean {
  const [seat] = game.deciding(state);
  if (seat === undefined) return false;
  const legal = game.legalActions(state, seat);
  game.apply(state, seat, legal[chance.pick(legal.length)], chance);
  return true;
}

/** Whole matches at random by the readable rules: list, pick, apply. Counts matches; `moves` adds up. */
function playouts({ game, setup }: Subject): { readonly work: Work; moves: number; matches: number } {
  let seed = 0;
  const counted = {
    moves: 0,
    matches: 0,
    work: () => {
      const chance = fastChance(++seed);
      const state = game.setup(setup, chance);
      while (playAny(game, state, chance)) counted.moves++;
      game.ranking(state);
      counted.matches++;
      return 1;
    },
  };
  return counted;
}

/** A State in the middle of a random match. */
function middle(subject: Subject): object {
  const { game, setup } = subject;
  const length = playouts(subject);
  length.work();
  const chance = fastChance(1);
  const state = game.setup(setup, chance);
  for (let moves = 0; moves < length.moves / 2; moves++) playAny(game, state, chance);
  return state;
}

/** Playouts of the search model as ISMCTS makes them, from the first position: copy, draw afresh, play to the end. */
function modelPlayouts({ game, kit, setup }: Subject): Work | undefined {
  const { model } = kit;
  if (model === undefined) return undefined;
  const chance = fastChance(7);
  const state = game.setup(setup, chance);
  const seat = game.deciding(state)[0] as Seat;
  const view: unknown = game.observe(state, seat);
  const root: unknown = model.load(view, seat, chance);
  const moves: number[] = [];
  return () => {
    const position: unknown = model.redraw === undefined ? model.load(view, seat, chance) : model.copy(root);
    model.redraw?.(position, chance);
    while (model.toMove(position) >= 0) {
      const move = model.rollout?.(position, chance);
      model.play(position, move ?? (moves[chance.pick(model.moves(position, moves))] as number), chance);
    }
    return 1;
  };
}

/** Bytes of a step as a player gets it, over whole matches of random play. */
function bytesReceived({ game, setup, seats }: Subject, matches: number): number[] {
  return Array.from({ length: matches }, (_, index) => {
    const seed = `bench/${index}`;
    const start = startEvent(game, setup, seed, []);
    const live = openMatch(game, start);
    const chronicle = new Chronicle(live);
    const key = matchKey(seed, []);
    const chance = fastChance(index + 1);
    let bytes = 0;
    let moves = 0;
    while (live.status === 'running') {
      const seat = game.deciding(live.state)[0] as Seat;
      const legal = game.legalActions(live.state, seat);
      const prepared = prepare(live, { kind: 'act', seat, action: legal[chance.pick(legal.length)] }, key);
      if (isViolation(prepared)) throw new Error(`a listed action is refused: ${prepared.key}`);
      commit(live, prepared);
      moves++;
      for (const [viewer, text] of chronicle.advance(live, prepared.facts))
        if (viewer !== 'spectator') bytes += Buffer.byteLength(`42["step",123,${text}]`);
    }
    return bytes / seats / moves;
  });
}

/** The same figures for every game of the catalogue: a new game gets its rows by being there. */
export async function catalogueRows(plan: Plan, tell: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of GAME_IDS) {
    const subject = await subjectOf(id);
    const { game, name, seats } = subject;
    const group = `${name}, ${seats} seats`;
    tell(group);
    const rates = (work: Work): number[] => {
      rateOf(work, plan.figureSeconds / 2);
      return Array.from({ length: plan.figureRounds }, () => rateOf(work, plan.figureSeconds));
    };
    const add = (what: string, unit: string, values: readonly number[]): void =>
      void rows.push({ group, what, unit, ours: spreadOf(values) });

    const random = playouts(subject);
    const matches = rates(random.work);
    const length = random.moves / random.matches;
    add('random playouts by the rules: list, pick, apply', 'matches/s per core', matches);
    add(
      'random moves by the rules',
      'moves/s per core',
      matches.map((rate) => rate * length),
    );
    const model = modelPlayouts(subject);
    if (model !== undefined) add('playouts of the search model', 'matches/s per core', rates(model));
    const state = middle(subject);
    const copies = rates(() => (game.clone(state) === state ? 0 : 1));
    add(
      'copy of a State in mid-match',
      'µs',
      copies.map((rate) => 1e6 / rate),
    );
    add('a move on the wire, received by one player', 'bytes', bytesReceived(subject, plan.weighed));
  }
  return rows;
}
