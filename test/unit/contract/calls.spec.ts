// The calls of the contract against the table of docs/behaviour.md, and their addresses.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { activityAggregates } from '../../../src/contract/parts/activityAggregates.ts';
import { activityChildren, activityChildrenOf } from '../../../src/contract/parts/activityChildren.ts';
import { activityRecordsOfAggregate, activityRecordsOfRun } from '../../../src/contract/parts/activityRecords.ts';
import {
  activityContent,
  activityTree,
  finishActivityWorkflows,
  rootContent,
  startActivityWorkflows,
  updateActivityWorkflow,
} from '../../../src/contract/parts/activities.ts';
import { address } from '../../../src/contract/wire/address.ts';
import { answerOf, saveAnswer } from '../../../src/contract/parts/answers.ts';
import { openingOf } from '../../../src/contract/parts/opening.ts';
import { bookmarksOf, saveBookmark } from '../../../src/contract/parts/bookmarks.ts';
import { leaveCourse } from '../../../src/contract/courses/leaveCourse.ts';
import { resourceLink } from '../../../src/contract/parts/resourceLink.ts';
import { submitScorm } from '../../../src/contract/parts/scorm.ts';
import { savedPartsOf, savePart } from '../../../src/contract/parts/savedParts.ts';
import { bases, type Call } from '../../../src/contract/wire/call.ts';
import {
  announceAttachment,
  attachmentsOf,
  removeAttachment,
  sendPiece,
} from '../../../src/contract/work/attachments.ts';
import {
  discussionChanges,
  discussionOf,
  readDiscussion,
  removePost,
  repliesOf,
  savePost,
} from '../../../src/contract/work/discussions.ts';
import { submitSurvey, surveyOf } from '../../../src/contract/work/surveys.ts';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from '../../../src/contract/calendar/calendarFeed.ts';
import { calendarItems } from '../../../src/contract/calendar/calendarItems.ts';
import { calls } from '../../../src/contract/calls.ts';
import { certificateRecords, publicCertificateOf } from '../../../src/contract/certificates/certificateRecords.ts';
import { courseCounts } from '../../../src/contract/courses/courseCounts.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { aggregates, createObjectiveAccess, createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { sendEvents } from '../../../src/contract/events.ts';
import { sendFeedback } from '../../../src/contract/feedback/sendFeedback.ts';
import { beginFrameSession, endFrameSession, frameTicket, signInCode } from '../../../src/contract/frameSessions.ts';
import { gradingScales } from '../../../src/contract/courses/gradingScales.ts';
import { navigationNodes } from '../../../src/contract/navigation.ts';
import { nextSteps } from '../../../src/contract/courses/nextSteps.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { aggregateOf } from '../../../src/contract/courses/objectiveAggregates.ts';
import { attemptsOf, objectiveRecordOf, objectiveRecords } from '../../../src/contract/courses/objectiveRecords.ts';
import {
  finishObjectiveWorkflow,
  objectiveWorkflowOf,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
} from '../../../src/contract/courses/objectiveWorkflows.ts';
import { publicObjectiveOf, publicObjectives } from '../../../src/contract/courses/openCatalog.ts';
import { lastProctoringSession, proctoringStartToken } from '../../../src/contract/parts/proctoring.ts';
import { catalogShowcases, enrolledShowcases, publicShowcases } from '../../../src/contract/courses/showcases.ts';
import { teamChanges, teamWriting } from '../../../src/contract/parts/teamLive.ts';
import { groupActivityWorkflowOf, participants } from '../../../src/contract/parts/teams.ts';
import { emailAnswer } from '../../../src/contract/assessment/emailAnswer.ts';
import {
  channelAnnouncements,
  channelChanges,
  channelsOfLearner,
  readAllChannels,
} from '../../../src/contract/notifications/channels.ts';
import {
  notificationPreferences,
  saveNotificationPreferences,
} from '../../../src/contract/notifications/preferences.ts';
import {
  askTutor,
  deleteTutorHistory,
  knowledgeModelOf,
  rateTutor,
  saveTutorConsent,
  tutorHistory,
  tutorStanding,
} from '../../../src/contract/tutor/tutorCalls.ts';
import { saveTimezone } from '../../../src/contract/person/timezone.ts';
import { unitsOf } from '../../../src/contract/person/units.ts';
import { termsOf } from '../../../src/contract/courses/terms.ts';
import { rebased } from '../../../src/contract/wire/rebased.ts';
import { readAnnouncements, unreadCounts } from '../../../src/contract/parts/unreadCounts.ts';

