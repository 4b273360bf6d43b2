import type { ChannelState } from '../../bridge/channel.ts';
import type { HostConfig, HostEnd, HostEndDeps } from '../../bridge/hostEnd.ts';
import type { LogEntry } from '../../bridge/logEntry.ts';
import { LecternError } from '../../errors.ts';
import { focusBeside } from './focusBeside.ts';
import { knownCode, sectionsOf } from './model.ts';
import { watchViewport } from './watchViewport.ts';

/** What the frame's page has said of itself. */
export interface PageState {
  readonly channel: ChannelState;
  readonly shown: boolean;
  readonly height: number | null;
  readonly overlay: number;
  readonly title: string;
}

export interface HostPageDeps {
  readonly connect: (deps: HostEndDeps) => HostEnd;
  readonly element: HTMLElement;
  readonly frame: HTMLIFrameElement;
  /** Origin of the portal. */
  readonly origin: string;
  readonly ownAddress: HostEndDeps['ownAddress'];
  /** Whether the frame takes the height that it is told. */
  readonly sized: boolean;
  readonly config: () => HostConfig;
  /** Gets a one-time ticket with the host's token; null where the host has none (SESS-18). */
  readonly ticket: (() => Promise<string | null>) | null;
  /** The host's own address of a path of the portal, or null for one that it has none for; null where it has none at all (FRAME-9). */
  readonly address: ((path: string) => string | null) | null;
  /** Asks the host to sign the learner in; null where it does not take it on. */
  readonly relogin: (reason: '401' | 'inactivity') => Promise<unknown> | null;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
  readonly announce: (text: string) => void;
  readonly change: (changes: Partial<PageState>) => void;
  /** The page went to a path. */
  readonly went: (path: string) => void;
  /** An event of the element that the page shows. */
  readonly raise?: (name: string, detail: unknown) => void;
  readonly log?: (entry: LogEntry) => void;
}

export interface HostPage {
  readonly end: HostEnd;
  readonly close: () => void;
}

/** The host's side of a page in a frame: what the page tells becomes events, height and title; what it asks for is answered (CHAN, FRAME, SESS-18). */
export function createHostPage(deps: HostPageDeps): HostPage {
  const { connect, element, frame, origin, ownAddress, sized, config, ticket, address, relogin, emit, announce, change, went, raise, log } = deps;
  const end = connect({
    view: window,
    frame: () => frame.contentWindow,
    origin,
    ownAddress,
    config: async () => {
      const given = await ticket?.();
      return { ...config(), ...(given && { ticket: given }) };
    },
    caps: ['route', 'viewport', 'focus', 'announce', 'fullscreen.request', ...(sized ? ['size'] : []), ...(address ? ['address'] : [])],
    ...(log && { log }),
  });

  /** How often the frame's session was ended: what it asked for before that signs nobody in after it. */
  let outs = 0;
  // A token tells nothing of the frame's session: it begins one with a ticket of its own.
  const renew = async (reason: '401' | 'inactivity') => {
    const since = outs;
    if (ticket) {
      const given = await ticket();
      if (since !== outs) return;
      return given ? end.tell('session.restored', { ticket: given }) : end.tell('session.denied', {});
    }
    const asked = relogin(reason);
    if (!asked) return end.tell('session.denied', {});
    await asked.then(
      () => since === outs && end.tell('session.restored', {}),
      () => since === outs && end.tell('session.denied', {}),
    );
  };

  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const guard = (on: boolean) => (on ? addEventListener : removeEventListener)('beforeunload', ask as EventListener);
  const onFull = () => end.state() === 'open' && end.tell('fullscreen.state', { on: element.matches(':fullscreen') || frame.matches(':fullscreen') });
  // A host gives the element the focus, as by a link that leads to it: it belongs to the page.
  const onFocus = (event: Event) => {
    // The element hears of what is inside it too.
    if (event.composedPath()[0] !== element) return;
    frame.focus();
    end.tell('focus.enter', { from: 'start' });
  };
  let stopViewport = () => {};

  const unwatch = end.watch((channel) => {
    change({ channel });
    stopViewport();
    stopViewport = channel === 'open' ? watchViewport(frame, (viewport) => end.tell('viewport', viewport)) : () => {};
    if (channel === 'unmanaged') emit('lectern-error', new LecternError('handshake_timeout', 'the page in the frame does not answer'));
    if (channel === 'waiting') guard(false);
  });
  end.on('size', ({ height }) => change({ height, shown: true }));
  end.on('loaded', () => {
    change({ shown: true });
    emit('lectern-ready', {});
  });
  end.on('title', ({ text }) => {
    change({ title: text });
    emit('lectern-title', { sections: sectionsOf(text) });
  });
  end.on('route', ({ path, title, replace }) => {
    const below = path.replace(/^\/learn(?=[/?#]|$)/, '') || '/';
    went(below);
    emit('lectern-route', { path: below, title: title ?? null, replace });
  });
  end.on('session.state', ({ phase }) => emit('lectern-session', { phase }));
  end.on('session.relogin-required', ({ reason }) => void renew(reason));
  end.on('session.logged-out', ({ by }) => {
    outs += 1;
    emit('lectern-signed-out', { by });
  });
  end.on('course.opened', (detail) => emit('lectern-course-opened', detail));
  end.on('course.started', (detail) => emit('lectern-course-started', detail));
  end.on('course.finished', (detail) => emit('lectern-course-finished', detail));
  end.on('enrolment.created', (detail) => emit('lectern-course-enrolled', detail));
  end.on('element.event', ({ name, detail }) => raise?.(name, detail));
  end.on('error', ({ code, retryable, correlationId }) => emit('lectern-error', { code: knownCode(code), message: 'told by the page in the frame', retryable, correlationId: correlationId ?? null }));
  end.on('focus.exit', ({ to }) => focusBeside(element, to));
  end.on('announce', ({ text }) => announce(text));
  end.on('overlay', ({ open, height }) => change({ overlay: open ? (height ?? 0) : 0 }));
  end.on('scroll.to', ({ top }) => {
    const place = frame.getBoundingClientRect().top + top;
    const least = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    // What is in view stays where it is.
    if (place < least || place > innerHeight) scrollBy({ top: place - least });
  });
  end.on('leave-guard', ({ on }) => {
    guard(on);
    emit('lectern-leave-guard', { on });
  });
  end.answer('fullscreen.request', async ({ on }) => {
    await (on ? frame.requestFullscreen() : document.fullscreenElement ? document.exitFullscreen() : undefined);
    return undefined;
  });
  end.answer('address', ({ path }) => {
    const href = address?.(path);
    return href ? { href } : {};
  });
  document.addEventListener('fullscreenchange', onFull);
  element.addEventListener('focus', onFocus);

  return {
    end,
    close: () => {
      unwatch();
      stopViewport();
      guard(false);
      document.removeEventListener('fullscreenchange', onFull);
      element.removeEventListener('focus', onFocus);
      end.close();
    },
  };
}
