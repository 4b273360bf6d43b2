import { isOver, type Moment } from '../time/moment.ts';
import type { ObjectiveAccess } from './course.ts';
import { courseState } from './courseState.ts';

/**
 * How a learner comes back to a course that they leave (LEAVE-2). `catalog`: they add it again from there; `invitation`: it is in no
 * catalog, so somebody has to assign it to them; `never`: it is over.
 */
export type WayBack = 'catalog' | 'invitation' | 'never';

/** @param catalog whether the tenant has a catalog */
export function wayBack(
  {
    objective,
    showInCatalog,
    availabilityEndDate,
  }: Pick<ObjectiveAccess, 'objective' | 'showInCatalog' | 'availabilityEndDate'>,
  moment: Moment,
  catalog: boolean,
): WayBack {
  if (courseState(objective) === 'archived' || (availabilityEndDate !== null && isOver(availabilityEndDate, moment)))
    return 'never';
  return showInCatalog && catalog ? 'catalog' : 'invitation';
}
