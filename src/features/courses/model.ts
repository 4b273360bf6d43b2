import type { CourseItem } from '../../data/courses/courseItems.ts';
import type { CourseList } from '../../data/courses/useCourseList.ts';
import type { Instant } from '../../domain/time/instant.ts';
import type { Moment } from '../../domain/time/moment.ts';
import type { User } from '../../domain/person/user.ts';
import type { LecternError } from '../../errors.ts';
import { whyOld, type WhyOld } from '../../domain/load/whyOld.ts';

/** The list, or the content that replaces it. */
export type ListView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'empty' }
  /** `requested`: a list was loaded, but it answers another request, such as a search. */
  | { readonly kind: 'offline'; readonly requested: boolean }
  | { readonly kind: 'failed'; readonly error: LecternError }
  | {
      readonly kind: 'cards';
      readonly items: readonly CourseItem[];
      /** The reason why the list may be out of date: no connection, or the last attempt failed. */
      readonly notice: WhyOld;
      /** The items answer an earlier request. */
      readonly old: boolean;
      readonly next: CourseList['next'];
      /** Number of cards that the next page may still bring. */
      readonly awaited: number;
    };

/** The view of the learner's courses (LIST-6 to LIST-9). A failure never removes a list that was loaded. */
export function listView({
  items,
  total,
  error,
  online,
  old,
  next,
}: Pick<CourseList, 'items' | 'total' | 'error' | 'online' | 'old' | 'next'>): ListView {
  // Without a connection, the answer to another request is not shown for this one.
  if (items === null || (old && !online)) {
    if (!online || error?.code === 'offline') return { kind: 'offline', requested: items !== null };
    return error ? { kind: 'failed', error } : { kind: 'loading' };
  }
  if (items.length === 0 && next === 'none') return { kind: old ? 'loading' : 'empty' };
  return {
    kind: 'cards',
    items,
    notice: whyOld(error, online),
    old,
    next,
    awaited: next === 'loading' ? Math.max(0, Math.min(24, total - items.length)) : 0,
  };
}

/** Whether the list needs a panel or a notice in addition to the cards. */
export function needsPanels(view: ListView): boolean {
  return view.kind === 'cards' ? view.notice !== null : view.kind !== 'loading';
}

/**
 * Whether the list (or its skeletons) is drawn, or a panel takes its place.
 * @param panels the code of the panels: null while it loads, `failed` where it cannot be loaded
 */
export function listOrPanel(view: ListView, panels: object | 'failed' | null): 'list' | 'panel' {
  return view.kind === 'cards' || view.kind === 'loading' || panels === null ? 'list' : 'panel';
}

/** The text that screen readers hear when the list changes. */
export function announcementOf(view: ListView, total: number) {
  if (view.kind === 'loading') return { key: 'loading', values: {} } as const;
  if (view.kind !== 'cards') return null;
  const shown = view.items.length;
  return shown < total
    ? ({ key: 'shown', values: { shown, total } } as const)
    : ({ key: 'loaded', values: { count: shown } } as const);
}

/** The heading of the list (LIST-2). */
export function headingKey(user: Pick<User, 'features'> | null) {
  return user?.features.includes('LMS.APBundle') ? 'headingQuizzes' : 'heading';
}

/** The next instant after which a card changes: a window opens or closes, a due date passes. */
export function nextChange(items: readonly CourseItem[], { now, doubt = 0 }: Moment): Instant | null {
  let soonest: Instant | null = null;
  for (const item of items) {
    if (item.kind !== 'course') continue;
    const { availabilityDate, availabilityEndDate, dueDate } = item.access;
    const ends = [availabilityEndDate, dueDate].map((end) => (end === null ? null : end + 1 + doubt));
    for (const at of [availabilityDate, ...ends]) {
      if (at !== null && at > now && (soonest === null || at < soonest)) soonest = at;
    }
  }
  return soonest;
}
