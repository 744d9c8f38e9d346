import { existsSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { wholeNumber } from '../inputs.ts';
import { examples } from '../localize.ts';

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  /** False with --no-pauses. */
  readonly pauses: boolean;
  readonly json?: true;
}

const DEFAULT_PORT = 3000;
const DEFAULT_DATA = 'data';
const PORTS = { min: 0, max: 65_535 } as const;

export function serveCommand(context: Context): Command {
  const { text } = context;
  return new Command('serve')
    .description(text('serve.about'))
    .option('--port <n>', text('option.port', { value: DEFAULT_PORT }))
    .option('--host <address>', text('option.host'))
    .option('--data <dir>', text('option.data', { value: DEFAULT_DATA }))
    .option('--no-pauses', text('serve.noPauses'))
    .option('--json', text('help.json'))
    .addHelpText(
      'after',
      examples(context, 'serve', 'serve --port 8080 --data /var/lib/pentapolis', 'serve --host 127.0.0.1'),
    )
    .action((flags: Flags) => serve(context, flags));
}

/** The built pages: beside the bundle, or in dist/ when the command runs from source. */
function builtPages(): string | undefined {
  return ['./web', '../../../dist/web']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
}

async function serve(context: Context, flags: Flags): Promise<void> {
  const { env } = process;
  const port =
    flags.port !== undefined || !env.PORT
      ? wholeNumber(context, '--port', flags.port ?? String(DEFAULT_PORT), PORTS)
      : wholeNumber(context, 'PORT', env.PORT, PORTS);
  const { host } = flags;
  await requireFree(context, port, host);

  const dataDir = resolve(flags.data ?? (env.PENTAPOLIS_DATA || DEFAULT_DATA));
  const webDir = builtPages();
  const { closeOnSignals, createServer } = await import('@pentapolis/server');
  const server = await createServer({
    port,
    dataDir,
    ...(host === undefined ? {} : { host }),
    ...(webDir === undefined ? {} : { webDir }),
    ...(flags.pauses ? {} : { botDelayMs: 0, pauses: { leastMs: 0, mostMs: 0 } }),
  });
  closeOnSignals(server);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => context.note(context.text('serve.stopping')));
  if (flags.json) context.print(JSON.stringify({ url: server.url, port: server.port, data: dataDir }));
  else {
    context.print(context.text('serve.ready', { url: server.url }));
    context.print(context.text('serve.data', { data: dataDir }));
    if (webDir === undefined) context.print(context.text('serve.noPages'));
  }
}

/** Asks for the port before anything is opened, so that a taken one costs nothing. @throws UsageError */
async function requireFree(context: Context, port: number, host: string | undefined): Promise<void> {
  const probe = createProbe();
  const code = await new Promise<string | undefined>((done) => {
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
  const other = port < 1024 ? 8080 : port + 1;
  switch (code) {
    case undefined:
      return;
    case 'EADDRINUSE':
      return context.refuse('serve.portTaken', { port, other });
    case 'EACCES':
      return context.refuse('serve.portForbidden', { port, other });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return context.refuse('serve.noAddress', { host: host ?? '' });
    default:
      return context.refuse('serve.cannotListen', { port, message: code });
  }
}
