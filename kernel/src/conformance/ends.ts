import { fold, prepare, replay } from '../fold.ts';
import { frame } from '../frame.ts';
import type { Seat } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { openMatch } from '../match.ts';
import { isViolation } from '../violation.ts';
import { difference, restored, same, unchanged } from './plain.ts';
import { oneOf } from './sample.ts';
import { type Scene, seatsOf } from './scene.ts';
import { badRefusal } from './vocabulary.ts';

/** One score and one rank per seat; rank 1 exists and ties share the better rank. Alone, rank 2 means lost. */
export function checkScores(scene: Scene): void {
  const { game, state } = scene.match;
  scene.verify('scoresRanking', () => {
    const seats = seatsOf(scene).length;
    const scores: number[] = game.scores(state);
    const ranking: number[] = game.ranking(state);
    if (scores.length !== seats || !scores.every(Number.isFinite))
      return `scores ${JSON.stringify(scores)} of ${seats} seats`;
    if (ranking.length !== seats) return `ranks ${JSON.stringify(ranking)} of ${seats} seats`;
    if (seats === 1)
      return ranking[0] === 1 || ranking[0] === 2
        ? undefined
        : `rank ${ranking[0]} of a seat that plays alone`;
    const wrong = ranking.find((rank) => rank !== 1 + ranking.filter((other) => other < rank).length);
    return wrong === undefined
      ? undefined
      : `ranks ${JSON.stringify(ranking)}: ${wrong} does not follow from those before it`;
  });
}

/** Nobody is asked, nothing is listed, everything is refused, and every frame shows the result. */
export function checkFinished(scene: Scene): void {
  const { match, key } = scene;
  const { game, state } = match;
  scene.verify('finishedViews', () => {
    if (game.deciding(state).length > 0) return 'seats are deciding in a finished match';
    for (const seat of seatsOf(scene)) {
      if (game.decision(state, seat) !== undefined) return `seat ${seat} has a decision`;
      if (game.legalActions(state, seat).length > 0) return `seat ${seat} has actions`;
      const fault = stillAllowed(scene, seat);
      if (fault !== undefined) return fault;
    }
    for (const viewer of scene.viewers) {
      const { result, deciding, decision } = frame(match, viewer);
      if (result === undefined || decision !== undefined || deciding.length > 0)
        return `the frame of ${viewer} shows no end`;
    }
    const late = prepare(match, { kind: 'undo', seat: 0 }, key);
    return isViolation(late) && late.rule === 'PEN-MATCH-1'
      ? undefined
      : 'a finished match can be taken back';
  });
}

function stillAllowed(scene: Scene, seat: Seat): string | undefined {
  const { game, state } = scene.match;
  if (scene.memory.length === 0) return undefined;
  const { action } = oneOf(scene.memory, scene.chance);
  const refusal = game.check(state, seat, action);
  return refusal === undefined
    ? `seat ${seat} may still play ${canonicalJson(action)}`
    : badRefusal(scene.words, refusal);
}

/** The log, as it would be stored, gives the same states, facts and end; and stops at any event on the way. */
export function checkDeterminism(scene: Scene): void {
  const { match } = scene;
  const log = restored(match.log);
  scene.verify('determinism', () => {
    const [start] = log;
    if (start?.kind !== 'start') return 'the log does not begin with its start';
    const again = openMatch(match.game, start);
    for (const event of log.slice(1)) {
      const position = scene.before.get(event.seq);
      if (position !== undefined && !unchanged(position.text, again.state))
        return `replayed, the state before event ${event.seq} is another: ${difference(JSON.parse(position.text), again.state)}`;
      const facts = fold(again, event);
      const told = scene.told.get(event.seq);
      if (told !== undefined && JSON.stringify(facts) !== told)
        return `replayed, event ${event.seq} tells something else: ${difference(JSON.parse(told), facts)}`;
    }
    return same(again.state, match.state)
      ? undefined
      : `replayed, the end is another: ${difference(match.state, again.state)}`;
  });
  const acts = match.path.map(({ event }) => event.seq);
  if (acts.length === 0) return;
  scene.verify('determinism', () => {
    const seq = oneOf(acts, scene.chance);
    const { state } = replay(match.game, log, seq - 1);
    return unchanged(scene.before.get(seq)?.text ?? '{}', state)
      ? undefined
      : `replayed up to event ${seq - 1}, the state is another`;
  });
}

/** Nothing that happened later reached back into a state of the past. */
export function checkPast(scene: Scene): void {
  scene.verify('cloneIndependence', () => {
    for (const { state, text } of scene.past) {
      if (unchanged(text, state)) continue;
      return `a state of the past was changed by later play: ${difference(JSON.parse(text), state)}`;
    }
    return undefined;
  });
}
