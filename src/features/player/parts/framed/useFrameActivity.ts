import { useEffect, useEffectEvent, type RefObject } from 'react';
import { usePort } from '../../../../port/context.tsx';

/** Interval of the checks in milliseconds: browsers remember a key or a click for about five seconds. */
const every = 2000;

const isFocused = (frame: Element) => (frame.getRootNode() as Document | ShadowRoot).activeElement === frame;

/**
 * Work inside a content frame keeps the session awake (SESS-8, FRAMED-13). The page cannot see keys and clicks of
 * another origin, but the browser tells that there was one. Messages of the content do not count as activity, because
 * it could send them without a learner.
 */
export function useFrameActivity(frame: RefObject<HTMLIFrameElement | null>, stands: boolean): void {
  const { session } = usePort();
  const look = useEffectEvent(() => {
    const held = frame.current;
    if (held && navigator.userActivation.isActive && isFocused(held)) session.stay();
  });
  useEffect(() => {
    if (!stands) return;
    const timer = setInterval(() => look(), every);
    return () => clearInterval(timer);
  }, [stands]);
}
