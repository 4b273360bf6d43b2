import { connectFrame } from '../../../src/bridge/channel/connectFrame.ts';
import { debugLog } from '../../../src/bridge/log/debugLog.ts';
import type { FrameEndDeps } from '../../../src/bridge/channel/frameEnd.ts';
import type { HostConfig } from '../../../src/bridge/channel/hostEnd.ts';
import { hostOfFrame } from '../../../src/bridge/other/hostOfFrame.ts';
import { isDebugAsked } from '../../../src/bridge/log/isDebugAsked.ts';
import { listChannel } from '../../../src/bridge/log/pageChannels.ts';
import { LecternError } from '../../../src/errors.ts';
import { atPhase } from '../../../src/plain/atPhase.ts';
import { ownAddress } from '../../../src/routes/ownAddress.ts';
import { parse } from '../../../src/routes/parse.ts';
import { inspect, type Portal } from '../../index.ts';
import { applyLook } from './applyLook.ts';
import { createFramedNavigation } from './createFramedNavigation.ts';
import { base } from '../currentPath.ts';
import { followLinks } from '../links/followLinks.ts';
import { createEntry } from './createEntry.ts';
import { followViewport } from './followViewport.ts';
import { hostShare } from './hostShare.ts';
import { noFrame, type Framed, type FramedLook } from './framed.ts';
import { tellContent } from './tellContent.ts';
import { tellEvents } from './tellEvents.ts';
import { tellLeaveGuard } from './tellLeaveGuard.ts';
import { tellSession } from './tellSession.ts';

const report = (error: unknown) => console.warn('[lectern]', error);

/** A fault in one setting of the host must not prevent the others from being applied, now or later. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    report(error);
  }
}

/**
 * Connects a page in a frame with its host (CHAN, FRAME); a page whose host does not answer continues alone.
 * @param patience milliseconds to wait for the host's first message and the session that comes with it
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
  const other = hostOfFrame(window, inFrame.tab, (forget) => atPhase(portal.session.store, 'signed-out', forget));
  const { dataset } = document.documentElement;
  // The platform of an earlier launch may be a listed host too; only the page can tell that this platform is its host (TOOL-17).
  if (dataset['launched'] && other?.speaks === 'lti') dataset['platforms'] = dataset['launched'];
  const end = other
    ? (await import('../../../src/bridge/other/connectOther.ts')).connectOther({ ...deps, host: other })
    : connectFrame(deps);
  listChannel(globalThis, () => ({ side: 'frame', path: location.pathname, state: end.state(), counts: end.counts() }));
  // For debugging in the frame's own console; a page outside frames has no such name.
  Object.assign(globalThis, { lectern: { inspect } });

  let look: FramedLook = noFrame.getState();
  let config: HostConfig = {};
  const listeners = new Set<() => void>();
  const navigation = createFramedNavigation(end);
  // A host's settings may follow from a change of its own address, so its links are asked for again.
  listeners.add(followLinks(window, end));
  const take = (more: HostConfig) => {
    config = { ...config, ...more };
    attempt(() => applyLook(config));
    if (more.locale) portal.locale.set(more.locale).catch(report);
    const caps = end.caps();
    look = {
      quiet: caps.includes('route'),
      sized: caps.includes('size'),
      bare: config.bare ?? false,
      theme: config.theme ?? 'auto',
    };
    for (const listener of listeners) attempt(listener);
  };

  const told = tellSession(portal.session, end);
  tellEvents(end, inFrame);
  inFrame.shareBy(hostShare(end));
  const content = tellContent(end);

  const { session } = portal;
  const { enter, goOn } = createEntry(end, session, inFrame, told, report);
  // The first message of a host that answered too late is handled here too (CHAN-6).
  let order: Promise<unknown> = Promise.resolve();
  end.on('config.set', ({ ticket, ...shown }) => {
    // The next message waits for this one.
    order = order
      .then(() => (ticket ? enter(ticket) : undefined))
      .catch(report)
      .then(() => take(shown));
  });
  followViewport(end);
  end.on('focus.enter', () => document.getElementById('main')?.focus());
  end.answer('ping', ({ text }) => (text === undefined ? {} : { text }) as { text: string });
  end.answer('route.go', ({ path }) => {
    const route = parse(path.slice(base.length));
    if (!route) throw new LecternError('not_found', `no page is at "${path}"`);
    navigation.go(route);
    return undefined;
  });
  end.on('route.back', navigation.back);
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
  goOn();
  void tellLeaveGuard(end, session, inFrame);

  return {
    store: {
      getState: () => look,
      subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    },
    end,
    inFrame,
    config: () => config,
    at: navigation.at,
    shown: content.shown,
  };
}
