// @vitest-environment jsdom
// A page in a frame and its host: what comes late, what is answered first, and who says what is said (CHAN-6, FRAME-6, FRAME-8, NAV-18).
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameEnd, Welcome } from '../../../src/bridge/channel/frameEnd.ts';
import type { HostConfig } from '../../../src/bridge/channel/hostEnd.ts';
import type { Portal } from '../../../widgets/index.ts';
import { connectPage } from '../../../widgets/learn/framed/connectPage.ts';
import { showElement } from '../../../widgets/learn/showElement.ts';

const HOST = 'https://host.example';
type Handler = (body: never) => unknown;

/** The page's end of a channel whose other side the test plays. */
function fakeEnd() {
  const [handlers, told, watchers] = [
    new Map<string, Handler>(),
    [] as unknown[][],
    new Set<(state: string) => void>(),
  ];
  let [state, caps, host]: [string, readonly string[], string | null] = ['waiting', [], null];
  let welcome!: (given: Welcome) => void;
  let alone!: (cause: Error) => void;
  const first = new Promise<Welcome>((resolve, reject) => ([welcome, alone] = [resolve, reject]));
  first.catch(() => undefined);
  const become = (next: string) => {
    state = next;
    watchers.forEach((watcher) => watcher(next));
  };
  const end = {
    state: () => state,
    caps: () => caps,
    host: () => host,
    welcome: first,
    watch: (listener: (state: string) => void) => (watchers.add(listener), () => void watchers.delete(listener)),
    tell: (...what: unknown[]) => void told.push(what),
    on: (name: string, handler: Handler) => (handlers.set(name, handler), () => undefined),
    answer: (name: string, handler: Handler) => (handlers.set(name, handler), () => undefined),
    counts: () => ({ sent: 0, taken: 0, rejected: {} }),
  } as unknown as FrameEnd;
  const open = (theirs: readonly string[]) => {
    [caps, host] = [theirs, HOST];
    become('open');
  };
  return {
    end,
    told,
    hear: (name: string, body: unknown) => handlers.get(name)?.(body as never),
    /** It speaks in time. */
    greet: (config: HostConfig, theirs: readonly string[] = ['size']) => (
      open(theirs),
      welcome({ origin: HOST, config, caps: theirs })
    ),
    /** It did not speak in time, and the page is on its own. */
    goAlone: () => (alone(new Error('handshake_timeout')), become('unmanaged')),
    /** It speaks after all. */
    greetLate: (config: HostConfig) => (open(['size']), handlers.get('config.set')?.(config as never)),
  };
}

let other: ReturnType<typeof fakeEnd>;
vi.mock('../../../src/bridge/channel/connectFrame.ts', () => ({ connectFrame: () => other.end }));

