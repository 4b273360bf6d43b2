import type { RouteName } from './route.ts';

/**
 * Address of each route below the base path. `:x` is one segment, `*x` the rest (it may be empty). More specific addresses come first: the
 * first match is taken.
 */
export const patterns: readonly (readonly [RouteName, string])[] = [
  ['home', '/'],
  ['courses', '/courses'],
  ['redirect', '/courses/redirect/:objectiveId'],
  ['details', '/courses/:objectiveId/view/details'],
  ['content', '/courses/:objectiveId/view/content/*axis'],
  ['workflow', '/courses/:objectiveId/workflow/:workflowId/view'],
  ['certificate', '/courses/:objectiveId/certificate/:certificateNumber'],
  ['course', '/courses/:objectiveId'],
  ['course', '/courses/:objectiveId/:aggregateId'],
  ['course', '/courses/:objectiveId/*rest'],
  ['catalog', '/catalog'],
  ['catalogCourse', '/catalog/:objectiveId/*rest'],
  ['results', '/results'],
  ['calendar', '/calendar/*rest'],
  ['knowledgeCenter', '/knowledge-center/*rest'],
  ['bookmarks', '/bookmarks'],
  ['profile', '/profile'],
  ['publicCertificate', '/certificate'],
  ['publicCertificate', '/certificate/:certificateNumber'],
  ['openCatalogCourse', '/open-catalog/:objectiveId/view/details'],
  ['openCatalog', '/open-catalog/*rest'],
  ['emailResponse', '/email-response-callback'],
  ['ltiCallback', '/lti-tool-callback'],
  ['loginCallback', '/login-callback'],
  ['forbidden', '/forbidden'],
  ['simulateError', '/simulate-error'],
];
