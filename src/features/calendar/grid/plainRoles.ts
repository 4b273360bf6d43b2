/** Landmarks, and names of a table, that the library gives, although what it draws stands beside the cells and not in them. */
const ofTable =
  'aside:not([role]), [role=table], [role=row], [role=rowgroup], [role=cell], [role=columnheader], [role=rowheader]';

/**
 * Takes the roles of a table from what the library has drawn and will draw, so that a reader finds a group of links, each of which says
 * all it has to; the agenda has the days as headings (CAL-6). What can be scrolled can be reached by keys.
 * @returns ends it
 */
export function plainRoles(place: HTMLElement, name: string): () => void {
  const look = () => {
    for (const one of place.querySelectorAll(ofTable)) one.setAttribute('role', 'presentation');
    for (const attribute of ['aria-colindex', 'aria-colspan'])
      for (const one of place.querySelectorAll(`[${attribute}]`)) one.removeAttribute(attribute);
    // What has no role cannot have a name.
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
