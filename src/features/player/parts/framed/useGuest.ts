import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { connectGuest } from '../../../../bridge/guest/connectGuest.ts';
import type { ToolReturn } from '../../../../bridge/guest/toolReturn.ts';
import type { Launch } from '../../../../domain/frame/launch.ts';
import { usePort } from '../../../../port/context.tsx';
import { guestStoreOf } from './guestStores.ts';

export interface GuestInput {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly name: string;
  readonly launch: Launch | null;
  readonly userId: string;
  readonly onHeard: () => void;
  readonly onReturned: (said: ToolReturn) => void;
}

/** The most changes of height per second: a page that measures its own frame would otherwise never stop (CHAN-12). */
const perSecond = 5;

/**
 * Handles the messages of a frame's content to the page around it (FRAMED-8).
 * @returns the height that it requested, in CSS pixels; null before that
 */
export function useGuest({ frame, name, launch, userId, onHeard, onReturned }: GuestInput): number | null {
  const { notices } = usePort();
  const [height, setHeight] = useState<number | null>(null);
  const heard = useEffectEvent(onHeard);
  const returned = useEffectEvent(onReturned);
  const alert = useEffectEvent((text: string) => notices.show({ tone: 'info', title: name, text }));
  const announce = useEffectEvent((text: string) => notices.announce(text));
  // A layout effect, so that it runs before the frame can send a message.
  useLayoutEffect(() => {
    const view = frame.current?.ownerDocument.defaultView;
    if (!view || !launch) return;
    let told: number[] = [];
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const leaveGuard = (on: boolean) => {
      view.removeEventListener('beforeunload', ask);
      if (on) view.addEventListener('beforeunload', ask);
    };
    const end = connectGuest({
      view,
      guest: () => frame.current?.contentWindow ?? null,
      origin: launch.origin,
      store: guestStoreOf(userId),
      offset: () => frame.current?.getBoundingClientRect().top ?? 0,
      on: {
        size: (asked) => {
          const now = performance.now();
          told = told.filter((at) => at > now - 1000);
          if (told.length >= perSecond) return;
          told.push(now);
          setHeight(asked);
        },
        scrollToTop: () => frame.current?.scrollIntoView({ block: 'start' }),
        announce: (text) => announce(text),
        alert: (text) => alert(text),
        leaveGuard,
        returned: (said) => returned(said),
        heard: () => heard(),
      },
    });
    return () => {
      leaveGuard(false);
      end();
    };
  }, [frame, launch, userId]);
  return height;
}
