import { isAhead, isOver, type Moment } from '../../domain/moment.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { Fact } from './Fact.ts';
import type { Words } from './Words.ts';

/** The window of a course as facts: when it opens while that lies ahead, until when it is open while it is. */
export function windowFacts({ availabilityDate: start, availabilityEndDate: end }: Pick<ObjectiveAccess, 'availabilityDate' | 'availabilityEndDate'>, moment: Moment, { t, formats, now }: Words): readonly Fact[] {
  return [
    ...(start !== null && isAhead(start, moment) ? [{ name: t('opens'), value: formats.day(start, now) }] : []),
    ...(end !== null && !isOver(end, moment) ? [{ name: t('closes'), value: formats.day(end, now) }] : []),
  ];
}
