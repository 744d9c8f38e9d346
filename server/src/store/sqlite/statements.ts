import type { Database } from 'better-sqlite3';

const COLUMNS = `id, game, version, visibility, fixed, seats, rematch, revision, status, deciding, bots_turn, result,
  created_at, changed_at`;
const READ = `${COLUMNS}, broken`;

/** Tables of what belongs to a match. */
const OF_A_MATCH = ['event', 'secret', 'seat_token', 'chat'] as const;

/** Every statement, compiled once. */
export function prepareStatements(db: Database) {
  return {
    addMatch:
      db.prepare(`INSERT INTO match (${COLUMNS}) VALUES (:id, :game, :version, :visibility, :fixed, :seats,
      :rematch, :revision, :status, :deciding, :bots_turn, :result, :created_at, :changed_at)`),
    setMatch: db.prepare(`UPDATE match SET visibility = :visibility, fixed = :fixed, seats = :seats,
      rematch = :rematch, revision = :revision, status = :status, deciding = :deciding, bots_turn = :bots_turn,
      result = :result, changed_at = :changed_at
      WHERE id = :id AND revision = :revision - 1`),
    setProgress: db.prepare(`UPDATE match SET status = :status, deciding = :deciding, bots_turn = :bots_turn,
      result = :result, changed_at = :changed_at WHERE id = :id`),
    match: db.prepare(`SELECT ${READ} FROM match WHERE id = ?`),
    list: db.prepare(`SELECT ${READ} FROM match
      WHERE status = :status AND visibility = 'public' AND (changed_at, id) < (:at, :id)
        AND (:game IS NULL OR game = :game) AND max(changed_at, attended_at) >= :alive
      ORDER BY changed_at DESC, id DESC LIMIT :limit`),
    ids: db.prepare('SELECT id FROM match WHERE id > ? ORDER BY id LIMIT ?'),
    countActive: db.prepare(`SELECT count(*) AS count FROM match WHERE status IN ('open', 'running')`),
    waitingForBots: db.prepare(`SELECT id FROM match WHERE status = 'running' AND bots_turn = 1`),
    waitingForSalts: db.prepare(`SELECT id FROM match WHERE status = 'open' AND json_valid(seats)
      AND NOT EXISTS (SELECT 1 FROM json_each(match.seats) WHERE value ->> 'filled' = 'open')`),
    idle: db.prepare(`SELECT id, changed_at FROM match
      WHERE status IN ('open', 'running') AND changed_at < :before AND (changed_at, id) > (:changedAt, :id)
      ORDER BY changed_at, id LIMIT :limit`),
    setBroken: db.prepare('UPDATE match SET broken = ? WHERE id = ?'),
    attended: db.prepare(`UPDATE match SET attended_at = ? WHERE id = ? AND status = 'open'`),
    forgotten: db.prepare(`SELECT id FROM match
      WHERE status = 'open' AND max(changed_at, attended_at) < ? ORDER BY changed_at LIMIT ?`),
    ended: db.prepare(`SELECT id FROM match
      WHERE status = :status AND changed_at < :before AND (:named = 0 OR json_valid(fixed) AND json_valid(seats) AND fixed ->> 'nameless' IS NULL)
      ORDER BY changed_at, id LIMIT :limit`),
    remove: ['match WHERE id', ...OF_A_MATCH.map((table) => `${table} WHERE match_id`)].map((rows) =>
      db.prepare(`DELETE FROM ${rows} = ?`),
    ),
    dropChat: db.prepare('DELETE FROM chat WHERE match_id = ?'),
    addEvent: db.prepare(
      'INSERT INTO event (match_id, seq, body, chain, at, client) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    events: db.prepare('SELECT seq, body, chain, at, client FROM event WHERE match_id = ? ORDER BY seq'),
    addSecret: db.prepare('INSERT INTO secret (match_id, seed) VALUES (?, ?)'),
    secret: db.prepare('SELECT seed FROM secret WHERE match_id = ?'),
    setToken: db.prepare(
      'INSERT OR REPLACE INTO seat_token (match_id, seat, hash, creator) VALUES (?, ?, ?, ?)',
    ),
    dropToken: db.prepare('DELETE FROM seat_token WHERE match_id = ? AND seat = ?'),
    tokens: db.prepare('SELECT seat, hash, creator FROM seat_token WHERE match_id = ? ORDER BY seat'),
    lastLine: db.prepare('SELECT coalesce(max(id), 0) AS last FROM chat WHERE match_id = ?'),
    addLine: db.prepare('INSERT INTO chat (match_id, id, body) VALUES (?, ?, ?)'),
    held: db.prepare(
      'SELECT seat FROM seat_token WHERE match_id = ? AND hash IN (SELECT value FROM json_each(?))',
    ),
    clockSeen: db.prepare('SELECT at FROM clock WHERE id = 0'),
    seeClock: db.prepare('INSERT OR REPLACE INTO clock (id, at) VALUES (0, ?)'),
    addProbe: db.prepare('INSERT INTO probe (filler) VALUES (zeroblob(?))'),
    dropProbes: db.prepare('DELETE FROM probe WHERE id < ?'),
    chat: db.prepare('SELECT id, body FROM chat WHERE match_id = ? ORDER BY id DESC LIMIT ?'),
  };
}
