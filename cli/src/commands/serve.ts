import { Command } from 'commander';
import type { Context } from '../context.ts';
export function serveCommand(context: Context): Command {
  return new Command('serve').description(context.text('serve.about'));
}
