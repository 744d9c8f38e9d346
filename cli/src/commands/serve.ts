import { existsSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '@pentapolis/server/options';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { examples } from '../localize.ts';
import { settingFlags, sourcesOf } from '../settings/flags.ts';
import { settingsJson, settingsTable } from '../settings/report.ts';
import { serverOptions } from '../settings/server-options.ts';
import { effectiveSettings } from '../settings/sources.ts';
import { storing } from '../storing.ts';

interface Flags {
  readonly checkConfig?: true;
  readonly json?: true;
}

export function serveCommand(context: Context): Command {
  const { text } = context;
  const command = settingFlags(context, new Command('serve').description(text('serve.about')));
  return command
    .option('--check-config', text('serve.checkConfig'))
    .option('--json', text('help.json'))
    .addHelpText('after', `\n${text('settings.about')}`)
    .addHelpText(
      'after',
      examples(
        context,
        'serve --port 8080 --data /var/lib/pentapolis',
        'serve --host 127.0.0.1 --trust-proxy 1',
        'serve --config /etc/pentapolis.json --check-config',
      ),
    )
    .action(async (flags: Flags) => {
      const effective = await effectiveSettings(context, sourcesOf(command, process.env));
      if (flags.checkConfig !== true)
        return serve(context, serverOptions(effective.settings), flags.json === true);
      if (flags.json) context.print(JSON.stringify(settingsJson(effective)));
      else for (const line of settingsTable(context, effective)) context.print(line);
    });
}

/** The built pages: beside the bundle, or in dist/ when the command runs from source. */
function builtPages(): string | undefined {
  return ['./web', '../../../dist/web']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
}

async function serve(context: Context, options: ServerOptions, json: boolean): Promise<void> {
  await requireFree(context, options.port, options.host);
  const webDir = builtPages();
  const { closeOnSignals, createServer } = await import('@pentapolis/server');
  const server = await storing(context, options.dataDir, () =>
    createServer({ ...options, ...(webDir === undefined ? {} : { webDir }) }),
  );
  closeOnSignals(server);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => context.note(context.text('serve.stopping')));
  const data = options.dataDir;
  if (json) context.print(JSON.stringify({ url: server.url, port: server.port, data }));
  else {
    context.print(context.text('serve.ready', { url: server.url }));
    context.print(context.text('serve.data', { data }));
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
