import { askFinish } from '../../../../src/routes/askFinish.ts';
import type { FeatureState } from '../../featureState.ts';
import { hostileText } from './stateAuthorTexts.ts';
import { access, overview, refused, settings } from './overviewState.ts';
import { passedRecord, workflowId, type CourseSketch } from './stateCourse.ts';
import { arabicCourse, hostileName, long } from './stateTexts.ts';

const lms = '/api/lms/v1';
const start = `POST ${lms}/start-objective-workflows`;
const session = `GET ${lms}/users/me/objective-workflows/${workflowId}/activity-workflows/root-run/last-proctoring-session`;
const config = 'GET /config-ui/config.json';
const unread = 'GET /api/lectern/v1/users/me/unread-counts';
const readUnread = 'PUT /api/lectern/v1/users/me/channels/channel-1/read';

const ended = (name: string, title: string, sketch: CourseSketch): FeatureState =>
  overview(
    name,
    title,
    { state: 'finished', parts: [32, 32], ...sketch },
    { settled: '.ending .closing-buttons', attributes: { query: `ended=${workflowId}` } },
  );

const watched = (state: string): FeatureState['replies'] => ({ [session]: [{ body: { id: 'session-1', state } }] });
const term = { more: { termId: 'autumn' } };

/** Every state of a course's page, seen from one's own courses. */
export const overviewStates: readonly FeatureState[] = [
  overview('overview', 'Overview, not started', {}),
  overview(
    'overview-loading',
    'First load',
    {},
    { settled: '.overview .bone', replies: { [access]: [{ fault: 'never' }] } },
  ),
  overview('overview-progress', 'Overview, in progress', { state: 'inProgress' }),
  overview(
    'overview-ask-finish',
    'Overview, asked to finish',
    { state: 'inProgress', parts: [32, 32] },
    { settled: '.dialog .todo, .dialog .filled', attributes: { query: askFinish } },
  ),
  overview('overview-finished', 'Overview, finished with a result', {
    state: 'finished',
    retake: true,
    record: passedRecord,
    parts: [32, 32],
  }),
  overview('overview-failed-grade', 'Overview, not passed', {
    state: 'finished',
    record: { ...passedRecord, score: 12, normalizedScore: 0.24, grade: 'F', passed: false },
  }),
  overview('overview-grading', 'Overview, grading in progress', { state: 'inGrading', parts: [32, 32] }),
  overview('overview-imported', 'Overview, a result from elsewhere', { record: passedRecord }),
  overview(
    'overview-draft',
    'Overview, coming soon',
    { objectiveState: 'draft', description: 'Short.' },
    { settled: '.overview .notice' },
  ),
  overview('overview-archived', 'Overview, archived', { objectiveState: 'archived' }, { settled: '.overview .notice' }),
  overview(
    'overview-before',
    'Overview, before its window',
    { more: { availabilityDate: '2026-12-01T08:00:00Z' } },
    { settled: '.overview .notice' },
  ),
  overview(
    'overview-after',
    'Overview, after its window',
    { more: { availabilityEndDate: '2026-11-01T08:00:00Z' } },
    { settled: '.overview .notice' },
  ),
  overview(
    'overview-unsent',
    'The reply to Start was lost',
    {},
    { settled: '.overview .notice', clicks: ['.buttons .filled'], replies: { [start]: [{ fault: 'lost' }] } },
  ),
  overview('overview-bare', 'Overview without code, description and about', {
    code: null,
    description: null,
    about: null,
    more: { dueDate: null },
  }),
  overview('overview-long', 'Overview, long text', {
    name: long,
    description: `${long}. ${long}`,
    code: 'LONG-CODE-2026-XII',
  }),
  overview(
    'overview-hostile',
    'Overview, hostile text',
    { name: hostileName, description: hostileName, about: hostileText },
    { settled: '.about .author p' },
  ),
  overview('overview-arabic', 'Overview, Arabic', { state: 'inProgress', ...arabicCourse }),
  overview(
    'overview-channel',
    'Overview with announcements',
    { state: 'inProgress', channel: true },
    { settled: '.tabs a:nth-child(3)' },
  ),
  overview(
    'overview-unread',
    'Overview with announcements that are unread',
    { state: 'inProgress', channel: true },
    {
      settled: '.tabs .unread',
      replies: {
        [config]: [{ body: { extensions: ['unreadCounts'] } }],
        [unread]: [{ body: { counts: { 'channel-1': 3 } } }, { body: { counts: { 'channel-1': 0 } } }],
        [readUnread]: [{ body: {} }],
      },
    },
  ),
  ended('end-passed', 'The end: passed', { record: passedRecord, retake: true }),
  ended('end-failed', 'The end: not passed', {
    record: { ...passedRecord, score: 17, normalizedScore: 0.34, grade: 'F', passed: false },
    retake: true,
  }),
  ended('end-grading', 'The end: in grading', { state: 'submitted' }),
  ended('end-done', 'The end: nothing scored', {}),
  ended('end-later', 'The end: the result is shown later', {
    record: passedRecord,
    more: { gradeRevealPolicy: 3, gradeRevealDate: '2026-12-01T08:00:00Z' },
  }),
  ended('end-long', 'The end: long name', {
    name: long,
    code: 'LONG-CODE-2026-XII',
    record: passedRecord,
    retake: true,
  }),
  ended('end-arabic', 'The end, Arabic', { ...arabicCourse, record: passedRecord, retake: true }),
  overview(
    'not-available',
    'Course is not available',
    {},
    { settled: '.empty-state .btn', replies: { [access]: [refused(404, 'not_found')] } },
  ),
  overview(
    'failed',
    'The course could not be loaded',
    {},
    { settled: '.empty-state .btn', replies: { [access]: [refused(500, 'server_error')] } },
  ),
  overview(
    'failed-reply',
    'A reply of the wrong shape',
    {},
    { settled: '.empty-state .btn', replies: { [access]: [{ body: { course: null } }] } },
  ),
  overview('offline', 'Offline from the start', {}, { settled: '.empty-state .btn', offline: 'start' }),
  overview('overview-term', 'Overview with its term', term, {
    replies: { [`GET ${lms}/users/me/terms`]: [{ body: [{ id: 'autumn', name: 'Autumn term 2026' }] }] },
    settled: '.box dl div:nth-of-type(5)',
  }),
  overview(
    'compact',
    'Second variant, not started',
    {},
    { replies: settings({ overviewVariant: 'v2' }), settled: '.compact .buttons' },
  ),
  overview(
    'compact-loading',
    'Second variant, first load',
    {},
    { settled: '.compact .bone', replies: { ...settings({ overviewVariant: 'v2' }), [access]: [{ fault: 'never' }] } },
  ),
  overview(
    'compact-progress',
    'Second variant, in progress',
    { state: 'inProgress' },
    { replies: settings({ overviewVariant: 'v2' }), settled: '.compact .overview-far' },
  ),
  overview(
    'compact-finished',
    'Second variant, with a result',
    { state: 'finished', retake: true, record: passedRecord, parts: [32, 32] },
    { replies: settings({ overviewVariant: 'v2' }), settled: '.compact .verdict' },
  ),
  overview(
    'proctored',
    'Proctored, in progress',
    { state: 'inProgress', proctored: true },
    { replies: watched('created') },
  ),
  overview(
    'proctored-mismatch',
    'Proctored, waits for its proctor',
    { state: 'inProgress', proctored: true },
    { replies: watched('finished'), settled: '.overview .notice.warning' },
  ),
];
