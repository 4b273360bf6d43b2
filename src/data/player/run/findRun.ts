import { isUnreadable } from '../../../contract/wire/decode.ts';
import type { Attempt } from '../../../domain/results/attempt.ts';
import { axisOfRun } from '../../../domain/tree/axisOfRun.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { ObjectiveWorkflow } from '../../../domain/course/workflow.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { attemptsQuery } from '../attemptsQuery.ts';
import type { NamedRun, RunName } from './namedRun.ts';
import { treeQuery } from '../queries.ts';

/** Looks for a run among those of the learner in this course, the last one first; null where it is none of them. */
export async function findRun(port: RuntimePort, access: ObjectiveAccess, name: RunName): Promise<NamedRun | null> {
  const { lastObjectiveWorkflow: last, lastObjectiveRecord: record } = access.aggregate;
  const own = last && (await within(port, last, name));
  if (own) return { ...own, record: last.objectiveRecordId && last.objectiveRecordId !== record?.id ? null : record };
  const { items } = await port.cache.fetchQuery({ ...attemptsQuery(port, access), staleTime: 60_000 });
  for (const attempt of items.filter((item): item is Attempt => !isUnreadable(item))) {
    const { workflow } = attempt;
    const earlier = workflow && workflow.id !== last?.id ? await within(port, workflow, name) : null;
    if (earlier) return { ...earlier, record: attempt };
  }
  return null;
}

async function within(
  port: RuntimePort,
  run: ObjectiveWorkflow,
  name: RunName,
): Promise<Omit<NamedRun, 'record'> | null> {
  if ('attempt' in name) return run.id === name.attempt ? { run, axis: [] } : null;
  const axis = axisOfRun(
    await port.cache.fetchQuery({ ...treeQuery(port, run.id), staleTime: 60_000 }),
    name.activityWorkflow,
  );
  return axis && { run, axis };
}
