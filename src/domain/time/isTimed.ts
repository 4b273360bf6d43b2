import type { ActivityPart } from '../tree/activity.ts';

/** Whether a part has a time after which nothing can be handed in; its commands are then never sent later by themselves (CMD-8). */
export function isTimed(part: Pick<ActivityPart, 'constraint'> | undefined): boolean {
  return typeof part?.constraint?.gracePeriodUntil === 'number';
}
