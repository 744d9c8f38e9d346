import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { root } from './say.mjs';

/**
 * Runs a command to its end and keeps what it printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>} code 127 when there is no such command
 */
export function capture(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command on this terminal and passes on the signals that ask it to end.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export function show(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const end = (/** @type {number} */ code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * The first of some programs that exists and may be run.
 * @param {readonly (string | undefined)[]} candidates absolute paths, or names to be looked up on PATH
 */
export function findProgram(candidates) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const candidate of candidates) {
    if (!candidate) continue;
    for (const path of isAbsolute(candidate)
      ? [candidate]
      : folders.map((folder) => join(folder, candidate))) {
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not here
      }
    }
  }
  return undefined;
}

/** @param {string} output @param {number} [lines] */
export function tail(output, lines = 25) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
