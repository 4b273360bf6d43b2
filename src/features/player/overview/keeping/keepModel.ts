import type { KeepPlan } from '../../../../data/kept/KeepPlan.ts';
import type { Keeping } from '../../../../data/kept/keepings.ts';
import type { KeptCourse } from '../../../../port/port.ts';

/** The view of the course's kept copy. */
export type KeepView =
  | { readonly kind: 'hidden' | 'offered' }
  | { readonly kind: 'keeping'; readonly done: number; readonly bytes: number; readonly cancel: () => void }
  | { readonly kind: 'failed'; readonly text: 'failedFull' | 'failedText' }
  | { readonly kind: 'kept' | 'partly'; readonly course: KeptCourse };

/**
 * The view of the kept copy for its state (OFF-6).
 * @param course the kept course; undefined if it is not kept, null while this is unknown
 */
export function keepView(course: KeptCourse | null | undefined, keeping: Keeping | undefined): KeepView {
  if (course === null) return { kind: 'hidden' };
  if (keeping?.kind === 'keeping') return keeping;
  if (keeping) return { kind: 'failed', text: keeping.isFull ? 'failedFull' : 'failedText' };
  if (!course) return { kind: 'offered' };
  return { kind: course.whole ? 'kept' : 'partly', course };
}

/** Bytes that stay free, because a completely full device works badly. */
const spare = 20_000_000;

/** The dialog's facts about the planned copy, and whether it can be made (OFF-6). */
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
    /** Whether a course that was kept before has changed. */
    since,
    may: plan.count > 0 && !isTooLarge && !isSame,
    left: plan.parts.flatMap(({ activityPathId, name, why }) => (why === null ? [] : [{ activityPathId, name, why }])),
  };
}
