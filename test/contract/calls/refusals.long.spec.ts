// What the rules refuse the server refuses, command by command, and changes nothing (SRV-14, SRV-13, PERM-6).
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { leavings } from '../../../demo/server/db/schemaLeavings.ts';
import { savedParts } from '../../../demo/server/db/schemaSaved.ts';
import { answers, bookmarks } from '../../../demo/server/db/schemaDrafts.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import {
  activityContent,
  finishActivityWorkflows,
  startActivityWorkflows,
  updateActivityWorkflow,
} from '../../../src/contract/parts/activities.ts';
import { saveAnswer } from '../../../src/contract/parts/answers.ts';
import { saveBookmark } from '../../../src/contract/parts/bookmarks.ts';
import { savePart } from '../../../src/contract/parts/savedParts.ts';
import { leaveCourse } from '../../../src/contract/courses/leaveCourse.ts';
import { createObjectiveAccess, createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { calls } from '../../../src/contract/calls.ts';
import {
  finishObjectiveWorkflow,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
} from '../../../src/contract/courses/objectiveWorkflows.ts';
import type { Learner, Reply } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch, type StoredRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const userId = uuidOf('user:nils');
const [nils, ines] = [await academy.as('nils'), await academy.as('ines')];

/** Every command that a learner can give, with the ids of a stored run. */
const commands = {
  start: (who: Learner, { aggregateId }: StoredRun) =>
    who.call(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregateId, id: randomUUID() } }),
  startRoot: (who: Learner, { run }: StoredRun) =>
    who.call(startActivityWorkflows, { body: { objectiveWorkflowId: run, activityPartIds: [] } }),
  startPart: (who: Learner, { run, part }: StoredRun) =>
    who.call(startActivityWorkflows, { body: { objectiveWorkflowId: run, activityPartIds: [part] } }),
  showPart: (who: Learner, { run, partRun }: StoredRun) =>
    who.call(updateActivityWorkflow, {
      params: { id: run, activityWorkflowId: partRun },
      body: { activityWorkflowIds: [partRun] },
    }),
  finishPart: (who: Learner, { run, partRun }: StoredRun) =>
    who.call(finishActivityWorkflows, { body: { objectiveWorkflowId: run, activityWorkflowIds: [partRun] } }),
  saveAnswer: (who: Learner, { run, activityPathId }: StoredRun) =>
    who.call(saveAnswer, { params: { id: run, activityPathId }, body: { text: 'Something else.', base: 1 } }),
  saveBookmark: (who: Learner, { run, activityPathId }: StoredRun) =>
    who.call(saveBookmark, {
      params: { id: run, activityPathId },
      body: { place: 12, seen: [[0, 12]], at: new Date().toISOString() },
    }),
  savePart: (who: Learner, { run, activityPathId }: StoredRun) =>
    who.call(savePart, {
      params: { id: run, activityPathId },
      body: { saved: true, at: new Date().toISOString() },
    }),
  leave: (who: Learner, { aggregateId }: StoredRun) =>
    who.call(leaveCourse, { body: { id: randomUUID(), aggregateId, reason: null, comment: '' } }),
  submit: (who: Learner, { run }: StoredRun) =>
    who.call(submitObjectiveWorkflow, { body: { id: run } }, 'respond-sync'),
  finish: (who: Learner, { run }: StoredRun) =>
    who.call(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: run } }),
  enrol: (who: Learner, { accessId }: StoredRun) =>
    who.call(createSelfEnrollment, { body: { id: randomUUID(), objectiveAccessId: accessId } }),
  giveAccess: (who: Learner, { accessId }: StoredRun) =>
    who.call(createObjectiveAccess, { body: { id: randomUUID(), objectiveAccessId: accessId } }, 'respond-sync'),
} satisfies Record<string, (who: Learner, stored: StoredRun) => Promise<Reply>>;
type Name = keyof typeof commands;
const inRun = [
  'startRoot',
  'startPart',
  'showPart',
  'finishPart',
  'submit',
  'finish',
] as const satisfies readonly Name[];

