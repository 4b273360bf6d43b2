import type { BrowserContext, Request } from 'playwright-core';
import { expect } from 'vitest';

/** A cookie that nothing but that flag keeps from frames: unpartitioned, and meant for them. */
const probe = 'unpartitioned';

/** Gives a browser that cookie, for the portal and for all that the academy serves at the other site. */
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

/** The frame that asks; null for a window that is being opened. */
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

/** What pages of a browser asked for with the cookie, as first parties and as third ones. */
export interface Watched {
  /** Waits until all is known that was asked for. */
  readonly seen: () => Promise<{
    readonly first: readonly string[];
    readonly third: readonly string[];
    readonly asked: number;
  }>;
}

/** Watches which requests of a browser's pages carry the cookie, from now on. */
export function watchCookies(context: BrowserContext): Watched {
  const first: string[] = [];
  const third: string[] = [];
  const pending: Promise<void>[] = [];
  let asked = 0;
  context.on('request', (request) => {
    // What a worker asks for is of no frame; and of what is drawn, documents and data tell enough.
    if (request.serviceWorker() || !['document', 'fetch', 'xhr'].includes(request.resourceType())) return;
    const place = isThird(request) ? third : first;
    if (place === third) asked += 1;
    const look = async () => {
      const { cookie = '' } = await request.allHeaders();
      if (cookie.includes(`${probe}=1`)) place.push(`${request.method()} ${request.url()}`);
    };
    // Of a page that was closed meanwhile nothing is told.
    pending.push(look().catch(() => undefined));
  });
  return {
    seen: async () => {
      await Promise.all(pending);
      return { first, third, asked };
    },
  };
}

/**
 * Cookies of third parties were blocked: pages of their own site sent the cookie, and no frame of another site's page did.
 * @param framed there were such frames
 */
export async function expectBlocked(watched: Watched, framed: boolean): Promise<void> {
  const { first, third, asked } = await watched.seen();
  expect(first.length, 'requests of first parties with the cookie').toBeGreaterThan(0);
  if (framed) expect(asked, 'requests of third parties').toBeGreaterThan(0);
  expect(third).toEqual([]);
}
