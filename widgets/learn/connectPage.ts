import { connectFrame } from '../../src/bridge/connectFrame.ts';
import { debugLog } from '../../src/bridge/debugLog.ts';
import type { FrameEndDeps } from '../../src/bridge/frameEnd.ts';
import type { HostConfig } from '../../src/bridge/hostEnd.ts';
import { hostOfFrame } from '../../src/bridge/hostOfFrame.ts';
import { isDebugAsked } from '../../src/bridge/isDebugAsked.ts';
import { listChannel } from '../../src/bridge/pageChannels.ts';
import { ownAddress } from '../../src/routes/ownAddress.ts';
import { parse } from '../../src/routes/parse.ts';
import { inspect, type Portal } from '../index.ts';
import { applyLook } from './applyLook.ts';
import { createWays } from './createWays.ts';
import { base } from './currentPath.ts';
import { followLinks } from './followLinks.ts';
import { noFrame, type Framed, type FramedLook } from './framed.ts';
import { tellContent } from './tellContent.ts';
import { tellEvents } from './tellEvents.ts';
import { tellSession } from './tellSession.ts';

const report = (error: unknown) => console.warn('[lectern]', error);

/** What is wrong with one thing that the host says keeps no other from being done, now or later. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    report(error);
  }
}

/** CSS pixels of the page that have to be in view before dialogs move there. */
const leastView = 160;

/**
 * Connects a page that stands in a frame with its host (CHAN, FRAME); a page whose host does not answer goes on by itself.
 * @param patience so long it waits for the host's first word and the session that comes with it, in milliseconds
 */
export async function connectPage(portal: Portal, patience: number): Promise<Framed> {
  const inFrame = await portal.inFrame();
  const deps: FrameEndDeps = {
    view: window,
    allowed: inFrame.isListed,
    build: '1',
    caps: ['config', 'route', 'viewport', 'focus', 'session'],
    ownAddress: (wanted) => ownAddress(wanted, new URL(location.href)),
    ...(isDebugAsked(location.search, inFrame.tab) && { log: debugLog(globalThis) }),
  };
  const other = hostOfFrame(window, inFrame.tab, (forget) => portal.session.store.subscribe(({ phase }, before) => phase === 'signed-out' && phase !== before.phase && forget()));
  const end = other ? (await import('../../src/bridge/connectOther.ts')).connectOther({ ...deps, host: other }) : connectFrame(deps);
  listChannel(globalThis, () => ({ side: 'frame', path: location.pathname, state: end.state(), counts: end.counts() }));
  // For whoever looks for a fault in the frame's own console; a page by itself has no such name.
  Object.assign(globalThis, { lectern: { inspect } });

  let look: FramedLook = noFrame.getState();
  let config: HostConfig = {};
  const listeners = new Set<() => void>();
  const ways = createWays(end);
  // What a host says of how the page should be may come of an address of its own that has changed.
  listeners.add(followLinks(window, end));
  const take = (more: HostConfig) => {
    config = { ...config, ...more };
    attempt(() => applyLook(config));
    if (more.locale) portal.locale.set(more.locale).catch(report);
    const caps = end.caps();
    look = { quiet: caps.includes('route'), sized: caps.includes('size'), bare: config.bare ?? false, theme: config.theme ?? 'auto' };
    for (const listener of listeners) attempt(listener);
  };

  const told = tellSession(portal.session, end);
  tellEvents(end, inFrame);
  const content = tellContent(end);

  const { session } = portal;
  let hasGoneOn = false;
  /** The host's learner, whoever had a session here before, and whose page may stand here by now. Whoever has signed out here comes back by `session.restored` alone. */
  const enter = async (ticket: string) => {
    const host = end.host();
    if (host === null || session.store.getState().phase === 'signed-out') return;
    const begun = await inFrame.begin(ticket, host).then(() => true, (error: unknown) => void report(error));
    if (!hasGoneOn) return;
    if (session.store.getState().phase === 'signed-out') return session.signOut('host');
    if (begun) told.restored();
    // Where nobody is shown nobody is asked for: a visitor stays one.
    if (begun || session.store.getState().user) inFrame.isOther().then((isOther) => isOther && location.reload(), () => undefined);
  };
  // The first word of a host that was waited for too long comes by this too (CHAN-6).
  let order: Promise<unknown> = Promise.resolve();
  end.on('config.set', ({ ticket, ...shown }) => {
    // What is said next waits its turn.
    order = order.then(() => (ticket ? enter(ticket) : undefined)).catch(report).then(() => take(shown));
  });
  const { style } = document.documentElement;
  let room = 0;
  // A frame as high as its content cannot measure its content by itself; where its host does not say by what, no window is higher than the screen.
  const measure = () => {
    const most = `${room < leastView ? screen.availHeight : room}px`;
    style.setProperty('--l-frame-window', room < leastView && !end.caps().includes('size') ? `min(100dvh, ${most})` : most);
  };
  end.watch(measure);
  measure();
  end.on('viewport', ({ top, height, window: told = 0 }) => {
    room = told;
    measure();
    const part = { 'top': `${top}px`, 'height': `${height}px`, 'end': `max(0px, 100vh - ${top + height}px)` };
    // In a strip that nobody can read in, nothing has room.
    for (const [name, value] of Object.entries(part)) style.setProperty(`--l-frame-${name}`, height < leastView ? '' : value);
  });
  end.on('focus.enter', () => document.getElementById('main')?.focus());
  end.answer('ping', ({ text }) => (text === undefined ? {} : { text }) as { text: string });
  end.answer('route.go', ({ path }) => {
    const route = parse(path.slice(base.length));
    // Its answer goes first: the page may be loaded anew for it (NAV-18).
    if (route) setTimeout(() => ways.go(route));
    return undefined;
  });
  end.on('route.back', ways.back);
  /** Whether something waits is asked once somebody is here and the first view stands (CMD-9). */
  async function leaveGuard() {
    // Nobody is asked for it: a page for visitors is shown to whoever comes.
    await new Promise<void>((resolve) => {
      const look = () => void (session.store.getState().user && resolve());
      session.store.subscribe(look);
      look();
    });
    const outbox = await inFrame.outbox();
    let on = false;
    const look = () => {
      const waits = outbox.store.getState().length > 0;
      if (waits !== on) end.tell('leave-guard', { on: waits });
      on = waits;
    };
    outbox.store.subscribe(look);
    look();
  }

  const begin = end.welcome.then(
    async ({ config: { ticket, ...shown } }) => {
      take(shown);
      if (ticket) await enter(ticket);
    },
    () => undefined,
  );
  end.watch((state) => {
    if (state === 'unmanaged') take({});
  });
  await Promise.race([begin, new Promise((resolve) => setTimeout(resolve, patience))]);
  hasGoneOn = true;
  void leaveGuard();

  return {
    store: { getState: () => look, subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)) },
    end,
    inFrame,
    config: () => config,
    at: ways.at,
    shown: content.shown,
  };
}
