// `npm run dev`: the server from source, restarted when it changes, and Vite with hot reload in front of it.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, say } from './lib/say.mjs';

const port = process.env.PORT ?? '3000';
const start = (/** @type {string[]} */ args, cwd = root) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, PORT: port } });

const children = [
  start([
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    'cli/src/main.ts',
    'serve',
  ]),
  start([join(root, 'node_modules/vite/bin/vite.js')], join(root, 'web')),
];
say(`Server on port ${port} (PORT), pages on the address that Vite prints. Ctrl-C ends both.`);

const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end).on('SIGTERM', end);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    end();
  });
}
