import { workflowStates } from '../../../src/domain/course/states.ts';
import type { activityWorkflows } from '../db/schemaRuns.ts';
import type { groupMembers, groupRuns, groups } from '../db/schemaTeams.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { SeedCourse } from './readCourse.ts';
import type { SeedDates } from './seedDates.ts';

/** People who work together in a course, as in `teams.json`. */
export interface TeamFile {
  readonly name: string;
  readonly course: string;
  readonly members: readonly string[];
  /** Parts that one of them has begun, in the last run; `days` from the day of the seed. */
  readonly begun: readonly {
    readonly by: string;
    readonly part: string;
    readonly run: number;
    readonly days: number;
  }[];
}

/** Rows of teams, and of the parts that they have begun. */
export function teamRows(files: readonly TeamFile[], courses: readonly SeedCourse[], { at }: SeedDates) {
  const id = ({ course, name }: TeamFile) => uuidOf(`group:${course}:${name}`);
  const workflowOf = ({ by, run }: TeamFile['begun'][number], { course }: TeamFile) =>
    uuidOf(`run:${by}:${course}:${run}`);
  const leafOf = ({ part }: TeamFile['begun'][number], { course: code }: TeamFile) => {
    const course = courses.find(({ objective }) => objective.code === code);
    const activity = course?.activities.find(({ name }) => name === part);
    const leaf = course?.leaves.find(
      ({ axis }) => axis.split('/').at(-1) === course.parts.find(({ childId }) => childId === activity?.id)?.id,
    );
    if (!leaf) throw new Error(`There is no part "${part}" in ${code}.`);
    return leaf;
  };
  const partRun = (workflowId: string, axis: string) => uuidOf(`part-run:${workflowId}:${axis}`);
  return {
    groups: files.map((file): typeof groups.$inferInsert => ({
      id: id(file),
      name: file.name,
      objectiveId: uuidOf(`course:${file.course}`),
    })),
    members: files.flatMap((file) =>
      file.members.map((username): typeof groupMembers.$inferInsert => ({
        groupId: id(file),
        userId: uuidOf(`user:${username}`),
      })),
    ),
    begun: files.flatMap((file) =>
      file.begun.flatMap((one) => {
        const workflowId = workflowOf(one, file);
        const path = leafOf(one, file)
          .axis.split('/')
          .map((_, depth, ids) => ids.slice(0, depth + 1).join('/'));
        return path.map((axis): typeof activityWorkflows.$inferInsert => ({
          id: partRun(workflowId, axis),
          workflowId,
          axis,
          state: workflowStates.inProgress,
          started: at(one.days),
        }));
      }),
    ),
    runs: files.flatMap((file) =>
      file.begun.map((one): typeof groupRuns.$inferInsert => ({
        activityWorkflowId: partRun(workflowOf(one, file), leafOf(one, file).axis),
        groupId: id(file),
      })),
    ),
  };
}
