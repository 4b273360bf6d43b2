import { useEffect, useEffectEvent, type RefObject } from 'react';
import { scrollingBoxOf } from '../../../../ui/scroll/scrollingBoxOf.ts';
import { scrollerOf } from '../../../../ui/scroll/scrollerOf.ts';

/** A part counts as read once its top is in this upper share of the view. */
const line = 0.35;

/**
 * Tells which part of a long read is in view while the learner scrolls (PRESENT-7): the last part that begins in about
 * the upper third of the view. If the page cannot be scrolled further, it is the chosen part, otherwise the last one.
 * @param chosen id of the part that the address names
 */
export function useInView(
  place: RefObject<HTMLElement | null>,
  chosen: string | null,
  onView: (id: string) => void,
): void {
  const tell = useEffectEvent(onView);
  const isChosen = useEffectEvent((part: HTMLElement) => part.dataset['section'] === chosen);
  useEffect(() => {
    const around = place.current;
    if (!around) return;
    let [frame, told] = [0, ''];
    const look = () => {
      frame = 0;
      const box = scrollingBoxOf(around);
      const parts = [...around.querySelectorAll<HTMLElement>('[data-section]')];
      const view = box?.getBoundingClientRect() ?? { top: 0, height: innerHeight };
      const sheet = box ?? document.documentElement;
      const topOf = (part: HTMLElement) => part.getBoundingClientRect().top - view.top;
      const atEnd = sheet.scrollTop + sheet.clientHeight >= sheet.scrollHeight - 2;
      const among = atEnd
        ? parts.find((part) => isChosen(part) && topOf(part) >= -1 && topOf(part) < view.height)
        : undefined;
      const last = atEnd && sheet.scrollTop > 0 ? parts.at(-1) : undefined;
      const read = among ?? last ?? parts.findLast((part) => topOf(part) <= view.height * line) ?? parts[0];
      const id = read?.dataset['section'] ?? '';
      if (id && id !== told) tell((told = id));
    };
    const later = () => (frame ||= requestAnimationFrame(look));
    // In a low window the page scrolls instead of the surrounding box.
    const scrolled = [window, scrollerOf(around)];
    for (const one of scrolled) one?.addEventListener('scroll', later, { passive: true });
    const observer = new ResizeObserver(later);
    observer.observe(around);
    look();
    return () => {
      for (const one of scrolled) one?.removeEventListener('scroll', later);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [place, chosen]);
}
