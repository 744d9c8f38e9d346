import { createInterface } from 'node:readline';

/** Where a match is talked about: lines in, lines out. */
export interface Console {
  readonly interactive: boolean;
  say(line: string): void;
  /** Shows the prompt and gives the next line; undefined when there are no more (end of input, Ctrl-C, Ctrl-D). */
  ask(prompt: string): Promise<string | undefined>;
  clear(): void;
  close(): void;
}

/** @param output where to talk; results may need standard output for themselves */
export function openConsole(output: NodeJS.WriteStream): Console {
  const interactive = process.stdin.isTTY === true && output.isTTY === true;
  const reader = createInterface({ input: process.stdin, output, terminal: interactive, historySize: 200 });
  // Lines may come faster than they are asked for (a pipe), and asking may come before a line does (a person).
  const lines: string[] = [];
  const waiting: ((line: string | undefined) => void)[] = [];
  let closed = false;
  reader.on('line', (line) => {
    const next = waiting.shift();
    if (next === undefined) lines.push(line);
    else next(line);
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    closed = true;
    for (const next of waiting.splice(0)) next(undefined);
  });
  return {
    interactive,
    say: (line) => void output.write(`${line}\n`),
    ask(prompt) {
      const ready = lines.shift();
      if (ready !== undefined || closed) return Promise.resolve(ready);
      if (interactive) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    clear: () => void (interactive && output.write('\u001b[2J\u001b[3J\u001b[H')),
    close: () => reader.close(),
  };
}
