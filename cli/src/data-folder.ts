import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Context } from './context.ts';

const DEFAULT_DATA = 'data';

/** The option that names the folder a server keeps its matches in. */
export function dataOption({ text }: Context, command: Command): Command {
  return command.option('--data <dir>', text('option.data', { value: DEFAULT_DATA }));
}

/** That folder: as the server finds it, but for its file of settings. */
export function dataFolder(data: string | undefined): string {
  return resolve(data ?? (process.env.PENTAPOLIS_DATA || DEFAULT_DATA));
}
