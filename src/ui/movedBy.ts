import { scrollerOf } from './scrollerOf.ts';

/** The box around an element that has something to scroll; null where the page scrolls. */
export function movedBy(element: Element): HTMLElement | null {
  let box = scrollerOf(element);
  while (box && box.scrollHeight <= box.clientHeight) box = scrollerOf(box);
  return box;
}
