import { startWebkit } from './startWebkit.mjs';

/**
 * Lets web-test-runner use WebKitGTK, one page at a time. Its commands (`sendKeys`, `setViewport`) support pages of Playwright, Puppeteer
 * and webdriverio; the page here has the Playwright methods that they call.
 */
export function webkitLauncher() {
  let starting;
  let active = null;
  const start = () => (starting ??= startWebkit());
  const page = {
    keyboard: {
      down: async (key) => (await start()).down(key),
      up: async (key) => (await start()).up(key),
      press: async (key) => (await start()).press(key),
      type: async (text) => {
        for (const letter of text) await (await start()).press(letter);
      },
    },
    setViewportSize: async (size) => (await start()).resize(size),
  };
  return {
    name: 'WebKitGTK',
    type: 'playwright',
    concurrency: 1,
    getPage: () => page,
    async startSession(id, url) {
      const session = await start();
      active = { id, url };
      await session.resize({ width: 800, height: 600 });
      await session.goto(url);
    },
    isActive: (id) => active?.id === id,
    getBrowserUrl: () => active?.url,
    async stopSession() {
      active = null;
      // Stops everything in the page.
      await (await start()).goto('about:blank');
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('WebKitGTK is driven without a window to look at.')),
    stop: async () => (await starting)?.stop(),
  };
}
