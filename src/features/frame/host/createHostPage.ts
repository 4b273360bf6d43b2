import type { ChannelState } from '../../../bridge/channel/channel.ts';
import type { HostConfig, HostEnd, HostEndDeps } from '../../../bridge/channel/hostEnd.ts';
import type { LogEntry } from '../../../bridge/log/logEntry.ts';
import { LecternError } from '../../../errors.ts';
import { answerSession, type SessionDeps } from './answerSession.ts';
import { followWindow, type WindowDeps } from './followWindow.ts';
import { forwardEvents } from './forwardEvents.ts';
import { sectionsOf } from '../model.ts';
import { watchViewport } from './watchViewport.ts';

/** State of the page in the frame, as the page has reported it. */
export interface PageState {
  readonly channel: ChannelState;
  readonly shown: boolean;
  readonly height: number | null;
  readonly overlay: number;
  readonly title: string;
}

export interface HostPageDeps extends SessionDeps, WindowDeps {
  readonly connect: (deps: HostEndDeps) => HostEnd;
  /** Origin of the portal. */
  readonly origin: string;
  readonly ownAddress: HostEndDeps['ownAddress'];
  /** Whether the frame takes the height that the page reports. */
  readonly sized: boolean;
  readonly config: () => HostConfig;
  /**
   * The host's own address for a path of the portal; it returns null for a path without one. Null if the host has no
   * addresses (FRAME-9).
   */
  readonly address: ((path: string) => string | null) | null;
  readonly change: (changes: Partial<PageState>) => void;
  /** The page went to a path. */
  readonly went: (path: string) => void;
  /** Raises an event of the element that the page shows. @returns whether the host's page has canceled it */
  readonly raise?: (name: string, detail: unknown) => boolean;
  readonly log?: (entry: LogEntry) => void;
}

export interface HostPage {
  readonly end: HostEnd;
  /** Navigates the page to a path, with `/learn` (FRAME-3). Rejects with the error that the page answers. */
  readonly lead: (path: string) => Promise<void>;
  readonly close: () => void;
}

/**
 * The host's side of a page in a frame (CHAN, FRAME, SESS-18). Messages of the page become events, height and title;
 * requests of the page are answered.
 */
export function createHostPage(deps: HostPageDeps): HostPage {
  const { connect, frame, origin, ownAddress, sized, config, ticket, address, emit, change, went, raise, log } = deps;
  const end = connect({
    view: window,
    frame: () => frame.contentWindow,
    origin,
    ownAddress,
    config: async () => {
      const given = await ticket?.();
      return { ...config(), ...(given && { ticket: given }) };
    },
    caps: [
      'route',
      'viewport',
      'focus',
      'announce',
      'fullscreen.request',
      ...(sized ? ['size'] : []),
      ...(address ? ['address'] : []),
      ...(raise ? ['element.offer'] : []),
    ],
    ...(log && { log }),
  });

  answerSession(end, deps);
  forwardEvents(end, emit, raise);
  const leaveWindow = followWindow(end, deps);

  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const guard = (on: boolean) => {
    if (on) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  end.on('leave-guard', ({ on }) => {
    guard(on);
    emit('lectern-leave-guard', { on });
  });

  let stopViewport = () => {};
  const unwatch = end.watch((channel) => {
    change({ channel });
    stopViewport();
    stopViewport = channel === 'open' ? watchViewport(frame, (viewport) => end.tell('viewport', viewport)) : () => {};
    if (channel === 'unmanaged')
      emit('lectern-error', new LecternError('handshake_timeout', 'the page in the frame does not answer'));
    if (channel === 'waiting') guard(false);
  });

  end.on('size', ({ height }) => change({ height, shown: true }));
  end.on('overlay', ({ open, height }) => change({ overlay: open ? (height ?? 0) : 0 }));
  end.on('loaded', () => {
    change({ shown: true });
    emit('lectern-ready', {});
  });
  end.on('title', ({ text }) => {
    change({ title: text });
    emit('lectern-title', { sections: sectionsOf(text) });
  });

  /** Calls of `route.go` without an answer yet. A `route` that arrives during such a call was sent before the page knew of it. */
  let leading = 0;
  end.on('route', ({ path, title, replace }) => {
    if (leading > 0) return;
    const below = path.replace(/^\/learn(?=[/?#]|$)/, '') || '/';
    went(below);
    emit('lectern-route', { path: below, title: title ?? null, replace });
  });
  end.answer('address', ({ path }) => {
    const href = address?.(path);
    return href ? { href } : {};
  });

  end.answer('element.offer', ({ name, detail }) => ({ taken: raise?.(name, detail) ?? false }));

  return {
    end,
    lead: async (path) => {
      leading += 1;
      try {
        await end.call('route.go', { path });
      } finally {
        leading -= 1;
      }
    },
    close: () => {
      unwatch();
      stopViewport();
      guard(false);
      leaveWindow();
      end.close();
    },
  };
}
