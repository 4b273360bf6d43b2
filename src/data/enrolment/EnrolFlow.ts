/** The two ways of enrolling: without a start (ENROL-1), or with a start of the course at once (ENROL-2). */
export type EnrolFlow = 'addToMyCourses' | 'startTheCourse';
