import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Page } from '../page.ts';

/** The place that corresponds to a page. */
function slotOf(page: Page): FragmentSlot | null {
  if (page.kind === 'fragment') return page.slot;
  if (page.kind !== 'element') return null;
  if (page.tag === 'lectern-calendar') return 'calendarMain';
  return page.tag === 'lectern-dashboard' ? 'learnerDashboard' : null;
}

/**
 * The fragment that fills a page of a learner in place of ours (FRAG-2): that of the whole application comes before that of the page.
 * @param fallen places of failed fragments, where our own page is shown until the page is loaded again (FRAG-4)
 * @returns null for our own page
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
