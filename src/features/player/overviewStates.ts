import type { FeatureState, ScriptedReply } from '../../runtime/featureState.ts';
import { fullTree, hostileText, objectiveId, passedRecord, stateNow, wireActivity, wireCourse, wirePublic, workflowId, type CourseSketch } from './stateCourse.ts';
import { wireResults } from './stateResults.ts';
import { arabicCourse, hostileName, long } from './stateTexts.ts';

const lms = '/api/lms/v1';
const access = `GET ${lms}/users/me/objectives/${objectiveId}/objective-access`;
const results = `GET ${lms}/objective-workflow-aggregates/aggregate-1/objective-records`;
const tree = `GET ${lms}/users/me/objective-workflows/${workflowId}/activity-with-aggregates`;
const start = `POST ${lms}/start-objective-workflows`;
const enrol = `POST ${lms}/create-self-enrollments`;
const session = `GET ${lms}/users/me/objective-workflows/${workflowId}/activity-workflows/root-run/last-proctoring-session`;
const open = `GET ${lms}/public/open-catalog/objectives/${objectiveId}`;
const config = 'GET /config-ui/config.json';
const unread = 'GET /api/lectern/v1/users/me/unread-counts';
const readUnread = 'PUT /api/lectern/v1/users/me/channels/channel-1/read';

const refused = (status: number, code: string): ScriptedReply => ({ status, body: { error: { code, message: 'no' } } });

type More = Partial<Omit<FeatureState, 'name' | 'title'>>;

const overview = (name: string, title: string, sketch: CourseSketch, more: More = {}): FeatureState => ({
  name,
  title,
  now: stateNow,
  settled: '.overview .buttons',
  attributes: { 'objective-id': objectiveId, ...more.attributes },
  ...(({ attributes: _, replies: __, ...rest }) => rest)(more),
  replies: { [access]: [{ body: wireCourse(sketch) }], [tree]: [{ body: wireActivity(fullTree) }], [results]: [{ body: wireResults(sketch) }], ...more.replies },
});

const ended = (name: string, title: string, sketch: CourseSketch): FeatureState =>
  overview(name, title, { state: 'finished', parts: [32, 32], ...sketch }, { settled: '.ending .buttons', attributes: { query: `ended=${workflowId}` } });

const seen = (name: string, title: string, course: object, more: More = {}): FeatureState => ({
  ...overview(name, title, {}, more),
  attributes: { 'objective-id': objectiveId, 'place': 'public' },
  replies: { [open]: [{ body: wirePublic(course) }], ...more.replies },
});

const inCatalog: More = { attributes: { place: 'catalog' } };
const settings = (more: object): FeatureState['replies'] => ({ [config]: [{ body: { environment: 'development', brand: 'Aldergrove Academy', ...more } }] });
const watched = (state: string): FeatureState['replies'] => ({ [session]: [{ body: { id: 'session-1', state } }] });
const term = { more: { termId: 'autumn' } };

