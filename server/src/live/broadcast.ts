import type { Seat, Viewer } from '@pentapolis/kernel';
import type { Context } from '../context.ts';
import { isRefusal } from '../refusal.ts';
import type { StepText } from '../table/chronicle.ts';
import { type News, newsTopic } from '../table/news.ts';
import { matchInfo } from '../table/seats.ts';
import type { Io, Session } from './io.ts';

/** Changes of a match's people that come at once are told at once. */
const INFO_DELAY_MS = 50;

const viewerRoom = (match: string, viewer: Viewer): string => `${match}/${viewer}`;

/** Brings the news of a match to those of this process who follow it, each to whom it is meant for. */
export class Broadcast {
  private readonly io: Io;
  private readonly context: Context;
  private readonly followed = new Map<string, { sessions: number; readonly stop: () => void }>();
  private readonly infos = new Map<string, NodeJS.Timeout>();

  constructor(io: Io, context: Context) {
    this.io = io;
    this.context = context;
  }

  /** From now on the session gets what these viewers are shown of the match, in place of what it got before. */
  enter(match: string, session: Session, viewers: readonly Viewer[]): void {
    const before = session.watched.get(match);
    for (const viewer of before ?? []) session.leave(viewerRoom(match, viewer));
    if (before === undefined) this.follow(match);
    session.watched.set(match, viewers);
    session.join(match);
    for (const viewer of viewers) session.join(viewerRoom(match, viewer));
    const seats = viewers.filter((viewer): viewer is Seat => viewer !== 'spectator');
    if (this.context.presence.enter(match, session.id, seats)) this.announce(match);
  }

  left(match: string, session: Session): void {
    const viewers = session.watched.get(match);
    if (viewers === undefined) return;
    session.watched.delete(match);
    session.leave(match);
    for (const viewer of viewers) session.leave(viewerRoom(match, viewer));
    const changed = this.context.presence.leave(match, session.id);
    this.unfollow(match);
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

  private follow(match: string): void {
    const followed = this.followed.get(match);
    if (followed !== undefined) {
      followed.sessions++;
      return;
    }
    const stop = this.context.bus.subscribe(newsTopic(match), (news) => this.tell(match, news as News));
    this.followed.set(match, { sessions: 1, stop });
  }

  private unfollow(match: string): void {
    const followed = this.followed.get(match);
    if (followed === undefined || --followed.sessions > 0) return;
    followed.stop();
    this.followed.delete(match);
  }

  private tell(match: string, news: News): void {
    switch (news.kind) {
      case 'steps':
        for (const [viewer, text] of news.steps) this.tellStep(match, viewer, text);
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

  /**
   * Every move goes this way, so the step, which is JSON text already, is not taken apart and written again: "2" opens an
   * event of socket.io's default namespace, and what its own `emit` would make of `{ m, v, ...step }` follows.
   */
  private tellStep(match: string, viewer: Viewer, step: StepText): void {
    const { sockets, adapter } = this.io.of('/');
    const followers = adapter.rooms.get(viewerRoom(match, viewer));
    if (followers === undefined) return;
    const message = `2["step",{"m":"${match}","v":${JSON.stringify(viewer)},${step.slice(1)}]`;
    for (const id of followers) sockets.get(id)?.conn.write(message);
  }

  private async tellInfo(match: string): Promise<void> {
    this.infos.delete(match);
    try {
      const table = await this.context.tables.get(match);
      if (!isRefusal(table))
        this.io.to(match).emit('info', matchInfo(table.record, this.context.presence.of(match)));
    } catch (error) {
      this.context.log.error({ err: error }, 'info could not be told');
    }
  }
}
