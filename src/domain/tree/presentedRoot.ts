import type { Activity } from './activity.ts';
import type { Objective } from '../course/course.ts';

/**
 * The root of a course's content, with the course's presentation and display mode if it sets none of its own (DATA-20), and without a view
 * for phones if the course has none.
 */
export function presentedRoot(root: Activity, { activity }: Pick<Objective, 'activity'>): Activity {
  return {
    ...root,
    presentationMode: root.presentationMode ?? activity.presentationMode,
    displayMode: root.displayMode ?? activity.displayMode,
    supportMobileView: root.supportMobileView && activity.supportMobileView,
  };
}
