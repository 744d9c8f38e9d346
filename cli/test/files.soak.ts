import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, type GameId, RULES } from '@pentapolis/catalogue';
import { TEXTS } from '@pentapolis/catalogue/texts';
import {
  type AnyMatch,
  type Chance,
  defaultOptions,
  fastChance,
  fold,
  isNestedTooDeep,
  isViolation,
  openMatch,
} from '@pentapolis/kernel';
import { INSIDE, mutant, mutantText } from '@pentapolis/kernel/toys';
import { Chronicle, createServer, readMatchFile } from '@pentapolis/server';
import { isReplayProblem, playedProblem, readReplayFile, versionProblem } from '@pentapolis/wire/replay-file';
import { readShownFile, SHOWN_FORMAT } from '@pentapolis/wire/shown-file';
import { afterAll, expect, test } from 'vitest';
import { inside } from './inside.ts';

/*
 * Mutants of good files of every kind, given to the readers that page, server and command line share, and one in so many
 * to the commands themselves as text. Each is read or refused in words; none ends in a stack, hangs or changes anything.
 *   SOAK_FILES=2000 SOAK_SEED=7 npm run soak -- files
 */

const FILES = Number(process.env.SOAK_FILES ?? 100_000);
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
/** One file in so many goes through a command. */
const COMMANDS = 8;
/** Actions of a match that are kept, so that following it takes little. */
const EVENTS = 12;
/** A file that takes longer has hung. */
const PATIENCE_MS = 20_000;
/** Levels of nesting no reader by recursion survives. */
const ABYSS = 100_000;

const scratch = mkdtempSync(join(tmpdir(), 'pentapolis-files-'));
const data = join(scratch, 'data');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** One kind of file: good ones, the reader, and the command that takes it. */
interface Kind {
  readonly name: string;
  readonly good: readonly unknown[];
  /** Reads a value nested no deeper than callers let through. @returns whether it was accepted */
  read(value: unknown): boolean;
  command(path: string, chance: Chance): readonly string[];
}

async function replays(): Promise<Kind[]> {
  return Promise.all(
    GAME_IDS.map(async (id): Promise<Kind> => {
      const { game } = await RULES[id]();
      const folder = new URL(`../../games/${id}/replays/`, import.meta.url);
      const good = readdirSync(folder).map((file) => {
        const whole = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
        const { result: _, ...kept } = whole;
        return { ...kept, events: whole.events.slice(0, EVENTS), chain: whole.chain.slice(0, EVENTS) };
      });
      return {
        name: `replay of ${id}`,
        good,
        read(value) {
          const file = readReplayFile(value);
          return !isReplayProblem(file) && playedProblem(file, game.meta) === undefined;
        },
        command: (path, chance) => [chance.pick(2) === 0 ? 'replay' : 'verify', path],
      };
    }),
  );
}

/** What a match that goes on had shown, by a server of this very copy. */
async function shown(): Promise<Kind[]> {
  return Promise.all(
    GAME_IDS.map(async (id): Promise<Kind> => {
      const { game } = await RULES[id]();
      const folder = new URL(`../../games/${id}/replays/`, import.meta.url);
      const good = readdirSync(folder).map((file) => {
        const { events, names, version } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
        const match: AnyMatch = openMatch(game, events[0]);
        const chronicle = new Chronicle(match, 0);
        for (const event of events.slice(1, EVENTS)) chronicle.advance(match, fold(match, event), event.seq);
        const histories = (['spectator', 0] as const).map((viewer) => JSON.parse(chronicle.history(viewer)));
        const { options } = match.start.setup;
        return { format: SHOWN_FORMAT, game: id, version, names, options, histories };
      });
      return {
        name: `${id} as far as it was shown`,
        good,
        read(value) {
          const file = readShownFile(value);
          return !isReplayProblem(file) && versionProblem(file, [file.version], game.meta) === undefined;
        },
        command: (path, chance) => (chance.pick(3) === 0 ? ['verify', path] : ['replay', path, '--board']),
      };
    }),
  );
}

async function sheets(): Promise<Kind[]> {
  return Promise.all(
    GAME_IDS.map(async (id): Promise<Kind> => {
      const { scorePad } = await TEXTS[id]();
      if (scorePad === undefined) throw new Error(`${id} has no score pad`);
      return {
        name: `score sheet of ${id}`,
        good: [scorePad.example],
        read(value) {
          const outcome = scorePad.score(value);
          if (isViolation(outcome)) return false;
          for (const language of ['en', 'fr'] as const) scorePad.lines(outcome, language);
          return true;
        },
        command: (path) => ['score', id, path],
      };
    }),
  );
}

async function componentSets(): Promise<Kind[]> {
  // a room has no business with a named game, but these sets are what owners of a box begin with
  const own = async (id: GameId): Promise<Readonly<Record<string, unknown>>> =>
    import(new URL(`../../games/${id}/rules/index.ts`, import.meta.url).href);
  const sets: Partial<Record<GameId, unknown>> = {
    cite: { cards: (await own('cite')).OWN_CARDS },
    citytrixx: (await own('citytrixx')).OWN_SET,
    'small-city': (await own('small-city')).OWN_COMPONENTS,
  };
  return Promise.all(
    Object.entries(sets).map(async ([id, set]): Promise<Kind> => {
      const { game } = await RULES[id as GameId]();
      const seats = Math.max(3, game.meta.seats.min);
      const options = defaultOptions(game.meta.options, seats);
      return {
        name: `component set of ${id}`,
        good: [JSON.parse(JSON.stringify(set))],
        read(value) {
          const components = game.readComponents?.(value);
          if (components === undefined || isViolation(components)) return false;
          const setup = { seats, options, components };
          if (game.validate(setup) === undefined) game.observe(game.setup(setup, fastChance(1)), 0);
          return true;
        },
        command: (path) => ['perft', id, '--components', path, '--depth', '1'],
      };
    }),
  );
}

