// What is sent has every field of the data that learners' screens are made of, under its name (DATA-3 to DATA-8, DATA-17, STATE-14).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  activities,
  grades,
  gradingScales as scaleRows,
  objectiveAccesses,
  objectives,
} from '../../../demo/server/db/schema.ts';
import {
  activityWorkflows,
  objectiveRecords,
  objectiveWorkflows,
  proctoringSessions,
} from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { activityContent, activityTree } from '../../../src/contract/parts/activities.ts';
import { gradingScales } from '../../../src/contract/courses/gradingScales.ts';
import {
  objectiveAccesses as accessesQuery,
  objectiveAccessOf,
} from '../../../src/contract/courses/objectiveAccesses.ts';
import { nextSteps } from '../../../src/contract/courses/nextSteps.ts';
import { objectiveRecordOf } from '../../../src/contract/courses/objectiveRecords.ts';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { lastProctoringSession, proctoringStartToken } from '../../../src/contract/parts/proctoring.ts';
import { contentTypes } from '../../../src/domain/course/resources.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun, type RunSketch } from '../support/storedRun.ts';

const academy = await startAcademy();
const nils = await academy.as('nils');
const userId = uuidOf('user:nils');
const stored = (sketch: RunSketch = {}) => storedRun(academy.db, userId, sketch);
type Fields = Readonly<Record<string, unknown>>;
const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days, 9, 30)).toISOString();

async function tree(run: string) {
  const { status, body } = await nils.call(activityTree, { params: { id: run } });
  expect(status).toBe(200);
  const [part] = body['children'] as readonly (Fields & { readonly childActivity: Fields })[];
  return { root: body as Fields, part: part!, child: part!.childActivity };
}

describe('of the tree', () => {
  it('an activity (DATA-3)', async () => {
    const { run, activityId } = await stored();
    const own = {
      duration: 540,
      supportReview: false,
      supportMobileView: false,
      preferredWidth: 640,
      preferredHeight: 360,
      supportCollaborativeMode: true,
      supportPersonalMode: false,
      supportLtiGrading: true,
      imageUrl: '/media/covers/cells.svg',
      proctored: true,
    };
    await academy.db
      .update(activities)
      .set({ ...own, code: 'LEAF 1', type: 2, state: 3 })
      .where(eq(activities.id, activityId));
    const { root, child } = await tree(run);
    expect(child).toMatchObject({
      id: activityId,
      name: 'Leaf',
      code: 'LEAF 1',
      type: 2,
      state: 3,
      children: [],
      ...own,
    });
    expect(root['children']).toHaveLength(1);
    const { supportLtiGrading: _, ...shown } = own;
    expect((await nils.ask(activityTree, { params: { id: run } })).children[0]?.child).toMatchObject({
      id: activityId,
      code: 'LEAF 1',
      ...shown,
    });
    // One that says nothing of itself is what most are.
    expect(root).toMatchObject({
      duration: null,
      preferredWidth: null,
      preferredHeight: null,
      supportMobileView: true,
      supportCollaborativeMode: false,
      supportPersonalMode: true,
      supportLtiGrading: false,
      imageUrl: null,
      proctored: false,
    });
  });

  it('a part, with what was done in it (DATA-4, DATA-7)', async () => {
    const { run, part: id, partRun, activityPathId } = await stored({ scored: true });
    await academy.db
      .update(activityWorkflows)
      .set({
        state: 6,
        submitted: new Date(day(1)),
        finished: new Date(day(2)),
        passed: true,
        normalizedScore: 0.75,
        lastProctoringSessionId: 'watch',
      })
      .where(eq(activityWorkflows.id, partRun));
    const { part } = await tree(run);
    expect(part).toMatchObject({
      id,
      order: 0,
      optional: false,
      scoreWeight: 1,
      activityConstraint: null,
      available: true,
      contentAvailable: true,
      activityPathId,
      axis: id,
    });
    const aggregate = {
      lastActivityWorkflow: {
        id: partRun,
        state: 6,
        submitted: day(1),
        finished: day(2),
        lastProctoringSessionId: 'watch',
      },
      bestActivityRecord: { passed: true, normalizedScore: 0.75 },
    };
    expect(part.childActivity['activityWorkflowAggregate']).toEqual(aggregate);
    const read = (await nils.ask(activityTree, { params: { id: run } })).children[0];
    expect(read).toMatchObject({
      id,
      axis: id,
      activityPathId,
      child: {
        aggregate: {
          lastActivityWorkflow: {
            id: partRun,
            state: 'finished',
            finished: Date.parse(day(2)),
            lastProctoringSessionId: 'watch',
          },
        },
      },
    });
  });

  it('a constraint, each of its ten fields (DATA-5)', async () => {
    const dates = {
      startFrom: day(-9),
      startUntil: day(900),
      accessibleUntil: day(990),
      gracePeriodUntil: day(980),
      due: day(970),
      resultsDisclosureFrom: day(960),
      revealResultsFrom: day(-1),
    };
    const rest = { resultsDisclosurePolicy: 2, resultsDisclosureAbove: 0.5, reviewPolicy: 2 };
    const { run } = await stored({ constraint: { ...dates, ...rest } });
    expect((await tree(run)).part['activityConstraint']).toEqual({ ...dates, ...rest });
    const read = (await nils.ask(activityTree, { params: { id: run } })).children[0]?.constraint;
    expect(read).toEqual({
      ...Object.fromEntries(Object.entries(dates).map(([name, at]) => [name, Date.parse(at)])),
      resultsDisclosurePolicy: 'afterDate',
      resultsDisclosureAbove: 0.5,
      reviewPolicy: 'afterSubmission',
    });
  });
});

