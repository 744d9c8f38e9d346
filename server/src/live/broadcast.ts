import type { Seat, Viewer } from '@pentapolis/kernel';
import type { Context } from '../context.ts';
import { isRefusal } from '../refusal.ts';
import type { SpokenStep } from '../table/chronicle.ts';
import { type News, newsTopic } from '../table/news.ts';
import { matchInfo } from '../table/seats.ts';
import type { Io, Session } from './io.ts';

/** Changes of a match's people that come at once are told at once. */
const INFO_DELAY_MS = 50;

/** Who follows a match in this process. */
interface Followed {
  readonly sessions: Set<Session>;
  /** Ends the subscription to its news. */
  readonly stop: () => void;
}

/** Brings the news of a match to those of this process who follow it, each to whom it is meant for. */
export class Broadcast {
  private readonly io: Io;
  private readonly context: Context;
  private readonly followed = new Map<string, Followed>();
  private readonly infos = new Map<string, NodeJS.Timeout>();

  constructor(io: Io, context: Context) {
    this.io = io;
    this.context = context;
  }

  /**
   * From now on the session gets what these viewers are shown of the match, in place of what it got before.
   * @returns the channel of each viewer's steps
   */
  enter(match: string, session: Session, viewers: readonly Viewer[]): ReadonlyMap<Viewer, number> {
    const channels = new Map(viewers.map((viewer) => [viewer, ++session.channels]));
    session.watched.set(match, channels);
    session.join(match);
    this.follow(match, session);
    const seats = viewers.filter((viewer): viewer is Seat => viewer !== 'spectator');
    if (this.context.presence.enter(match, session.id, seats)) this.announce(match);
    return channels;
  }

  /** Who follows the match in this process. */
  followers(match: string): readonly Session[] {
    return [...(this.followed.get(match)?.sessions ?? [])];
  }

  left(match: string, session: Session): void {
    if (!session.watched.delete(match)) return;
    session.speaksAs.delete(match);
    session.leave(match);
    const changed = this.context.presence.leave(match, session.id);
    this.unfollow(match, session);
    if (changed) this.announce(match);
  }

  close(): void {
    for (const timer of this.infos.values()) clearTimeout(timer);
    this.infos.clear();
    for (const { stop } of this.followed.values()) stop();
    this.followed.clear();
  }

  private announce(match: string): void {
    const news: News = { kind: 'info' };
    this.context.bus.publish(newsTopic(match), news);
  }

  private follow(match: string, session: Session): void {
    const known = this.followed.get(match);
    if (known !== undefined) {
      known.sessions.add(session);
      return;
    }
    const sessions = new Set([session]);
    const stop = this.context.bus.subscribe(newsTopic(match), (news) =>
      this.tell(match, sessions, news as News),
    );
    this.followed.set(match, { sessions, stop });
  }

  private unfollow(match: string, session: Session): void {
    const followed = this.followed.get(match);
    if (followed === undefined) return;
    followed.sessions.delete(session);
    if (followed.sessions.size > 0) return;
    followed.stop();
    this.followed.delete(match);
  }

  private tell(match: string, sessions: ReadonlySet<Session>, news: News): void {
    switch (news.kind) {
      case 'steps':
        for (const [viewer, step] of news.steps) tellStep(match, sessions, viewer, step);
        break;
      case 'left':
        for (const session of sessions) this.closeEyes(match, session, news.seat);
        break;
      case 'chat':
        this.io.to(match).emit('chat', { m: match, line: news.line });
        break;
      case 'info':
        if (!this.infos.has(match))
          this.infos.set(
            match,
            setTimeout(() => void this.tellInfo(match), INFO_DELAY_MS),
          );
        break;
    }
  }

  /** Whoever looked through a seat that was left looks on, unless it holds another seat. [PEN-LEAVE-3] */
  private closeEyes(match: string, session: Session, seat: Seat): void {
    const channels = session.watched.get(match);
    if (!channels?.has(seat)) return;
    const others = new Map([...channels].filter(([viewer]) => viewer !== seat));
    session.watched.set(match, others);
    const seats = [...others.keys()].filter((viewer): viewer is Seat => viewer !== 'spectator');
    if (this.context.presence.enter(match, session.id, seats)) this.announce(match);
    if (others.size > 0) this.io.to(session.id).emit('left', { m: match, seat });
    else
      this.lookOn(match, session, seat, others).catch((error: unknown) =>
        this.context.log.error({ err: error }, 'a leaver could not be made a spectator'),
      );
  }

  private async lookOn(
    match: string,
    session: Session,
    seat: Seat,
    none: ReadonlyMap<Viewer, number>,
  ): Promise<void> {
    const table = await this.context.tables.get(match);
    // From here on nothing waits, as in `watch`.
    if (session.watched.get(match) !== none) return; // it has asked anew meanwhile, and was answered
    const channel = this.enter(match, session, ['spectator']).get('spectator') as number;
    const snapshot = isRefusal(table) ? undefined : table.chronicle?.snapshot('spectator');
    const instead = snapshot && { ...snapshot, channel };
    this.io.to(session.id).emit('left', { m: match, seat, ...(instead && { instead }) });
  }

  /** The match was deleted: who follows it is told, and follows nothing any more. */
  private gone(match: string): void {
    this.io.to(match).emit('gone', { m: match, error: { key: 'api.deleted', args: {} } });
    for (const session of this.followers(match)) this.left(match, session);
  }

  private async tellInfo(match: string): Promise<void> {
    this.infos.delete(match);
    try {
      const table = await this.context.tables.get(match);
      if (!isRefusal(table))
        this.io
          .to(match)
          .emit('info', matchInfo(table.record, this.context.presence.of(match), table.broken));
      else if (table.status === 404) this.gone(match);
    } catch (error) {
      this.context.log.error({ err: error }, 'info could not be told');
    }
  }
}

/**
 * Every move goes this way, so the step, which is JSON text already, is not taken apart and written again: "2" opens an
 * event of socket.io's default namespace, and what its own `emit` would make of the arguments follows.
 */
function tellStep(match: string, sessions: ReadonlySet<Session>, viewer: Viewer, step: SpokenStep): void {
  for (const session of sessions) {
    const channel = session.watched.get(match)?.get(viewer);
    if (channel !== undefined) session.write(`2["step",${channel},${step}]`);
  }
}
