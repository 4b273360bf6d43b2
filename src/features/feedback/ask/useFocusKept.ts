import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { usePort } from '../../../port/context.tsx';

/** The heading of a message that replaces the form. */
const said = '.feedback-said';

/**
 * Keeps the focus inside when the content of a place is replaced: the focus moves to the new heading, which a screen
 * reader then reads. If the focus is elsewhere it stays there, and the change is announced (FEED-5). Nobody hears a
 * change twice.
 * @param kind changes with the content
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, kind: string) {
  const { notices } = usePort();
  const inside = useRef(false);
  const before = useRef(kind);
  useLayoutEffect(() => {
    if (before.current === kind || !inside.current) return;
    const root = place.current?.getRootNode() as ShadowRoot | undefined;
    if (place.current?.contains(root?.activeElement ?? null)) return;
    (place.current?.querySelector<HTMLElement>(said) ?? place.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [place, kind]);
  useEffect(() => {
    const isFirst = before.current === kind || before.current === 'loading';
    before.current = kind;
    if (isFirst || inside.current) return;
    const heading = place.current?.querySelector(said)?.textContent;
    if (heading) notices.announce(heading);
  }, [place, kind, notices]);
  return {
    onFocus: () => void (inside.current = true),
    onBlur: ({ relatedTarget, currentTarget, target }: FocusEvent) => {
      if (relatedTarget) return void (inside.current = currentTarget.contains(relatedTarget as Node));
      // Some browsers report a blur for an element that is being removed, although the learner has not left it.
      queueMicrotask(() => {
        if (target.isConnected && !target.matches(':focus')) inside.current = false;
      });
    },
  };
}
