import { build } from 'esbuild';
import type { RunningServer } from '../e2e/support/startServer.ts';
import { openBrowser } from './browsers.ts';
import { median } from './median.ts';

/** Times between host and framed page, in milliseconds. */
export interface ChannelFigures {
  readonly pings: number;
  readonly roundTripMs: number;
  /** Of a hundred, the fifth slowest. */
  readonly slowMs: number;
}

// Below the pace at which a side holds messages back (CHAN-4).
const PAUSE = 40;

/** A host of another site without our script: its end of the channel alone, from the source. */
async function hostScript(): Promise<string> {
  const contents = `import { connectHost } from './src/bridge/channel/connectHost.ts';
import { ownAddress } from './src/routes/ownAddress.ts';
globalThis.connect = (frame, origin) =>
  connectHost({
    view: window,
    frame: () => frame.contentWindow,
    origin,
    config: () => ({}),
    caps: [],
    ownAddress: (wanted) => ownAddress(wanted, new URL(origin)),
  });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
}

/** Pings a page of the portal in a frame on another site, one after the other, by an unslowed processor. */
export async function channel(
  { portal, partner }: Pick<RunningServer, 'portal' | 'partner'>,
  { pings }: { readonly pings: number },
): Promise<ChannelFigures> {
  const [browser, script] = [await openBrowser(), await hostScript()];
  try {
    const page = await browser.newPage();
    await page.route(`${partner}/bench`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Host</title><iframe title="portal"></iframe><script>${script}</script>`,
      }),
    );
    await page.goto(`${partner}/bench`);
    const times = await page.evaluate(
      async ({ origin, count, pause }) => {
        interface End {
          readonly watch: (listener: (state: string) => void) => void;
          readonly call: (name: 'ping', body: { readonly text: string }) => Promise<unknown>;
        }
        const frame = document.querySelector('iframe')!;
        const end = (globalThis as unknown as { connect: (frame: HTMLIFrameElement, origin: string) => End }).connect(
          frame,
          origin,
        );
        const open = new Promise<void>((resolve) => end.watch((state) => state === 'open' && resolve()));
        frame.src = `${origin}/learn/open-catalog`;
        await open;
        const found: number[] = [];
        for (let index = 0; index < count; index += 1) {
          const at = performance.now();
          await end.call('ping', { text: String(index) });
          found.push(performance.now() - at);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
        return found;
      },
      { origin: portal, count: pings, pause: PAUSE },
    );
    const sorted = [...times].sort((a, b) => a - b);
    return { pings, roundTripMs: median(times), slowMs: sorted[Math.floor(sorted.length * 0.95)]! };
  } finally {
    await browser.close();
  }
}
