/**
 * The paths of the calls (CALL) whose replies may be kept: those that a learner reads. Launches, tokens, streams, results of assessments
 * and answers of the tutor are not among them. A path that is not listed is not kept.
 */
const kept: readonly RegExp[] = [
  /^platform\/v1\/users\/me$/,
  /^lms\/v1\/(users\/me\/(objective-accesses\/query|terms|(enrolled|catalog)-showcases)|grading-scales\/query)$/,
  /^lms\/v1\/users\/me\/objectives\/[^/]+\/objective-access$/,
  /^lms\/v1\/users\/me\/objective-workflows\/[^/]+\/activity(-with-aggregates|\/[^/]+)?$/,
  /^lms\/v1\/users\/[^/]+\/units$/,
  /^lectern\/v1\/users\/me\/(navigation|next-steps|course-counts|saved-parts|unread-counts|calendar-items)$/,
  /^lectern\/v1\/users\/me\/objective-workflows\/[^/]+\/(bookmarks|answers\/[^/]+)$/,
];

/** Whether the reply to a read call may be kept for its person: the data of lists, courses, parts and drafts (OFF-2). */
export const mayKeepReply = (path: string): boolean =>
  path.startsWith('/api/') && kept.some((pattern) => pattern.test(path.slice('/api/'.length)));
