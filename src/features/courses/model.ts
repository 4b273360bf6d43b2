import type { CourseItem } from '../../data/courses/courseItems.ts';
import type { CourseList } from '../../data/courses/useCourseList.ts';
import type { Instant } from '../../domain/instant.ts';
import type { Moment } from '../../domain/moment.ts';
import type { User } from '../../domain/user.ts';
import type { LecternError } from '../../errors.ts';

/** What stands in the place of the list. */
export type ListView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline' | 'empty' }
  | { readonly kind: 'failed'; readonly error: LecternError }
  | {
      readonly kind: 'cards';
      readonly items: readonly CourseItem[];
      /** The list is not of this moment: without a connection, or since the last attempt failed. */
      readonly notice: 'offline' | 'stale' | null;
      /** What is shown answers an earlier wish. */
      readonly old: boolean;
      readonly next: CourseList['next'];
      /** Cards that may still come with the next page. */
      readonly awaited: number;
    };

/** What is shown of the learner's courses (LIST-6 to LIST-9). What was loaded once is never taken away by a failure. */
export function listView({ items, total, error, online, old, next }: Pick<CourseList, 'items' | 'total' | 'error' | 'online' | 'old' | 'next'>): ListView {
  // Without a connection an answer to another wish is none to this one.
  if (items === null || (old && !online)) {
    if (!online || error?.code === 'offline') return { kind: 'offline' };
    return error ? { kind: 'failed', error } : { kind: 'loading' };
  }
  if (items.length === 0 && next === 'none') return { kind: old ? 'loading' : 'empty' };
  const notice = !online ? 'offline' : error ? 'stale' : null;
  return { kind: 'cards', items, notice, old, next, awaited: next === 'loading' ? Math.max(0, Math.min(24, total - items.length)) : 0 };
}

/** Whether there is something to say beside the cards. */
export function needsPanels(view: ListView): boolean {
  return view.kind === 'cards' ? view.notice !== null : view.kind !== 'loading';
}

/**
 * Whether the list (its skeletons too) is drawn, or a panel takes its place.
 * @param panels their code: null while it is on its way, `failed` where it cannot be had; then a sentence has to do
 */
export function placeOf(view: ListView, panels: object | 'failed' | null): 'list' | 'panel' | 'sentence' {
  if (view.kind === 'cards' || view.kind === 'loading' || panels === null) return 'list';
  return panels === 'failed' ? 'sentence' : 'panel';
}

/** What readers hear when the list changes. */
export function spokenOf(view: ListView, total: number) {
  if (view.kind === 'loading') return { key: 'loading', values: {} } as const;
  if (view.kind !== 'cards') return null;
  const shown = view.items.length;
  return shown < total ? ({ key: 'shown', values: { shown, total } } as const) : ({ key: 'loaded', values: { count: shown } } as const);
}

/** The heading of the list (LIST-2). */
export function headingKey(user: Pick<User, 'features'> | null) {
  return user?.features.includes('LMS.APBundle') ? 'headingQuizzes' : 'heading';
}

/** The next instant after which a card reads differently: a window that opens or has closed, a day that is due, a grade that may be seen. */
export function nextChange(items: readonly CourseItem[], { now, doubt = 0 }: Moment): Instant | null {
  let soonest: Instant | null = null;
  for (const item of items) {
    if (item.kind !== 'course') continue;
    const { availabilityDate, availabilityEndDate, dueDate, gradeRevealDate } = item.access;
    const ends = [availabilityEndDate, dueDate].map((end) => (end === null ? null : end + 1 + doubt));
    for (const at of [availabilityDate, gradeRevealDate, ...ends]) {
      if (at !== null && at > now && (soonest === null || at < soonest)) soonest = at;
    }
  }
  return soonest;
}
