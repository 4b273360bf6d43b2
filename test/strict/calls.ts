import {
  access,
  activity,
  aggregate,
  certificateRecord,
  commandState,
  gradingScale,
  notShown,
  objective,
  objectiveRecord,
  objectiveWorkflow,
  part,
  proctoringSession,
  publicObjective,
  showcase,
  term,
  unit,
  type Shape,
} from './shapes.ts';

/** One call as the two specification documents give it. */
export interface StrictCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'HEAD';
  /** Path with `{}` where an id stands. */
  readonly path: string;
  /** `load`: load options over items of this shape; or the names of the parameters that it takes. */
  readonly query?: { readonly load: Shape; readonly more?: readonly string[] } | readonly string[];
  /** Names of the fields of its body; all of them are needed. `any` where the documents do not show it. */
  readonly body?: readonly string[] | 'any';
  readonly prefer?: 'respond-sync';
  /** What of its reply the documents name; of a list, of each item. Null leaves the reply as it is: a file, or nothing. */
  readonly reply: Shape | null;
}

const lms = '/api/lms/v1/';
const get = (path: string, reply: Shape, query?: StrictCall['query']): StrictCall => ({
  method: 'GET',
  path: lms + path,
  reply,
  ...(query && { query }),
});
const list = (path: string, item: Shape, more: readonly string[] = []) => get(path, item, { load: item, more });
const post = (path: string, body: readonly string[], prefer?: 'respond-sync'): StrictCall => ({
  method: 'POST',
  path: lms + path,
  body,
  reply: notShown.created,
  ...(prefer && { prefer }),
});
const run = 'users/me/objective-workflows/{}';

/** Every call of the documents' sections 7 that the client may make. Where a path is not shown, it is the one that the contract assumes. */
export const strictCalls: readonly StrictCall[] = [
  list('users/me/objective-accesses/query', access),
  get('users/me/objectives/{}/objective-access', access),
  list('grading-scales/query', gradingScale),
  post('start-objective-workflows', ['objectiveWorkflowAggregateId', 'id'], 'respond-sync'),
  post('submit-objective-workflows', ['id']),
  post('finish-objective-workflows', ['id', 'objectiveWorkflowId'], 'respond-sync'),
  post('start-activity-workflows', ['objectiveWorkflowId', 'activityPartIds'], 'respond-sync'),
  post('finish-activity-workflows', ['objectiveWorkflowId', 'activityWorkflowIds'], 'respond-sync'),
  { method: 'PUT', path: `${lms}${run}/activity-workflows/{}`, body: ['activityWorkflowIds'], reply: notShown.created },
  get('objective-workflow-aggregates/{}/objective-records', objectiveRecord),
  get('objectives/{}/objective-workflow-aggregate', { ...aggregate, userId: true, objective }),
  list('objective-workflow-aggregates/query', { ...aggregate, userId: true, objective }),
  get('objective-workflows/{}', objectiveWorkflow),
  list(`${run}/activity-workflow-aggregates/query`, notShown.aggregateOfPart),
  get('users/me/objective-workflow-aggregates/{}/group-activity-workflows/{}', notShown.groupRun),
  get(`${run}/activity`, notShown.content),
  get(`${run}/activity/children`, part),
  get(`${run}/activity/{}`, notShown.content),
  get(`${run}/activity/{}/children`, part),
  get(`${run}/activity-with-aggregates`, activity),
  list('users/me/objective-workflow-aggregates/{}/activity-records/query', notShown.activityRecord),
  list(`${run}/activity-records/query`, notShown.activityRecord),
  get(`${run}/activity-workflows/{}/last-proctoring-session`, proctoringSession),
  { method: 'GET', path: `${lms}${run}/activity-workflows/{}/start-token`, query: ['activityPathId'], reply: null },
  list(`${run}/activity-paths/{}/participants/query`, notShown.participant),
  list('objective-records/query', objectiveRecord),
  get('objective-records/{}', objectiveRecord),
  get('users/me/terms', term),
  get('users/{}/units', unit),
  post('users/{}/timezone', ['timezone']),
  get('users/me/enrolled-showcases', showcase),
  get('users/me/catalog-showcases', showcase),
  post('create-self-enrollments', ['id', 'objectiveAccessId'], 'respond-sync'),
  post('create-objective-accesses', ['id', 'objectiveAccessId']),
  list('public/open-catalog/objectives/query', publicObjective, ['domain']),
  get('public/open-catalog/objectives/{}', publicObjective),
  get('public/open-catalog/showcases', showcase, ['domain']),
  list('certificate-records/query', certificateRecord),
  get('public/certificate-records/{}', certificateRecord),
  // The address that an accepted command answers with.
  get('commands/{}', commandState),
  { method: 'GET', path: '/api/platform/v1/users/me', reply: notShown.user },
  { method: 'GET', path: '/config-ui/config.json', reply: notShown.configuration },
  { method: 'POST', path: '/api/events', body: 'any', reply: null },
  { method: 'GET', path: '/api/lms-storage/v1/files/{}', reply: null },
  { method: 'HEAD', path: '/api/lms-storage/v1/files/{}', reply: null },
];
