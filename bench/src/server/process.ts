import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ServerProcess {
  readonly url: string;
  /** Seconds of processor time it has used, all its threads together; undefined where the system doesn't tell. */
  processorSeconds(): number | undefined;
  close(): Promise<void>;
}

/** Starts a server in a process of its own; its first line says where it is. It ends when this process does. */
export async function startServer(script: string): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    url,
    processorSeconds: () => processorSeconds(child.pid),
    async close() {
      child.stdin?.end();
      await ended;
    },
  };
}

/** Ticks of /proc: a hundred a second on every Linux. */
const TICKS = 100;

function processorSeconds(pid: number | undefined): number | undefined {
  try {
    // After the name, which may hold anything and ends with the last bracket: state is field 3, utime 14, stime 15.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return undefined;
  }
}