const behaviour = readFileSync(new URL('../../../docs/behaviour.md', import.meta.url), 'utf8');
const rows = new Map(
  [...behaviour.matchAll(/^\| (CALL-\d+) \| (.*?) \|/gm)].map(([, id = '', text = '']) => [id, text]),
);

const table: readonly (readonly [rule: string, call: Pick<Call, 'name' | 'method' | 'base' | 'path' | 'prefer'>])[] = [
  ['CALL-10', objectiveAccesses],
  ['CALL-11', objectiveAccessOf],
  ['CALL-12', gradingScales],
  ['CALL-13', startObjectiveWorkflow],
  ['CALL-14', submitObjectiveWorkflow],
  ['CALL-15', finishObjectiveWorkflow],
  ['CALL-16', startActivityWorkflows],
  ['CALL-17', finishActivityWorkflows],
  ['CALL-18', updateActivityWorkflow],
  ['CALL-19', attemptsOf],
  ['CALL-20', aggregateOf],
  ['CALL-21', aggregates],
  ['CALL-22', objectiveWorkflowOf],
  ['CALL-23', activityAggregates],
  ['CALL-24', groupActivityWorkflowOf],
  ['CALL-25', activityContent],
  ['CALL-25', rootContent],
  ['CALL-26', activityChildren],
  ['CALL-26', activityChildrenOf],
  ['CALL-27', activityTree],
  ['CALL-28', activityRecordsOfAggregate],
  ['CALL-29', activityRecordsOfRun],
  ['CALL-32', lastProctoringSession],
  ['CALL-33', proctoringStartToken],
  ['CALL-34', participants],
  ['CALL-35', objectiveRecords],
  ['CALL-35', objectiveRecordOf],
  ['CALL-37', currentUser],
  ['CALL-38', configurationFile],
  ['CALL-39', sendEvents],
  ['CALL-39', sendFeedback],
  ['CALL-41', termsOf],
  ['CALL-42', enrolledShowcases],
  ['CALL-42', catalogShowcases],
  ['CALL-43', knowledgeModelOf],
  ['CALL-44', createSelfEnrollment],
  ['CALL-45', createObjectiveAccess],
  ['CALL-46', publicObjectives],
  ['CALL-47', publicObjectiveOf],
  ['CALL-48', publicShowcases],
  ['CALL-49', certificateRecords],
  ['CALL-50', publicCertificateOf],
  ['CALL-51', unitsOf],
  ['CALL-52', saveTimezone],
  ['CALL-54', courseCounts],
  ['CALL-55', nextSteps],
  ['CALL-56', navigationNodes],
  ['CALL-57', answerOf],
  ['CALL-58', saveAnswer],
  ['CALL-59', bookmarksOf],
  ['CALL-60', saveBookmark],
  ['CALL-61', unreadCounts],
  ['CALL-62', readAnnouncements],
  ['CALL-63', frameTicket],
  ['CALL-64', signInCode],
  ['CALL-65', beginFrameSession],
  ['CALL-66', endFrameSession],
  ['CALL-67', tutorStanding],
  ['CALL-68', tutorHistory],
  ['CALL-69', askTutor],
  ['CALL-70', deleteTutorHistory],
  ['CALL-71', rateTutor],
  ['CALL-72', saveTutorConsent],
  ['CALL-73', calendarItems],
  ['CALL-74', calendarFeed],
  ['CALL-75', renewCalendarFeed],
  ['CALL-76', endCalendarFeed],
  ['CALL-82', channelsOfLearner],
  ['CALL-83', channelAnnouncements],
  ['CALL-84', readAllChannels],
  ['CALL-85', channelChanges],
  ['CALL-53', emailAnswer],
  ['CALL-86', notificationPreferences],
  ['CALL-87', saveNotificationPreferences],
  ['CALL-92', savedPartsOf],
  ['CALL-93', savePart],
  ['CALL-94', leaveCourse],
  ['CALL-30', resourceLink],
  ['CALL-110', submitScorm],
  ['CALL-115', attachmentsOf],
  ['CALL-116', announceAttachment],
  ['CALL-117', sendPiece],
  ['CALL-118', removeAttachment],
  ['CALL-120', discussionOf],
  ['CALL-121', repliesOf],
  ['CALL-122', savePost],
  ['CALL-123', removePost],
  ['CALL-124', readDiscussion],
  ['CALL-125', discussionChanges],
  ['CALL-147', openingOf],
  ['CALL-145', surveyOf],
  ['CALL-146', submitSurvey],
  ['CALL-130', teamChanges],
  ['CALL-131', teamWriting],
];

/** Names of parameters do not matter, and `me` is short for `users/me`. */
const plain = (path: string) => path.replace(/\{.*?\}/g, '{}').replace('users/me/', 'me/');

