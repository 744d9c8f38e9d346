import { TEXTS } from '@pentapolis/catalogue/texts';
import { type Frame, patch, type Viewer } from '@pentapolis/kernel';
import type { History, ShownFile } from '@pentapolis/wire';
import type { Context } from '../context.ts';
import { UsageError } from '../failure.ts';
import type { LoadedGame } from '../games.ts';
import { wholeNumber } from '../inputs.ts';
import { painter } from '../paint.ts';
import { eyesIn, messageOf, type ReplayFlags, timed } from './replay-lines.ts';

interface Opened {
  readonly shown: ShownFile;
  readonly loaded: LoadedGame;
}

/**
 * Tells what a match that was not over had shown: to a spectator, or to the seats whose holders asked. By default through
 * the eyes that stand last in it, which saw most. It is taken at its word.
 */
export async function replayShown(
  context: Context,
  path: string,
  opened: Opened,
  flags: ReplayFlags,
): Promise<void> {
  const { shown } = opened;
  const eyes = eyesIn(context, flags, shown.names.length);
  const told = await tell(context, opened, historyOf(context, opened, eyes), flags).catch((error: Error) => {
    // What a frame or a fact holds is the game's own, which believes it.
    if (error instanceof UsageError) throw error;
    return context.refuse('file.notReplay', { path, problem: context.text('file.unfollowed') });
  });
  for (const line of told) context.print(line);
  context.note(context.text(shown.histories.length === 0 ? 'file.shownNothing' : 'replay.shownNote'));
}

/** @throws UsageError when the file holds nothing of these eyes */
function historyOf(
  context: Context,
  { shown: { histories, names }, loaded }: Opened,
  eyes: Viewer | undefined,
): History | undefined {
  if (eyes === undefined || histories.length === 0) return histories.at(-1);
  const found = histories.find(({ viewer }) => viewer === eyes);
  const speaker = loaded.speaker(names);
  const who = histories.map(({ viewer }) =>
    viewer === 'spectator' ? viewer : `${viewer + 1} (${speaker.seat(viewer)})`,
  );
  return found ?? context.refuse('usage.noEyes', { who });
}

/** The lines to print. @throws whatever a game makes of frames and facts that are none of its own */
async function tell(
  context: Context,
  { shown, loaded }: Opened,
  history: History | undefined,
  flags: ReplayFlags,
): Promise<string[]> {
  const { game, version, names, broken } = shown;
  const speaker = loaded.speaker(names);
  const { viewer, steps, first } = history ?? { viewer: 'spectator', steps: [], first: undefined };
  const max = steps.length;
  const at = flags.at === undefined ? max : wholeNumber(context, '--at', flags.at, { min: 0, max });
  const seen = steps.slice(0, at);
  const frame = seen.reduce<Frame | undefined>((before, { c }) => patch(before, c) as Frame, first);
  if (flags.json) {
    const { status, deciding } = frame ?? {};
    const times = flags.times && history ? [history.at, ...seen.map((step) => step.at)] : undefined;
    const about = { game, version, viewer, steps: seen.length, status, deciding, broken, times };
    return [JSON.stringify(about)];
  }
  const who = viewer === 'spectator' ? context.text('replay.spectator') : speaker.seat(viewer);
  const lines = [context.text('replay.shown', { name: loaded.name, steps: seen.length, who })];
  for (const step of seen)
    for (const fact of step.f ?? [])
      lines.push(`  ${timed(context, flags.times && step.at, speaker(messageOf(loaded, fact)))}`);
  if (flags.board && frame !== undefined) {
    const { draw } = await TEXTS[loaded.id]();
    lines.push(...draw(frame.view, viewer, speaker, painter(process.stdout)));
  }
  if (broken !== undefined) lines.push(context.text('replay.shownBroken', { seq: broken.seq }));
  return lines;
}
