import { vi } from 'vitest';
import { run } from '../src/program.ts';
import type { Ended } from './command.ts';

/**
 * Runs a command line inside this process: the same code as `main.ts` runs, without the tenth of a second it takes to
 * start a process. Not for commands that use worker threads or standard input.
 * @param language what LANG says
 */
export async function inside(args: readonly string[], language = 'C.UTF-8'): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  vi.stubEnv('LC_ALL', '');
  vi.stubEnv('LC_MESSAGES', '');
  vi.stubEnv('LANG', language);
  try {
    return { status: await run(args), ...written };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}
