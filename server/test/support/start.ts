import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastChance } from '@pentapolis/kernel';
import { hush } from '@pentapolis/kernel/toys';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import {
  createServer,
  DEFAULT_LIMITS,
  type Limits,
  type PentapolisServer,
  type ServedGame,
  type ServerOptions,
  type Thinker,
} from '../../src/index.ts';
import { NO_RATES } from './limits.ts';

/** A hidden-information game with simultaneous secret choices, draws and private facts. */
export const servedHush: ServedGame = {
  game: hush,
  levels: [{ id: 'apprentice' }, { id: 'master', rating: 1400 }],
  rulebook: {
    en: [{ title: 'Play', rules: [{ id: 'HSH-PLAY-1', title: 'Choose', text: 'A card.' }] }],
    fr: [{ title: 'Jeu', rules: [{ id: 'HSH-PLAY-1', title: 'Choisir', text: 'Une carte.' }] }],
  },
};

/** Plays anything legal by what its View allows, at once. */
export function randomThinker(seed = 1): Thinker {
  const chance = fastChance(seed);
  return {
    async think({ view, seat }) {
      const legal = hush.legalActions(hush.determinize(view as never, chance), seat);
      return legal[chance.pick(legal.length)];
    },
    close: async () => undefined,
  };
}

export async function tempDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'pentapolis-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

export interface Started extends PentapolisServer {
  readonly dataDir: string;
  readonly limits: Limits;
}

/** A real server on a free port, closed when the test ends. */
export async function start(options: Partial<ServerOptions> = {}): Promise<Started> {
  const dataDir = options.dataDir ?? (await tempDir());
  const limits = { ...NO_RATES, ...options.limits };
  const server = await createServer({
    port: 0,
    host: '127.0.0.1',
    games: [servedHush],
    thinker: randomThinker(),
    botDelayMs: 0,
    storageThread: false,
    log: pino({ level: 'silent' }),
    ...options,
    dataDir,
    limits,
  });
  onTestFinished(() => server.close());
  return { ...server, dataDir, limits: { ...DEFAULT_LIMITS, ...limits } };
}
