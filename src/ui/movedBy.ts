import { scrollerOf } from './scrollerOf.ts';

/** The nearest box around an element that can scroll; null if only the page scrolls. */
export function movedBy(element: Element): HTMLElement | null {
  let box = scrollerOf(element);
  while (box && box.scrollHeight <= box.clientHeight) box = scrollerOf(box);
  return box;
}
