import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Cookies } from './browsers.ts';

/** What is alive in a page after its garbage was collected. */
export interface Alive {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly channels: number;
}

export interface MountLeaks {
  readonly tag: string;
  readonly mounts: number;
  /** Per mount and unmount in the second half, when caches are warm. */
  readonly heapBytesEach: number;
  /** Left by the whole second half. */
  readonly left: Omit<Alive, 'heapBytes'>;
}

/** Runs in the page before its own scripts: counts timers and channels that are still open. */
function countResources(): void {
  const timers = new Set<number>();
  const counted = globalThis as unknown as { lecternAlive: () => { timers: number; channels: number } };
  const { setTimeout: later, setInterval: often, clearTimeout: stop } = globalThis;
  const known = (id: unknown) => {
    timers.add(Number(id));
    return id as number;
  };
  globalThis.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = later(
      (...args: unknown[]) => {
        timers.delete(Number(id));
        if (typeof act === 'function') (act as (...args: unknown[]) => void)(...args);
      },
      ms,
      ...rest,
    );
    return known(id);
  }) as unknown as typeof setTimeout;
  globalThis.setInterval = ((act: () => void, ms?: number) => known(often(act, ms))) as unknown as typeof setInterval;
  globalThis.clearTimeout = globalThis.clearInterval = ((id: number) => {
    timers.delete(Number(id));
    stop(id);
  }) as typeof clearTimeout;
  let channels = 0;
  const { BroadcastChannel: Channel } = globalThis;
  globalThis.BroadcastChannel = class extends Channel {
    #isOpen = true;
    constructor(name: string) {
      super(name);
      channels += 1;
    }
    override close(): void {
      if (this.#isOpen) channels -= 1;
      this.#isOpen = false;
      super.close();
    }
  };
  counted.lecternAlive = () => ({ timers: timers.size, channels });
}

/** Runs in the page: shows a list beside the one that stands there, waits for its cards, and takes it away again. */
async function mountAndRemove({ tag, times }: { readonly tag: string; readonly times: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let time = 0; time < times; time += 1) {
    const element = document.createElement(tag);
    document.body.append(element);
    const end = performance.now() + 10_000;
    while (!element.shadowRoot?.querySelector('li a[href]')) {
      if (performance.now() > end) throw new Error(`${tag} showed no card within 10 s`);
      await frame();
    }
    element.remove();
    await frame();
  }
}

async function alive(session: CDPSession, page: Page): Promise<Alive> {
  // Toasts, transitions and requests of the last mount come to their end first.
  await page.waitForTimeout(1500);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const counted = await page.evaluate(() =>
    (globalThis as unknown as { lecternAlive: () => { timers: number; channels: number } }).lecternAlive(),
  );
  return {
    heapBytes: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    ...counted,
  };
}

/** Mounts and removes a list `mounts` times on the partner's page, beside one that stays. */
export async function mountLeaks(
  browser: Browser,
  url: string,
  cookies: Cookies,
  tag: 'lectern-courses' | 'lectern-catalog',
  mounts = 400,
): Promise<MountLeaks> {
  const context = await browser.newContext({ locale: 'en-US', storageState: { cookies, origins: [] } });
  const page = await context.newPage();
  await page.addInitScript(countResources);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.locator('lectern-courses li a[href]').first().waitFor();
  // What the cache keeps for a while after the last list of its kind has gone is no leak: one stays.
  await page.evaluate(
    (name) => void (document.querySelector(name) ?? document.body.appendChild(document.createElement(name))),
    tag,
  );
  await page.locator(`${tag} li a[href]`).first().waitFor();
  // What loads late, after the first card, is there before anything is counted.
  await page.waitForTimeout(5000);
  await page.evaluate(mountAndRemove, { tag, times: mounts / 2 });
  const half = await alive(session, page);
  await page.evaluate(mountAndRemove, { tag, times: mounts / 2 });
  const whole = await alive(session, page);
  await context.close();
  const { heapBytes, ...rest } = whole;
  return {
    tag,
    mounts,
    heapBytesEach: (heapBytes - half.heapBytes) / (mounts / 2),
    left: {
      nodes: rest.nodes - half.nodes,
      listeners: rest.listeners - half.listeners,
      timers: rest.timers - half.timers,
      channels: rest.channels - half.channels,
    },
  };
}
