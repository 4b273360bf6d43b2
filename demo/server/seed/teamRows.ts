import { workflowStates } from '../../../src/domain/states.ts';
import type { activityWorkflows } from '../db/schema.ts';
import type { groupMembers, groups } from '../db/schemaTeams.ts';
import { uuidOf } from '../db/uuidOf.ts';
import type { SeedCourse } from './readCourse.ts';
import type { SeedDates } from './seedDates.ts';

/** People who work together in a course, as `teams.json` says it. */
export interface TeamFile {
  readonly name: string;
  readonly course: string;
  readonly members: readonly string[];
  /** Parts that one of them has begun, in the last run; `days` from the day of the seed. */
  readonly begun: readonly { readonly by: string; readonly part: string; readonly run: number; readonly days: number }[];
}

/** Rows of teams, and of what they have begun. */
export function teamRows(files: readonly TeamFile[], courses: readonly SeedCourse[], { at }: SeedDates) {
  const id = ({ course, name }: TeamFile) => uuidOf(`group:${course}:${name}`);
  return {
    groups: files.map((file): typeof groups.$inferInsert => ({ id: id(file), name: file.name, objectiveId: uuidOf(`course:${file.course}`) })),
    members: files.flatMap((file) => file.members.map((username): typeof groupMembers.$inferInsert => ({ groupId: id(file), userId: uuidOf(`user:${username}`) }))),
    begun: files.flatMap(({ course: code, begun }) => {
      const course = courses.find(({ objective }) => objective.code === code);
      return begun.flatMap(({ by, part, run, days }) => {
        const activity = course?.activities.find(({ name }) => name === part);
        const leaf = course?.leaves.find(({ axis }) => axis.split('/').at(-1) === course.parts.find(({ childId }) => childId === activity?.id)?.id);
        if (!leaf) throw new Error(`There is no part "${part}" in ${code}.`);
        const workflowId = uuidOf(`run:${by}:${code}:${run}`);
        const path = leaf.axis.split('/').map((_, depth, ids) => ids.slice(0, depth + 1).join('/'));
        return path.map((axis): typeof activityWorkflows.$inferInsert => ({ id: uuidOf(`part-run:${workflowId}:${axis}`), workflowId, axis, state: workflowStates.inProgress, started: at(days) }));
      });
    }),
  };
}
