import type { Db } from '../../../demo/server/db/openDb.ts';
import {
  activities,
  objectiveAccesses,
  objectives,
  objectiveShowcases,
  showcases,
  terms,
} from '../../../demo/server/db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { noId } from '../../../src/domain/course/noId.ts';
import { fold } from '../../../src/domain/filter/fold.ts';
import { objectiveStates, workflowStates } from '../../../src/domain/course/states.ts';
import type { CaseChoice, CaseCourse } from '../../unit/domain/filter/courseFilterCases.ts';

const order = { spring: 2, autumn: 1, unused: 3, life: 3, data: 1, safety: 2, museum: 4 } as const;
export const termId = (name: string) => (name === 'none' ? noId : `term-${name}`);
export const collectionId = (name: string) => (name === 'uncategorized' ? name : `collection-${name}`);

/** The filters of a case with the ids that `addCourses` gives. */
export const chosen = ({ term = [], collection = [], ...rest }: CaseChoice) => ({
  ...rest,
  term: term.map(termId),
  collection: collection.map(collectionId),
});

/** Terms and collections of the cases, and one of each that no course has. */
export async function addLists(db: Db): Promise<void> {
  await db
    .insert(terms)
    .values((['spring', 'autumn', 'unused'] as const).map((name) => ({ id: termId(name), name, order: order[name] })));
  await db.insert(showcases).values(
    (['life', 'data', 'safety', 'museum'] as const).map((name) => ({
      id: collectionId(name),
      name,
      code: name,
      order: order[name],
    })),
  );
}

/** The fields of an access that a test sets in addition to the case. */
type Given = Partial<
  Pick<typeof objectiveAccesses.$inferInsert, 'availabilityDate' | 'availabilityEndDate' | 'retake'>
>;

/** Gives a learner the course of a case; all its ids are made from `key`. */
export async function addCourse(
  db: Db,
  userId: string,
  key: string,
  course: CaseCourse,
  given: Given = {},
): Promise<void> {
  const { workflow, record, name = 'Course', code = null, description = null } = course;
  const activityId = `activity-${key}`;
  const [workflowId, recordId] = [workflow ? `workflow-${key}` : null, record ? `record-${key}` : null];
  const finished = workflow === 'finished' ? new Date() : null;
  await db
    .insert(activities)
    .values({ id: activityId, name, type: 3, state: objectiveStates[course.activityState ?? 'ready'] });
  await db.insert(objectives).values({
    id: key,
    name,
    code,
    description,
    state: objectiveStates[course.state ?? 'ready'],
    activityId,
    partsTotal: 1,
    nameSort: fold(name),
    codeSearch: code === null ? null : fold(code),
    descriptionSearch: description === null ? null : fold(description),
  });
  if (course.collections?.length)
    await db
      .insert(objectiveShowcases)
      .values(course.collections.map((one) => ({ objectiveId: key, showcaseId: collectionId(one) })));
  await db.insert(objectiveAccesses).values({
    id: `access-${key}`,
    userId,
    objectiveId: key,
    objectiveAccessId: `assignment-${key}`,
    aggregateId: `aggregate-${key}`,
    termId: course.term ? termId(course.term) : null,
    isSelfEnrolled: course.selfEnrolled ?? false,
    isMandatory: course.mandatory ?? false,
    showInCatalog: course.inCatalog ?? false,
    lastWorkflowId: workflowId,
    lastRecordId: recordId,
    ...given,
  });
  if (workflowId && workflow)
    await db.insert(objectiveWorkflows).values({
      id: workflowId,
      accessId: `access-${key}`,
      userId,
      state: workflowStates[workflow],
      started: new Date(),
      finished,
    });
  if (recordId)
    await db
      .insert(objectiveRecords)
      .values({ id: recordId, accessId: `access-${key}`, workflowId, progress: 1, finished: new Date() });
}