describe('calls', () => {
  it.each(table)('%s is what the table says', (rule, { method, base, path, prefer }) => {
    const row = plain(rows.get(rule) ?? '');
    const whole = plain(base === 'lms' ? path : bases[base] + path);
    // A row may name two addresses, the second by its end alone.
    const ends = row
      .replace(/ \(sync\)$/, '')
      .replace(/^\w+ /, '')
      .split(' and ');
    const named = ends.map((end, index) =>
      index > 0 && end.startsWith('/') ? (ends[0] ?? '').replace(/\/[^/]*$/, '') + end : end,
    );
    expect(named).toContain(whole);
    expect(row.startsWith(`${method} `)).toBe(true);
    expect(prefer).toBe(row.endsWith('(sync)') ? 'respond-sync' : 'respond-async');
  });

  it('are all in the table above, under names of their own', () => {
    const names = calls.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !table.some(([, call]) => call.name === name))).toEqual([]);
  });

  it('carry an id of the client where they promise to be done once (CMD-7)', () => {
    const commands = calls.filter(({ method }) => method !== 'GET');
    expect(commands.filter(({ idempotency }) => idempotency === 'client-id').map(({ name }) => name)).toEqual([
      'objectiveWorkflow.start',
      'objectiveWorkflow.finish',
      'objectiveAccess.create',
      'selfEnrollment.create',
      'course.leave',
    ]);
    // What waits of itself may come twice: it has to be natural.
    expect(
      commands.filter(({ offline }) => offline === 'queue').map(({ name, idempotency }) => [name, idempotency]),
    ).toEqual([
      ['discussion.post', 'natural'],
      ['feedback.send', 'natural'],
      ['activityWorkflow.finish', 'natural'],
      ['answer.save', 'natural'],
      ['bookmark.save', 'natural'],
      ['savedPart.save', 'natural'],
    ]);
  });

  it('are public only where no person is needed (PUB-3)', () => {
    expect(calls.filter(({ audience }) => audience === 'public').map(({ name }) => name)).toEqual([
      'configuration.get',
      'publicShowcases.get',
      'publicObjectives.query',
      'publicObjective.get',
      'publicCertificate.get',
      'frameSession.begin',
      'frameSession.end',
    ]);
  });
});

describe('addresses', () => {
  it('lie below their base, with parameters that cannot leave their place (CALL-3)', () => {
    expect(address(objectiveAccessOf, { params: { objectiveId: '../a b/c?d' } })).toBe(
      '/api/lms/v1/users/me/objectives/..%2Fa%20b%2Fc%3Fd/objective-access',
    );
    expect(address(currentUser, {})).toBe('/api/platform/v1/users/me');
    expect(address(configurationFile, {})).toBe('/config-ui/config.json');
  });

  it('lie below the ten bases of the documents, those of the page, and those of Lectern (CALL-3)', () => {
    const named: string[] = /\*\*CALL-3\*\* Bases: (.*?)\. /.exec(behaviour)?.[1]?.match(/\/api\/[^`]+/g) ?? [];
    expect(named).toHaveLength(10);
    expect(Object.values(bases)).toEqual(expect.arrayContaining(named));
    expect(Object.values(bases).filter((base) => !named.includes(base))).toEqual(['/', '/api/lectern/v1/']);
  });

  it.each([
    ['/api/lms/v1/users/me/terms', '/gateway/lms/users/me/terms'],
    ['/api/lms-storage/v1/files/x', '/api/lms-storage/v1/files/x'],
    ['/api/lms-km/x', '/models/x'],
    ['/config-ui/config.json', '/config-ui/config.json'],
  ])('%s of a tenant with bases of its own is %s (CALL-3)', (path, moved) => {
    expect(rebased(path, { '/': '/never/', '/api/lms/v1/': '/gateway/lms/', '/api/lms-km/': '/models/' })).toBe(moved);
    expect(rebased(path)).toBe(path);
  });

  it('carry load options as JSON, and leave out what is not asked for (CALL-4)', () => {
    const url = new URL(
      address(objectiveAccesses, {
        query: {
          filter: ['a', '=', 'x & y'],
          sort: [{ selector: 'objective.name' }],
          skip: 0,
          take: 24,
          requireTotalCount: true,
        },
      }),
      'https://x.example',
    );
    expect([...url.searchParams.keys()]).toEqual(['filter', 'sort', 'skip', 'take', 'requireTotalCount']);
    expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual(['a', '=', 'x & y']);
    expect(url.searchParams.get('requireTotalCount')).toBe('true');
  });
});
