import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Page } from '../page.ts';

/** The place that a page is. */
function slotOf(page: Page): FragmentSlot | null {
  if (page.kind === 'fragment') return page.slot;
  if (page.kind !== 'element') return null;
  if (page.tag === 'lectern-calendar') return 'calendarMain';
  return page.tag === 'lectern-dashboard' ? 'learnerDashboard' : null;
}

/**
 * The fragment that fills a page of a learner in place of ours (FRAG-2): the one of the whole application before that of the page.
 * @param fallen places of fragments that failed, where ours stands until the page is loaded again (FRAG-4)
 * @returns null where ours stands
 */
export function mainSlotOf(
  page: Page,
  fragments: RemoteFragments,
  fallen: readonly FragmentSlot[],
): FragmentSlot | null {
  const stands = (slot: FragmentSlot) => fragments[slot] !== undefined && !fallen.includes(slot);
  const own = slotOf(page);
  if ((page.kind === 'element' || page.kind === 'fragment') && stands('learnerApp')) return 'learnerApp';
  return own && stands(own) ? own : null;
}
