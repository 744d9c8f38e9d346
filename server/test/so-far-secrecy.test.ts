import { join as inFolder } from 'node:path';
import { GAME_IDS, type GameId, RULES } from '@pentapolis/catalogue';
import {
  type AnyGame,
  canonicalJson,
  commitment,
  defaultOptions,
  type LogEvent,
  replay,
  type Seat,
  type StartEvent,
  type Viewer,
} from '@pentapolis/kernel';
import type { ShownFile } from '@pentapolis/wire';
import { readShownFile } from '@pentapolis/wire/shown-file';
import { describe, expect, test } from 'vitest';
import { catalogueGames } from '../src/index.ts';
import { hashToken } from '../src/secrets.ts';
import { storedEvent } from '../src/store/events.ts';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import type { SeatRecord, Store, StoredEvent } from '../src/store/store.ts';
import { progressOf } from '../src/table/progress.ts';
import { start, tempDir } from './support/start.ts';
import { holdsSecrets, otherWorld, someLog } from './support/worlds.ts';

/** Two people and a bot. */
const SEATS: readonly SeatRecord[] = [
  { filled: 'person', name: 'Ada', salt: '' },
  { filled: 'person', name: 'Bo', salt: '' },
  { filled: 'bot', name: 'Cy', level: 'apprentice' },
];
const BOT = 2;
const SEEDS = ['a seed of one world', 'another seed, of another world'] as const;
const MOVES = 24;
/** Where by default little is hidden. */
const OPTIONS: Partial<Record<GameId, object>> = { cite: { game: 'advanced' } };
/** Who may ask: a stranger, one of two people, and both of them at one screen. */
const ASKERS: readonly (readonly Seat[])[] = [[], [0], [1], [0, 1]];

const tokenOf = (seat: Seat): string => `token-of-seat-${seat}`;

/** A match that goes on, as a server stores it: what nobody may know differs by world, what anybody may is the same. */
async function put(store: Store, id: string, game: AnyGame, log: readonly LogEvent[], seed: string) {
  const events: StoredEvent[] = [];
  for (const event of log) events.push(storedEvent(events.at(-1)?.chain ?? '', event, 1_000 + event.seq));
  const { setup, version } = log[0] as StartEvent;
  await store.create({
    record: {
      id,
      game: game.meta.id,
      version,
      name: '',
      visibility: 'private',
      options: setup.options,
      seats: SEATS,
      commitment: commitment(seed),
      createdAt: 1,
      revision: 0,
      ...progressOf(replay(game, log), SEATS, Date.now()),
    },
    seed,
    tokens: [0, 1].map((seat) => ({ seat, hash: hashToken(tokenOf(seat)), creator: seat === 0 })),
    events,
  });
}

async function asked(url: string, id: string, seats: readonly Seat[]): Promise<string> {
  const path = `${url}/api/matches/${id}/replay`;
  const [only, ...more] = seats.map(tokenOf);
  if (more.length === 0)
    return (
      await fetch(path, only === undefined ? {} : { headers: { authorization: `Bearer ${only}` } })
    ).text();
  const headers = { 'content-type': 'application/json' };
  return (
    await fetch(path, { method: 'POST', headers, body: JSON.stringify({ tokens: seats.map(tokenOf) }) })
  ).text();
}

const sees = (game: AnyGame, log: readonly LogEvent[], viewer: Viewer): string =>
  canonicalJson(game.observe(replay(game, log).state, viewer));

/** Two servers with a match for each asker, of which it has been shown the same in both worlds. */
async function worlds(id: GameId) {
  const { game } = await RULES[id]();
  const options = { ...defaultOptions(game.meta.options, SEATS.length), ...OPTIONS[id] };
  const log = someLog(game, { seats: SEATS.length, options }, SEEDS[0], (match) => {
    if (match.status !== 'running') throw new Error(`${id} ended before anything was hidden`);
    const holds = game.meta.information === 'open' || holdsSecrets(match, 0, BOT);
    return match.log.length > MOVES && holds;
  });
  // not even both people together know what the bot holds, where anything is held
  const enough = (world: readonly LogEvent[]): boolean =>
    game.meta.information === 'open' || sees(game, world, BOT) !== sees(game, log, BOT);
  const others = ASKERS.map((seats) => otherWorld(game, log, ['spectator', ...seats], SEEDS[1], enough));
  const urls: string[] = [];
  for (const [world, seed] of SEEDS.entries()) {
    const dataDir = await tempDir();
    const store = await openSqliteStore(inFolder(dataDir, 'pentapolis.sqlite'), { inline: true });
    for (const [asker, other] of others.entries())
      await put(store, `match-${asker}`, game, world === 0 ? log : other, seed);
    await store.close();
    const server = await start({ dataDir, games: await catalogueGames(), botDelayMs: 3_600_000 });
    urls.push(server.url);
  }
  return urls;
}

describe.each(GAME_IDS)('%s: the file of a match that goes on', (id) => {
  test('holds nothing that depends on what its askers may not know', async () => {
    const urls = await worlds(id);
    for (const [asker, seats] of ASKERS.entries()) {
      const [one, other] = await Promise.all(urls.map((url) => asked(url, `match-${asker}`, seats)));
      expect(other).toBe(one);
      const file = readShownFile(JSON.parse(one as string)) as ShownFile;
      expect(file.histories.map(({ viewer }) => viewer)).toEqual(['spectator', ...seats]);
      expect(file.histories.at(-1)?.steps.length).toBeGreaterThan(MOVES / 2);
      for (const secret of [...SEEDS, commitment(SEEDS[0]), 'salt 0 of', 'outcomes', ...seats.map(tokenOf)])
        expect(one).not.toContain(secret);
    }
  });
});
