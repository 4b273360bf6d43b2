import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { objectiveAccessOf } from '../../../../src/contract/courses/objectiveAccesses.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import type { Db } from '../../db/openDb.ts';
import { prepareOnce } from '../../db/prepareOnce.ts';
import {
  activities,
  activityParts,
  objectiveAccesses,
  objectives,
  objectiveShowcases,
  showcases,
} from '../../db/schema.ts';
import { activityWorkflows, objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { certificateTemplates as templates, objectiveCertificateTemplates } from '../../db/schemaCertificates.ts';
import { isFound } from './catalogCondition.ts';
import { findAccessIds, type AccessQuery } from './findAccessIds.ts';
import { loadScales } from './scales.ts';
import { shownRecord } from './shownRecord.ts';
import { stateName } from '../parts/tree.ts';
import { activityWorkflowWire } from '../parts/treeWire.ts';

const {
  content: _c,
  name: _n,
  code: _d,
  scored: _s,
  gradedByHand: _g,
  asksAnswer: _a,
  ...activityColumns
} = getTableColumns(activities);
/** What a list tells of a course beside its own columns. */
export const courseColumns = {
  childrenCount: sql<number>`(select count(*)::int from ${activityParts} where parent_id = ${activities.id})`,
  showcases: sql<
    readonly { id: string; name: string }[]
  >`(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s."order"), '[]')
    from ${objectiveShowcases} o join ${showcases} s on s.id = o.showcase_id where o.objective_id = ${objectives.id})`,
};
/** The templates by which a course gives certificates, in a list as the documents have them. */
const certificateTemplates = sql<readonly { id: string; name: string; kind: number }[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'kind', t.kind)), '[]')
    from ${objectiveCertificateTemplates} o join ${templates} t on t.id = o.template_id where o.objective_id = ${objectives.id})`;
const selection = {
  access: objectiveAccesses,
  objective: objectives,
  activity: activityColumns,
  workflow: objectiveWorkflows,
  record: objectiveRecords,
  rootWorkflow: activityWorkflows,
  certificateTemplates,
  ...courseColumns,
};

const joined = (db: Db, where: SQL | undefined) =>
  db
    .select(selection)
    .from(objectiveAccesses)
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .leftJoin(objectiveWorkflows, eq(objectiveWorkflows.id, objectiveAccesses.lastWorkflowId))
    .leftJoin(objectiveRecords, eq(objectiveRecords.id, objectiveAccesses.lastRecordId))
    .leftJoin(
      activityWorkflows,
      and(eq(activityWorkflows.workflowId, objectiveWorkflows.id), eq(activityWorkflows.axis, '')),
    )
    .where(and(where, isFound(db)));

type Row = Awaited<ReturnType<typeof joined>>[number];
type Scales = Awaited<ReturnType<typeof loadScales>>;
/** A scale within a course; in a list without what follows from the rest, or what no card shows (DATA-9). */
type WiredScale = Scales[number] | ReturnType<typeof briefScale>;

/** Ids weigh most in a list's reply, and those of grades serve the passing grade alone, which follows from the passing score. */
const briefScale = ({ id, name, maxScore, normalizedPassingScore, grades }: Scales[number]) => ({
  id,
  name,
  maxScore,
  normalizedPassingScore,
  grades: grades.map(({ id: _, ...grade }) => grade),
});

/** The record of a course's last result; the run it came from is over where a later one has begun (GRADE-5). */
function shown(record: NonNullable<Row['record']>, { access, workflow }: Row, now: number) {
  const ownState = record.workflowId === workflow?.id ? stateName(workflow.state) : 'finished';
  return shownRecord(record, access, record.workflowId === null ? null : ownState, now);
}

function wire(row: Row, scales: readonly WiredScale[], now: number, about: boolean) {
  const { access, objective, activity, workflow, record, rootWorkflow, childrenCount, showcases } = row;
  const {
    objectiveId: _o,
    aggregateId,
    isSelfEnrolled,
    lastWorkflowId: _w,
    lastRecordId: _r,
    lastOpenedAt,
    lastOpenedAxis: _x,
    ...terms
  } = access;
  const {
    activityId: _a,
    partsTotal,
    nameSort: _n,
    codeSearch: _c,
    descriptionSearch: _d,
    about: text,
    ...course
  } = objective;
  return {
    ...terms,
    objective: {
      ...course,
      ...(about && { about: text, certificateTemplates: row.certificateTemplates }),
      showcases,
      activity: { ...activity, childrenCount },
    },
    objectiveWorkflowAggregate: {
      id: aggregateId,
      isSelfEnrolled,
      lastOpened: lastOpenedAt,
      lastObjectiveWorkflow: workflow && workflowWire(workflow),
      lastObjectiveRecord: record && shown(record, row, now),
      lastActivityWorkflow: rootWorkflow && activityWorkflowWire(rootWorkflow),
      objectiveGradingScale: scales.find(({ id }) => id === objective.gradingScaleId) ?? null,
      parts:
        partsTotal > 0
          ? {
              done: workflow?.partsDone ?? 0,
              total: partsTotal,
              ...(workflow?.modules && { modules: workflow.modules }),
            }
          : null,
    },
  };
}

/** A run as it goes over the wire. */
export function workflowWire({
  recordId,
  accessId: _a,
  userId: _u,
  gradeAt: _g,
  partsDone: _p,
  modules: _m,
  leftAt: _l,
  ...rest
}: typeof objectiveWorkflows.$inferSelect) {
  return { ...rest, objectiveRecordId: recordId };
}

/** These courses as they go over the wire in a list, in the order of the ids. */
export async function accessesOf(db: Db, ids: readonly string[], now: number) {
  const byIds = prepareOnce(db, 'accesses_of', (name) => joined(db, isOneOf(objectiveAccesses.id)).prepare(name));
  const rows = ids.length > 0 ? await byIds.execute({ ids }) : [];
  const byId = new Map(rows.map((row) => [row.access.id, row]));
  const scales = await loadScales(
    db,
    rows.flatMap(({ objective }) => objective.gradingScaleId ?? []),
  );
  const briefly = scales.map(briefScale);
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => wire(row, briefly, now, false));
}

/**
 * A page of somebody's courses as it goes over the wire.
 * @param also another condition on them
 */
export async function listAccesses(db: Db, userId: string, now: number, query: AccessQuery, also?: SQL) {
  const { ids, total } = await findAccessIds(db, userId, query, also);
  const data = await accessesOf(db, ids, now);
  return total === null ? { data } : { data, totalCount: total };
}

type AccessKey = { readonly objectiveId: string } | { readonly aggregateId: string } | { readonly id: string };

function keyOf(by: AccessKey) {
  if ('objectiveId' in by) return ['objectiveId', by.objectiveId] as const;
  if ('id' in by) return ['id', by.id] as const;
  return ['aggregateId', by.aggregateId] as const;
}

/** A course of somebody, found by one of its keys. */
const accessBy = (db: Db, column: ReturnType<typeof keyOf>[0]) =>
  prepareOnce(db, `access_by_${column}`, (name) =>
    joined(
      db,
      and(
        eq(objectiveAccesses.userId, sql.placeholder('userId')),
        eq(objectiveAccesses[column], sql.placeholder('key')),
      ),
    ).prepare(name),
  );

/** One course of somebody as it goes over the wire, found by its own id or that of its aggregate. Null when it is not theirs. */
export async function findAccess(db: Db, userId: string, now: number, by: AccessKey) {
  const [column, key] = keyOf(by);
  const [row] = await accessBy(db, column).execute({ userId, key });
  return row
    ? wire(row, await loadScales(db, row.objective.gradingScaleId ? [row.objective.gradingScaleId] : []), now, true)
    : null;
}

/** The same as the rules know it: read as a client would read it. */
export const accessOf = (found: NonNullable<Awaited<ReturnType<typeof findAccess>>>): ObjectiveAccess =>
  objectiveAccessOf.read(JSON.parse(JSON.stringify(found)));
