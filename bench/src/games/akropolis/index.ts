import { type Action, akropolis as rules, type State, tileName } from '@pentapolis/akropolis';
import {
  copyInto,
  isOver,
  loadFast,
  moveAt,
  moveCount,
  play,
  reshuffle,
  scores,
} from '@pentapolis/akropolis/fast';
import { fastChance, type Options, readOptions } from '@pentapolis/kernel';
import { type PortMove, portEngine, isOver as portIsOver, randomMatch } from '../../engine/port.ts';
import { type GameBench, type Pick, picker } from '../../game.ts';
import { load } from './load.ts';
import { akropolisPort, type G } from './port.ts';

const SEATS = 2;
const MOVES_A_MATCH = 36;
const options = readOptions(rules.meta.options, {}, SEATS) as Options;

const fresh = (seed: number): State => rules.setup({ seats: SEATS, options }, fastChance(seed));

/** Plays the same deals and moves by both and compares what may be done, who has what, and the end. */
function prove(): string {
  const matches = 6;
  let positions = 0;
  let listed = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const pick = picker(seed);
    const state = fresh(seed);
    const deal = [...state.site, ...state.stack].map(tileName);
    const engine = portEngine<G>(akropolisPort(deal), SEATS);
    let theirs = engine.start();
    for (let [seat] = rules.deciding(state); seat !== undefined; [seat] = rules.deciding(state)) {
      const legal = rules.legalActions(state, seat);
      const moves = engine.moves(theirs);
      const own = legal.map(({ tile, q, r, rotation }) => [tile, q, r, rotation].join()).sort();
      const other = moves.map(({ args }) => args.join()).sort();
      if (theirs.ctx.currentPlayer !== String(seat) || own.join(' ') !== other.join(' '))
        throw new Error(`deal ${seed}, turn ${state.turn}: the port lists other moves than the rules`);
      positions++;
      listed += own.length;
      const { tile, q, r, rotation } = legal[pick(legal.length)] as Action;
      rules.apply(state, seat, { tile, q, r, rotation }, fastChance(1));
      theirs = engine.reduce(theirs, { type: 'place', args: [tile, q, r, rotation], playerID: String(seat) });
      const stones = theirs.G.cities.map((city) => city.stones).join();
      if (stones !== state.stones.join()) throw new Error(`deal ${seed}, turn ${state.turn}: other stones`);
    }
    const ending = { scores: rules.scores(state), ranking: rules.ranking(state) };
    if (JSON.stringify(theirs.ctx.gameover) !== JSON.stringify(ending))
      throw new Error(
        `deal ${seed}: the port ends ${JSON.stringify(theirs.ctx.gameover)}, the rules otherwise`,
      );
  }
  return `${matches} matches, ${positions} positions, ${listed} legal moves, the same by both engines`;
}

const root = loadFast(fresh(1));
const spare = copyInto(root);
const points: number[] = [];
const shufflePick = (pick: Pick) => ({ pick, shuffle: () => [] });

function middle(seed: number) {
  const pick = picker(seed);
  const position = copyInto(root);
  while (position.turn < MOVES_A_MATCH / 2) play(position, moveAt(position, pick(moveCount(position))));
  return position;
}

/** Copies of two positions in turn, so that each copy has something to change. */
function cloner() {
  const pair = [middle(3), middle(4)] as const;
  let turn = 0;
  return () => {
    turn ^= 1;
    copyInto(pair[turn as 0 | 1], spare);
    return 1;
  };
}

export const akropolis: GameBench = {
  id: 'akropolis',
  name: 'Akropolis',
  port: akropolisPort(),
  prove,
  fastPlayout() {
    const pick = picker(5);
    const chance = shufflePick(pick);
    return () => {
      copyInto(root, spare);
      reshuffle(spare, chance);
      let moves = 0;
      for (; !isOver(spare); moves++) play(spare, moveAt(spare, pick(moveCount(spare))));
      scores(spare, points);
      return moves;
    };
  },
  corePlayout() {
    const pick = picker(6);
    let seed = 0;
    return () => {
      const chance = fastChance(++seed);
      const state = rules.setup({ seats: SEATS, options }, chance);
      let moves = 0;
      for (let [seat] = rules.deciding(state); seat !== undefined; [seat] = rules.deciding(state)) {
        const legal = rules.legalActions(state, seat);
        const action = legal[pick(legal.length)] as Action;
        if (rules.check(state, seat, action) !== undefined) throw new Error('a listed action is refused');
        rules.apply(state, seat, action, chance);
        moves++;
      }
      rules.scores(state);
      return moves;
    };
  },
  portPlayout() {
    const pick = picker(7);
    const engine = portEngine(akropolisPort(), SEATS);
    return () => {
      let state = engine.start();
      let moves = 0;
      for (; !portIsOver(state); moves++) {
        const listed = engine.moves(state);
        state = engine.reduce(state, listed[pick(listed.length)] as PortMove);
      }
      return moves;
    };
  },
  portReplay() {
    const engine = portEngine(akropolisPort(), SEATS);
    const matches = Array.from({ length: 4 }, (_, index) => randomMatch(engine, picker(8 + index)));
    let turn = 0;
    return () => {
      const { first, moves } = matches[turn++ % matches.length] as (typeof matches)[number];
      let state = first;
      for (const move of moves) state = engine.reduce(state, move);
      return moves.length;
    };
  },
  figures: [
    {
      what: 'copy of a two-player position, packed',
      unit: 'µs',
      work: cloner(),
      figure: (perSecond) => 1e6 / perSecond,
      target: { kind: 'figure', value: 1.5, better: 'lower' },
    },
    {
      what: 'full rescore of a city, packed',
      unit: 'µs',
      work: () => {
        scores(spare, points);
        return SEATS;
      },
      figure: (perSecond) => 1e6 / perSecond,
      target: { kind: 'figure', value: 0.2, better: 'lower' },
    },
  ],
  load,
};
