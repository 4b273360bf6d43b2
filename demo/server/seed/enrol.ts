import type { PartCount } from '../../../src/domain/course/course.ts';
import { workflowStates, type WorkflowState } from '../../../src/domain/course/states.ts';
import { fileKinds, kindOfName } from '../../../src/domain/work/fileKind.ts';
import { gradeFor } from '../../../src/domain/results/gradeFor.ts';
import type { answers } from '../db/schemaDrafts.ts';
import type { attachmentPieces, attachments } from '../db/work/schemaWork.ts';
import type { objectiveAccesses } from '../db/schema.ts';
import type { activityWorkflows, objectiveRecords, objectiveWorkflows, proctoringSessions } from '../db/schemaRuns.ts';
import { sessionStates } from '../proctoring/states.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { ScaleRule } from '../rules/gradeCourse.ts';
import type { SeedCourse } from './readCourse.ts';
import type { SeedLeaf } from './readParts.ts';
import type { SeedDates } from './seedDates.ts';

/** One run, or an imported result. Dates are days from the day of the seed; `score` is 0 to 1. */
interface RunFile {
  readonly state?: WorkflowState;
  readonly started?: number;
  /** When its learner last opened it. */
  readonly opened?: number;
  readonly submitted?: number;
  readonly finished?: number;
  /** It waits for its proctor. */
  readonly proctoring?: boolean;
  /** The number of leaves that are done, from the first on; all of them without it. */
  readonly done?: number;
  readonly score?: number;
  /** Scores of the scored leaves in order, where they differ from `score`. */
  readonly scores?: readonly number[];
}

/** A course of a person, as in `people.json`. */
export interface EnrolmentFile {
  readonly course: string;
  readonly mandatory?: boolean;
  readonly selfEnrolled?: boolean;
  readonly catalog?: boolean;
  readonly retake?: boolean;
  readonly opens?: number;
  readonly ends?: number;
  readonly due?: number;
  readonly reveal?: 'none' | 'never' | 'afterFinish' | 'afterDate';
  readonly revealAt?: number;
  readonly term?: number;
  readonly imported?: RunFile;
  /** Attempts, the last one last. */
  readonly runs?: readonly RunFile[];
}

/** The rows of one enrolment. */
export interface EnrolmentRows {
  readonly access: typeof objectiveAccesses.$inferInsert;
  readonly workflows: (typeof objectiveWorkflows.$inferInsert)[];
  readonly records: (typeof objectiveRecords.$inferInsert)[];
  readonly activityWorkflows: (typeof activityWorkflows.$inferInsert)[];
  readonly answers: (typeof answers.$inferInsert)[];
  readonly attachments: (typeof attachments.$inferInsert)[];
  readonly pieces: (typeof attachmentPieces.$inferInsert)[];
  /** Sessions of runs that wait for their proctor. */
  readonly sessions: (typeof proctoringSessions.$inferInsert)[];
}