function fakePortal() {
  let state: Record<string, unknown> = { phase: 'unknown', user: null };
  const listeners = new Set<(now: object, before: object) => void>();
  const said: string[] = [];
  const asked: string[] = [];
  let take = (_text: string) => false;
  const store = {
    getState: () => state,
    subscribe: (listener: (now: object, before: object) => void) => (
      listeners.add(listener),
      () => void listeners.delete(listener)
    ),
  };
  const portal = {
    session: {
      store,
      user: () => (asked.push('user'), new Promise(() => undefined)),
      signOut: (by: string) => void asked.push(`out by ${by}`),
    },
    locale: {
      tag: () => 'en-US',
      set: () => Promise.resolve(),
      subscribe: () => () => undefined,
      load: () => Promise.resolve(),
      translate: () => (key: string) => key,
    },
    lease: () => undefined,
    inFrame: () =>
      Promise.resolve({
        isListed: () => Promise.resolve(true),
        begin: (ticket: string, host: string) => (
          asked.push(`begin ${ticket} of ${host}`),
          ticket === 'bad' ? Promise.reject(new Error('not taken')) : Promise.resolve()
        ),
        isOther: () => (asked.push('who'), Promise.resolve(false)),
        outbox: () => (
          asked.push('outbox'),
          Promise.resolve({ store: { getState: () => [], subscribe: () => () => undefined } })
        ),
        tab: { get: () => null, set: () => true, remove: () => undefined },
        shareBy: () => undefined,
        offerBy: () => undefined,
        announceTo: (given: (text: string) => boolean) => void (take = given),
        eventsOf: () => ['lectern-part-opened'],
      }),
  } as unknown as Portal;
  return {
    portal,
    asked,
    said,
    set: (more: object) => {
      const before = state;
      state = { ...state, ...more };
      listeners.forEach((listener) => listener(state, before));
    },
    /** What the page says itself. */
    announce: (text: string) => void (take(text) || said.push(text)),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const shown = () => document.querySelector('lectern-player');

Object.assign(document, { adoptedStyleSheets: [] });

beforeEach(() => {
  document.body.innerHTML = '<div id="learn"></div>';
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  other = fakeEnd();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** A page that has gone on without its host. */
async function late(patience = 1500) {
  const page = fakePortal();
  const connected = connectPage(page.portal, patience);
  await vi.advanceTimersByTimeAsync(patience);
  other.goAlone();
  return { ...page, framed: await connected };
}

describe('a host that speaks too late', () => {
  it('has its ticket used, and whoever waits for a session looks again', async () => {
    const { asked, set } = await late();
    const restore = vi.fn();
    set({ phase: 'anonymous', signingIn: { restore } });
    other.greetLate({ ticket: 't1', theme: 'dark' });
    await settle();
    expect(asked).toEqual([`begin t1 of ${HOST}`, 'who']);
    expect(restore).toHaveBeenCalledExactlyOnceWith(undefined, HOST);
  });

  it.each([
    ['nobody, where nobody is shown', null, []],
    ['whose page it is, where somebody is shown', { id: 'u1' }, ['who']],
  ])('whose ticket is not taken has the page ask %s', async (_name, user, more) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { asked, set } = await late();
    set({ user });
    other.greetLate({ ticket: 'bad', theme: 'dark' });
    await settle();
    expect(asked.filter((what) => what !== 'outbox')).toEqual([`begin bad of ${HOST}`, ...more]);
  });

  it('is heard on where something that it said could not be done', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { framed } = await late();
    let isBad = true;
    const themes: unknown[] = [];
    framed.store.subscribe(() => {
      if (isBad) throw new Error('of a listener');
    });
    framed.store.subscribe(() => void themes.push(framed.store.getState().theme));
    other.greetLate({ theme: 'dark' });
    await settle();
    isBad = false;
    other.hear('config.set', { theme: 'light' });
    await settle();
    expect(themes).toEqual(['dark', 'light']);
    expect(warned).toHaveBeenCalledOnce();
  });

  it('signs nobody in who has signed out', async () => {
    const { asked, set } = await late();
    set({ phase: 'signed-out' });
    other.greetLate({ ticket: 't1' });
    await settle();
    expect(asked).toEqual([]);
  });

  it('who signs out while the ticket is used stays out', async () => {
    const page = await late();
    other.greetLate({ ticket: 't1' });
    await Promise.resolve();
    page.set({ phase: 'signed-out' });
    await settle();
    expect(page.asked).toEqual([`begin t1 of ${HOST}`, 'out by host']);
  });

  it('has its element shown in place of the word that the page is nothing by itself, once its ticket is used (FRAME-6)', async () => {
    const { portal, framed, asked } = await late(20_000);
    await showElement(portal, framed);
    expect([shown(), document.body.textContent]).toEqual([null, 'elementAloneportal']);
    other.greetLate({ ticket: 't1', tag: 'lectern-player', attributes: { 'objective-id': 'o1', 'onclick': 'x' } });
    expect(shown()).toBeNull();
    await settle();
    expect(asked).toEqual([`begin t1 of ${HOST}`, 'who']);
    expect(shown()!.outerHTML).toBe('<lectern-player objective-id="o1"></lectern-player>');
    // Rings of what has the focus at its edges are not cut.
    expect(shown()!.parentElement!.style.padding).toBe('6px');
    expect(document.querySelector('p')).toBeNull();
    other.hear('config.set', { attributes: { place: 'public' } });
    await settle();
    expect(shown()!.outerHTML).toBe('<lectern-player place="public"></lectern-player>');
    expect(document.querySelectorAll('lectern-player')).toHaveLength(1);
  });

  it('of a tag that may not stand there nothing is shown', async () => {
    const { portal, framed } = await late(20_000);
    await showElement(portal, framed);
    other.greetLate({ tag: 'lectern-frame' });
    await settle();
    expect(document.body.textContent).toBe('elementAloneportal');
  });
});

it('the page of one element asks nobody who is there: a course for visitors is shown to whoever comes (FRAME-6)', async () => {
  const page = fakePortal();
  const connected = connectPage(page.portal, 20_000);
  await settle();
  other.greet({ tag: 'lectern-player', attributes: { place: 'public' } });
  await settle();
  await showElement(page.portal, await connected);
  await settle();
  expect(page.asked).toEqual([]);
  // What waits to be sent is looked for once somebody is there.
  page.set({ phase: 'active', user: { id: 'u1' } });
  await settle();
  expect(page.asked).toEqual(['outbox']);
});

it('a way that the host leads to is answered before it is gone (CHAN-8, NAV-18)', async () => {
  const page = fakePortal();
  const connected = connectPage(page.portal, 1500);
  await settle();
  other.greet({});
  await settle();
  const gone: unknown[] = [];
  (await connected).at({ go: (route) => void gone.push(route), path: '/courses', replaced: true });
  expect(other.hear('route.go', { path: '/learn/open-catalog?keyword=cell&sort=name' })).toBeUndefined();
  await Promise.resolve();
  expect(gone).toEqual([]);
  await settle();
  expect(gone).toEqual([{ name: 'openCatalog', query: 'keyword=cell&sort=name' }]);
});

it('a path without a page is refused, and the page stays (FRAME-3)', async () => {
  const page = fakePortal();
  const connected = connectPage(page.portal, 1500);
  await settle();
  other.greet({});
  await settle();
  const gone: unknown[] = [];
  (await connected).at({ go: (route) => void gone.push(route), path: '/courses', replaced: true });
  expect(() => other.hear('route.go', { path: '/learn/no-such-page' })).toThrow('no page is at "/learn/no-such-page"');
  await settle();
  expect(gone).toEqual([]);
});

describe('what is told to screen readers (FRAME-8)', () => {
  it.each<[name: string, caps: readonly string[], text: string, byHost: boolean]>([
    ['is said by a host that can', ['announce'], 'Part 2 of 5', true],
    ['is said by the page where the host cannot', ['size'], 'Part 2 of 5', false],
    ['is said by the page where it is too long for the host', ['announce'], 'x'.repeat(501), false],
  ])('%s, and by nobody else', async (_name, caps, text, byHost) => {
    const page = fakePortal();
    const connected = connectPage(page.portal, 1500);
    await settle();
    page.announce('before');
    other.greet({}, caps);
    await settle();
    await connected;
    page.announce(text);
    expect(page.said).toEqual(['before', ...(byHost ? [] : [text])]);
    expect(other.told.filter(([name]) => name === 'announce')).toEqual(
      byHost ? [['announce', { text, polite: true }]] : [],
    );
  });
});

it.each<[name: string, caps: readonly string[], viewport: object | null, measure: string]>([
  ['the host’s window', ['size'], { top: 0, height: 600, window: 900 }, '900px'],
  ['the screen, where the host of a frame that grows tells nothing', ['size'], null, '768px'],
  ['the screen, where it tells no window', ['size'], { top: 0, height: 600 }, '768px'],
  ['the screen, where nobody could read in its window', ['size'], { top: 0, height: 100, window: 120 }, '768px'],
  ['the frame, where that does not grow, but no more than the screen', [], null, 'min(100dvh, 768px)'],
])('what is measured by the window is measured by %s (FRAME-2)', async (_name, caps, viewport, measure) => {
  vi.stubGlobal('screen', { availHeight: 768 });
  const page = fakePortal();
  const connected = connectPage(page.portal, 1500);
  await settle();
  other.greet({}, caps);
  await connected;
  if (viewport) other.hear('viewport', viewport);
  expect(document.documentElement.style.getPropertyValue('--l-frame-window')).toBe(measure);
});
