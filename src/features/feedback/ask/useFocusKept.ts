import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { usePort } from '../../../port/context.tsx';

/** What stands in the form's place says itself by its heading. */
const said = '.feedback-said';

/**
 * Keeps whoever works in a place there when its content gives way to another: the focus goes to the heading of what has come, which is
 * read then. Whoever is elsewhere is told, and stays there (FEED-5). Each is told once.
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
    const isFirst = before.current === kind || before.current === 'waiting';
    before.current = kind;
    if (isFirst || inside.current) return;
    const heading = place.current?.querySelector(said)?.textContent;
    if (heading) notices.announce(heading);
  }, [place, kind, notices]);
  return {
    onFocus: () => void (inside.current = true),
    onBlur: ({ relatedTarget, currentTarget, target }: FocusEvent) => {
      if (relatedTarget) return void (inside.current = currentTarget.contains(relatedTarget as Node));
      // What is just being taken away has not been left: a browser says so before it is gone.
      queueMicrotask(() => {
        if (target.isConnected && !target.matches(':focus')) inside.current = false;
      });
    },
  };
}
