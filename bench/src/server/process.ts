import { type ChildProcess, spawn } from 'node:child_process';

export interface ServerProcess {
  readonly url: string;
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
    async close() {
      child.stdin?.end();
      await ended;
    },
  };
}