/** Every state of a course's page, seen from one's own courses, from the catalog and by a visitor. */
export const overviewStates: readonly FeatureState[] = [
  overview('overview', 'Overview, not started', {}),
  overview('overview-loading', 'First load', {}, { settled: '.overview .bone', replies: { [access]: [{ fault: 'never' }] } }),
  overview('overview-progress', 'Overview, in progress', { state: 'inProgress' }),
  overview('overview-finished', 'Overview, finished with a result', { state: 'finished', retake: true, record: passedRecord, parts: [32, 32] }),
  overview('overview-failed-grade', 'Overview, not passed', { state: 'finished', record: { ...passedRecord, score: 12, normalizedScore: 0.24, grade: 'F', passed: false } }),
  overview('overview-grading', 'Overview, grading in progress', { state: 'inGrading', parts: [32, 32] }),
  overview('overview-imported', 'Overview, a result from elsewhere', { record: passedRecord }),
  overview('overview-draft', 'Overview, coming soon', { objectiveState: 'draft', description: 'Short.' }, { settled: '.overview .notice' }),
  overview('overview-archived', 'Overview, archived', { objectiveState: 'archived' }, { settled: '.overview .notice' }),
  overview('overview-before', 'Overview, before its window', { more: { availabilityDate: '2026-12-01T08:00:00Z' } }, { settled: '.overview .notice' }),
  overview('overview-after', 'Overview, after its window', { more: { availabilityEndDate: '2026-11-01T08:00:00Z' } }, { settled: '.overview .notice' }),
  overview('overview-unsent', 'The reply to Start was lost', {}, { settled: '.overview .notice', clicks: ['.buttons .filled'], replies: { [start]: [{ fault: 'lost' }] } }),
  overview('overview-bare', 'Overview without code, description and about', { code: null, description: null, about: null, more: { dueDate: null } }),
  overview('overview-long', 'Overview, long text', { name: long, description: `${long}. ${long}`, code: 'LONG-CODE-2026-XII' }),
  overview('overview-hostile', 'Overview, hostile text', { name: hostileName, description: hostileName, about: hostileText }, { settled: '.about .author p' }),
  overview('overview-arabic', 'Overview, Arabic', { state: 'inProgress', ...arabicCourse }),
  overview('overview-channel', 'Overview with announcements', { state: 'inProgress', channel: true }, { settled: '.tabs a:nth-child(3)' }),
  overview('overview-unread', 'Overview with announcements that are unread', { state: 'inProgress', channel: true }, { settled: '.tabs .unread', replies: { [config]: [{ body: { extensions: ['unreadCounts'] } }], [unread]: [{ body: { counts: { 'channel-1': 3 } } }, { body: { counts: { 'channel-1': 0 } } }], [readUnread]: [{ body: {} }] } }),
  ended('end-passed', 'The end: passed', { record: passedRecord, retake: true }),
  ended('end-failed', 'The end: not passed', { record: { ...passedRecord, score: 17, normalizedScore: 0.34, grade: 'F', passed: false }, retake: true }),
  ended('end-grading', 'The end: in grading', { state: 'submitted' }),
  ended('end-done', 'The end: nothing scored', {}),
  ended('end-later', 'The end: the result is shown later', { record: passedRecord, more: { gradeRevealPolicy: 3, gradeRevealDate: '2026-12-01T08:00:00Z' } }),
  ended('end-long', 'The end: long name', { name: long, code: 'LONG-CODE-2026-XII', record: passedRecord, retake: true }),
  ended('end-arabic', 'The end, Arabic', { ...arabicCourse, record: passedRecord, retake: true }),
  overview('not-available', 'Course is not available', {}, { settled: '.blank .btn', replies: { [access]: [refused(404, 'not_found')] } }),
  overview('failed', 'The course could not be loaded', {}, { settled: '.blank .btn', replies: { [access]: [refused(500, 'server_error')] } }),
  overview('failed-reply', 'A reply of the wrong shape', {}, { settled: '.blank .btn', replies: { [access]: [{ body: { course: null } }] } }),
  overview('offline', 'Offline from the start', {}, { settled: '.blank .btn', offline: 'start' }),
  overview('overview-term', 'Overview with its term', term, { replies: { [`GET ${lms}/users/me/terms`]: [{ body: [{ id: 'autumn', name: 'Autumn term 2026' }] }] }, settled: '.facts div:nth-of-type(5)' }),
  overview('compact', 'Second variant, not started', {}, { replies: settings({ overviewVariant: 'v2' }), settled: '.compact .buttons' }),
  overview('compact-loading', 'Second variant, first load', {}, { settled: '.compact .bone', replies: { ...settings({ overviewVariant: 'v2' }), [access]: [{ fault: 'never' }] } }),
  overview('compact-progress', 'Second variant, in progress', { state: 'inProgress' }, { replies: settings({ overviewVariant: 'v2' }), settled: '.compact .far' }),
  overview('compact-finished', 'Second variant, with a result', { state: 'finished', retake: true, record: passedRecord, parts: [32, 32] }, { replies: settings({ overviewVariant: 'v2' }), settled: '.compact .verdict' }),
  overview('proctored', 'Proctored, in progress', { state: 'inProgress', proctored: true }, { replies: watched('created') }),
  overview('proctored-mismatch', 'Proctored, waits for its proctor', { state: 'inProgress', proctored: true }, { replies: watched('finished'), settled: '.overview .notice.warning' }),
  overview('catalog', 'In the catalog', { catalog: 'choosable' }, inCatalog),
  overview('catalog-from-courses', 'In the catalog, asked for among one’s own', { catalog: 'choosable' }),
  overview('catalog-enrolled', 'In the catalog, enrolled', { catalog: 'enrolled' }, inCatalog),
  overview('catalog-before', 'In the catalog, opens later', { catalog: 'choosable', more: { availabilityDate: '2026-12-01T08:00:00Z' } }, { ...inCatalog, settled: '.overview .notice' }),
  overview('catalog-after', 'In the catalog, over', { catalog: 'choosable', more: { availabilityEndDate: '2026-11-01T08:00:00Z' } }, { ...inCatalog, settled: '.overview .notice' }),
  overview('catalog-draft', 'In the catalog, coming soon', { catalog: 'choosable', objectiveState: 'draft' }, { ...inCatalog, settled: '.overview .notice' }),
  overview('catalog-enrolling', 'Enrolling', { catalog: 'choosable' }, { ...inCatalog, clicks: ['.buttons .btn:nth-child(2)'], settled: '.spinner span', replies: { [enrol]: [{ fault: 'never' }] } }),
  overview('catalog-refused', 'Enrolling was refused', { catalog: 'choosable' }, { ...inCatalog, clicks: ['.buttons .btn:nth-child(2)'], replies: { [enrol]: [{ status: 409, body: { error: { code: 'conflict', message: 'All places are taken.' } } }] } }),
  overview('catalog-unsent', 'The reply to enrolling was lost', { catalog: 'choosable' }, { ...inCatalog, clicks: ['.buttons .btn:nth-child(2)'], settled: '.overview .notice', replies: { [enrol]: [{ fault: 'lost' }] } }),
  overview('catalog-arabic', 'In the catalog, Arabic', { catalog: 'choosable', ...arabicCourse }, inCatalog),
  overview('catalog-off', 'The catalog is switched off', { catalog: 'choosable' }, { ...inCatalog, settled: '.blank .btn', replies: settings({ ui: { learner: { navigation: { catalog: false } } } }) }),
  seen('public', 'A visitor’s view', {}),
  seen('public-draft', 'A visitor’s view, coming soon', { state: 1 }, { settled: '.overview .notice' }),
  seen('public-before', 'A visitor’s view, opens later', { availabilityDate: '2026-12-01T08:00:00Z' }, { settled: '.overview .notice' }),
  seen('public-after', 'A visitor’s view, over', { availabilityEndDate: '2026-11-01T08:00:00Z' }, { settled: '.overview .notice' }),
  seen('public-bare', 'A visitor’s view, nothing but what is promised', { code: null, description: null, about: null, activity: null, objectiveAccessId: null, showcases: [] }),
  seen('public-hostile', 'A visitor’s view, hostile text', { name: hostileName, description: hostileName, about: hostileText }, { settled: '.about .author p' }),
  seen('public-missing', 'Not in the open catalog', {}, { settled: '.blank .btn', replies: { [open]: [refused(404, 'not_found')] } }),
];
