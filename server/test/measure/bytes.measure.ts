/**
 * Bytes of a step message against those of the whole state; run it by hand:
 *
 *     npx tsx server/test/measure/bytes.measure.ts [matches 20] [game akropolis] [bot greedy]
 *
 * Whole matches between bots, at every number of seats. Per step and viewer: the message as socket.io sends it, the
 * Frame in the same envelope, and the Snapshot (Frame and all that was told) that a client would need in its place.
 * Prints one line of JSON per number of seats; bytes are means.
 */
import { createPlayer } from '@pentapolis/bots';
import { isGameId, RULES } from '@pentapolis/catalogue';
import { BOTS } from '@pentapolis/catalogue/bots';
import {
  commit,
  defaultOptions,
  fastChance,
  fold,
  isViolation,
  matchKey,
  openMatch,
  prepare,
  startEvent,
} from '@pentapolis/kernel';
import { Chronicle } from '../../src/table/chronicle.ts';

const matches = Number(process.argv[2] ?? 20);
const [gameId = 'akropolis', bot = 'greedy'] = process.argv.slice(3);
if (!isGameId(gameId)) throw new Error(`no game is named ${gameId}`);
const [{ game }, kit] = await Promise.all([RULES[gameId](), BOTS[gameId]()]);
const player = createPlayer(game, kit, bot);
const chance = fastChance(1);

/** Length of an event of socket.io on the wire: packet types, name and arguments. */
const wireBytes = (texts: string): number => Buffer.byteLength(`42["step",123,${texts}]`);

for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
  const options = defaultOptions(game.meta.options, seats);
  const sums = { steps: 0, step: 0, frame: 0, snapshot: 0 };
  let loadMs = 0;
  for (let index = 0; index < matches; index++) {
    const seed = `${seats}/${index}`;
    const start = startEvent(game, { seats, options }, seed, []);
    const live = openMatch(game, start);
    const chronicle = new Chronicle(live, 0);
    let now = 0;
    while (live.status === 'running') {
      const seat = game.deciding(live.state)[0] as number;
      const action = player({ view: chronicle.frame(seat).view, seat }, undefined, chance);
      const prepared = prepare(live, { kind: 'act', seat, action }, matchKey(seed, []));
      if (isViolation(prepared)) throw new Error(prepared.key);
      commit(live, prepared);
      now += 10_000;
      for (const [viewer, text] of chronicle.advance(live, prepared.facts, now)) {
        sums.steps++;
        sums.step += wireBytes(text);
        sums.frame += wireBytes(JSON.stringify(chronicle.frame(viewer)));
        sums.snapshot += wireBytes(JSON.stringify(chronicle.snapshot(viewer)));
      }
    }
    const before = process.cpuUsage();
    const again = openMatch(game, start);
    const refolded = new Chronicle(again, 0);
    for (const event of live.log.slice(1)) refolded.advance(again, fold(again, event), event.seq);
    const { user, system } = process.cpuUsage(before);
    loadMs += (user + system) / 1000;
  }
  const mean = (sum: number): number => Math.round(sum / sums.steps);
  const times = (sum: number): number => Number((sum / sums.step).toFixed(1));
  console.log(
    JSON.stringify({
      game: gameId,
      seats,
      bot,
      matches,
      steps: sums.steps,
      stepBytes: mean(sums.step),
      frameBytes: mean(sums.frame),
      snapshotBytes: mean(sums.snapshot),
      frameTimes: times(sums.frame),
      snapshotTimes: times(sums.snapshot),
      loadCpuMs: Number((loadMs / matches).toFixed(1)),
    }),
  );
}