/** All that a command could change. */
const kept = async ({ accessId, objectiveId }: StoredRun) => ({
  left: await academy.db.select().from(leavings).where(eq(leavings.accessId, accessId)),
  saved: await academy.db.select().from(savedParts).where(eq(savedParts.objectiveId, objectiveId)),
  access: await academy.db.select().from(objectiveAccesses).where(eq(objectiveAccesses.id, accessId)),
  runs: await academy.db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.accessId, accessId)),
  answers: await academy.db
    .select({ answer: answers })
    .from(answers)
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, answers.workflowId))
    .where(eq(objectiveWorkflows.accessId, accessId)),
  places: await academy.db
    .select({ place: bookmarks })
    .from(bookmarks)
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, bookmarks.workflowId))
    .where(eq(objectiveWorkflows.accessId, accessId)),
  parts: await academy.db
    .select({ part: activityWorkflows })
    .from(activityWorkflows)
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, activityWorkflows.workflowId))
    .where(eq(objectiveWorkflows.accessId, accessId))
    .orderBy(asc(activityWorkflows.id)),
});

it('the table below holds every command of the contract', () => {
  const sent = [
    'objectiveWorkflow.start',
    'activityWorkflow.start',
    'activityWorkflow.update',
    'activityWorkflow.finish',
    'objectiveWorkflow.submit',
    'objectiveWorkflow.finish',
    'selfEnrollment.create',
    'objectiveAccess.create',
    'answer.save',
    'bookmark.save',
    'savedPart.save',
    'course.leave',
  ];
  // Their refusals are of channels, and lie with them (unread.spec.ts, channels.spec.ts).
  const ofChannels = ['announcements.read', 'channels.read', 'notificationPreferences.save'];
  // That of a time zone is of people (profile.spec.ts).
  const ofPeople = ['timezone.save'];
  // Those of a calendar’s address lie with it (calendar.spec.ts).
  const ofCalendars = ['calendarFeed.renew', 'calendarFeed.end'];
  // That of teams lies with them (teamLive.spec.ts).
  const ofTeams = ['team.writing'];
  // Those of files, discussions and surveys lie with them (attachments.spec.ts, discussions.spec.ts, surveys.spec.ts).
  const ofWork = [
    'attachment.announce',
    'attachment.piece',
    'attachment.remove',
    'discussion.post',
    'discussion.remove',
    'discussion.read',
    'survey.submit',
  ];
  // Those of content in frames lie with it (launch.spec.ts, launches.spec.ts).
  const ofFrames = ['resourceLink.create'];
  // Nor are those of sessions rules of learning (frameSessions.long.spec.ts).
  const ofSessions = ['frameTicket.create', 'signInCode.create', 'frameSession.begin', 'frameSession.end'];
  expect(
    calls
      .filter(({ method, base }) => method !== 'GET' && (base === 'lms' || base === 'lectern'))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    [...sent, ...ofChannels, ...ofPeople, ...ofCalendars, ...ofWork, ...ofTeams, ...ofFrames, ...ofSessions].toSorted(),
  );
});

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const inPart = ['startPart', 'showPart', 'finishPart'] as const;
const drafts = ['saveAnswer', 'saveBookmark'] as const;
const written = { asks: true, scored: true, answer: 'What was there.' } as const;
const graded = 'This course is being graded';
const over = 'already been completed';

