import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { HostConfig } from '../../bridge/channel/hostEnd.ts';
import { useDirection } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import type { HostPage } from './host/createHostPage.ts';
import { lookOf, watchLook } from './lookOf.ts';
import { changesOf } from './model.ts';
import { placedFrame, type PlacedFrame } from './placedFrame.ts';

export interface LookInput {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly page: RefObject<HostPage | null>;
  /** Changes with each frame, and when the frame appears or disappears. */
  readonly id: string;
  /** Whether the page can receive changes. */
  readonly isOpen: boolean;
  readonly tokens: readonly string[];
  /** Further settings that are sent together with the look. */
  readonly more: HostConfig;
}

/**
 * Gives the page in the frame the look of the element: language, theme, time zone and tokens follow the host (FRAME-4).
 * @returns gives the whole look, for a page that begins
 */
export function useLook({ frame, page, id, isOpen, tokens, more }: LookInput): (inPage: PlacedFrame) => HostConfig {
  const { tag } = useDirection();
  const timezone = usePort().host.timezone?.();
  const told = useRef<HostConfig>({});
  const lookNow = ({ element, ground }: PlacedFrame): HostConfig => ({
    ...lookOf(element, ground, tokens),
    ...(timezone && { timezone }),
    ...more,
  });
  const follow = useEffectEvent(() => {
    const inPage = placedFrame(frame.current);
    if (!inPage || !isOpen) return;
    const now = lookNow(inPage);
    const changes = changesOf(told.current, now);
    told.current = now;
    if (changes) page.current?.end.tell('config.set', changes);
  });
  useEffect(follow);
  useEffect(() => {
    const inPage = placedFrame(frame.current);
    return inPage ? watchLook(inPage.element, inPage.ground, follow) : undefined;
  }, [frame, id, tag]);
  return (inPage) => (told.current = lookNow(inPage));
}
