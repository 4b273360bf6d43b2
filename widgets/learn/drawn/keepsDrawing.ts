import type { Portal } from '../../index.ts';
import { themeNamed } from '../theme/theme.ts';

/**
 * Whether the server's drawing in `place` can stay and be taken over: not in a frame, where the host decides on the look, not in another
 * language than the reader's, and not if another choice of the list is stored. Otherwise it is removed.
 * @param portal called only if something is drawn
 */
export function keepsDrawing(place: HTMLElement, portal: () => Pick<Portal, 'locale' | 'storage'>): boolean {
  const frame = place.firstElementChild as HTMLElement | null;
  if (!frame) return false;
  if (parent === window) {
    const { locale, storage } = portal();
    // A list without a query is drawn complete; a search or filters that are stored in this browser give another list (FILTER-13).
    const isOther = place.querySelector('lectern-catalog:not([query])') && storage.get('list:public') !== null;
    if (locale.tag() === document.documentElement.lang && !isOther) {
      // The cookie from which the server knows the theme may be gone.
      frame.dataset['theme'] = themeNamed(storage.get('theme'));
      return true;
    }
  }
  place.replaceChildren();
  return false;
}
