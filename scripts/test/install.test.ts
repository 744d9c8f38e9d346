import { expect, test } from 'vitest';
import { advice } from '../lib/install.mjs';

test.each([
  ['npm error code ECONNREFUSED\nnpm error syscall connect', 'could not reach its registry'],
  ['prebuild-install warn request ETIMEDOUT\nnpm error gyp ERR! find Python', 'python3 make g++'],
  ['npm error make: *** [Makefile:12] Error 1\nnpm error gyp ERR! build error', 'python3 make g++'],
  ['npm error gyp ERR! stack FetchError: getaddrinfo ENOTFOUND', 'npm_config_nodedir'],
  ['npm error code EACCES', 'who owns this folder'],
  ['npm error code ENOSPC', 'disk is full'],
  ['npm error code EUSAGE', 'npm install'],
  ['npm error something new', 'by hand'],
])('%j is answered with what helps', (output, help) => {
  expect(advice(output)).toContain(help);
});
