import type { Portal } from '../../index.ts';
import { themeNamed } from '../theme/theme.ts';

/**
 * Whether what the server has drawn in `place` can stay, and be taken over: not in a frame, where the host decides on its look, nor in
 * another language than the reader's, nor another choice of a list. What cannot stay is removed.
 * @param portal asked only where something is drawn
 */
export function keepsDrawing(place: HTMLElement, portal: () => Pick<Portal, 'locale' | 'storage'>): boolean {
  const frame = place.firstElementChild as HTMLElement | null;
  if (!frame) return false;
  if (parent === window) {
    const { locale, storage } = portal();
    // A list without a query of its own is drawn whole; what was searched or filtered in this browser is another one (FILTER-13).
    const isOther = place.querySelector('lectern-catalog:not([query])') && storage.get('list:public') !== null;
    if (locale.tag() === document.documentElement.lang && !isOther) {
      // The cookie by which the server knows it may be gone.
      frame.dataset['theme'] = themeNamed(storage.get('theme'));
      return true;
    }
  }
  place.replaceChildren();
  return false;
}
