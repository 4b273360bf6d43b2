import { vi } from 'vitest';
import type { Browser } from '../../../src/web/browser.ts';

/** A browser storage in memory. */
export function memoryArea(): Storage {
  const area = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = String(value);
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    get length() {
      return Object.keys(this).length;
    },
  }) as Storage;
  // Methods that a test replaces are no values of the storage.
  return new Proxy(area, {
    set: (target, key, value) => {
      if (typeof value === 'function')
        Object.defineProperty(target, key, { value, enumerable: false, configurable: true, writable: true });
      else (target as unknown as Record<PropertyKey, unknown>)[key] = value;
      return true;
    },
  });
}

/** An event target that knows how many listeners it has. */
export class CountingTarget extends EventTarget {
  readonly listeners = new Map<string, Set<unknown>>();
  #of(type: string): Set<unknown> {
    const known = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, known);
    return known;
  }
  override addEventListener(...[type, listener, ...rest]: Parameters<EventTarget['addEventListener']>) {
    // A listener that is added again is called once, and removed once.
    this.#of(type).add(listener);
    super.addEventListener(type, listener, ...rest);
  }
  override removeEventListener(...[type, listener, ...rest]: Parameters<EventTarget['removeEventListener']>) {
    this.#of(type).delete(listener);
    super.removeEventListener(type, listener, ...rest);
  }
  get left() {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

/** What the tabs of one browser share. */
export class Profile {
  readonly local = memoryArea();
  readonly channels = new Set<FakeChannel>();
  readonly tabs = new Set<CountingTarget>();
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly locks = {
    request: vi.fn((name: string, { signal }: { signal: AbortSignal }, work: () => unknown) => {
      const before = this.#tails.get(name) ?? Promise.resolve();
      let abort = () => {};
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', (abort = () => reject(signal.reason))),
      );
      const turn = Promise.race([before, aborted]).then(() => {
        signal.removeEventListener('abort', abort);
        return work();
      });
      this.#tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    }),
  };
}

export class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  readonly profile: Profile;
  constructor(name: string, profile: Profile) {
    this.name = name;
    this.profile = profile;
    profile.channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of this.profile.channels)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    this.profile.channels.delete(this);
  }
}

export interface FakeBrowser extends Browser {
  readonly events: CountingTarget;
  readonly assigned: string[];
  readonly navigator: { onLine: boolean; languages?: readonly string[]; locks?: LockManager };
}

export interface FakeGiven {
  readonly url?: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly profile?: Profile;
  readonly session?: Storage;
  readonly local?: () => Storage;
  readonly arrival?: string;
  /** Cookies that the page can read. */
  readonly cookie?: string;
  /** The page stands in a frame. */
  readonly framed?: boolean;
  /** What the browser wants to read. */
  readonly languages?: readonly string[] | undefined;
}

/** A tab of a browser, as far as a runtime knows it. */
export function fakeBrowser({
  url = 'https://portal.example/learn/courses',
  fetch,
  profile = new Profile(),
  session = memoryArea(),
  local,
  arrival = 'navigate',
  cookie = '',
  framed = false,
  languages = [],
}: FakeGiven): FakeBrowser {
  // Each page counts from its own beginning.
  const begun = performance.now();
  const events = new CountingTarget();
  profile.tabs.add(events);
  const assigned: string[] = [];
  const { origin, pathname, search, hash } = new URL(url);
  const shared = profile.local;
  // As in browsers: the other tabs hear of a change.
  const area = new Proxy(shared, {
    get: (target, key) =>
      key === 'setItem' || key === 'removeItem'
        ? (name: string, value: string | null = null) => {
            if (value === null && target.getItem(name) === null) return;
            if (value === null) target.removeItem(name);
            else target.setItem(name, value);
            for (const tab of profile.tabs)
              if (tab !== events)
                tab.dispatchEvent(Object.assign(new Event('storage'), { key: name, newValue: value }));
          }
        : (Reflect.get(target, key, target) as unknown),
  });
  const browser = {
    fetch: vi.fn((input: string, init: RequestInit) => fetch(input, init)),
    location: { origin, pathname, search, hash, assign: (to: string) => assigned.push(to), reload: vi.fn() },
    document: Object.assign(new CountingTarget(), {
      documentElement: { lang: '' },
      visibilityState: 'visible',
      cookie,
    }),
    performance: {
      now: () => performance.now() - begun,
      getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type: arrival }] : []),
    },
    navigator: { onLine: true, languages, locks: profile.locks },
    crypto,
    open: vi.fn(() => null),
    BroadcastChannel: function (name: string) {
      return new FakeChannel(name, profile);
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    get localStorage() {
      return local ? local() : area;
    },
    sessionStorage: session,
    events,
    assigned,
  };
  return Object.assign(browser, { parent: framed ? {} : browser }) as unknown as FakeBrowser;
}

/** A JSON reply. */
export function json(
  body: unknown,
  { status = 200, ...headers }: { status?: number; [header: string]: string | number } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
  });
}

export const mira = {
  id: 'u1',
  email: 'mira@example.org',
  first_name: 'Mira',
  last_name: 'Okafor',
  roles: ['Learner'],
  permissions: [],
  features: [],
};
