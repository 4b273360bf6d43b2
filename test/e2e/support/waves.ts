import type { Page, Request, Route } from 'playwright-core';

/** The requests that a page sent at once, after all its earlier requests were answered. */
export type Wave = readonly string[];

/** How often a page must be idle, without new requests, until a wave is complete. */
const rests = 4;

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Sends a held request, and waits until its reply is complete; a request that is given up has no reply. */
async function answered(route: Route): Promise<void> {
  await route.continue();
  const response = await route.request().response();
  // A stream has no end.
  if (response?.headers()['content-type']?.startsWith('text/event-stream') !== true) await response?.finished();
}

/**
 * Counts the successive waves of a page's requests, whatever the machine's speed: all requests are held until the page has nothing left to
 * do, and then answered together.
 * @param act makes the page send requests
 * @param until the request at which the counting ends
 * @returns the waves, the last of which contains that request
 */
export async function wavesOf(
  page: Page,
  act: () => Promise<unknown>,
  until: (request: Request) => boolean,
): Promise<readonly Wave[]> {
  const known = new Set<string>();
  let held: Route[] = [];
  let ended = false;
  let flying = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const name = request.url();
    // A repeated request is answered at once: code is fetched before it is imported (LATE-1), and a route turns the cache off.
    if (request.method() === 'GET' && known.has(name)) {
      flying += 1;
      await answered(route);
      flying -= 1;
      return;
    }
    known.add(name);
    if (until(request)) ended = true;
    held.push(route);
  });
  const rest = async () => {
    for (let count = 0; count < rests; count += 1) {
      const before = held.length;
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 60)))),
      );
      if (held.length !== before || flying > 0) count = -1;
    }
  };
  const waves: Wave[] = [];
  const done = act();
  for (;;) {
    await rest();
    if (held.length === 0) continue;
    const wave = held;
    held = [];
    waves.push(wave.map((route) => nameOf(route.request())));
    if (ended) {
      await Promise.all(wave.map((route) => route.continue()));
      await page.unroute('**/*');
      await done;
      return waves;
    }
    await Promise.all(wave.map(answered));
  }
}
