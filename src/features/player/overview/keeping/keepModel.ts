import type { KeepPlan } from '../../../../data/kept/KeepPlan.ts';
import type { Keeping } from '../../../../data/kept/keepings.ts';
import type { KeptCourse } from '../../../../port/port.ts';

/** What stands on the course's page of its being kept. */
export type KeepView =
  | { readonly kind: 'hidden' | 'offered' }
  | { readonly kind: 'keeping'; readonly done: number; readonly bytes: number; readonly cancel: () => void }
  | { readonly kind: 'failed'; readonly text: 'failedFull' | 'failedText' }
  | { readonly kind: 'kept' | 'partly'; readonly course: KeptCourse };

/**
 * Decides it (OFF-6).
 * @param course as it is kept; undefined where it is not, null until that is known
 */
export function keepView(course: KeptCourse | null | undefined, keeping: Keeping | undefined): KeepView {
  if (course === null) return { kind: 'hidden' };
  if (keeping?.kind === 'keeping') return keeping;
  if (keeping) return { kind: 'failed', text: keeping.isFull ? 'failedFull' : 'failedText' };
  if (!course) return { kind: 'offered' };
  return { kind: course.whole ? 'kept' : 'partly', course };
}

/** Room that is left over: a device that is full to its brim serves nobody. In bytes. */
const spare = 20_000_000;

/** What the dialog says of what can be kept, and whether it can be (OFF-6). */
export function planView(plan: KeepPlan, course: KeptCourse | undefined, free: number | null) {
  const sums = new Map(course?.parts.map(({ activityPathId, sum }) => [activityPathId, sum]));
  const can = plan.parts.filter(({ why }) => why === null);
  const isSame =
    course?.whole === true &&
    can.length === sums.size &&
    can.every(({ activityPathId, sum }) => sums.get(activityPathId) === sum);
  const missing = can.filter(({ activityPathId, sum }) => sums.get(activityPathId) !== sum);
  let needed = 0;
  for (const { bytes } of missing) needed += bytes;
  const isTooLarge = free !== null && needed + spare > free;
  let since: 'unchanged' | 'changed' | null = null;
  if (course?.whole) since = isSame ? 'unchanged' : 'changed';
  return {
    isTooLarge,
    isNothing: plan.count === 0,
    /** What has become of a course that was kept before. */
    since,
    may: plan.count > 0 && !isTooLarge && !isSame,
    left: plan.parts.flatMap(({ activityPathId, name, why }) => (why === null ? [] : [{ activityPathId, name, why }])),
  };
}
