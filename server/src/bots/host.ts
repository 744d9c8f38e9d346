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

/** A refusal that is the bot's own fault, not that of something that happened while it thought. */
function isWrong(played: unknown): played is Violation {
  return (
    isViolation(played) &&
    played.rule !== 'PEN-TURN-1' &&
    played.rule !== 'PEN-TURN-2' &&
    played.rule !== 'PEN-MATCH-1'
  );
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
    const action = await this.think(table, seat, filled.level);
    const play = (chosen: unknown) =>
      this.options.tables.at(table.id, (fresh) =>
        fresh.run(async () => {
          if (this.closed) return undefined;
          // to act would end a request to take back that came while the bot thought; it has been woken for that
          if (fresh.match?.undo !== undefined && undoBefore === undefined) return undefined;
          return fresh.play({ kind: 'act', seat, action: chosen, decision });
        }),
      );
    const played = await play(action);
    if (!isWrong(played)) return;
    const { rule, key } = played;
    this.options.log.error({ game: record.game, level: filled.level, rule, key }, 'a bot was refused');
    const again = await play(this.anything(table, seat));
    if (isWrong(again)) throw new Error(`a legal action was refused: ${again.rule} ${again.key}`);
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
    const { game } = table.served;
    const chance = fastChance(Date.now() | 0);
    const view = table.chronicle?.frame(seat).view;
    const legal = game.legalActions(game.determinize(view, chance), seat);
    return legal[chance.pick(legal.length)];
  }
}
