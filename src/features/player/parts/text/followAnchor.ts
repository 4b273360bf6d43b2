import { ownId } from './ownId.ts';

/**
 * Takes the reader to the place in a text that a link to `#id` names: scrolls it into view and focuses it. A place that
 * does not exist changes nothing, and the page's address never changes (MEDIA-10).
 * @param ids the suffix of all ids in this text
 */
export function followAnchor(text: HTMLElement, address: string, ids: string): void {
  let id: string;
  try {
    id = decodeURIComponent(address.slice(1));
  } catch {
    return;
  }
  const target = text.querySelector<HTMLElement>(`[id="${CSS.escape(ownId(id, ids))}"]`);
  if (!target) return;
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
    details.open = true;
  // An element that Tab can reach keeps its place in the tab order, such as a link to which a footnote returns.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: 'center' });
}