/** Makes the rows of an enrolment. */
export function enrol(
  username: string,
  userId: string,
  file: EnrolmentFile,
  course: SeedCourse,
  scale: ScaleRule | null,
  dates: SeedDates,
): EnrolmentRows {
  const key = `${username}:${file.course}`;
  const accessId = uuidOf(`access:${key}`);
  const date = (days: number | undefined) => (days === undefined ? null : dates.at(days));
  const rows: EnrolmentRows = {
    access: {
      id: accessId,
      userId,
      objectiveId: course.objective.id,
      objectiveAccessId: uuidOf(`assignment:${file.course}`),
      aggregateId: uuidOf(`aggregate:${key}`),
      isSelfEnrolled: file.selfEnrolled ?? false,
      isMandatory: file.mandatory ?? false,
      retake: file.retake ?? false,
      showInCatalog: file.catalog ?? false,
      availabilityDate: date(file.opens),
      availabilityEndDate: date(file.ends),
      dueDate: date(file.due),
      gradeRevealPolicy: ['none', 'never', 'afterFinish', 'afterDate'].indexOf(file.reveal ?? 'none'),
      gradeRevealDate: date(file.revealAt),
      termId: file.term === undefined ? null : uuidOf(`term:${file.term}`),
    },
    workflows: [],
    records: [],
    activityWorkflows: [],
    answers: [],
    attachments: [],
    pieces: [],
    sessions: [],
  };
  const record = (name: string, { finished, score }: RunFile, workflowId: string | null) => {
    const id = uuidOf(`record:${key}:${name}`);
    const scored =
      score === undefined
        ? { passed: true }
        : {
            score: Math.round(score * (scale?.maxScore ?? 1) * 100) / 100,
            maxScore: scale?.maxScore ?? 1,
            normalizedScore: score,
            grade: (scale && gradeFor(scale, score)?.name) ?? null,
            passed: scale?.normalizedPassingScore == null ? null : score >= scale.normalizedPassingScore,
          };
    rows.records.push({ id, accessId, workflowId, finished: date(finished), progress: 1, ...scored });
    rows.access.lastRecordId = id;
    return id;
  };
  if (file.imported) record('imported', file.imported, null);
  for (const [index, run] of (file.runs ?? []).entries()) {
    const id = uuidOf(`run:${key}:${index}`);
    const state = workflowStates[run.state ?? 'inProgress'];
    const done = run.done ?? (state === workflowStates.inProgress ? 0 : course.leaves.length);
    const started = date(run.started) ?? dates.at(-1);
    const graded = run.finished !== undefined;
    rows.workflows.push({
      id,
      accessId,
      userId,
      state,
      // A course without parts is done when it is over.
      progress: course.leaves.length > 0 ? done / course.leaves.length : Number(state !== workflowStates.inProgress),
      gradingByProctoring: run.proctoring ?? false,
      partsDone: done,
      modules: moduleCounts(course.leaves, done),
      started,
      submitted: date(run.submitted),
      finished: date(run.finished),
      recordId: graded ? record(String(index), run, id) : null,
    });
    const parts = partRuns(id, course, run, done, started, dates);
    rows.activityWorkflows.push(...parts);
    if (run.proctoring) rows.sessions.push(...sessionOf(parts, started, dates.at(-0.5)));
    for (const { axis, answer, attached } of course.leaves.slice(0, done)) {
      const at = parts.find((part) => part.axis === axis)?.submitted;
      for (const one of (at && attached) ?? []) attach(rows, { workflowId: id, userId, axis, at: at ?? started }, one);
      if (answer !== undefined && at)
        rows.answers.push({ workflowId: id, axis, text: answer, version: 1, savedAt: at, handedInAt: at });
    }
    rows.access.lastWorkflowId = id;
    rows.access.lastOpenedAt = date(run.opened);
    rows.access.lastOpenedAxis = run.opened === undefined ? null : (course.leaves[done]?.axis ?? null);
  }
  return rows;
}

/** The proctored session of a run, which waits for its proctor's decision (PROCT-11). */
function sessionOf(
  parts: EnrolmentRows['activityWorkflows'],
  created: Date,
  finished: Date,
): EnrolmentRows['sessions'] {
  const root = parts.find(({ axis }) => axis === '');
  if (!root) return [];
  const id = uuidOf(`session:${root.id}`);
  root.lastProctoringSessionId = id;
  return [{ id, activityWorkflowId: root.id, state: sessionStates.finished, created, seen: finished, finished }];
}

interface AttachedTo {
  readonly workflowId: string;
  readonly userId: string;
  readonly axis: string;
  readonly at: Date;
}