/** A situation, the commands refused in it, the status and the words of the refusal. */
const table: readonly (readonly [
  rule: string,
  sketch: RunSketch,
  refused: readonly Name[],
  status: number,
  words: string,
])[] = [
  ['LOCK-1 a part before its time', { constraint: { startFrom: later(2) } }, inPart, 409, 'beforeStartFrom'],
  [
    'LOCK-3 a part after its grace period',
    { constraint: { gracePeriodUntil: later(-2) } },
    inPart,
    409,
    'afterGracePeriodUntil',
  ],
  ['LOCK-2 a part that is closed', { constraint: { accessibleUntil: later(-2) } }, inPart, 409, 'afterAccessibleUntil'],
  [
    'LOCK-3 a part whose start was missed',
    { partState: null, constraint: { startUntil: later(-2) } },
    ['startPart'],
    409,
    'afterStartUntil',
  ],
  ['LOCK-8 a draft', { part: 'draft' }, inPart, 409, 'draft'],
  ['TREE-2 an archived part', { part: 'archived' }, inPart, 404, 'no such'],
  ['DONE-2 a tool, by the learner’s word', { type: 'lti' }, ['finishPart'], 409, 'completed by what is done in it'],
  [
    'DONE-2 a discussion, by the learner’s word',
    { type: 'discussion' },
    ['finishPart'],
    409,
    'completed by what is done in it',
  ],
  [
    'LOCK-1 a film before its time',
    { type: 'video', constraint: { startFrom: later(2) } },
    inPart,
    409,
    'beforeStartFrom',
  ],
  [
    'LOCK-1 an event before its time',
    { type: 'event', constraint: { startFrom: later(2) } },
    inPart,
    409,
    'beforeStartFrom',
  ],
  ['SUBMIT-1 a film, handed in', { type: 'video', state: 'submitted', scored: true }, ['finishPart'], 409, graded],
  ['SUBMIT-1 finished', { state: 'finished' }, ['startRoot', 'startPart', 'finishPart', 'finish'], 409, over],
  ['SUBMIT-1 finished, handing in', { state: 'finished', scored: true }, ['finish'], 409, over],
  [
    'SUBMIT-1 handed in',
    { state: 'submitted', scored: true },
    ['startRoot', 'startPart', 'showPart', 'finishPart', 'finish', 'start'],
    409,
    graded,
  ],
  [
    'SUBMIT-1 in grading',
    { state: 'inGrading' },
    ['startRoot', 'startPart', 'showPart', 'finishPart', 'finish', 'start'],
    409,
    graded,
  ],
  [
    'SUBMIT-1 graded',
    { state: 'graded' },
    ['startRoot', 'startPart', 'showPart', 'finishPart', 'finish', 'start'],
    409,
    graded,
  ],
  [
    'SUBMIT-1 approved',
    { state: 'gradingApproved' },
    ['startRoot', 'startPart', 'showPart', 'finishPart', 'finish', 'start'],
    409,
    graded,
  ],
  ['BTN-3 in grading by its proctor', { byProctor: 'flag' }, [...inRun, 'start'], 409, graded],
  ['PROCT-1 its proctor’s session does not fit', { byProctor: 'session' }, [...inRun, 'start'], 409, graded],
  ['START-1 no retake', { state: 'finished' }, ['start'], 409, 'cannot be taken again'],
  ['BTN-8 a course in draft', { state: null, course: 'draft' }, ['start'], 409, 'Coming soon'],
  [
    'BTN-8 an archived course',
    { state: null, course: 'archived', inCatalog: true, enrolled: false },
    ['start', 'enrol'],
    409,
    'not available',
  ],
  ['ENROL-12 not enrolled', { state: null, enrolled: false, inCatalog: true }, ['start'], 409, 'Add this course'],
  ['ENROL-11 not offered', { state: null, enrolled: false }, ['enrol'], 409, 'by invitation'],
  ['ENROL-13 not open to all', { state: null, enrolled: false, inCatalog: true }, ['giveAccess'], 404, 'no such'],
  ['FINISH-1 a mandatory part is open', {}, ['finish'], 409, 'mandatory parts'],
  ['SUBMIT-1 nothing to grade', { partState: 'finished' }, ['submit'], 409, 'finished without grading'],
  ['SUBMIT-1 something to grade', { partState: 'finished', scored: true }, ['finish'], 409, 'submitted for grading'],
  // What a learner wrote stays as it is where nothing may be done (SRV-27, SRV-28).
  [
    'LOCK-1 a part before its time',
    { ...written, constraint: { startFrom: later(2) } },
    drafts,
    409,
    'beforeStartFrom',
  ],
  [
    'LOCK-3 a part after its grace period',
    { ...written, constraint: { gracePeriodUntil: later(-2) } },
    drafts,
    409,
    'afterGracePeriodUntil',
  ],
  [
    'LOCK-2 a part that is closed',
    { ...written, constraint: { accessibleUntil: later(-2) } },
    drafts,
    409,
    'afterAccessibleUntil',
  ],
  ['LOCK-8 a draft', { ...written, part: 'draft' }, drafts, 409, 'draft'],
  ['TREE-2 an archived part', { ...written, part: 'archived' }, drafts, 404, 'no such'],
  ['SUBMIT-1 handed in', { ...written, state: 'submitted' }, drafts, 409, graded],
  ['SUBMIT-1 in grading', { ...written, state: 'inGrading' }, drafts, 409, graded],
  ['SUBMIT-1 graded', { ...written, state: 'graded' }, drafts, 409, graded],
  ['SUBMIT-1 approved', { ...written, state: 'gradingApproved' }, drafts, 409, graded],
  ['SUBMIT-1 finished', { ...written, state: 'finished' }, ['saveAnswer'], 409, over],
  [
    'REVIEW-1 finished, without review',
    { ...written, state: 'finished', partState: 'finished', supportReview: false },
    ['saveBookmark'],
    409,
    'may not be reviewed',
  ],
  ['BTN-3 in grading by its proctor', { ...written, byProctor: 'flag' }, drafts, 409, graded],
  ['PROCT-1 its proctor’s session does not fit', { ...written, byProctor: 'session' }, drafts, 409, graded],
  ['SAVED-6 an archived part', { part: 'archived' }, ['savePart'], 404, 'no such'],
  ['LEAVE-1 not enrolled', { state: null, enrolled: false, inCatalog: true }, ['leave'], 409, 'not among your courses'],
  ['LEAVE-1 given, and in progress', { enrolled: false }, ['leave'], 409, 'was given to you'],
  ['LEAVE-1 handed in', { state: 'submitted' }, ['leave'], 409, 'has been handed in'],
  ['LEAVE-1 finished', { state: 'finished' }, ['leave'], 409, 'has a result'],
  ['LEAVE-1 in grading by its proctor', { byProctor: 'flag' }, ['leave'], 409, 'under way'],
  ['SRV-27 a part that asks for no answer', {}, ['saveAnswer'], 404, 'no such'],
  [
    'SRV-58 the part was handed in',
    { ...written, partState: 'submitted' },
    ['saveAnswer'],
    409,
    'already been handed in',
  ],
  ['SRV-58 nothing was written', { ...written, answer: undefined }, ['finishPart'], 409, 'write one first'],
  ['SRV-58 nothing but spaces', { ...written, answer: ' \n\t\u00a0 ' }, ['finishPart'], 409, 'write one first'],
];

