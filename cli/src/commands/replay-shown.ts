import { TEXTS } from '@pentapolis/catalogue/texts';
import { type Frame, patch } from '@pentapolis/kernel';
import type { History, ShownFile } from '@pentapolis/wire';
import type { Context } from '../context.ts';
import type { LoadedGame } from '../games.ts';
import { wholeNumber } from '../inputs.ts';
import { painter } from '../paint.ts';
import { messageOf, type ReplayFlags, timed } from './replay-lines.ts';

/** Tells what a match that was not over had shown, through the eyes that saw most. It is taken at its word. */
export async function replayShown(
  context: Context,
  loaded: LoadedGame,
  { game, version, names, histories }: ShownFile,
  flags: ReplayFlags,
): Promise<void> {
  const history: History | undefined = histories.at(-1);
  if (history === undefined) return context.refuse('file.shownNothing');
  const { viewer, steps } = history;
  const at =
    flags.at === undefined
      ? steps.length
      : wholeNumber(context, '--at', flags.at, { min: 0, max: steps.length });
  const speaker = loaded.speaker(names);
  const seen = steps.slice(0, at);
  const frame = seen.reduce<Frame>((before, { c }) => patch(before, c) as Frame, history.first);
  if (flags.json) {
    const { status, deciding } = frame;
    context.print(JSON.stringify({ game, version, viewer, steps: seen.length, status, deciding }));
    return;
  }
  const who = viewer === 'spectator' ? context.text('replay.spectator') : speaker.seat(viewer);
  context.print(context.text('replay.shown', { name: loaded.name, steps: seen.length, who }));
  for (const step of seen)
    for (const fact of step.f ?? [])
      context.print(`  ${timed(context, flags, step.at, speaker(messageOf(loaded, fact)))}`);
  if (flags.board) {
    const { draw } = await TEXTS[loaded.id]();
    for (const line of draw(frame.view, viewer, speaker, painter(process.stdout))) context.print(line);
  }
  context.note(context.text('replay.shownNote'));
}
