import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { newContext, type Person } from './harness.ts';
import { sendSignIn } from './sendSignIn.ts';
import { AS_SHIPPED, startServer, type RunningServer, type ServerOptions } from './startServer.ts';

/** Runs in the page: the addresses in the caches whose names begin with `start`. */
export async function keptAddresses(start: string): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(start));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}

/** An academy that is stopped and started again at its addresses, because a worker's requests ignore the browser's offline switch (OFF). */
export async function offlineAcademy() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-offline-'));
  let server: RunningServer = await startServer({ dataDir, from: inject('academy'), env: AS_SHIPPED });
  const { portal, port, partnerPort, lmsHostPort } = server;
  return {
    portal,
    dataDir,
    stop: () => server.stop('SIGKILL'),
    async start({ env }: Pick<ServerOptions, 'env'> = {}): Promise<void> {
      server = await startServer({ dataDir, port, partnerPort, lmsHostPort, env: { ...AS_SHIPPED, ...env } });
    },
    async end(): Promise<void> {
      await server.stop('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
    /** A signed-in page of a browser with service workers, once the worker serves it and has kept the replies that the page has read. */
    async served(person: Person, page?: Page): Promise<Page> {
      const context = page?.context() ?? (await newContext({ serviceWorkers: 'allow' }));
      await sendSignIn(context, portal, person);
      const own = page ?? (await context.newPage());
      await own.goto(`${portal}/learn`);
      await own.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await expect
        .poll(() => own.evaluate(keptAddresses, 'lectern-recent:'))
        .toContainEqual(expect.stringContaining('objective-accesses/query'));
      return own;
    },
  };
}

/** Names of the caches in which the browser keeps people's data. */
export const keptOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /^lectern-(recent|kept):/.test(name)));
