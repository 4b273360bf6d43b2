import { connectFrame } from '../../src/bridge/connectFrame.ts';
import { debugLog } from '../../src/bridge/debugLog.ts';
import type { FrameEndDeps } from '../../src/bridge/frameEnd.ts';
import { isDebugAsked } from '../../src/bridge/isDebugAsked.ts';
import type { HostConfig } from '../../src/bridge/hostEnd.ts';
import { otherProtocol } from '../../src/bridge/otherProtocol.ts';
import { listChannel } from '../../src/bridge/pageChannels.ts';
import { ownAddress } from '../../src/routes/ownAddress.ts';
import { parse } from '../../src/routes/parse.ts';
import { inspect, type Portal } from '../index.ts';
import { applyLook } from './applyLook.ts';
import { createWays } from './createWays.ts';
import { base } from './currentPath.ts';
import { noFrame, type Framed, type FramedLook } from './framed.ts';
import { tellContent } from './tellContent.ts';
import { tellEvents } from './tellEvents.ts';
import { tellSession } from './tellSession.ts';

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
    ...(isDebugAsked(location.search) && { log: debugLog(globalThis) }),
  };
  const speaks = otherProtocol(location.search);
  const end = speaks ? (await import('../../src/bridge/connectOther.ts')).connectOther({ ...deps, speaks }) : connectFrame(deps);
  listChannel(globalThis, () => ({ side: 'frame', path: location.pathname, state: end.state(), counts: end.counts() }));
  // For whoever looks for a fault in the frame's own console; a page by itself has no such name.
  Object.assign(globalThis, { lectern: { inspect } });

  let look: FramedLook = noFrame.getState();
  let config: HostConfig = {};
  const listeners = new Set<() => void>();
  const ways = createWays(end);
  const take = (more: HostConfig) => {
    config = { ...config, ...more };
    applyLook(config);
    if (more.locale) void portal.locale.set(more.locale);
    const caps = end.caps();
    look = { quiet: caps.includes('route'), sized: caps.includes('size'), bare: config.bare ?? false, theme: config.theme ?? 'auto' };
    for (const listener of listeners) listener();
  };

  tellSession(portal.session, end);
  tellEvents(end);
  const content = tellContent(end);
  end.on('config.set', take);
  end.on('viewport', ({ top, height }) => {
    const { style } = document.documentElement;
    const part = { 'top': `${top}px`, 'height': `${height}px`, 'end': `max(0px, 100vh - ${top + height}px)` };
    // In a strip that nobody can read in, nothing has room.
    for (const [name, value] of Object.entries(part)) style.setProperty(`--l-frame-${name}`, height < leastView ? '' : value);
  });
  end.on('focus.enter', () => document.getElementById('main')?.focus());
  end.answer('ping', ({ text }) => (text === undefined ? {} : { text }) as { text: string });
  end.answer('route.go', ({ path }) => {
    const route = parse(path.slice(base.length));
    if (route) ways.go(route);
    return undefined;
  });
  end.on('route.back', ways.back);
  /** Whether something waits is asked once somebody is here and the first view stands (CMD-9). */
  async function leaveGuard() {
    await portal.session.user().catch(() => new Promise(() => undefined));
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

  let hasGoneOn = false;
  const begin = end.welcome.then(
    async ({ config: { ticket, ...shown }, origin }) => {
      take(shown);
      if (!ticket) return;
      // The host's learner, whoever had a session here before, and whose page may stand here by now.
      await inFrame.begin(ticket, origin).catch((error: unknown) => console.warn('[lectern]', error));
      if (hasGoneOn && (await inFrame.isOther())) location.reload();
    },
    () => undefined,
  ).catch(() => undefined);
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
