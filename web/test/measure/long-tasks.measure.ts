/**
 * The longest task of the page while a long file is opened and gone through; run it by hand:
 *
 *     npx tsx web/test/measure/long-tasks.measure.ts [repeats 3]
 *
 * For a match of every game as long as its longest golden replay, as a replay file and, through all eyes, as the file of a
 * match that goes on: opened from the disk, gone to its end, looked at through other eyes. Each several
 * times; the least of the longest tasks is told, since whatever else the machine does only adds to them. Prints one line of
 * JSON per file: ms as `PerformanceObserver` counts them, 0 for none above 50.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, type GameId, RULES } from '@pentapolis/catalogue';
import {
  type AnyGame,
  type AnyMatch,
  diff,
  type Frame,
  factsFor,
  fold,
  frame,
  type LogEvent,
  openMatch,
  type StartEvent,
  type Viewer,
} from '@pentapolis/kernel';
import type { History, ReplayFile, ShownFile, Step } from '@pentapolis/wire';
import type { Page } from 'playwright-core';
import { launch } from '../journeys/lib/browser.ts';
import { startServer } from '../journeys/lib/server.ts';

const HOUR_MS = 3_600_000;

function longest(id: GameId): ReplayFile {
  const folder = new URL(`../../../games/${id}/replays/`, import.meta.url);
  const files = readdirSync(folder).map(
    (name): ReplayFile => JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  );
  const file = files.reduce((one, other) => (other.events.length > one.events.length ? other : one));
  return { ...file, times: file.events.map(({ seq }) => Date.now() - (file.events.length - seq) * HOUR_MS) };
}

/** What a viewer had been shown of it, as a server says it. */
function historyOf(game: AnyGame, [start, ...rest]: readonly LogEvent[], viewer: Viewer): History {
  const match: AnyMatch = openMatch(game, start as StartEvent);
  const see = (): Frame => JSON.parse(JSON.stringify(frame(match, viewer)));
  const first = see();
  let before = first;
  const steps = rest.map((event, index): Step => {
    const f = factsFor(match, fold(match, event), viewer);
    const now = see();
    const c = diff(before, now);
    before = now;
    return { n: index + 1, at: event.seq * HOUR_MS, f, ...(c === undefined ? {} : { c }) };
  });
  return { viewer, at: 0, first, steps };
}

async function shownOf({ game: id, version, names, events }: ReplayFile): Promise<ShownFile> {
  const { game } = await RULES[id as GameId]();
  const { options } = (events[0] as StartEvent).setup;
  const viewers = ['spectator', ...names.keys()] as const;
  const histories = viewers.map((viewer) => historyOf(game, events, viewer));
  return { format: 'pentapolis-shown/1', game: id, version, names, options, histories };
}

async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = globalThis as unknown as { tasks: number[] };
    told.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) told.tasks.push(Math.round(duration));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest task over 50 ms since it was last asked; 0 = none. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks.splice(0));
  });

async function measure(page: Page, url: string, path: string): Promise<Record<string, number>> {
  await page.goto(`${url}/replay`);
  const loading = await longestTask(page);
  await page.setInputFiles('input[type="file"]', path);
  await page.waitForSelector('.findings');
  const opening = await longestTask(page);
  await page.keyboard.press('End');
  const toTheEnd = await longestTask(page);
  await page.locator('.replay-eye').nth(1).click();
  const otherEyes = await longestTask(page);
  return { loading, opening, toTheEnd, otherEyes };
}

const repeats = Number(process.argv[2] ?? 3);
const server = await startServer();
const browser = await launch();
const folder = mkdtempSync(join(tmpdir(), 'pentapolis-tasks-'));
try {
  for (const id of GAME_IDS) {
    const file = longest(id);
    for (const each of [file, await shownOf(file)]) {
      const path = join(folder, 'match.json');
      writeFileSync(path, JSON.stringify(each));
      const least: Record<string, number> = {};
      for (let repeat = 0; repeat < repeats; repeat++) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await watchTasks(page);
        for (const [what, ms] of Object.entries(await measure(page, server.url, path)))
          least[what] = Math.min(least[what] ?? Number.POSITIVE_INFINITY, ms);
        await page.close();
      }
      const { size: bytes } = statSync(path);
      console.log(
        JSON.stringify({ game: id, format: each.format, events: file.events.length, bytes, ...least }),
      );
    }
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
