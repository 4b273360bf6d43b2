import type { ActivityPart } from '../tree/activity.ts';

/** Whether a part has an end after which nothing is handed in: nothing of it goes out by itself later (CMD-8). */
export function isTimed(part: Pick<ActivityPart, 'constraint'> | undefined): boolean {
  return typeof part?.constraint?.gracePeriodUntil === 'number';
}
