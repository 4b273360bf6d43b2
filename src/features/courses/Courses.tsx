import { CourseList } from './CourseList.tsx';
import { enrolledKind } from './enrolledKind.ts';
import type { ListProps } from './ListProps.ts';

/** The learner's own courses. */
export function Courses(props: ListProps) {
  return <CourseList {...props} kind={enrolledKind} />;
}
