/** What each route is, for hosts that have addresses of their own (`hrefFor`). */
export const routeTexts = {
  home: 'The dashboard.',
  courses: 'The learner’s courses. `query` has search and filters.',
  course:
    'The page of a course for its learner. `aggregateId` names one enrolment, `review` asks for review mode; `rest` is a further path.',
  details: 'The details of a course.',
  content:
    'A part of a course. `axis` has the ids of the parts from the root to the open one; with none, the player chooses the part.',
  workflow: 'The part that was taken in an activity workflow.',
  certificate: 'A certificate of a course, for its learner.',
  redirect: 'The learner’s place in a course.',
  catalog: 'The catalog. `query` has search and filters.',
  catalogCourse: 'A course of the catalog. `rest` is a path below it, such as `view/details`.',
  results: 'The results of all courses.',
  calendar: 'The calendar. `rest` is a view and a day, such as `month/2026-11-23`.',
  knowledgeCenter: 'The knowledge center of the academy. `rest` is a place in it.',
  bookmarks: 'The bookmarks of all courses.',
  profile: 'The profile.',
  publicCertificate: 'A certificate for everybody; without a number, the page that checks one.',
  openCatalog: 'The open catalog, for visitors.',
  openCatalogCourse: 'A course of the open catalog, for visitors.',
  emailResponse: 'A page of the portal alone: the answer to a question by e-mail.',
  ltiCallback: 'A page of the portal alone: the return from a learning tool.',
  loginCallback: 'A page of the portal alone: the return from sign-in.',
  forbidden: 'A page of the portal alone: something is not allowed.',
  simulateError: 'A page of the portal alone, for tests.',
};
