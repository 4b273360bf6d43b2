import { accessSource } from './accessSource.ts';
import { allEnrolled } from './enrolledPage.ts';
import { enrolledKey } from './keys.ts';
import { useCourseList, type CourseList } from './useCourseList.ts';

export type EnrolledCourses = CourseList;

const source = accessSource(enrolledKey, allEnrolled);

/** The learner's courses, a page at a time (LIST-7). */
export function useEnrolledCourses(): EnrolledCourses {
  return useCourseList(source);
}
