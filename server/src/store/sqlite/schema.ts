import type { Database } from 'better-sqlite3';
import { StorageError } from '../fault.ts';

/** Step i takes a database from version i to i + 1. Steps are never changed, only added. */
const STEPS: readonly string[] = [
  `CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    visibility TEXT NOT NULL,
    fixed TEXT NOT NULL,
    seats TEXT NOT NULL,
    rematch TEXT,
    revision INTEGER NOT NULL,
    status TEXT NOT NULL,
    deciding TEXT NOT NULL,
    bots_turn INTEGER NOT NULL,
    result TEXT,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX match_lobby ON match (status, visibility, changed_at DESC, id DESC);
  CREATE TABLE event (
    match_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    chain TEXT NOT NULL,
    at INTEGER NOT NULL,
    client TEXT,
    PRIMARY KEY (match_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE secret (match_id TEXT PRIMARY KEY, seed TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE seat_token (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    hash TEXT NOT NULL,
    creator INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chat (
    match_id TEXT NOT NULL,
    id INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, id)
  ) STRICT, WITHOUT ROWID;`,
  'CREATE TABLE probe (id INTEGER PRIMARY KEY, filler BLOB NOT NULL) STRICT',
  'CREATE TABLE clock (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT',
  'ALTER TABLE match ADD COLUMN attended_at INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE match ADD COLUMN broken TEXT',
];

/** What every version has. */
const FIRST_TABLES = ['match', 'event', 'secret', 'seat_token', 'chat'] as const;

const versionOf = (db: Database): number => db.pragma('user_version', { simple: true }) as number;

/** @throws StorageError when a newer Pentapolis wrote the database, or something else did */
export function requireKnown(db: Database): void {
  const from = versionOf(db);
  if (from > STEPS.length) throw new StorageError('newer', { found: from, known: STEPS.length });
  const named = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const ours = from === 0 ? named.length === 0 : FIRST_TABLES.every((table) => named.includes(table));
  if (!ours) throw new StorageError('notADatabase');
}

/** Brings a known database up to date, in one transaction. */
export function migrate(db: Database): void {
  db.transaction(() => {
    for (const step of STEPS.slice(versionOf(db))) db.exec(step);
    db.pragma(`user_version = ${STEPS.length}`);
  }).immediate();
}
