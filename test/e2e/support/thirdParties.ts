import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** A cookie that only that flag keeps from frames: unpartitioned, and allowed in them. */
const probe = 'unpartitioned';

/** Gives a browser that cookie, for the portal and for everything that the academy serves on the other site. */
export const addProbes = (context: BrowserContext, portal: string): Promise<void> =>
  context.addCookies(
    [portal.replace('http:', 'https:'), 'https://127.0.0.1'].map((url) => ({
      name: probe,
      value: '1',
      url,
      sameSite: 'None' as const,
      secure: true,
    })),
  );

/** The frame that sends a request; null for a window that is being opened. */
function frameOf(request: Request) {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** Whether a request for a frame comes from a page of another site, or through one. */
function isThird(request: Request): boolean {
  const site = new URL(request.url()).hostname;
  for (let frame = frameOf(request)?.parentFrame(); frame; frame = frame.parentFrame())
    if (/^https?:/.test(frame.url()) && new URL(frame.url()).hostname !== site) return true;
  return false;
}

/** Requests of a browser's pages that had the cookie, as first parties and as third parties. */
export interface Watched {
  /** Waits until all requests are known. */
  readonly seen: () => Promise<{
    readonly first: readonly string[];
    readonly third: readonly string[];
    readonly asked: number;
    /** Whether the test has answered requests itself; these are not listed. */
    readonly routed: boolean;
  }>;
}

/** Records which requests of a browser's pages have the cookie, from now on and until the test answers requests itself. */
export function watchCookies(context: BrowserContext): Watched {
  const first: string[] = [];
  const third: string[] = [];
  const pending: Promise<void>[] = [];
  let asked = 0;
  // For requests that a test answers itself, the tool reports all existing cookies, whether they were sent or not.
  let routed = false;
  const watchRoutes = (place: Pick<Page, 'route'>) => {
    const route = place.route.bind(place);
    place.route = (...given) => ((routed = true), route(...given));
  };
  for (const place of [context, ...context.pages()]) watchRoutes(place);
  context.on('page', watchRoutes);
  context.on('request', (request) => {
    if (routed) return;
    // A worker's request belongs to no frame; and of the others, documents and data are enough.
    if (request.serviceWorker() || !['document', 'fetch', 'xhr'].includes(request.resourceType())) return;
    const place = isThird(request) ? third : first;
    if (place === third) asked += 1;
    const look = async () => {
      const { cookie = '' } = await request.allHeaders();
      if (cookie.includes(`${probe}=1`)) place.push(`${request.method()} ${request.url()}`);
    };
    // For a page that was closed in the meantime, nothing is reported.
    pending.push(look().catch(() => undefined));
  });
  return {
    seen: async () => {
      await Promise.all(pending);
      return { first, third, asked, routed };
    },
  };
}

/**
 * Checks that third-party cookies were blocked: pages of the cookie's own site sent it, and no frame of another site's page did.
 * @param framed whether there were such frames
 */
export async function expectBlocked(watched: Watched, framed: boolean): Promise<void> {
  const { first, third, asked, routed } = await watched.seen();
  if (!routed) expect(first.length, 'requests of first parties with the cookie').toBeGreaterThan(0);
  if (framed && !routed) expect(asked, 'requests of third parties').toBeGreaterThan(0);
  expect(third).toEqual([]);
}
