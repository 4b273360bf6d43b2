import type { CDPSession, Page } from 'playwright-core';
import type { LoadedRequest } from './requestChain.ts';

/** What a page load did until the card could be clicked. */
export interface RecordedLoad {
  /** From the start of the navigation to the card, in ms. */
  readonly cardMs: number;
  readonly requests: readonly LoadedRequest[];
  /** Addresses of all that the network was asked for until then, whether it had come or not. */
  readonly asked: readonly string[];
  /** Elements of the page at that moment, those in shadow roots too. */
  readonly elements: number;
}

interface Open {
  readonly id: string;
  readonly url: string;
  readonly method: string;
  readonly start: number;
  readonly preflightOf?: string | undefined;
  end?: number;
  bytes?: number;
  /** It came out of the browser's cache: the bytes of code that comes late are asked for before it is imported (LATE-1). */
  cached?: boolean;
}

/**
 * Where a page's first card is: a link or button inside an element's shadow root, or in the document where `host` is
 * absent; or what is `read` there.
 */
export interface CardPlace {
  readonly host?: string;
  readonly card: string;
  readonly read?: boolean;
}

/**
 * Runs in the page: waits until the card has a box and can be focused and clicked. It is told of the card as soon as it
 * stands in the tree: a frame later, what the card itself asks for may have come already.
 */
function waitForCard({
  host,
  card,
  read,
}: CardPlace): Promise<{ readonly cardMs: number; readonly until: number; readonly elements: number }> {
  return new Promise((resolve) => {
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, element) => sum + 1 + (element.shadowRoot ? count(element.shadowRoot) : 0),
        0,
      );
    const find = (root: Document | ShadowRoot) => {
      const found = root.querySelector(card);
      const box = found?.getBoundingClientRect();
      if (!found?.matches(read ? '*' : 'a[href], button:not(:disabled)') || !box || box.width === 0 || box.height === 0)
        return false;
      const cardMs = performance.now();
      resolve({ cardMs, until: performance.timeOrigin + cardMs, elements: count(document) });
      return true;
    };
    const look = () => {
      const root = host ? document.querySelector(host)?.shadowRoot : document;
      if (!root) return void requestAnimationFrame(look);
      if (find(root)) return;
      const observer = new MutationObserver(() => find(root) && observer.disconnect());
      observer.observe(root, { childList: true, subtree: true });
    };
    look();
  });
}

/** Opens `url` in a page that is new and cold, and records all it asked for until the card was there. */
export async function recordLoad(page: Page, url: string, place: CardPlace, cpuSlowdown = 1): Promise<RecordedLoad> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, Open>();
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  watchNetwork(session, open);
  await page.goto(url, { waitUntil: 'commit' });
  const { cardMs, until, elements } = await page.evaluate(waitForCard, place);
  await session.detach();
  const preflights = new Map(
    [...open.values()].flatMap((one) => (one.preflightOf ? [[one.preflightOf, one.id] as const] : [])),
  );
  const asked = [...open.values()].filter(
    ({ url: from, start, cached }) =>
      !cached &&
      start <= until &&
      !/^(data|blob|chrome)/.test(from) &&
      !/\/(favicon\.ico|assets\/icon\.svg)$/.test(from),
  );
  const requests = asked
    .filter((one): one is Open & { end: number } => one.end !== undefined && one.end <= until)
    .map((one) => ({
      id: one.id,
      url: one.url,
      method: one.method,
      start: one.start,
      end: one.end,
      bytes: one.bytes ?? 0,
      preflightId: preflights.get(one.id),
    }));
  return { cardMs, requests, asked: asked.map(({ method, url: from }) => `${method} ${from}`), elements };
}

function watchNetwork(session: CDPSession, open: Map<string, Open>): void {
  // The protocol counts seconds since the machine's start; each event that has both clocks tells the difference.
  let offset = 0;
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request, timestamp, wallTime, initiator, redirectResponse }) => {
      if (wallTime) offset = (wallTime - timestamp) * 1000;
      const before = open.get(requestId);
      if (redirectResponse && before)
        open.set(`${requestId}@${timestamp}`, {
          ...before,
          id: `${requestId}@${timestamp}`,
          end: timestamp * 1000 + offset,
          bytes: redirectResponse.encodedDataLength,
        });
      open.set(requestId, {
        id: requestId,
        url: request.url,
        method: request.method,
        start: timestamp * 1000 + offset,
        preflightOf: initiator.type === 'preflight' ? initiator.requestId : undefined,
      });
    },
  );
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = open.get(requestId);
    if (one && response.fromDiskCache) one.cached = true;
  });
  const finish = (requestId: string, timestamp: number, bytes: number) => {
    const one = open.get(requestId);
    if (one) Object.assign(one, { end: timestamp * 1000 + offset, bytes });
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    finish(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => finish(requestId, timestamp, 0));
}
