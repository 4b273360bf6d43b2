import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build/build.mjs';
import { CHROME_ADVICE, CHROME_FLAGS, findChrome } from '../../scripts/chrome.mjs';
import { startServer } from './startServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly addresses: { readonly portal: string; readonly partner: string; readonly browser: string };
  }
}

/** One build, one server and one browser for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChrome();
  if (!executablePath) throw new Error(CHROME_ADVICE);
  await build(['server', 'embed', 'learn']);
  const server = await startServer();
  const browser = await chromium.launchServer({ executablePath, args: [...CHROME_FLAGS] }).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  project.provide('addresses', { portal: server.portal, partner: server.partner, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.stop();
  };
}
