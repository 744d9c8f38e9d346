import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Built by the house before the first journey of a file. */
const command = fileURLToPath(new URL('../../../../dist/pentapolis.js', import.meta.url));

/** What `pentapolis` prints. @param input what it reads where a file is called "-" */
export function terminal(args: readonly string[], input: unknown): string {
  return execFileSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    input: JSON.stringify(input),
  });
}
