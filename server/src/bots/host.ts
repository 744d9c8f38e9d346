import { agreesToUndo } from '@pentapolis/bots';
import { fastChance, isViolation, type Seat, type Violation } from '@pentapolis/kernel';
import type { Logger } from 'pino';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { isRefusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { askedForUndo, decidingNow } from '../table/progress.ts';
import { isBot } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { Thinker } from './thinker.ts';

export interface BotHostOptions {
  readonly tables: Tables;
  readonly jobs: Jobs;
  readonly thinker: Thinker;
  readonly log: Logger;
  /** Pause before a bot thinks. */
  readonly delayMs: number;
  /** How long bots wait for people to answer a request to take back. */
  readonly undoPatienceMs: number;
  /** Told how long a bot thought. */
  readonly onThought?: (tookMs: number) => void;
}

const KIND = 'bot';
const RESUME = 'resume bots';

/** How often a bot thinks about one question before it takes whatever else is legal. */
const MOST_THOUGHTS = 3;

/** The bot is not asked any more: it has been woken for whatever it is asked now. */
function isOver({ rule }: Violation): boolean {
  return rule === 'PEN-TURN-1' || rule === 'PEN-TURN-2' || rule === 'PEN-MATCH-1';
}

/**
 * Plays for bots. Whenever a table changes, each bot that has something to do there gets a job; what the job then does
 * it finds out from the table, so that running it twice, late, or after a restart is harmless.
 */
export class BotHost {
  private readonly options: BotHostOptions;
  private closed = false;
  /** How to give up waiting for each bot that thinks now. */
  private readonly waiting = new Set<() => void>();

  constructor(options: BotHostOptions) {
    this.options = options;
    options.jobs.handle(KIND, (job) => this.turn(job));
  }

  /**
   * After a restart: takes up every match that waits for a bot.
   * @throws StorageError when they can't be read
   */
  async resume(store: Store): Promise<void> {
    const waiting = await store.waitingForBots();
    this.options.jobs.handle(RESUME, () => this.wakeAll(waiting));
    this.options.jobs.schedule({ key: RESUME, kind: RESUME, inMs: 0, match: '' });
  }

  /** One after another, so that they take one place among the matches people wait for. */
  private async wakeAll(waiting: readonly string[]): Promise<void> {
    for (const match of waiting) {
      if (this.closed) return;
      try {
        const table = await this.options.tables.get(match);
        if (!isRefusal(table)) this.wake(table);
      } catch (error) {
        this.options.log.error({ err: error, match }, 'a match could not be taken up');
      }
    }
  }

  /** Nothing is played any more. Bots that think now are not waited for; their matches are taken up by the next start. */
  close(): void {
    this.closed = true;
    for (const giveUp of this.waiting) giveUp();
  }

  /** To be called whenever a table has changed. */
  wake(table: Table): void {
    const { match, record, broken } = table;
    if (match === undefined || broken !== undefined) return;
    const asked = new Set([...askedForUndo(match), ...decidingNow(match)]);
    for (const seat of asked) {
      if (!isBot(record.seats[seat])) continue;
      const inMs = this.options.delayMs;
      this.options.jobs.schedule({
        key: `bot:${record.id}:${seat}`,
        kind: KIND,
        inMs,
        match: record.id,
        seat,
      });
    }
  }

  private async turn({ match: id, seat, key }: Job): Promise<void> {
    if (this.closed) return;
    const table = await this.options.tables.get(id);
    if (isRefusal(table) || seat === undefined) return;
    const { match, record, broken } = table;
    if (match === undefined || broken !== undefined || !isBot(record.seats[seat])) return;
    if (askedForUndo(match).includes(seat)) return this.answer(table, seat, agreesToUndo(match));
    if (!decidingNow(match).includes(seat)) return;
    const patientMs = table.changedMs + this.options.undoPatienceMs - performance.now();
    if (match.undo !== undefined && patientMs > 0)
      return this.options.jobs.schedule({ key, kind: KIND, inMs: patientMs, match: id, seat });
    await this.act(table, seat);
  }

  private async answer(table: Table, seat: Seat, agree: boolean): Promise<void> {
    await this.options.tables.at(table.id, (fresh) =>
      fresh.run(() => fresh.play({ kind: 'answer', seat, agree })),
    );
  }

  private async act(table: Table, seat: Seat): Promise<void> {
    const { match, record, chronicle } = table;
    const filled = record.seats[seat];
    if (match === undefined || chronicle === undefined || filled?.filled !== 'bot') return;
    const decision = match.asked[seat] as number;
    const undoBefore = match.undo;
    const play = (chosen: unknown) =>
      this.options.tables.at(table.id, (fresh) =>
        fresh.run(async () => {
          if (this.closed) return undefined;
          // to act would end a request to take back that came while the bot thought; it has been woken for that
          if (fresh.match?.undo !== undefined && undoBefore === undefined) return undefined;
          return fresh.play({ kind: 'act', seat, action: chosen, decision });
        }),
      );
    const { log } = this.options;
    const about = { game: record.game, level: filled.level };
    const tried: unknown[] = [];
    for (let thoughts = 1; thoughts <= MOST_THOUGHTS; thoughts++) {
      const seen = match.log.length;
      const action = await this.think(table, seat, filled.level);
      const played = await play(action);
      if (!isViolation(played) || isOver(played)) return;
      tried.push(action);
      const { violation, rule, key } = played;
      // what it could not know, or what happened while it thought, is not its fault: it thinks again
      if (violation === 'unavailable' || match.log.length > seen) continue;
      log.error({ ...about, rule, key }, 'a bot was refused');
      break;
    }
    for (const action of this.others(table, seat, tried)) {
      const played = await play(action);
      if (!isViolation(played) || isOver(played)) {
        log.warn({ ...about, tried: tried.length }, 'a bot played a legal action in place of what it chose');
        return;
      }
    }
    throw new Error(`a bot of ${record.game} was refused all that is legal`);
  }

  /**
   * What the bot chooses, or something legal when it fails to answer: a match never waits for a broken bot. Nothing when
   * the host is closed meanwhile.
   */
  private async think(table: Table, seat: Seat, level: string): Promise<unknown> {
    const start = performance.now();
    const view = table.chronicle?.frame(seat).view;
    try {
      const thought = this.options.thinker.think({ game: table.record.game, level, view, seat });
      return await this.orClosed(thought);
    } catch (error) {
      if (this.closed) return undefined;
      this.options.log.error({ game: table.record.game, level, err: error }, 'a bot did not answer');
      return this.anything(table, seat);
    } finally {
      this.options.onThought?.(performance.now() - start);
    }
  }

  private orClosed<T>(thought: Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => resolve(undefined);
      this.waiting.add(giveUp);
      thought.then(resolve, reject).finally(() => this.waiting.delete(giveUp));
    });
  }

  /** A random legal action, by what the seat knows. */
  private anything(table: Table, seat: Seat): unknown {
    return this.others(table, seat, [])[0];
  }

  /** What is legal by what the seat knows now, but for what was tried, in random order. */
  private others(table: Table, seat: Seat, tried: readonly unknown[]): unknown[] {
    const { game } = table.served;
    const chance = fastChance(Date.now() | 0);
    const view = table.chronicle?.frame(seat).view;
    const before = new Set(tried.map((action) => JSON.stringify(action)));
    const legal = game
      .legalActions(game.determinize(view, chance), seat)
      .filter((action: unknown) => !before.has(JSON.stringify(action)));
    return chance.shuffle(legal.length).map((at) => legal[at]);
  }
}
