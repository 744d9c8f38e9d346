import type { GameBench } from './game.ts';
import { alternate, rateOf, spreadOf } from './measure.ts';
import { type LoadResult, runLoad, type Side, type WireResult, weighWire } from './server/load.ts';
import { type ServerProcess, startServer } from './server/process.ts';
import type { Row } from './table.ts';

/** How long everything takes. */
export interface Plan {
  readonly engineRounds: number;
  readonly engineSeconds: number;
  readonly figureRounds: number;
  readonly figureSeconds: number;
  /** Whole matches whose bytes are weighed. */
  readonly weighed: number;
  readonly serverRounds: number;
  readonly matches: number;
  readonly warmUpMs: number;
  readonly windowMs: number;
}

const SIDES = ['ours', 'theirs'] as const satisfies readonly Side[];

/** Figures of issue 2, section 3: a prototype of the fast path, per core. */
const PROTOTYPE = { movesPerSecond: 1_860_000, playoutsPerSecond: 51_000 } as const;

/** Rules and search in one process and one thread, alternating with boardgame.io's reducer. */
export function engineRows(game: GameBench, plan: Plan, tell: (line: string) => void): Row[] {
  const { engineRounds: rounds, engineSeconds: seconds } = plan;
  const group = `${game.name}, rules`;
  const fast = game.fastPlayout();
  const movesPerMatch = fast();
  const perMatch = (values: readonly number[]): number[] => values.map((value) => value / movesPerMatch);

  tell('random playouts beside boardgame.io with its bot’s list of moves');
  const playouts = alternate(fast, game.portPlayout(), rounds, seconds);
  tell('the fast path beside boardgame.io’s reducer alone');
  const reducer = alternate(fast, game.portReplay(), rounds, seconds);
  tell('the readable rules beside boardgame.io with its bot’s list of moves');
  const core = alternate(game.corePlayout(), game.portPlayout(), rounds, seconds);
  const alone = [...playouts.ours, ...reducer.ours];
  const rows: Row[] = [
    {
      group,
      what: 'random playouts, two players (port: list, pick, reduce)',
      unit: 'matches/s per core',
      ours: spreadOf(perMatch(playouts.ours)),
      theirs: spreadOf(perMatch(playouts.theirs)),
      target: { kind: 'times', atLeast: 300 },
    },
    {
      group,
      what: 'random moves (port: reducer alone, moves known beforehand)',
      unit: 'moves/s per core',
      ours: spreadOf(reducer.ours),
      theirs: spreadOf(reducer.theirs),
      target: { kind: 'times', atLeast: 300 },
    },
    {
      group,
      what: 'readable rules: list, pick, check, apply (port: list, pick, reduce)',
      unit: 'moves/s per core',
      ours: spreadOf(core.ours),
      theirs: spreadOf(core.theirs),
    },
    {
      group,
      what: 'playouts against the prototype’s figure',
      unit: 'matches/s per core',
      ours: spreadOf(perMatch(alone)),
      target: { kind: 'figure', value: PROTOTYPE.playoutsPerSecond, better: 'higher' },
    },
    {
      group,
      what: 'moves against the prototype’s figure',
      unit: 'moves/s per core',
      ours: spreadOf(alone),
      target: { kind: 'figure', value: PROTOTYPE.movesPerSecond, better: 'higher' },
    },
  ];
  for (const { what, unit, work, figure, target } of game.figures) {
    tell(what);
    rateOf(work, plan.figureSeconds / 2);
    const values = Array.from({ length: plan.figureRounds }, () => figure(rateOf(work, plan.figureSeconds)));
    rows.push({ group, what, unit, ours: spreadOf(values), ...(target ? { target } : {}) });
  }
  return rows;
}

/** Servers in processes of their own over real sockets, alternating. Ours writes every move to disk before it answers. */
export async function serverRows(
  game: GameBench,
  plan: Plan,
  scripts: { readonly ours: string; readonly theirs: string },
  tell: (line: string) => void,
): Promise<Row[]> {
  const { matches, warmUpMs, windowMs } = plan;
  const ours = await startServer(scripts.ours);
  const theirs = await startServer(scripts.theirs);
  const servers = { ours, theirs };
  const loads: { ours: LoadResult[]; theirs: LoadResult[] } = { ours: [], theirs: [] };
  const wires: { ours: WireResult[]; theirs: WireResult[] } = { ours: [], theirs: [] };
  try {
    for (const side of SIDES)
      wires[side].push(await weighWire({ side, url: servers[side].url, game, matches: plan.weighed }));
    for (let round = 0; round < plan.serverRounds; round++)
      for (const side of SIDES) {
        const { url, processorSeconds }: ServerProcess = servers[side];
        const load = await runLoad({ side, url, game, matches, warmUpMs, windowMs, processorSeconds });
        loads[side].push(load);
        tell(
          `${side}: ${Math.round(load.movesPerSecond)} moves/s, p99 ${Math.round(load.p99Ms)} ms, ` +
            `${load.processorMs?.toFixed(2) ?? '?'} ms of processor time a move`,
        );
      }
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
  }
  const group = `${game.name}, server`;
  const row = <T>(both: Record<Side, T[]>, what: string, unit: string, of: (result: T) => number): Row => ({
    group,
    what,
    unit,
    ours: spreadOf(both.ours.map(of)),
    theirs: spreadOf(both.theirs.map(of)),
  });
  return [
    {
      ...row(
        loads,
        `${matches} matches, durable (theirs: in memory)`,
        'moves/s',
        (result) => result.movesPerSecond,
      ),
      target: { kind: 'times', atLeast: 3 },
    },
    row(loads, 'a player knows that the move stands, median', 'ms', (result) => result.p50Ms),
    {
      ...row(loads, 'a player knows that the move stands, p99', 'ms', (result) => result.p99Ms),
      target: { kind: 'share', atMost: 1 / 3 },
    },
    {
      ...row(
        wires,
        'a move on the wire over whole matches, both players, both ways',
        'bytes',
        (result) => result.bytesPerMove,
      ),
      target: { kind: 'share', atMost: 1 / 10 },
    },
    {
      ...row(
        wires,
        'a move on the wire over whole matches, received by one player',
        'bytes',
        (result) => result.receivedPerMove,
      ),
      target: { kind: 'share', atMost: 1 / 10 },
    },
  ];
}
