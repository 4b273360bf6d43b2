/** The two ways of enrolling: only that (ENROL-1), or starting the course at once (ENROL-2). */
export type EnrolFlow = 'addToMyCourses' | 'startTheCourse';
