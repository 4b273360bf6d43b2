import { ownId } from './ownId.ts';

/**
 * Takes the reader to the place in a text that a link to `#id` names: it is shown, and has the focus. One that is not there
 * changes nothing, and the page's address never changes (MEDIA-10).
 * @param ids what ids of this text end with
 */
export function followFragment(text: HTMLElement, address: string, ids: string): void {
  let id: string;
  try {
    id = decodeURIComponent(address.slice(1));
  } catch {
    return;
  }
  const target = text.querySelector<HTMLElement>(`[id="${CSS.escape(ownId(id, ids))}"]`);
  if (!target) return;
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) details.open = true;
  // What has a place in the order of Tab keeps it: a footnote leads back to a link.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: 'center' });
}
