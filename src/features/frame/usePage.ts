import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { connectHost } from '../../bridge/channel/connectHost.ts';
import { debugLog } from '../../bridge/log/debugLog.ts';
import { isDebugAsked } from '../../bridge/log/isDebugAsked.ts';
import type { HostConfig } from '../../bridge/channel/hostEnd.ts';
import { listChannel } from '../../bridge/log/pageChannels.ts';
import { askTicket } from '../../data/frame/askTicket.ts';
import { atPhase } from '../../plain/atPhase.ts';
import { ownAddress } from '../../routes/ownAddress.ts';
import { usePort } from '../../port/context.tsx';
import { createHostPage, type HostPage, type PageState } from './host/createHostPage.ts';
import type { FrameHost } from './FrameHost.ts';
import { hostAddress } from './host/hostAddress.ts';
import { frameView, type FrameView } from './model.ts';
import { placedFrame, type PlacedFrame } from './placedFrame.ts';
import { useLook } from './useLook.ts';
import { useReach } from './useReach.ts';
import type { FrameEmit } from './manifest.ts';

export interface PageInput {
  readonly host: FrameHost;
  readonly address: URL;
  /** Further settings that are sent together with the look. */
  readonly more: HostConfig;
  readonly sized: boolean;
  readonly debug: boolean;
  /**
   * Whether the page has places of its own in the address of the host's page, in addition to the places for which the
   * host has an address.
   */
  readonly placed?: boolean;
  readonly emit: FrameEmit;
  readonly went?: (path: string) => void;
  readonly raise?: (name: string, detail: unknown) => boolean;
}

export interface Page {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Changes with each attempt and each address. Each one gets a new frame, which adds nothing to the history. */
  readonly id: string;
  readonly view: FrameView;
  readonly state: PageState;
  readonly again: () => void;
  /** The channel, once the frame is in the page. */
  readonly page: RefObject<HostPage | null>;
  /** Called when the frame has loaded any document. */
  readonly onLoad: () => void;
}

const first: PageState = { channel: 'waiting', shown: false, height: null, overlay: 0, title: '' };

/** A page of the portal in a frame, from the host's side. Each attempt gets a new frame. */
export function usePage({ host, address, more, sized, debug, placed = false, emit, went, raise }: PageInput): Page {
  const port = usePort();
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef<HostPage | null>(null);
  const at = useRef('');
  const [tried, setTried] = useState(0);
  const [state, setState] = useState(first);
  const { reachable, online, ask, cancel, reset } = useReach(() => view === 'offline' && again());
  const id = `${tried} ${sized} ${address.href}`;
  const view = frameView({ ...state, reachable, online });
  const isThere = view !== 'offline' && view !== 'failed' && view !== 'closed';
  const isOpen = state.channel === 'open';
  const lookFor = useLook({ frame, page, id: `${id} ${isThere}`, isOpen, tokens: host.tokens, more });

  const config = useEffectEvent(lookFor);
  const addressOf = useEffectEvent((path: string) =>
    hostAddress(path, port.routes.hrefFor, { baseURI: document.baseURI, origin: location.origin }),
  );
  const connect = useEffectEvent((inPage: PlacedFrame) => {
    at.current = address.pathname;
    return createHostPage({
      connect: connectHost,
      element: inPage.element,
      frame: inPage.frame,
      origin: address.origin,
      ownAddress: (wanted) => ownAddress(wanted, address),
      sized,
      config: () => config(inPage),
      ticket: host.hasToken() ? () => askTicket(port) : null,
      address: placed || host.hasAddresses() ? (path) => addressOf(path) : null,
      relogin: (reason) => {
        let promised: Promise<unknown> | null = null;
        emit('lectern-relogin', { reason, waitUntil: (promise) => void (promised = promise) });
        return promised;
      },
      emit,
      announce: port.notices.announce,
      change: (changes) => setState((before) => ({ ...before, ...changes })),
      went: (path) => {
        at.current = `/learn${path}`;
        went?.(path);
      },
      ...(raise && { raise: (name: string, detail: unknown) => raise(name, detail) }),
      ...((debug || isDebugAsked(location.search)) && { log: debugLog(globalThis) }),
    });
  });

  const isReplaced = !isThere || view === 'silent';
  const tellReplaced = useEffectEvent(() => emit('lectern-ready'));
  useEffect(() => void (isReplaced && tellReplaced()), [isReplaced]);
  // A layout effect runs before the page in the frame can have sent a message.
  useLayoutEffect(() => {
    const inPage = placedFrame(frame.current);
    if (!isThere || !inPage) return;
    const made = connect(inPage);
    page.current = made;
    const unlist = listChannel(globalThis, () => ({
      side: 'host',
      path: at.current,
      state: made.end.state(),
      counts: made.end.counts(),
    }));
    // The new frame has sent nothing yet.
    setState(first);
    return () => {
      page.current = null;
      unlist();
      made.close();
      cancel();
    };
  }, [id, isThere, cancel]);

  // A sign-out from the page's elements, or from everything that the page embeds, also signs out of its frames
  // (SESS-19), even after a sign-in inside a frame.
  useEffect(
    () => atPhase(port.session.store, 'signed-out', () => page.current?.end.tell('session.logout', {})),
    [port],
  );

  const again = () => {
    setState(first);
    reset();
    setTried(tried + 1);
  };
  const onLoad = () => (isOpen ? cancel() : ask(() => page.current?.end.state() === 'open'));
  return { frame, id, view, state, again, page, onLoad };
}