describe('refused', () => {
  it.each(
    table.flatMap(([rule, sketch, names, status, words]) =>
      names.map((name) => ({ rule, sketch, name, status, words })),
    ),
  )('$rule: $name', async ({ sketch, name, status, words }) => {
    const stored = await storedRun(academy.db, userId, sketch);
    const before = await kept(stored);
    const { status: got, body } = await commands[name](nils, stored);
    expect([got, body.error?.message]).toEqual([status, expect.stringContaining(words)]);
    expect(await kept(stored)).toEqual(before);
  });
  it.each(Object.keys(commands) as Name[])('PERM-6 somebody else’s: %s', async (name) => {
    const stored = await storedRun(academy.db, userId, { inCatalog: true });
    const before = await kept(stored);
    expect((await commands[name](ines, stored)).status).toBe(404);
    expect(await kept(stored)).toEqual(before);
  });
});

describe('not refused', () => {
  it.each([
    ['a run in progress', {}, ['start', 'startRoot', 'startPart', 'showPart', 'finishPart', 'finish']],
    ['DONE-2 a film that was seen', { type: 'video' }, ['startPart', 'showPart', 'finishPart', 'finishPart', 'finish']],
    ['DONE-1 an event', { type: 'event' }, ['startPart', 'finishPart', 'finish']],
    ['DONE-2 a tool and a discussion begin', { type: 'lti' }, ['startPart', 'showPart']],
    ['a scored one', { scored: true }, ['finishPart', 'submit']],
    [
      'BTN-8 one whose course was archived meanwhile',
      { course: 'archived' },
      ['start', 'startPart', 'finishPart', 'finish'],
    ],
    [
      'ENROL-5, ENROL-11 a course that is offered, and again',
      { state: null, enrolled: false, inCatalog: true },
      ['enrol', 'enrol', 'start'],
    ],
    ['SAVED-1 what is locked, or over, is saved too', { state: 'finished' }, ['savePart', 'savePart']],
    [
      'LEAVE-6 left, and added again',
      { inCatalog: true },
      ['savePart', 'leave', 'leave', 'enrol', 'start', 'finishPart', 'finish'],
    ],
    ['START-1 a retake', { state: 'finished', retake: true }, ['start']],
    ['REVIEW-1 what is over is looked at again', { state: 'finished' }, ['showPart', 'saveBookmark']],
    [
      'SRV-27 what was written is changed and handed in',
      written,
      ['saveAnswer', 'saveAnswer', 'saveBookmark', 'finishPart', 'finishPart', 'saveAnswer', 'submit', 'saveAnswer'],
    ],
  ] as readonly (readonly [string, RunSketch, readonly Name[]])[])('%s', async (_rule, sketch, names) => {
    const stored = await storedRun(academy.db, userId, sketch);
    for (const name of names) {
      const reply = await commands[name](nils, stored);
      expect([name, reply.status, reply.body.error?.message]).toEqual([name, 200, undefined]);
    }
  });
});