describe('of a course', () => {
  it('an access with its aggregate (DATA-6)', async () => {
    const { accessId, objectiveId, run, root } = await stored({
      state: 'finished',
      partState: 'finished',
      inCatalog: true,
      retake: true,
    });
    const dates = {
      availabilityDate: day(-30),
      availabilityEndDate: day(1000),
      dueDate: day(900),
      gradeRevealDate: day(-2),
    };
    const term = (await (await academy.as('mira')).course('STA 210')).termId;
    await academy.db
      .update(objectiveAccesses)
      .set({
        ...Object.fromEntries(Object.entries(dates).map(([name, at]) => [name, new Date(at)])),
        isMandatory: true,
        gradeRevealPolicy: 3,
        termId: term,
      })
      .where(eq(objectiveAccesses.id, accessId));
    await academy.db.update(objectives).set({ supportFullscreenView: false }).where(eq(objectives.id, objectiveId));
    const said = {
      id: accessId,
      userId,
      objective: expect.objectContaining({ id: objectiveId, supportFullscreenView: false }),
      objectiveAccessId: accessId,
      isMandatory: true,
      retake: true,
      showInCatalog: true,
      gradeRevealPolicy: 3,
      termId: term,
      ...dates,
      objectiveWorkflowAggregate: expect.objectContaining({
        id: accessId,
        isSelfEnrolled: true,
        lastObjectiveWorkflow: expect.objectContaining({ id: run }),
        lastObjectiveRecord: expect.objectContaining({ id: run }),
        lastActivityWorkflow: expect.objectContaining({ id: root, state: 6 }),
      }),
    };
    expect((await nils.call(objectiveAccessOf, { params: { objectiveId } })).body).toMatchObject(said);
    const page = await nils.call(accessesQuery, { query: { filter: ['objective.id', '=', objectiveId] } });
    expect(page.body['data']).toMatchObject([said]);
  });

  it('a run (DATA-7)', async () => {
    const { run } = await stored({ state: 'finished', partState: 'finished', protectResults: 'run' });
    await academy.db
      .update(objectiveWorkflows)
      .set({ progress: 0.625, started: new Date(day(1)), submitted: new Date(day(2)), finished: new Date(day(3)) })
      .where(eq(objectiveWorkflows.id, run));
    const { body } = await nils.call(objectiveWorkflowOf, { params: { id: run } });
    expect(body).toMatchObject({
      id: run,
      state: 6,
      progress: 0.625,
      started: day(1),
      submitted: day(2),
      finished: day(3),
      protectResults: true,
      objectiveRecordId: run,
    });
    expect(objectiveWorkflowOf.read(body)).toMatchObject({
      id: run,
      state: 'finished',
      progress: 0.625,
      finished: Date.parse(day(3)),
      protectResults: true,
      objectiveRecordId: run,
    });
  });

  it('a scale, and what a client derives where a server does not tell it (DATA-9)', async () => {
    const { body } = await nils.call(gradingScales, { query: { filter: ['id', '=', uuidOf('scale:letters')] } });
    const [sent] = body['data'] as readonly (Fields & { readonly grades: readonly Fields[] })[];
    const rows = (
      await academy.db
        .select()
        .from(grades)
        .where(eq(grades.scaleId, uuidOf('scale:letters')))
    ).sort((a, b) => b.normalizedMinScore - a.normalizedMinScore);
    const [stored] = await academy.db
      .select()
      .from(scaleRows)
      .where(eq(scaleRows.id, uuidOf('scale:letters')));
    const passing = rows.find(({ id }) => id === stored!.passingGradeId)!;
    expect(rows.length).toBeGreaterThan(2);
    expect(sent).toEqual({
      ...stored,
      normalizedPassingScore: passing.normalizedMinScore,
      numberOfGrades: rows.length,
      grades: rows.map(({ scaleId: _, ...grade }) => grade),
    });
    const read = (scale: object) => gradingScales.read({ data: [scale] }).items[0];
    const { normalizedPassingScore: _n, numberOfGrades: _c, ...bare } = sent!;
    expect(read(bare)).toEqual(read(sent!));
    expect(read(bare)).toMatchObject({
      passingGrade: { id: passing.id, name: passing.name },
      normalizedPassingScore: passing.normalizedMinScore,
      numberOfGrades: rows.length,
    });
    // The passing grade is found by the passing score too.
    expect(read({ ...sent!, passingGradeId: null })).toEqual(read(sent!));
  });

  it('a record (DATA-8)', async () => {
    const { run } = await stored({ state: 'finished', partState: 'finished', protectResults: 'record' });
    const own = { score: 41.5, maxScore: 50, normalizedScore: 0.83, grade: 'B+', passed: true, progress: 1 };
    await academy.db
      .update(objectiveRecords)
      .set({ ...own, finished: new Date(day(4)) })
      .where(eq(objectiveRecords.id, run));
    const { body } = await nils.call(objectiveRecordOf, { params: { id: run } });
    expect(body).toMatchObject({ id: run, ...own, finished: day(4), protectResults: true });
    expect(objectiveRecordOf.read(body)).toMatchObject({
      id: run,
      ...own,
      finished: Date.parse(day(4)),
      protectResults: true,
    });
  });
});