/** A match on a server's disk, as a file of its own: mutants of it are imported beside it. */
async function exported(): Promise<Kind> {
  const server = await createServer({ port: 0, host: '127.0.0.1', dataDir: data, storageThread: false });
  const seats = [
    { fill: 'you', salt: 'a salt' },
    { fill: 'bot', level: 'apprentice' },
  ];
  const promised = await fetch(`${server.url}/api/commitments`, { method: 'POST' });
  const { commitment } = (await promised.json()) as { commitment: string };
  const made = await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'akropolis', visibility: 'private', seats, commitment }),
  });
  if (made.status !== 201) throw new Error(await made.text());
  await server.close();
  const out = join(scratch, 'export');
  const done = await inside(['export', '--all', '--data', data, '--out', out, '--json']);
  if (done.status !== 0) throw new Error(done.stderr);
  const good = readdirSync(out).map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')));
  return {
    name: 'export file',
    good,
    read: (value) => !('outcome' in readMatchFile(value)),
    command: (path) => ['import', '--data', data, path],
  };
}

const settings: Kind = {
  name: 'settings',
  good: [{ port: 3000, trustProxy: 1, logLevel: 'warn', openSeats: 8, nameLength: 24 }],
  read: () => false,
  command: (path) => ['serve', '--check-config', '--config', path],
};

/** Everything the database holds, as text, by a fresh export. */
async function held(match: string): Promise<string> {
  return (await inside(['export', match, '--data', data])).stdout;
}

const pickFrom = <T>(items: readonly T[], chance: Chance): T => items[chance.pick(items.length)] as T;

function textOf(value: unknown, chance: Chance): string {
  const way = chance.pick(60);
  if (way === 0) return '['.repeat(ABYSS) + ']'.repeat(ABYSS);
  if (way === 1)
    return JSON.stringify(value).replace(/:/, `:${'{"a":'.repeat(ABYSS)}1${'}'.repeat(ABYSS)},"b":`);
  const text = JSON.stringify(mutant(value, chance)) ?? '';
  return chance.pick(2) === 0 ? mutantText(text, chance) : text;
}

test(`of ${FILES} mutated files (SOAK_SEED=${SEED}) none crashes, changes or betrays anything`, async () => {
  const chance = fastChance(SEED);
  const made = await exported();
  const kinds = [
    ...(await replays()),
    ...(await shown()),
    ...(await sheets()),
    ...(await componentSets()),
    made,
    settings,
  ];
  const match = (made.good[0] as { record: { id: string } }).record.id;
  const before = await held(match);
  const sum = { files: 0, commands: 0, accepted: 0, crashes: 0, hangs: 0, stacks: 0 };
  const faults: string[] = [];
  for (const { good, read, name } of kinds)
    if (name !== 'settings') for (const value of good) expect(read(value), name).toBe(true);

  for (; sum.files < FILES; sum.files++) {
    const kind = pickFrom(kinds, chance);
    const good = pickFrom(kind.good, chance);
    const start = performance.now();
    if (kind === settings || chance.pick(COMMANDS) === 0) {
      sum.commands++;
      const path = join(scratch, 'mutant.json');
      writeFileSync(path, textOf(good, chance));
      const { status, stdout, stderr } = await inside(kind.command(path, chance));
      if (status === 0) sum.accepted++;
      if (![0, 1, 2].includes(status ?? -1)) sum.crashes++;
      if (INSIDE.test(stdout + stderr)) {
        sum.stacks++;
        faults.push(`${kind.name}: ${(stdout + stderr).slice(0, 400)}`);
      }
    } else {
      const value: unknown = JSON.parse(JSON.stringify(mutant(good, chance)) ?? 'null');
      try {
        if (!isNestedTooDeep(value) && kind.read(value)) sum.accepted++;
      } catch (error) {
        sum.crashes++;
        faults.push(
          `${kind.name}: ${(error as Error).stack?.slice(0, 400)} on ${JSON.stringify(value).slice(0, 300)}`,
        );
      }
    }
    if (performance.now() - start > PATIENCE_MS) {
      sum.hangs++;
      faults.push(`${kind.name} took ${Math.round(performance.now() - start)} ms`);
    }
  }
  const changes = (await held(match)) === before ? 0 : 1;
  const { files, commands, accepted, crashes, hangs, stacks } = sum;
  process.stdout.write(
    `files: ${files} (${commands} by command), ${accepted} accepted, ${crashes} crashes, ${hangs} hangs, ${changes} changes, ${stacks} stacks, seed ${SEED}\n`,
  );
  expect(faults.slice(0, 10)).toEqual([]);
  expect([crashes, hangs, changes, stacks]).toEqual([0, 0, 0, 0]);
});
