import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { connectHost } from '../../bridge/connectHost.ts';
import { debugLog } from '../../bridge/debugLog.ts';
import { isDebugAsked } from '../../bridge/isDebugAsked.ts';
import type { HostConfig } from '../../bridge/hostEnd.ts';
import { listChannel } from '../../bridge/pageChannels.ts';
import { askTicket } from '../../data/frame/askTicket.ts';
import { portalAnswers } from '../../data/frame/portalAnswers.ts';
import { useDirection } from '../../i18n/context.tsx';
import { ownAddress } from '../../routes/ownAddress.ts';
import { usePort } from '../../runtime/context.tsx';
import { createHostPage, type HostPage, type PageState } from './createHostPage.ts';
import type { FrameHost } from './FrameHost.ts';
import { hostAddress } from './hostAddress.ts';
import { lookOf, watchLook } from './lookOf.ts';
import { changesOf, frameView, type FrameView } from './model.ts';

export interface PageInput {
  readonly host: FrameHost;
  readonly address: URL;
  /** What is told beside the look. */
  readonly more: HostConfig;
  readonly sized: boolean;
  readonly debug: boolean;
  /** Whether it has places of its own in the address of the host's page, beside those that the host has an address for. */
  readonly placed?: boolean;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
  readonly went?: (path: string) => void;
  readonly raise?: (name: string, detail: unknown) => void;
}

export interface Page {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Changes with each try and address: another frame, which adds nothing to the history. */
  readonly id: string;
  readonly view: FrameView;
  readonly state: PageState;
  readonly again: () => void;
  /** The channel, once the frame stands. */
  readonly page: RefObject<HostPage | null>;
  /** Called when the frame has loaded something, whatever it is. */
  readonly onLoad: () => void;
}

const first: PageState = { channel: 'waiting', shown: false, height: null, overlay: 0, title: '' };
/** A page that speaks does so soon after it has loaded; after that the portal itself is asked, in milliseconds. */
const patience = 3000;

/** A page of the portal in a frame, as its host knows it. Each try has a frame of its own. */
export function usePage({ host, address, more, sized, debug, placed = false, emit, went, raise }: PageInput): Page {
  const port = usePort();
  const { tag } = useDirection();
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef<HostPage | null>(null);
  const told = useRef<HostConfig>({});
  const at = useRef('');
  const [tried, setTried] = useState(0);
  const [state, setState] = useState(first);
  const [reachable, setReachable] = useState<boolean | null>(null);
  const [online, setOnline] = useState(navigator.onLine);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = `${tried} ${sized} ${address.href}`;
  const view = frameView({ ...state, reachable, online });

  const wanted = useEffectEvent((): HostConfig => {
    const root = frame.current!.getRootNode() as ShadowRoot;
    return { ...lookOf(root.host as HTMLElement, frame.current!.closest<HTMLElement>('.lectern')!, host.tokens), ...more };
  });
  const follow = useEffectEvent(() => {
    if (!frame.current || state.channel !== 'open') return;
    const now = wanted();
    const changes = changesOf(told.current, now);
    told.current = now;
    if (changes) page.current?.end.tell('config.set', changes);
  });
  const addressOf = useEffectEvent((path: string) => hostAddress(path, port.routes.hrefFor, { baseURI: document.baseURI, origin: location.origin }));
  const connect = useEffectEvent(() => {
    at.current = address.pathname;
    const element = (frame.current!.getRootNode() as ShadowRoot).host as HTMLElement;
    return createHostPage({
      connect: connectHost,
      element,
      frame: frame.current!,
      origin: address.origin,
      ownAddress: (wanted) => ownAddress(wanted, address),
      sized,
      config: () => (told.current = wanted()),
      ticket: host.hasToken() ? () => askTicket(port) : null,
      address: placed || host.hasAddresses() ? (path) => addressOf(path) : null,
      relogin: (reason) => {
        let promised: Promise<unknown> | null = null;
        emit('lectern-relogin', { reason, waitUntil: (promise: Promise<unknown>) => (promised = promise) });
        return promised;
      },
      emit,
      announce: port.notices.announce,
      change: (changes) => setState((before) => ({ ...before, ...changes })),
      went: (path) => {
        at.current = `/learn${path}`;
        went?.(path);
      },
      raise: (name, detail) => raise?.(name, detail),
      ...((debug || isDebugAsked(location.search)) && { log: debugLog(globalThis) }),
    });
  });

  const isThere = view !== 'offline' && view !== 'failed' && view !== 'closed';
  const isVain = !isThere || view === 'silent';
  const tellVain = useEffectEvent(() => emit('lectern-ready'));
  useEffect(() => void (isVain && tellVain()), [isVain]);
  // Before the page in the frame can have said anything.
  useLayoutEffect(() => {
    if (!isThere) return;
    const made = connect();
    page.current = made;
    const unlist = listChannel(globalThis, () => ({ side: 'host', path: at.current, state: made.end.state(), counts: made.end.counts() }));
    // Another frame has said nothing yet.
    setState(first);
    return () => {
      page.current = null;
      unlist();
      made.close();
      clearTimeout(timer.current);
    };
  }, [id, isThere]);

  // Whoever signs out of the page's elements, or of all that it embeds, signs out of its frames (SESS-19): again, too, where somebody has signed in inside one since.
  useEffect(() => port.session.store.subscribe(({ phase }) => phase === 'signed-out' && page.current?.end.tell('session.logout', {})), [port]);

  // Language, theme and tokens follow the host (FRAME-4).
  useEffect(follow);
  useEffect(() => {
    const root = frame.current?.getRootNode() as ShadowRoot | undefined;
    return root && watchLook(root.host as HTMLElement, follow);
  }, [id, isThere, tag]);

  const again = () => {
    setState(first);
    setReachable(null);
    setOnline(navigator.onLine);
    setTried(tried + 1);
  };
  const back = useEffectEvent(() => (view === 'offline' ? again() : setOnline(navigator.onLine)));
  useEffect(() => {
    addEventListener('online', back);
    addEventListener('offline', back);
    return () => {
      removeEventListener('online', back);
      removeEventListener('offline', back);
    };
  }, []);

  const onLoad = () => {
    clearTimeout(timer.current);
    if (state.channel !== 'open') timer.current = setTimeout(() => void (page.current?.end.state() !== 'open' && portalAnswers(port).then(setReachable)), patience);
  };
  return { frame, id, view, state, again, page, onLoad };
}