/** Adds a file that was handed in with an answer; its bytes come with the seed. */
function attach(rows: EnrolmentRows, { at, ...to }: AttachedTo, file: NonNullable<SeedLeaf['attached']>[number]): void {
  const { name, key, size } = file;
  const id = uuidOf(`attachment:${to.workflowId}:${to.axis}:${name}`);
  const kind = kindOfName(name);
  if (!kind) throw new Error(`${name} is of no kind that can be attached`);
  const { mediaType } = fileKinds[kind];
  rows.attachments.push({ ...to, id, name, mediaType, size, received: size, created: at, touched: at });
  rows.pieces.push({ attachmentId: id, offset: 0, size, key });
}

/** The numbers of done and of all leaves for each child of the root; the leaves are in reading order. */
function moduleCounts(leaves: SeedCourse['leaves'], done: number): readonly PartCount[] {
  const modules = new Map<string | undefined, { done: number; total: number }>();
  for (const [index, { axis }] of leaves.entries()) {
    const [module] = axis.split('/');
    const count = modules.get(module) ?? { done: 0, total: 0 };
    modules.set(module, { done: count.done + Number(index < done), total: count.total + 1 });
  }
  return [...modules.values()];
}

/** Runs of the root, of the done leaves, of the next leaf while the run is in progress, and of the modules around them. */
function partRuns(
  workflowId: string,
  { leaves }: SeedCourse,
  run: RunFile,
  done: number,
  started: Date,
  dates: SeedDates,
): EnrolmentRows['activityWorkflows'] {
  const end = run.submitted ?? run.finished ?? -0.5;
  const [inProgress, submitted, finished] = [
    workflowStates.inProgress,
    workflowStates.submitted,
    workflowStates.finished,
  ];
  const id = (axis: string) => uuidOf(`part-run:${workflowId}:${axis}`);
  const goesOn = (run.state ?? 'inProgress') === 'inProgress';
  const touched = leaves.slice(0, done + (goesOn && done > 0 ? 1 : 0));
  const first = run.started ?? -1;
  const scoredLeaves = leaves.filter(({ scored }) => scored);
  const rows = touched.map((leaf, index): EnrolmentRows['activityWorkflows'][number] => {
    const at = dates.at(first + ((end - first) * (index + 1)) / (touched.length + 1));
    const base = {
      id: id(leaf.axis),
      workflowId,
      axis: leaf.axis,
      started: index === 0 ? started : dates.at(first + ((end - first) * index) / (touched.length + 1)),
    };
    if (index >= done) return { ...base, state: inProgress };
    if (!leaf.scored) return { ...base, state: finished, finished: at };
    if (leaf.byHand && run.score === undefined) return { ...base, state: submitted, submitted: at };
    const normalizedScore = run.scores?.[scoredLeaves.indexOf(leaf)] ?? run.score ?? 1;
    return { ...base, state: finished, submitted: at, finished: at, normalizedScore, passed: normalizedScore >= 0.5 };
  });
  const doneAxes = new Set(leaves.slice(0, done).map(({ axis }) => axis));
  const modules = new Set(
    touched.flatMap(({ axis }) =>
      axis
        .split('/')
        .slice(0, -1)
        .map((_, depth) =>
          axis
            .split('/')
            .slice(0, depth + 1)
            .join('/'),
        ),
    ),
  );
  for (const axis of modules) {
    const inside = leaves.filter((leaf) => leaf.axis.startsWith(`${axis}/`));
    const needed = inside.some(({ optional }) => !optional) ? inside.filter(({ optional }) => !optional) : inside;
    const complete = needed.every((leaf) => doneAxes.has(leaf.axis));
    const last = rows.findLast((row) => row.axis.startsWith(`${axis}/`));
    rows.push({
      id: id(axis),
      workflowId,
      axis,
      started,
      state: complete ? finished : inProgress,
      finished: complete ? (last?.finished ?? last?.submitted ?? started) : null,
    });
  }
  const date = (days: number | undefined) => (days === undefined ? null : dates.at(days));
  rows.push({
    id: id(''),
    workflowId,
    axis: '',
    started,
    state: workflowStates[run.state ?? 'inProgress'],
    submitted: date(run.submitted),
    finished: date(run.finished),
  });
  return rows;
}
