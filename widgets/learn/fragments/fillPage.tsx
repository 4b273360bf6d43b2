import type { ReactNode } from 'react';
import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Page } from '../page.ts';
import type { Around } from './around.ts';
import { DashboardFragments } from './DashboardFragments.tsx';
import { MainFragment } from './MainFragment.tsx';
import { mainSlotOf } from './mainSlotOf.ts';
import { SmallFragment } from './SmallFragment.tsx';

/** What fragments fill of a page; of a page that they leave as it is, nothing. */
export interface FilledPage {
  /** The place that is all of the page; null where our own page stands. */
  readonly slot: FragmentSlot | null;
  readonly main: ReactNode;
  /** What stands in the slots of our element. */
  readonly parts: ReactNode;
  /** What stands in place of our chat. */
  readonly hub: ReactNode;
  /** There is a knowledge center to lead to. */
  readonly knowledgeCenter: boolean;
}

/**
 * Fills a page with the fragments that are named (FRAG-2).
 * @param fallen places of those that failed
 * @param fall puts our own page in the place of one that has failed
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
      // There is no knowledge center of ours.
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
