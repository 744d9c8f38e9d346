import { fastChance } from '@pentapolis/kernel';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchClock } from '../src/table/clock-watch.ts';
import { info, make, tokenOf } from './support/api.ts';
import { connect } from './support/client.ts';
import { start } from './support/start.ts';
import { until } from './support/until.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Sets the clock on the wall, as somebody or a time service would. */
function setClock(byMs: number): void {
  const wall = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + byMs);
  onTestFinished(() => void vi.restoreAllMocks());
}

describe('a clock that is set while people play', () => {
  test.each([-HOUR_MS, HOUR_MS])(
    'by %i ms: bots play on, and the times of a match never go back',
    async (byMs) => {
      const server = await start({ botDelayMs: 300 });
      const made = await make(server.url, { seats: [{ fill: 'you' }, { fill: 'bot', level: 'master' }] });
      const { id } = made.match;
      const client = await connect(server.url);
      await client.watch(id, [tokenOf(made)]);
      expect((await client.move(id, tokenOf(made), client.anyMove(0, fastChance(3)))).ok).toBe(true);
      const before = await info(server.url, id);
      expect(before.deciding).toEqual([1]);
      setClock(byMs);
      await until(async () => expect((await info(server.url, id)).deciding).toContain(0));
      expect((await info(server.url, id)).changedAt).toBeGreaterThanOrEqual(before.changedAt);
    },
  );

  test('by 40 days: nobody is idle for that, neither now nor for who starts then', async () => {
    const server = await start();
    const made = await make(server.url, { seats: [{ fill: 'you' }, { fill: 'you' }] });
    await server.close(); // once it has swept, it knows what time it is
    setClock(40 * DAY_MS);
    const later = await start({ dataDir: server.dataDir });
    await later.close(); // waits for the sweep that has begun
    const last = await start({ dataDir: server.dataDir });
    expect((await info(last.url, made.match.id)).status).toBe('running');
  });
});

describe('the clock is believed', () => {
  function watched(seen?: number) {
    const clock = { wall: seen ?? 1000 * DAY_MS, monotonic: 0 };
    let kept = seen;
    const believable = watchClock({
      store: {
        async seeClock(at) {
          const before = kept;
          kept = at;
          return before;
        },
      },
      log: pino({ level: 'silent' }),
      wallMs: () => clock.wall,
      monotonicMs: () => clock.monotonic,
    });
    return (wallMs: number, monotonicMs: number) => {
      clock.wall += wallMs;
      clock.monotonic += monotonicMs;
      return believable();
    };
  }

  test('while it goes on evenly, at the first start, and after a fortnight off', async () => {
    const believedAfter = watched();
    expect(await believedAfter(0, 0)).toBe(true);
    for (let hour = 0; hour < 50; hour++) expect(await believedAfter(HOUR_MS, HOUR_MS)).toBe(true);
    expect(await believedAfter(2 * HOUR_MS, HOUR_MS)).toBe(true);
    expect(await watched(1000 * DAY_MS)(13 * DAY_MS, 0)).toBe(true);
  });

  test.each([40 * DAY_MS, -40 * DAY_MS])('six hours after a jump by %i ms', async (byMs) => {
    const running = watched();
    await running(0, 0);
    const started = watched(1000 * DAY_MS);
    for (const believedAfter of [running, started]) {
      expect(await believedAfter(byMs, 0)).toBe(false);
      for (let hour = 1; hour < 6; hour++) expect(await believedAfter(HOUR_MS, HOUR_MS)).toBe(false);
      expect(await believedAfter(HOUR_MS, HOUR_MS)).toBe(true);
    }
  });
});
