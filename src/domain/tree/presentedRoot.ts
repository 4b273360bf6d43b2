import type { Activity } from './activity.ts';
import type { Objective } from '../course/course.ts';

/** The root of a course's content; where it does not say how it is presented and shown, that is the course's to say (DATA-20). */
export function presentedRoot(root: Activity, { activity }: Pick<Objective, 'activity'>): Activity {
  return {
    ...root,
    presentationMode: root.presentationMode ?? activity.presentationMode,
    displayMode: root.displayMode ?? activity.displayMode,
  };
}