it.each(Object.entries(contentTypes))('content of the kind %s is sent as %i (STATE-14)', async (name, number) => {
  const { run, activityId, activityPathId } = await stored();
  const file = { name: 'A film', url: 'https://vimeo.com/1', mediaType: '' };
  await academy.db
    .update(activities)
    .set({ contentType: number, resource: { file } })
    .where(eq(activities.id, activityId));
  const { body } = await nils.call(activityContent, { params: { id: run, activityPathId } });
  expect(body['contentType']).toBe(number);
  // The number and the name are read alike.
  for (const contentType of [number, name])
    expect(activityContent.read({ ...body, contentType }).kind).toBe(name === 'vimeo' ? 'vimeo' : 'file');
});

it('what a course holds is told in its run alone, and by no list', async () => {
  const { objectiveId } = await stored();
  const file = { name: 'Held', url: '/files/held.pdf', mediaType: '' };
  await academy.db
    .update(activities)
    .set({ content: '<p>Held</p>', resource: { file } })
    .where(eq(activities.id, objectiveId));
  const replies = {
    course: await nils.call(objectiveAccessOf, { params: { objectiveId } }),
    list: await nils.call(accessesQuery, { query: { filter: ['objective.id', '=', objectiveId] } }),
    steps: await nils.call(nextSteps, {}),
  };
  for (const [name, { body }] of Object.entries(replies)) {
    expect(JSON.stringify(body), name).toContain(objectiveId);
    expect(JSON.stringify(body), name).not.toMatch(/held/i);
  }
});

describe('of proctoring (DATA-17)', () => {
  it.each([
    [1, 'created'],
    [2, 'finished'],
  ] as const)('a session %i is %s', async (state, name) => {
    const { run, root } = await stored({ byProctor: 'session' });
    await academy.db.update(proctoringSessions).set({ state }).where(eq(proctoringSessions.activityWorkflowId, root));
    expect(await nils.ask(lastProctoringSession, { params: { id: run, activityWorkflowId: root } })).toMatchObject({
      state: name,
    });
  });
  it('the answer to a start-token request is kept as it came, whatever it is', () => {
    for (const answer of [{ token: 'x', expires: day(1), more: [1, { deep: null }] }, 'a token', 7, null])
      expect(proctoringStartToken.read(answer)).toBe(answer);
  });
});
