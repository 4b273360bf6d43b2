import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { direction } from '../../src/language/direction.ts';
import type { Route } from '../../src/routes/route.ts';
import { afterPaint } from '../../src/web/afterPaint.ts';
import { watchClicks } from './links/watchClicks.ts';
import type { Way } from './useWay.ts';

/**
 * Effects of the page on its document: it sets the language, goes to the links of its elements, and moves the focus.
 * @param where changes with each page
 * @param keeps whether a cookie tells the server the language: not for a visitor who has chosen none (PUB-9)
 */
export function usePageEffects(
  tag: string,
  { go, leaves }: Way,
  where: string,
  main: RefObject<HTMLElement | null>,
  keeps: boolean,
): void {
  useEffect(() => {
    document.documentElement.lang = tag;
    document.documentElement.dir = direction(tag);
    // The server's own pages, and the next load of this one, use the same language.
    if (keeps) document.cookie = `locale=${tag};path=/;max-age=31536000;samesite=lax`;
  }, [tag, keeps]);

  // If a link that has the focus is removed with its page, the browser lays the page out once more.
  const leave = useEffectEvent((to: Route) => {
    if (leaves(to) && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  // Elements pass plain clicks to the page, which navigates without loading again.
  useEffect(() => {
    const clicks = watchClicks(window);
    const navigate = (event: Event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<{ readonly route: Route; readonly replace?: boolean }>;
      const follow = () => {
        leave(detail.route);
        go(detail.route, { replace: detail.replace ?? false });
      };
      // To draw a page takes long on a slow device, and the pressed link is painted before. A step without a click is made at once:
      // a page that has ended must not draw again.
      if (clicks.handling()) afterPaint(follow);
      else follow();
    };
    document.addEventListener('lectern-navigate', navigate);
    return () => {
      clicks.stop();
      document.removeEventListener('lectern-navigate', navigate);
    };
  }, [go]);

  // A new page is read from its top, so it gets the focus, but not on the first load, and not while the player turns its own pages.
  const last = useRef(where);
  useEffect(() => {
    if (last.current === where) return;
    const moved = last.current !== 'redirect';
    last.current = where;
    // Its top is already below the header; scrolling it into view would scroll past it.
    if (moved) main.current?.focus({ preventScroll: true });
  }, [where, main]);
}
