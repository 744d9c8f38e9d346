import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { STARTING_MS, startServer, type TestServer } from './server.ts';

/** What the journeys of one file share. Not there before the first of them begins. */
export interface House {
  readonly server: TestServer;
  readonly browser: Browser;
}

/** A server and a browser for all journeys of this file, closed after the last. @param flags of `pentapolis serve` */
export function openHouse(...flags: readonly string[]): House {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(...flags), launch()]);
  }, STARTING_MS);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
  };
}
