import { TEXTS } from '@pentapolis/catalogue/texts';
import {
  type AnyMatch,
  type Fact,
  factsFor,
  fold,
  type LogEvent,
  openMatch,
  result,
  type Speaker,
  type StartEvent,
  setupRefusal,
  stateHash,
} from '@pentapolis/kernel';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { CheckFailure } from '../failure.ts';
import type { LoadedGame } from '../games.ts';
import { wholeNumber } from '../inputs.ts';
import { examples } from '../localize.ts';
import { painter } from '../paint.ts';
import { openReplayOrShown, refusalOf } from '../replay-file.ts';
import { eyesIn, messageOf, noteTimes, type ReplayFlags, timed } from './replay-lines.ts';
import { replayShown } from './replay-shown.ts';

export function replayCommand(context: Context): Command {
  const { text } = context;
  return new Command('replay')
    .description(text('replay.about'))
    .argument('<file>', text('argument.replay'))
    .option('--at <seq>', text('option.at'))
    .option('--eyes <seat>', text('option.eyes'))
    .option('--board', text('option.board'))
    .option('--times', text('option.times'))
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(
        context,
        'replay match.json',
        'replay match.json --at 20 --board',
        'replay match.json --eyes 2 --times',
        'replay match.json --json',
      ),
    )
    .action((file: string, flags: ReplayFlags) => replayMatch(context, file, flags));
}

async function replayMatch(context: Context, path: string, flags: ReplayFlags): Promise<void> {
  const opened = await openReplayOrShown(context, path);
  if ('shown' in opened) return replayShown(context, path, opened, flags);
  const { file, loaded } = opened;
  const last = file.events.length - 1;
  const at = flags.at === undefined ? last : wholeNumber(context, '--at', flags.at, { min: 0, max: last });
  const eyes = eyesIn(context, flags, (file.events[0] as StartEvent).setup.seats);
  const times = flags.times === true ? file.times?.slice(0, at + 1) : undefined;
  const speaker = loaded.speaker(file.names);
  const lines: string[] = [];
  const match = follow(context, loaded, file.events.slice(0, at + 1), file.names, (match, facts, seq) => {
    for (const fact of eyes === undefined ? facts : factsFor(match, facts, eyes))
      lines.push(timed(context, times?.[seq], speaker(messageOf(loaded, fact))));
  });
  const { ranking, scores } = result(match) ?? { ranking: [], scores: [] };
  const hash = stateHash(match.state);
  if (flags.json) {
    const { game, version } = file;
    context.print(JSON.stringify({ game, version, events: match.log.length, ranking, scores, hash, times }));
    return;
  }
  context.print(context.text('replay.title', { name: loaded.name, events: match.log.length }));
  for (const line of lines) context.print(`  ${line}`);
  if (flags.board) {
    const { draw } = await TEXTS[loaded.id]();
    const viewer = eyes ?? 'spectator';
    const view = loaded.game.observe(match.state, viewer);
    for (const line of draw(view, viewer, speaker, painter(process.stdout))) context.print(line);
  }
  if (match.status === 'running') context.print(context.text('replay.asItStands'));
  for (const line of standing(context, speaker, ranking, scores)) context.print(line);
  context.print(context.text('replay.state', { hash }));
  noteTimes(context, flags, file.times);
}

/** Who stands where, best first. */
export function standing(
  context: Context,
  speaker: Speaker,
  ranking: readonly number[],
  scores: readonly number[],
): string[] {
  const seats = ranking.map((_, seat) => seat);
  return seats
    .sort((a, b) => (ranking[a] as number) - (ranking[b] as number))
    .map((seat) =>
      context.text('replay.ended', {
        rank: ranking[seat] as number,
        name: speaker.seat(seat),
        score: scores[seat] as number,
      }),
    );
}

/** @throws CheckFailure when the rules refuse the log */
function follow(
  context: Context,
  loaded: LoadedGame,
  events: readonly LogEvent[],
  names: readonly string[],
  tell: (match: AnyMatch, facts: readonly Fact[], seq: number) => void,
): AnyMatch {
  const start = events[0] as StartEvent;
  const broken = (message: string): never => {
    throw new CheckFailure(context.text('replay.broken', { message }));
  };
  const refusal = setupRefusal(loaded.game, start);
  if (refusal !== undefined) return broken(loaded.explain(refusal, names));
  try {
    const match = openMatch(loaded.game, start);
    for (const event of events.slice(1)) {
      const why = refusalOf(loaded, match, event, names);
      if (why !== undefined) return broken(context.text('verify.refused', { seq: event.seq, why }));
      tell(match, fold(match, event), event.seq);
    }
    return match;
  } catch (error) {
    if (error instanceof CheckFailure) throw error;
    return broken((error as Error).message);
  }
}
