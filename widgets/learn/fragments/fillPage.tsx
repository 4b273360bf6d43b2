import type { ReactNode } from 'react';
import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Page } from '../page.ts';
import type { Around } from './around.ts';
import { DashboardFragments } from './DashboardFragments.tsx';
import { MainFragment } from './MainFragment.tsx';
import { mainSlotOf } from './mainSlotOf.ts';
import { SmallFragment } from './SmallFragment.tsx';

/** The parts of a page that fragments fill; all empty for a page without fragments. */
export interface FilledPage {
  /** The place that fills the whole page; null for our own page. */
  readonly slot: FragmentSlot | null;
  readonly main: ReactNode;
  /** The fragments in the slots of our element. */
  readonly parts: ReactNode;
  /** The fragment in place of our chat. */
  readonly hub: ReactNode;
  /** The navigation can lead to a knowledge center. */
  readonly knowledgeCenter: boolean;
}

/**
 * Fills a page with the named fragments (FRAG-2).
 * @param fallen places of the fragments that failed
 * @param fall shows our own page in place of a failed fragment
 */
export function fillPage(
  page: Page,
  around: Around,
  fragments: RemoteFragments,
  fallen: readonly FragmentSlot[],
  fall: (slot: FragmentSlot) => void,
): FilledPage {
  const slot = mainSlotOf(page, fragments, fallen);
  const main = slot && fragments[slot];
  const hub = fragments.communicationsHub;
  const isDashboard = page.kind === 'element' && page.tag === 'lectern-dashboard';
  return {
    slot,
    main: main ? (
      // We have no knowledge center of our own.
      <MainFragment
        key={slot}
        slot={slot}
        fragment={main}
        around={around}
        fall={slot === 'knowledgeCenter' ? null : fall}
      />
    ) : null,
    parts: isDashboard ? <DashboardFragments fragments={fragments} around={around} /> : null,
    hub: hub ? <SmallFragment slot="communicationsHub" fragment={hub} around={around} /> : null,
    knowledgeCenter: fragments.knowledgeCenter !== undefined,
  };
}