describe('the text of a part (SRV-13)', () => {
  const finished = { state: 'finished', partState: 'finished' } as const;
  it.each([
    ['in progress', {}, 200],
    ['in progress, done', { partState: 'finished' }, 200],
    ['LOCK-1 locked', { constraint: { startFrom: later(2) } }, 403],
    [
      'REVIEW-3 done, and its policy hides it',
      { partState: 'finished', submitted: true, constraint: { reviewPolicy: 1 } },
      403,
    ],
    ['REVIEW-1 over', finished, 200],
    ['REVIEW-1 over, without review', { ...finished, supportReview: false }, 403],
    ['REVIEW-1 over, the run protected', { ...finished, protectResults: 'run' }, 403],
    ['REVIEW-1 over, the record protected', { ...finished, protectResults: 'record' }, 403],
    ['REVIEW-1 over, never shown', { ...finished, reveal: 1 }, 403],
    ['REVIEW-1 over, shown after finishing', { ...finished, reveal: 2 }, 200],
    ['REVIEW-1 over, shown on a day that is not told', { ...finished, reveal: 3 }, 403],
    ['LOCK-7 over, and never begun', { state: 'finished', partState: null }, 403],
    ['BTN-3 handed in', { state: 'submitted', partState: 'finished' }, 403],
    ['BTN-3 in grading', { state: 'inGrading', partState: 'finished' }, 403],
    ['PROCT-1 in grading by its proctor', { byProctor: 'session' }, 403],
  ] as readonly (readonly [string, RunSketch, number])[])('%s', async (_rule, sketch, status) => {
    const { run, activityPathId } = await storedRun(academy.db, userId, sketch);
    const reply = await nils.call(activityContent, { params: { id: run, activityPathId } });
    expect(reply.status).toBe(status);
    expect(JSON.stringify(reply.body).includes('secret text')).toBe(status === 200);
  });
});
