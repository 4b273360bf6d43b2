import type { FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import type { Around } from './around.ts';
import { SmallFragment } from './SmallFragment.tsx';

/** Slots of the dashboard, and the tenant's names for them. */
const slots: readonly (readonly [string, FragmentSlot])[] = [
  ['banners', 'promoBanners'],
  ['recent', 'recentCourses'],
  ['tasks', 'tasks'],
  ['dates', 'calendarWidget'],
];

/** Fragments in the slots of our dashboard (FRAG-2, DASH-13). */
export function DashboardFragments({
  fragments,
  around,
}: {
  readonly fragments: RemoteFragments;
  readonly around: Around;
}) {
  return slots.map(([inSlot, slot]) => {
    const fragment = fragments[slot];
    return fragment && <SmallFragment key={slot} slot={slot} fragment={fragment} around={around} inSlot={inSlot} />;
  });
}
