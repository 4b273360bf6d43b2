import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { build } from '../../../scripts/build/build.mjs';
import { CHROME_ADVICE, CHROME_FLAGS, findChrome } from '../../../scripts/chrome.mjs';
import { fontEnvironment } from '../../../scripts/test/testFonts.mjs';
import { BLOCKING_FLAG } from './blockingFlag.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the browser. */
    readonly browser: string;
  }
}

/**
 * One build and one browser, which blocks third-party cookies, for all journeys; each file has a separate server (see harness.ts), started
 * from the prepared seed.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChrome();
  if (!executablePath) throw new Error(CHROME_ADVICE);
  await build(['server', 'hosts', 'launch', 'embed', 'learn', 'render', 'seed']);
  const browser = await chromium.launchServer({
    executablePath,
    args: [...CHROME_FLAGS, BLOCKING_FLAG],
    env: { ...process.env, ...fontEnvironment() },
  });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
