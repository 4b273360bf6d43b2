import { scrollerOf } from './scrollerOf.ts';

/** The nearest box around an element that can scroll; null if only the page scrolls. */
export function scrollingBoxOf(element: Element): HTMLElement | null {
  let box = scrollerOf(element);
  while (box && box.scrollHeight <= box.clientHeight) box = scrollerOf(box);
  return box;
}
