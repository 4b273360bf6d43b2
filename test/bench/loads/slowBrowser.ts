import type { Browser } from 'playwright-core';
import { openBrowser } from '../browsers.ts';
import { createLine, slowProxy, type Line } from './slowProxy.ts';

/** A server as a page names it. */
export interface Place {
  readonly name: 'localhost' | '127.0.0.1';
  readonly port: number;
  /** Where it listens, when that is not where it is named. */
  readonly host?: 'localhost' | '127.0.0.1';
}

/** A browser for which all named servers are at the other end of one slow line. */
export async function slowBrowser(
  places: readonly Place[],
  line: Line,
): Promise<{ readonly browser: Browser; readonly close: () => Promise<void> }> {
  const shared = createLine(line);
  const proxies = await Promise.all(places.map(({ name, host = name, port }) => slowProxy(port, host, shared)));
  const rules = places.map(({ name, port }, index) => `MAP ${name}:${port} 127.0.0.1:${proxies[index]?.port}`);
  const browser = await openBrowser([`--host-resolver-rules=${rules.join(', ')}`]);
  return {
    browser,
    close: async () => {
      await browser.close();
      await Promise.all(proxies.map((proxy) => proxy.close()));
    },
  };
}
