import type { QueryKey } from '@tanstack/react-query';
import { objectiveAccesses } from '../../contract/objectiveAccesses.ts';
import { accessPage } from './enrolledPage.ts';
import type { CourseSource } from './CourseSource.ts';
import type { ListWish } from './ListWish.ts';

/** A list of the learner's accesses: their own courses, or those of their catalog. */
export function accessSource(key: QueryKey, wish: ListWish): CourseSource {
  return {
    key: [...key, wish.key],
    call: objectiveAccesses.name,
    ask: (port, skip, signal) => port.send(objectiveAccesses, { query: accessPage(wish, skip) }, { signal }),
  };
}
