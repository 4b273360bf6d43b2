/** Landmarks and table roles that the library sets, although it draws the entries beside the cells and not inside them. */
const ofTable =
  'aside:not([role]), [role=table], [role=row], [role=rowgroup], [role=cell], [role=columnheader], [role=rowheader]';

/**
 * Removes the table roles from everything that the library draws, now and later. A screen reader then finds a group of
 * links that are complete in themselves; the agenda has the days as headings (CAL-6). Scrollable areas become reachable
 * by keyboard.
 * @returns ends it
 */
export function plainRoles(place: HTMLElement, name: string): () => void {
  const look = () => {
    for (const one of place.querySelectorAll(ofTable)) one.setAttribute('role', 'presentation');
    for (const attribute of ['aria-colindex', 'aria-colspan'])
      for (const one of place.querySelectorAll(`[${attribute}]`)) one.removeAttribute(attribute);
    // An element without a role cannot have a name.
    for (const one of place.querySelectorAll('.ec-col-head [aria-label]')) one.removeAttribute('aria-label');
    const scrolled = place.querySelector('.ec-main');
    if (scrolled && !scrolled.hasAttribute('tabindex')) {
      scrolled.setAttribute('role', 'group');
      scrolled.setAttribute('aria-label', name);
      scrolled.setAttribute('tabindex', '0');
    }
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['role', 'aria-label', 'aria-colindex'] });
  return () => observer.disconnect();
}
