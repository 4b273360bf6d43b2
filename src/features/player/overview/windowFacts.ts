import { isAhead, isOver, type Moment } from '../../../domain/time/moment.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { Fact } from './Fact.ts';
import type { Words } from '../base/Words.ts';

/**
 * The window of a course as facts: the opening date while it is in the future, and the closing date while the window is
 * open.
 */
export function windowFacts(
  {
    availabilityDate: start,
    availabilityEndDate: end,
  }: Pick<ObjectiveAccess, 'availabilityDate' | 'availabilityEndDate'>,
  moment: Moment,
  { t, formats, now }: Words,
): readonly Fact[] {
  return [
    ...(start !== null && isAhead(start, moment) ? [{ name: t('opens'), value: formats.day(start, now) }] : []),
    ...(end !== null && !isOver(end, moment) ? [{ name: t('closes'), value: formats.day(end, now) }] : []),
  ];
}
