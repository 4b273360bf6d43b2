import type { Activity, ActivityPart } from './activity.ts';

/** The parts of an activity in reading order. Archived ones are left out (TREE-2); equal orders keep their place. */
export function childrenInOrder(activity: Activity): readonly ActivityPart[] {
  return activity.children.filter((part) => part.child.state !== 'archived').sort((a, b) => a.order - b.order);
}
