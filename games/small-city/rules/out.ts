import type { Seat } from '@pentapolis/kernel';
import { boroughOf, playerOf, sendHome, takeCitizen } from './borough.ts';
import type { Emit } from './facts.ts';
import { scoreTable, standings } from './ranking.ts';
import { active, allSeats, NOBODY, type State } from './state.ts';

/** Where a borough is lost. [SMC-SMOKE-4] */
export const MOST_POLLUTION = 100;

/**
 * Puts out whoever has reached 100: all its citizens die wherever they are, its guests go home.
 * @returns whether the match is over by it: nobody is left, or one of several. [SMC-END-3]
 */
export function putOut(state: State, emit: Emit): boolean {
  for (const seat of active(state)) {
    const player = playerOf(state, seat);
    if (player.pollution < MOST_POLLUTION) continue;
    player.out = true;
    emit?.({ kind: 'out', seat });
    for (const borough of allSeats(state)) clear(state, seat, borough, emit);
    player.gone += player.reserve + player.pool;
    player.reserve = 0;
    player.pool = 0;
    for (let index = state.asks.length - 1; index >= 0; index--)
      if (state.asks[index]!.seat === seat) state.asks.splice(index, 1);
    player.plan = [];
  }
  const left = active(state).length;
  if (left > (state.seats === 1 ? 0 : 1)) return false;
  if (state.phase !== 'over') end(state, emit);
  return true;
}

/** Citizens of `seat` in a borough die; if it is its own, guests leave it. */
function clear(state: State, seat: Seat, home: Seat, emit: Emit): void {
  const borough = boroughOf(state, home);
  for (let cell = 0; cell < borough.who.length; cell++)
    while (borough.who[cell] !== NOBODY && (borough.who[cell] === seat || home === seat)) {
      const owner = takeCitizen(borough, cell);
      if (owner === seat) playerOf(state, seat).gone++;
      else {
        const hall = sendHome(state, owner);
        emit?.({ kind: 'wentHome', seat: owner, borough: home, cell, hall, why: 'out' });
      }
    }
}

/** The match is over, whatever was under way, and promises are shown. [SMC-PROMISE-2] [SMC-END-1] */
export function end(state: State, emit: Emit): void {
  if (emit !== undefined) revealPromises(state, emit);
  state.phase = 'over';
  state.asks.length = 0;
  state.waiting = [];
  for (const player of state.players) player.plan = [];
  emit?.({ kind: 'over', round: state.round });
}

function revealPromises(state: State, emit: NonNullable<Emit>): void {
  const table = standings(state);
  scoreTable(state, table).forEach(({ promise, kept, specials }, seat) => {
    emit({
      kind: 'promises',
      seat,
      promise: table[seat]!.promise,
      kept,
      specials: table[seat]!.specials.slice(),
      points: promise + specials,
      reveals: true,
    });
  });
}
