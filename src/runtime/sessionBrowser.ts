import type { SessionBrowser } from '../session/createSession.ts';
import type { Browser } from './browser.ts';

/** The parts of the browser that the session works with. */
export function sessionBrowser(browser: Browser): SessionBrowser {
  const { location, navigator, performance, BroadcastChannel: Channel } = browser;
  return {
    location,
    events: browser,
    locks: navigator.locks,
    open: (url, target, features) => browser.open(url, target, features),
    arrival: () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type,
    channel: Channel && ((name) => new Channel(name)),
    wall: () => Date.now(),
  };
}
