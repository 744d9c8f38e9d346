/**
 * What deals are worth: mean Cases at the end of each turn at a table that deals and at one that doesn't, as one line of
 * JSON that `docs/strength/cite-chart.mjs` draws.
 *
 *     npx tsx games/cite/test/strength.measure.ts [matches] > docs/strength/cite-turns.json
 */
import { fastChance } from '@pentapolis/kernel';
import { bots } from '../bot/index.ts';
import { casesOf, cite } from '../rules/index.ts';
import { tableOf } from './stage.ts';

const matches = Number(process.argv[2] ?? 8);
const TURNS = 7;

function play(name: string, seed: number): { byTurn: number[]; deals: number; score: number } {
  const chance = fastChance(seed);
  const state = cite.setup(tableOf(4), chance);
  const byTurn: number[] = [];
  let deals = 0;
  const mean = (): number =>
    state.districts.reduce((sum, _, seat) => sum + casesOf(state.buildings, seat), 0) /
    state.districts.length;
  for (;;) {
    const [seat] = cite.deciding(state);
    if (seat === undefined) break;
    const { turn } = state;
    const action = bots.policies[name]!({ view: cite.observe(state, seat), seat }, chance);
    cite.apply(state, seat, action, chance, ({ kind }) => {
      if (kind === 'concluded') deals++;
    });
    if (state.turn !== turn) byTurn[turn] = mean();
  }
  // a match that ended early stays as it ended
  for (let turn = 1; turn <= TURNS; turn++) byTurn[turn] ??= mean();
  const scores = cite.scores(state);
  return {
    byTurn: byTurn.slice(1),
    deals,
    score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  };
}

function table(name: string): object {
  const played = Array.from({ length: matches }, (_, index) => play(name, index + 1));
  const mean = (values: readonly number[]): number =>
    Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
  return {
    cases: Array.from({ length: TURNS }, (_, turn) => mean(played.map(({ byTurn }) => byTurn[turn]!))),
    score: mean(played.map(({ score }) => score)),
    deals: mean(played.map(({ deals }) => deals)),
  };
}

console.log(JSON.stringify({ matches, negotiator: table('negotiator'), builder: table('builder') }));
